"""A turn being offered: of all ways to bring something to its place, the one that suits best."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.polynesia.plans import TurnPlan
from hawaii.ui.settings import Asking

MOST = 6
"""So many ways are shown, the shortest; a longer one can be gone move by move."""


class Offer:
    """Plans that do the same, cheapest first; they differ in what is paid, and in the way a member goes."""

    def __init__(self, plans: Sequence[TurnPlan]) -> None:
        different = _different(plans)
        shortest = sorted(different, key=lambda plan: len(plan.path))[:MOST]
        self.plans = [plan for plan in different if plan in shortest]
        self.chosen = 0

    @property
    def plan(self) -> TurnPlan:
        return self.plans[self.chosen]

    def choose(self, number: int) -> None:
        self.chosen = number

    def asks(self, habit: Asking) -> bool:
        """Whether the player wants to see the card. What is free and has one way needs no question."""
        several = len(self.plans) > 1
        return several or bool(self.plan.cost) if habit == "always" else several and habit == "choice"


def _different(plans: Sequence[TurnPlan]) -> list[TurnPlan]:
    """Without ways that are no better in anything than one with as few moves."""
    found: list[TurnPlan] = []
    for plan in plans:
        if not any(_as_good(other, plan) for other in found):
            found.append(plan)
    return found


def _as_good(one: TurnPlan, other: TurnPlan) -> bool:
    """Whether a plan takes no more moves, costs no more of anything and brings no fewer points, with nobody
    else involved.
    """
    if one.do != "travel":
        return False
    if one.points < other.points:
        return False
    cheaper = all(one.cost.get(kind, 0) <= other.cost.get(kind, 0) for kind in (*one.cost, *other.cost))
    return cheaper and len(one.path) <= len(other.path) and set(one.guides) <= {*other.guides, None}
