"""How much of a game of Maori is left."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.bots.maori.weights import KNOTS
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.state import ENDLESS, MaoriState

PATIENCE, FADING = 4, 6
"""Laps that a game may last longer than there are squares on a board; then so many until all hope is gone."""
KEPT = 1 << 14
"""Answers that are remembered."""


class Tempo(NamedTuple):
    left: int
    """Empty squares on the fullest board; 0 in the last turns."""
    turns: tuple[int, ...]
    """By seat, the turns it will still have if everybody else puts a tile in each of theirs; no more than
    there are tiles for.
    """


class Clock:
    """Tells the tempo of positions; the same few come up again and again."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._known: dict[tuple[int, ...], Tempo] = {}

    def tempo(self, state: MaoriState) -> Tempo:
        assert state.actor is not None
        empty = [board.empty.bit_count() for board in state.boards]
        tiles = len(state.supply) + len(state.matrix) - state.matrix.count(EMPTY)
        share = -(-tiles // len(empty))
        key = (state.actor, state.left, share, *empty)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = self._known[key] = _tempo(state.actor, state.left, share, empty)
        return found

    def hope(self, state: MaoriState) -> float:
        """How much of what may still come is believed in.

        If everybody waits for better tiles, nobody fills a board, and the game goes on and on. So when it has
        lasted as long as games do, only what lies on the boards counts more and more.
        """
        laps = (state.turns - 1) // len(state.boards)
        late = laps - self.book.sides[state.options.board].size - PATIENCE
        return 1.0 if late <= 0 else max(1 - late / FADING, 0.0)


def _tempo(actor: int, left: int, share: int, empty: list[int]) -> Tempo:
    players = len(empty)
    if left != ENDLESS:
        return Tempo(0, tuple([int((seat - actor) % players < left) for seat in range(players)]))
    seats = [*range(actor, players), *range(actor)]  # in the order of their turns
    turns = [0] * players
    for place, seat in enumerate(seats):
        # Whoever fills a board first ends the game; everybody else has one more turn after that.
        before = [empty[other] for other in seats[:place]]
        after = [empty[other] + 1 for other in seats[place + 1 :]]
        turns[seat] = max(1, min([*before, *after, share]))
    return Tempo(min(max(1, min(empty)), KNOTS[0]), tuple(turns))
