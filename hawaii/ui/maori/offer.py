"""A turn being offered: of all ways to bring a tile to its place, the one that suits best."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.maori.plans import TurnPlan
from hawaii.ui.settings import Asking


class Offer:
    """Plans that do the same, cheapest first; they differ in where the discoverer ship goes."""

    def __init__(self, plans: Sequence[TurnPlan]) -> None:
        ways: dict[int, TurnPlan] = {}
        for plan in plans:
            ways.setdefault(plan.position, plan)
        self._ways = ways
        self.position = plans[0].position

    @property
    def plan(self) -> TurnPlan:
        return self._ways[self.position]

    @property
    def ways(self) -> dict[int, int]:
        """By position of the ship, the shells of the whole turn; the shortest way first."""
        plans = sorted(self._ways.values(), key=lambda plan: plan.steps)
        return {plan.position: plan.cost["shell"] for plan in plans}

    def steps(self, position: int) -> int:
        return self._ways[position].steps

    def choose(self, position: int) -> None:
        if position in self._ways:
            self.position = position

    def asks(self, habit: Asking) -> bool:
        """Whether the player wants to see the card. What is free and has one way needs no question."""
        several = len(self._ways) > 1
        return (
            several or bool(self.plan.cost["shell"]) if habit == "always" else several and habit == "choice"
        )
