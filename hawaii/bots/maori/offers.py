"""What the tiles in the matrix, and those that nobody has seen yet, could do for open ends of islands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hawaii.bots.maori.boards import KEPT, Boards
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.tile import EDGES

MOST_PARTNERS = 2
"""More unseen tiles than that to close a lei with make no difference."""


class Offers(NamedTuple):
    """What lies in the matrix, each a set of edges."""

    closers: int
    """The open edges of end pieces."""
    joiners: int
    """The open edges of middle pieces."""
    leis: int
    """The open edges of end pieces with half a lei."""


class Market:
    """Knows what the matrix offers."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._known: dict[tuple[int, ...], Offers] = {}
        edges = EDGES.values()
        self._partners = {
            edge: [kind for kind, tile in enumerate(book.tiles) if tile.leis and edge in book.turns[kind]]
            for edge in edges
        }
        """By edge, the kinds that have half a lei there."""
        self._halves = [bool(tile.leis) for tile in book.tiles]
        self._ends = [_union(turns) if turns[0] in edges else 0 for turns in book.turns]
        self._middles = [_union(turns) if turns[0] not in edges else 0 for turns in book.turns]

    def offers(self, state: MaoriState) -> Offers:
        matrix = tuple(state.matrix)
        found = self._known.get(matrix)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            kinds = [kind for kind in matrix if kind != EMPTY]
            found = self._known[matrix] = Offers(
                _union([self._ends[kind] for kind in kinds]),
                _union([self._middles[kind] for kind in kinds]),
                _union([self._ends[kind] for kind in kinds if self._halves[kind]]),
            )
        return found

    def unseen_halves(self, state: MaoriState, boards: Boards, leis: Sequence[int]) -> int:
        """Tiles that nobody has seen yet and that would complete one of these leis."""
        halves = self._halves
        open_tiles = (*state.matrix, *state.stores, *state.discarded, state.hand)
        known = [kind for kind in open_tiles if kind != EMPTY and halves[kind]]
        for board in state.boards:
            known += boards.view(board.pieces).halves
        counts = self.book.counts
        return sum(
            [
                min(sum([counts[kind] - known.count(kind) for kind in self._partners[edge]]), MOST_PARTNERS)
                for edge in leis
            ]
        )


def _union(sets: Sequence[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found
