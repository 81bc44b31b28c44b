"""A robot at the table of Polynesia: how each kind of decision is made by clicks, by drags and by keys."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.games.polynesia.plans import TurnPlan
from hawaii.ui.polynesia.gestures import HOME, SHIP, island_key, pile_key, route_key
from hawaii.ui.polynesia.table import TableScene
from tests.ui.robot import Player

Choose = Callable[[str], None]


class Navigator(Player[TableScene]):
    """Plays Polynesia."""

    kind = TableScene

    def play(self, plan: TurnPlan, way: str) -> None:
        """A decision, or a row of them that is one gesture."""
        choose: Choose = self.choose_by_keys if way == "keys" else self.click
        if self.sees(f"choice:{plan.actions[0].text}"):
            choose(f"choice:{plan.actions[0].text}")
        elif plan.do in ("stop", "forgo"):
            choose("act")
        elif plan.do == "catch":
            choose(pile_key(plan.kind or ""))
        else:
            self._carry(plan, way, choose)
            self._confirm(plan, choose)

    def _carry(self, plan: TurnPlan, way: str, choose: Choose) -> None:
        origin, home = _ends(plan)
        waits = self.table.holding and not self.table.picked
        if way == "drags" and self.see(origin).drags:
            self.drag(origin, home)
        else:
            if not waits:
                choose(origin)
            choose(home)

    def _confirm(self, plan: TurnPlan, choose: Choose) -> None:
        """Answer the card, if there is one: which way, and that it shall be done."""
        offer = self.table.offer
        if offer is None:
            return
        if len(offer.plans) > 1:
            choose(f"way:{offer.plans.index(plan)}")
        choose("card:confirm")


def _ends(plan: TurnPlan) -> tuple[str, str]:
    """What is taken, and where it goes."""
    if plan.do == "explore":
        return SHIP, route_key(plan.route or "")
    if plan.do == "populate":
        return HOME, island_key(plan.island or "")
    return island_key(plan.path[0]), island_key(plan.path[-1])
