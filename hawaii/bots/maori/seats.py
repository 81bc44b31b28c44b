"""What a seat has beside its board, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from hawaii.bots.maori.boards import KEPT, NEAR, Boards
from hawaii.bots.maori.offers import Market, Offers
from hawaii.bots.maori.tempo import Tempo
from hawaii.bots.maori.weights import SeatWeights
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.state import MaoriState

FIRST_SHIPS, FIRST_SHELLS = 5, 3
"""With so many one gets around; more are a comfort."""
SPARE = 3
"""More turns to spare than that are of no use."""
UNSEEN = SeatWeights.__struct_fields__.index("lei_unseen")


class Worth(NamedTuple):
    """A seat as it is looked at again and again."""

    points: float
    """What its board and what it has beside it are worth, but for leis that unseen tiles may complete."""
    open_leis: tuple[int, ...]
    ships: int
    """Ships that it will keep, as far as it looks."""


class Seats:
    """Seats at tables with the same options."""

    def __init__(self, boards: Boards, market: Market, rules: str, rows: Sequence[Sequence[float]]) -> None:
        self.boards = boards
        self.market = market
        self.rules = rules
        self.rows = rows
        """The weights, by empty squares of the fullest board."""
        self._agreed = (rules == "advanced", rules == "pro", boards.side.inside > 0, boards.strict)
        self._known: dict[tuple[object, ...], Worth] = {}

    def worth(self, state: MaoriState, seat: int, tempo: Tempo, offers: Offers) -> Worth:
        pieces = state.boards[seat].pieces
        left, turns = tempo.left, tempo.turns[seat]
        key = (pieces, state.stores[seat], state.shells[seat], state.own_ships[seat], left, turns, offers)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            found = self._known[key] = self._looked_at(state, seat, tempo, offers)
        return found

    def unseen(self, state: MaoriState, worth: Worth, tempo: Tempo) -> float:
        """What leis that unseen tiles may complete are worth."""
        count = self.market.unseen_halves(state, self.boards, worth.open_leis)
        return self.rows[tempo.left][UNSEEN] * count

    def _looked_at(self, state: MaoriState, seat: int, tempo: Tempo, offers: Offers) -> Worth:
        pieces = state.boards[seat].pieces
        view = self.boards.view(pieces)
        if not tempo.turns[seat]:
            return Worth(view.final, (), view.prospects.sure_ships)
        features = self.known_features(state, seat, tempo, offers)
        beside: float = sum(map(mul, self.rows[tempo.left], features))
        return Worth(beside + self.boards.value(pieces, tempo.left), view.open_leis, view.prospects.ships)

    def features(self, state: MaoriState, seat: int, tempo: Tempo) -> list[float]:
        """One number for each field of SeatWeights, in their order."""
        found = self.known_features(state, seat, tempo, self.market.offers(state))
        leis = self.boards.view(state.boards[seat].pieces).open_leis
        found[UNSEEN] = self.market.unseen_halves(state, self.boards, leis)
        return found

    def known_features(self, state: MaoriState, seat: int, tempo: Tempo, offers: Offers) -> list[float]:
        """The same without leis that unseen tiles may complete, which need a look at the whole table."""
        boards, board = self.boards, state.boards[seat]
        pieces, stored = board.pieces, state.stores[seat]
        view = boards.view(pieces)
        store_points, store_ships = (0.0, 0) if stored == EMPTY else boards.stored(pieces, stored)
        empty, turns = board.empty.bit_count(), tempo.turns[seat]
        hemmed_in = near_ends = 0
        if self.rules != "basic":
            hemmed_in, near_ends = boards.near(pieces, state.own_ships[seat])
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
            sum([bool(edge & offers.closers) for edge in view.open_ends]),
            sum([bool(edge & offers.joiners) for edge in view.open_joins]),
            sum([bool(edge & offers.leis) for edge in view.open_leis]),
            0,
            hemmed_in,
            near_ends,
            hemmed_in == NEAR,
            *self._agreed,
        ]
