"""Positions of Maori in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import mul
from typing import ClassVar, NamedTuple

from hawaii.bots.maori.boards import Boards
from hawaii.bots.maori.most import foreseen
from hawaii.bots.maori.reasons import Change, reasons_for
from hawaii.bots.maori.sense import Sense
from hawaii.bots.maori.weights import (
    KNOTS,
    LAST,
    BoardWeights,
    SeatWeights,
    Weights,
    between,
    phase,
    read_weights,
)
from hawaii.bots.valuation import Valuation
from hawaii.bots.weights import Group
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.game import Maori
from hawaii.games.maori.scoring import scores
from hawaii.games.maori.state import ENDLESS, MaoriState
from hawaii.games.maori.tables import Options
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message

PATIENCE, FADING = 4, 6
"""Laps that a game may last longer than there are squares on a board; then so many until all hope is gone."""
FIRST_SHIPS, FIRST_SHELLS = 5, 3
"""With so many one gets around; more are a comfort."""
SPARE = 3
"""More turns to spare than that are of no use."""
MOST_PARTNERS = 2
"""More unseen tiles than that to close a lei with make no difference."""


class Tempo(NamedTuple):
    """How much of the game is left."""

    left: int
    """Empty squares on the fullest board; 0 in the last turns."""
    turns: tuple[int, ...]
    """By seat, the turns it will still have if everybody else puts a tile in each of theirs."""


class MaoriValuation(Valuation[MaoriState]):
    """What the board of a seat is worth, what it has beside it, and who will have most ships and shells."""

    hasty: ClassVar[frozenset[str]] = frozenset({"moor"})
    effort: ClassVar[float] = 4.0

    def __init__(self, book: Book, weights: Weights) -> None:
        self.book = book
        self.seat_rows = _rows(weights.seat)
        self.board_rows = _rows(weights.board)
        self.most = weights.most
        self.most_rows = _rows(weights.most)
        self.board_features = BoardWeights.__struct_fields__
        self.seat_features = SeatWeights.__struct_fields__
        self.sense = Sense(book, self.boards)
        self._boards: dict[tuple[str, str], Boards] = {}
        self._partners = {
            edge: [kind for kind, tile in enumerate(book.tiles) if tile.leis and edge in book.turns[kind]]
            for edge in (1, 2, 4, 8)
        }
        self._halves = [tile.leis for tile in book.tiles]

    def boards(self, options: Options) -> Boards:
        key = options.board, options.fit
        found = self._boards.get(key)
        if found is None:
            side = self.book.sides[options.board]
            found = self._boards[key] = Boards(self.book, side, options.fit == "edges", self.board_rows)
        return found

    # -- values ------------------------------------------------------------------------------------

    def values(self, state: MaoriState) -> list[float]:
        if state.actor is None:
            points = scores(self.book, state)
            return [own + shells / 1000 for own, shells in zip(points, state.shells, strict=True)]
        tempo = self.tempo(state)
        found = [
            self._own(state, seat, tempo) + most for seat, most in enumerate(self.foreseen(state, tempo))
        ]
        hope = self.hope(state)
        if hope < 1:
            now = scores(self.book, state)
            return [one + hope * (value - one) for one, value in zip(now, found, strict=True)]
        return found

    def own(self, state: MaoriState, seat: int) -> float:
        if state.actor is None:
            return self.values(state)[seat]
        return self._own(state, seat, self.tempo(state))

    def _own(self, state: MaoriState, seat: int, tempo: Tempo) -> float:
        boards, pieces = self.boards(state.options), state.boards[seat].pieces
        left = tempo.left
        if not tempo.turns[seat]:
            return boards.view(pieces).final
        beside: float = sum(map(mul, self.seat_rows[left], self.features(state, seat, tempo)))
        return beside + boards.value(pieces, left)

    def hope(self, state: MaoriState) -> float:
        """How much of what may still come is believed in.

        If everybody waits for better tiles, nobody fills a board, and the game goes on and on. So when it has
        lasted as long as games do, only what lies on the boards counts more and more.
        """
        laps = (state.turns - 1) // len(state.boards)
        late = laps - self.book.sides[state.options.board].size - PATIENCE
        return min(max(1 - late / FADING, 0.0), 1.0)

    def tempo(self, state: MaoriState) -> Tempo:
        players, actor = len(state.boards), state.actor
        assert actor is not None
        if state.left != ENDLESS:
            return Tempo(0, tuple([int((seat - actor) % players < state.left) for seat in range(players)]))
        empty = [board.empty.bit_count() for board in state.boards]
        seats = [*range(actor, players), *range(actor)]  # in the order of their turns
        turns = [0] * players
        for place, seat in enumerate(seats):
            # Whoever fills a board first ends the game; everybody else has one more turn after that.
            before = [empty[other] for other in seats[:place]]
            after = [empty[other] + 1 for other in seats[place + 1 :]]
            turns[seat] = max(1, min([*before, *after]))
        return Tempo(min(max(1, min(empty)), KNOTS[0]), tuple(turns))

    def features(self, state: MaoriState, seat: int, tempo: Tempo) -> list[float]:
        """One number for each field of SeatWeights, in their order."""
        options, board = state.options, state.boards[seat]
        boards, pieces = self.boards(options), board.pieces
        stored = state.stores[seat]
        store_points, store_ships = (0.0, 0) if stored == EMPTY else boards.stored(pieces, stored)
        offered = unseen = 0
        if leis := boards.view(pieces).open_leis:
            offered, unseen = self._leis(state, boards, leis)
        empty, turns = board.empty.bit_count(), tempo.turns[seat]
        near_empty = near_ends = 0
        stuck = False
        if options.rules != "basic":
            near_empty, near_ends = boards.near(pieces, state.own_ships[seat])
            stuck = not near_empty
        return [
            1,
            min(empty, turns),
            max(empty - turns, 0),
            min(max(turns - empty, 0), SPARE),
            board.ships,
            min(board.ships, FIRST_SHIPS),
            state.shells[seat],
            min(state.shells[seat], FIRST_SHELLS),
            stored != EMPTY,
            store_points,
            store_ships,
            offered,
            unseen,
            near_empty,
            near_ends,
            stuck,
            options.rules == "advanced",
            options.rules == "pro",
            options.board == "atoll",
            options.fit == "edges",
        ]

    def _leis(self, state: MaoriState, boards: Boards, leis: tuple[int, ...]) -> tuple[int, int]:
        """Open leis whose other half lies in the matrix, and other halves that nobody has seen yet."""
        halves = self._halves
        open_tiles = (*state.matrix, *state.stores, *state.discarded)
        known = [kind for kind in open_tiles if kind != EMPTY and halves[kind]]
        for board in state.boards:
            known += boards.view(board.pieces).halves
        counts = self.book.counts
        offered = unseen = 0
        for edge in leis:
            partners = self._partners[edge]
            offered += any(kind in state.matrix for kind in partners)
            hidden = sum([counts[kind] - known.count(kind) for kind in partners])
            unseen += min(hidden, MOST_PARTNERS)
        return offered, unseen

    def standings(self, state: MaoriState) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The ships that each seat will keep, as far as it looks, and its shells."""
        boards = self.boards(state.options)
        ships = tuple([boards.view(board.pieces).prospects.ships for board in state.boards])
        return ships, tuple(state.shells)

    def foreseen(self, state: MaoriState, tempo: Tempo) -> list[float]:
        """Points for most ships and most shells that each seat may expect."""
        return self.most_points(*self.standings(state), tempo)

    def most_points(self, ships: Sequence[int], shells: Sequence[int], tempo: Tempo) -> list[float]:
        ships_more, ships_spread, shells_more, shells_spread = self.most_rows[tempo.left]
        scoring = self.book.tables.scoring
        rows = [
            [own + (grow if turns else 0) for own, turns in zip(counts, tempo.turns, strict=True)]
            for counts, grow in ((ships, ships_more), (shells, shells_more))
        ]
        found = [
            foreseen(rows[0], ships_spread, scoring.ship),
            foreseen(rows[1], shells_spread, scoring.shell),
        ]
        return [one + other for one, other in zip(*found, strict=True)]

    # -- search ------------------------------------------------------------------------------------

    def stage(self, state: MaoriState) -> int:
        if state.actor is None or state.left != ENDLESS:
            return LAST
        return phase(min([board.empty.bit_count() for board in state.boards]))

    def horizon(self, state: MaoriState) -> Callable[[MaoriState], bool]:
        """Until the seat has had its next turn."""
        end = state.turns + len(state.boards) + 1
        return lambda later: later.turns < end

    def prepared(self, state: MaoriState) -> MaoriState:
        """Nobody knows what comes from the supply: search leaves gaps where tiles were taken."""
        state.supply = (EMPTY,) * len(state.supply)
        return state

    def considered(self, state: MaoriState) -> Sequence[Action]:
        return self.sense.considered(state)

    def reasons(
        self, before: MaoriState, actions: Sequence[Action], after: MaoriState, seat: int
    ) -> tuple[Message, ...]:
        return reasons_for(Change(self, before, after, seat), actions)


def _rows(group: Group) -> list[list[float]]:
    """The weights of a group, by empty squares on the fullest board; first those for the last turns."""
    columns = [getattr(group, name) for name in group.__struct_fields__]
    last = [column[LAST] for column in columns]
    return [last, *([between(column, empty) for column in columns] for empty in range(1, KNOTS[0] + 1))]


def make(game: Maori, players: int) -> MaoriValuation:
    return MaoriValuation(game.book, read_weights(players))
