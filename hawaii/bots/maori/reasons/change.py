"""What a turn, or the rest of one, changes for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from hawaii.bots.maori.boards import View
from hawaii.games.maori.actions import Take
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.islands import Island, islands_of
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.actions import Action

if TYPE_CHECKING:
    from hawaii.bots.maori.valuation import MaoriValuation

A = TypeVar("A", bound=Action)


class Change:
    """A position before and after some actions of a seat."""

    def __init__(
        self,
        valuation: MaoriValuation,
        before: MaoriState,
        actions: Sequence[Action],
        after: MaoriState,
        seat: int,
    ) -> None:
        self.book = valuation.book
        self.market = valuation.market
        self.boards = valuation.seats(before.options).boards
        self.side = self.boards.side
        self.before, self.actions, self.after, self.seat = before, actions, after, seat

    def action(self, kind: type[A]) -> A | None:
        """The action of a kind, if the turn has one."""
        return next((action for action in self.actions if isinstance(action, kind)), None)

    @cached_property
    def square(self) -> int:
        """Where a tile came to lie, also if there was no choice, or NOWHERE."""
        filled = self.before.boards[self.seat].empty & ~self.after.boards[self.seat].empty
        return filled.bit_length() - 1 if filled else NOWHERE

    @property
    def stored(self) -> int:
        """The kind that came into the storage, or EMPTY."""
        kind = self.after.stores[self.seat]
        return kind if kind != self.before.stores[self.seat] else EMPTY

    @property
    def taken(self) -> int:
        """The kind of a tile that is taken from the matrix in these actions, or EMPTY."""
        take = self.action(Take)
        return EMPTY if take is None else self.before.matrix[self.book.matrix.numbers[take.square]]

    @cached_property
    def matrix(self) -> list[int]:
        """The matrix before anything is replaced: what comes then nobody knows."""
        found = self.before.matrix[:]
        if take := self.action(Take):
            found[self.book.matrix.numbers[take.square]] = EMPTY
        return found

    @cached_property
    def island(self) -> Island | None:
        """The island that a tile was put on, or that it is."""
        found = islands_of(self.book, self.side, self.after.boards[self.seat])
        return next((island for island in found if self.square in island.squares), None)

    @cached_property
    def old(self) -> View:
        return self.boards.view(self.before.boards[self.seat].pieces)

    @cached_property
    def new(self) -> View:
        return self.boards.view(self.after.boards[self.seat].pieces)
