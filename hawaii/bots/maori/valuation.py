"""Positions of Maori in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import ClassVar

from hawaii.bots.maori.boards import Boards
from hawaii.bots.maori.most import Majority
from hawaii.bots.maori.offers import Market
from hawaii.bots.maori.reasons import Change, reasons_for
from hawaii.bots.maori.seats import Seats
from hawaii.bots.maori.sense import Sense
from hawaii.bots.maori.tempo import Clock
from hawaii.bots.maori.weights import (
    KNOTS,
    LAST,
    Weights,
    between,
    phase,
    read_weights,
)
from hawaii.bots.valuation import Valuation
from hawaii.bots.weights import Group
from hawaii.games.maori.actions import Moor, Put
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.game import Maori
from hawaii.games.maori.state import ENDLESS, MaoriState
from hawaii.games.maori.tables import Options
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message


class MaoriValuation(Valuation[MaoriState]):
    """What the board of a seat is worth, what it has beside it, and who will have most ships and shells."""

    hasty: ClassVar[frozenset[str]] = frozenset({"moor"})
    effort: ClassVar[float] = 1.5
    softness: ClassVar[float] = 0.5

    def __init__(self, book: Book, weights: Weights) -> None:
        self.book = book
        self.clock = Clock(book)
        self.market = Market(book)
        self.seat_rows = _rows(weights.seat)
        self.board_rows = _rows(weights.board)
        self.majority = Majority(book.tables.scoring, _rows(weights.most))
        self.sense = Sense(book, self.clock, lambda options: self.seats(options).boards)
        self._seats: dict[tuple[str, str, str], Seats] = {}

    def seats(self, options: Options) -> Seats:
        """How seats are looked at where the players have agreed on these options."""
        key = options.board, options.fit, options.rules
        found = self._seats.get(key)
        if found is None:
            side = self.book.sides[options.board]
            boards = Boards(self.book, side, options.fit == "edges", self.board_rows)
            found = self._seats[key] = Seats(boards, self.market, options.rules, self.seat_rows)
        return found

    def values(self, state: MaoriState) -> list[float]:
        if state.actor is None:
            # Shells decide between equals.
            return [own + shells / 1000 for own, shells in zip(self.final(state), state.shells, strict=True)]
        seats, tempo, offers = self.seats(state.options), self.clock.tempo(state), self.market.offers(state)
        worth = [seats.worth(state, seat, tempo, offers) for seat in range(len(state.boards))]
        ships = tuple([one.ships for one in worth])
        most = self.majority.foreseen(ships, tuple(state.shells), tempo)
        found = [
            one.points + points + (seats.unseen(state, one, tempo) if one.open_leis else 0)
            for one, points in zip(worth, most, strict=True)
        ]
        hope = self.clock.hope(state)
        if hope < 1:
            now = self.final(state)
            return [one + hope * (value - one) for one, value in zip(now, found, strict=True)]
        return found

    def final(self, state: MaoriState) -> list[int]:
        """What everybody scores, if the game is over or ended now."""
        scoring, boards = self.book.tables.scoring, self.seats(state.options).boards
        views = [boards.view(board.pieces) for board in state.boards]
        ships, shells = max([view.prospects.sure_ships for view in views]), max(state.shells)
        return [
            view.final
            + (scoring.ship * ships if view.prospects.sure_ships == ships else 0)
            + (scoring.shell * shells if own == shells else 0)
            for view, own in zip(views, state.shells, strict=True)
        ]

    def own(self, state: MaoriState, seat: int) -> float:
        if state.actor is None:
            return self.values(state)[seat]
        return (
            self.seats(state.options)
            .worth(state, seat, self.clock.tempo(state), self.market.offers(state))
            .points
        )

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

    def kind(self, actions: Sequence[Action]) -> Hashable:
        """Wherever a tile is put, it is the same that was sailed to and taken."""
        return tuple([action for action in actions if not isinstance(action, Put | Moor)]) or None

    def reasons(
        self, before: MaoriState, actions: Sequence[Action], after: MaoriState, seat: int
    ) -> tuple[Message, ...]:
        return reasons_for(Change(self, before, actions, after, seat))


def _rows(group: Group) -> list[list[float]]:
    """The weights of a group, by empty squares on the fullest board; first those for the last turns."""
    columns = [getattr(group, name) for name in group.__struct_fields__]
    last = [column[LAST] for column in columns]
    return [last, *([between(column, empty) for column in columns] for empty in range(1, KNOTS[0] + 1))]


def make(game: Maori, players: int) -> MaoriValuation:
    return MaoriValuation(game.book, read_weights(players))
