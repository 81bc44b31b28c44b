"""A purchase being chosen: of all turns that bring a tile to its place, the one that suits best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hawaii.games.hawaii.plans import TurnPlan
from hawaii.ui.settings import Asking

FACETS = ("side", "token", "stack", "walk_payment", "payment", "offering")
"""What can be chosen on the card, in the order in which it stands there."""
PAYING = ("walk_payment", "payment", "offering")
USUAL = 3
"""So many ways to pay are shown at first."""


class Purchase:
    """The plans, cheapest first, and what has been chosen of them."""

    def __init__(self, plans: Sequence[TurnPlan]) -> None:
        self.plans = list(plans)
        self._chosen: dict[str, Any] = {}

    @property
    def plan(self) -> TurnPlan:
        """The cheapest that has all that was chosen."""
        return next(plan for plan in self.plans if self._suits(plan, self._chosen))

    def options(self, facet: str) -> list[Any]:
        """What can be chosen for the tile as it stands above this on the card; the cheapest first."""
        plan = self.plan
        above = {name: getattr(plan, name) for name in FACETS[: FACETS.index(facet)]}
        found: dict[Any, None] = {}
        for other in self.plans:
            if self._suits(other, above):
                found.setdefault(getattr(other, facet))
        values = [value for value in found if value is not None] if facet != "offering" else list(found)
        if facet in ("side", "stack"):
            values.sort()
        elif facet == "token":
            values.sort(key=lambda token: (int(token.rstrip("s")), token))
        return values

    def chooses(self, facet: str) -> bool:
        """Whether there is a choice of this, for some of what stands above it on the card."""
        above = FACETS[: FACETS.index(facet)]
        first: dict[tuple[Any, ...], Any] = {}
        for plan in self.plans:
            value = getattr(plan, facet)
            if first.setdefault(tuple(getattr(plan, name) for name in above), value) != value:
                return True
        return False

    def asks(self, habit: Asking) -> bool:
        """Whether the player wants to see the card before this is bought."""
        facets = [facet for facet in FACETS if facet not in PAYING] if habit == "goods" else FACETS
        return habit == "always" or any(self.chooses(facet) for facet in facets)

    def choose(self, facet: str, value: Any) -> None:
        """Choose one thing; what was chosen otherwise stays, as far as it goes with that."""
        chosen = {facet: value}
        for name in FACETS:
            if name in self._chosen and name != facet:
                tried = {**chosen, name: self._chosen[name]}
                if any(self._suits(plan, tried) for plan in self.plans):
                    chosen = tried
        self._chosen = chosen

    def _suits(self, plan: TurnPlan, wanted: dict[str, Any]) -> bool:
        return all(getattr(plan, name) == value for name, value in wanted.items())
