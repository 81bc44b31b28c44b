"""What a person can do on the table of Polynesia: which thing goes where, and why another does not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from hawaii.games.polynesia import Polynesia, step_numbers
from hawaii.games.polynesia.actions import Catch, Explore, Forgo, Populate, Sail, Stop
from hawaii.games.polynesia.plans import TurnPlan
from hawaii.games.polynesia.sea import Sea
from hawaii.games.polynesia.settled import Settled
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message
from hawaii.ui.table.gestures import Planning

SHIP, HOME = "ship", "home"
"""Keys of widgets: one's ships, and one's members that are not on the map yet."""
ON_CARDS = (
    step_numbers.PAY,
    step_numbers.FEAST,
    step_numbers.MARK,
    step_numbers.FAMILY,
    step_numbers.DECLINE,
)
"""Steps that are decided on a card."""


def island_key(island: str) -> str:
    return f"island:{island}"


def route_key(route: str) -> str:
    return f"route:{route}"


def pile_key(kind: str) -> str:
    return f"pile:{kind}"


class Gestures(Planning[Polynesia, PolynesiaState, TurnPlan]):
    """For one position, seen by the seat that decides."""

    @cached_property
    def settled(self) -> list[Settled]:
        """What each seat would have left if the volcano erupted now."""
        return self.game.settled(self.state)

    @cached_property
    def sources(self) -> list[dict[str, int]]:
        """By seat, points by source, if the volcano erupted now."""
        return [self.game.points_by_source(self.state, seat) for seat in range(self.state.players)]

    @property
    def sea(self) -> Sea:
        return self.game.book.seas[self.state.players]

    @property
    def at_turn(self) -> bool:
        """Whether a turn begins: all four actions are open."""
        return self.step == step_numbers.ACT

    # -- what can be picked ------------------------------------------------------------------------

    def picks(self, key: str) -> bool:
        """Whether something can be picked now, though it may have nowhere to go."""
        if key == SHIP:
            return self.step in (step_numbers.ACT, step_numbers.VOYAGE)
        if key == HOME:
            return self.step in (step_numbers.ACT, step_numbers.SETTLE)
        if key.startswith("island:"):
            return self.step in (step_numbers.ACT, step_numbers.TRAVEL) and self.members(key) > 0
        return False

    def members(self, key: str) -> int:
        """How many members the seat that decides has on the island of a widget."""
        seat = self.state.actor
        island = self.sea.numbers.get(key.partition(":")[2])
        return 0 if island is None or seat is None else self.state.members[seat * self.sea.size + island]

    def _wish(self, key: str) -> dict[str, Any]:
        """What is wished of a thing before it is known where it goes."""
        if key == SHIP:
            return {"do": "explore"}
        if key == HOME:
            return {"do": "populate"}
        return {"do": "travel", "origin": key.partition(":")[2]}

    def why_not(self, key: str) -> Message | None:
        """Why a thing cannot be put anywhere."""
        if self.homes(key):
            return None
        found = self.plans(**self._wish(key))
        if isinstance(found, Message) and found.id == "why_otherwise":
            found = Message({SHIP: "why_nothing_to_explore"}.get(key, "why_nowhere_to_go"))
        return found if isinstance(found, Message) else None

    def homes(self, key: str) -> dict[str, list[TurnPlan]]:
        """By key of the widget where a thing may be put, the turns that bring it there, cheapest first."""
        found: dict[str, list[TurnPlan]] = {}
        for wish in self._wishes(key) if key else ():
            plans = self.plans(**wish)
            for plan in plans if isinstance(plans, tuple) else ():
                found.setdefault(_home_of(plan), []).append(plan)
        return found

    def _wishes(self, key: str) -> list[dict[str, Any]]:
        """In Jeopardy whoever is taken from the main island may sail, and may be brought by Populate."""
        wish = self._wish(key)
        main = island_key(self.sea.islands[self.sea.main])
        populates = self.state.options.jeopardy and key == main and self.at_turn
        return [wish, self._wish(HOME)] if populates else [wish]

    def why_no_home(self, key: str, home: str) -> Message | None:
        """Why a thing cannot be put there."""
        wish = self._wish(key)
        kind, _, name = home.partition(":")
        if kind == "route" and key == SHIP:
            wish |= {"route": name}
        elif kind == "island" and key == HOME:
            wish |= {"island": name}
        elif kind == "island" and key.startswith("island:"):
            wish |= {"target": name}
        else:
            return Message("why_ship_to_route" if key == SHIP else "why_member_to_island")
        found = self.plans(**wish)
        return found if isinstance(found, Message) else None

    # -- single decisions --------------------------------------------------------------------------

    def catches(self) -> dict[str, Action]:
        """By key of the heap, the action that takes from it."""
        return {pile_key(one.kind): one for one in self.state.legal if isinstance(one, Catch)}

    def ending(self) -> Action | None:
        """The action that ends a travel, or lets something go that one might have done on the table."""
        if self.step in ON_CARDS:
            return None
        return next((one for one in self.state.legal if isinstance(one, Stop | Forgo)), None)


def _home_of(plan: TurnPlan) -> str:
    """The widget to which a turn brings something."""
    if plan.do == "explore":
        return route_key(plan.route or "")
    if plan.do == "populate":
        return island_key(plan.island or "")
    return island_key(plan.path[-1])


def marks_of(actions: Sequence[Action]) -> tuple[str, ...]:
    """The widgets that a turn is about."""
    found: list[str] = []
    for action in actions:
        match action:
            case Explore(route=route):
                found += [route_key(route), SHIP]
            case Sail(origin=origin, target=target):
                found += [island_key(origin), island_key(target)]
            case Populate(island=island):
                found += [island_key(island), HOME]
            case Catch(kind=kind):
                found.append(pile_key(kind))
    return tuple(dict.fromkeys(found))
