"""A robot at the table of Maori: how each kind of turn is played by clicks, by drags and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from hawaii.games.maori import step_numbers
from hawaii.games.maori.plans import TurnPlan
from hawaii.games.maori.tile import edge_names
from hawaii.ui.maori.gestures import DISCARD, STORE, berth_key, matrix_key, square_key
from hawaii.ui.maori.table import TableScene
from tests.ui.robot import Player

Choose = Callable[[str], None]


class Sailor(Player[TableScene]):
    """Plays Maori."""

    kind = TableScene

    def play(self, plan: TurnPlan, way: str) -> None:
        """A whole turn, but for where the own ship goes at its end."""
        if plan.do == "launch":
            self._chooser(way)(berth_key(plan.position))
        elif plan.do == "nothing":
            self._chooser(way)("nothing")
            self._confirm(plan, way)
        else:
            self._carry(_origin(plan), _home(plan), plan, way)
            self._confirm(plan, way)

    def _chooser(self, way: str) -> Choose:
        return self.choose_by_keys if way == "keys" else self.click

    def _carry(self, origin: str, home: str, plan: TurnPlan, way: str) -> None:
        if way == "drags" and len(self.table.gestures.turns_of(origin)) == 1:
            self.drag(origin, home)
            return
        choose = self._chooser(way)
        choose(origin)
        self._turn(origin, plan, way)
        choose(home)

    def _turn(self, origin: str, plan: TurnPlan, way: str) -> None:
        """Until the tile lies as the plan has it: by the button, the key or the wheel."""
        turns = self.table.gestures.turns_of(origin)
        if plan.edges is None or plan.do == "discard":
            return
        while edge_names(turns[self.table.turned]) != plan.edges:
            if way == "keys":
                self.press(pygame.K_t)
            elif way == "drags":
                self.send(pygame.event.Event(pygame.MOUSEWHEEL, y=-1, x=0))
            else:
                self.click("button:turn")

    def _confirm(self, plan: TurnPlan, way: str) -> None:
        """Answer the card, if there is one: where the ship goes, and that it shall be done."""
        offer = self.table.offer
        if offer is None:
            return
        choose = self._chooser(way)
        if len(offer.ways) > 1:
            choose(f"way:{plan.position}")
        choose("card:confirm")

    def moor(self, way: str) -> None:
        """Leave one's own ship on the last of one's tiles."""
        if self.table.mine and self.table.match.state.step == step_numbers.MOOR:
            *_, last = self.table.gestures.moorings()
            if way == "drags" and self.sees("own_ship"):
                self.drag("own_ship", last)
            else:
                self._chooser(way)(last)


def _origin(plan: TurnPlan) -> str:
    if plan.do == "discard":
        return square_key(plan.square or "")
    return matrix_key(plan.tile) if plan.tile is not None else STORE


def _home(plan: TurnPlan) -> str:
    homes = {"store": STORE, "discard": DISCARD}
    return homes.get(plan.do) or square_key(plan.square or "")
