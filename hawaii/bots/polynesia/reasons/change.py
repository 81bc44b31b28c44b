"""What a turn, or the rest of one, changes for a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from hawaii.bots.polynesia.chart import View
from hawaii.bots.polynesia.situation import Situation
from hawaii.games.polynesia.kinds import KEPT
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action

if TYPE_CHECKING:
    from hawaii.bots.polynesia.valuation import PolynesiaValuation

A = TypeVar("A", bound=Action)


class Change:
    """A position before and after some actions of a seat, up to the eruption that may follow."""

    def __init__(
        self, valuation: PolynesiaValuation, before: PolynesiaState, actions: Sequence[Action], seat: int
    ) -> None:
        self.valuation = valuation
        self.book = valuation.book
        self.observer = valuation.observer
        self.chart = valuation.observer.charts[before.players]
        self.sea = self.chart.sea
        self.before, self.actions, self.seat = before, actions, seat
        self.after = valuation.prepared(before.copy())  # what the volcano does is no reason for anything
        for action in actions:
            valuation.game.play_in_turn(self.after, action)

    def action(self, kind: type[A]) -> A | None:
        """The action of a kind, if the turn has one."""
        return next((action for action in self.actions if isinstance(action, kind)), None)

    @cached_property
    def ends(self) -> float:
        """How likely the next eruption ends the game."""
        return self.valuation.ends(self.before)

    @cached_property
    def earlier(self) -> Situation:
        return self.observer.situation(self.before)

    @cached_property
    def later(self) -> Situation:
        return self.observer.situation(self.after)

    @property
    def old(self) -> View:
        return self.earlier.views[self.seat]

    @property
    def new(self) -> View:
        return self.later.views[self.seat]

    @cached_property
    def reached(self) -> int:
        """Islands where the seat has now its first member."""
        return self.new.present & ~self.old.present

    def more_tokens(self, token: int) -> int:
        place = KEPT * self.seat + token
        return self.after.owned[place] - self.before.owned[place]

    def more_goods(self, kind: int) -> int:
        return self.after.goods[2 * self.seat + kind] - self.before.goods[2 * self.seat + kind]
