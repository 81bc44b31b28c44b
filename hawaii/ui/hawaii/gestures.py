"""What a person can do on the table of Hawaii: which thing goes where, and why another does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hawaii.games.hawaii import Hawaii, step_numbers
from hawaii.games.hawaii.actions import Buy, Fish, Rest, Retire, Settle, Visit, Walk
from hawaii.games.hawaii.plans import TurnPlan
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.tables import KIND
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message
from hawaii.ui.table.gestures import Planning

CHIEFTAIN = "chieftain"
HOMES = {"kahuna": "kahunas", "tiki": "tikis", "boat": "boats"}
"""Where tiles go that are in no village."""


def place_key(place: str) -> str:
    return f"place:{place}"


def tile_key(place: str, tile: str, stack: int = 0) -> str:
    return f"tile:{place}:{tile}:{stack}"


class Gestures(Planning[Hawaii, HawaiiState, TurnPlan]):
    """For one position, seen by the seat that decides."""

    @property
    def at_turn(self) -> bool:
        return self.step == step_numbers.TURN

    # -- the chieftain -----------------------------------------------------------------------------

    def goals(self) -> dict[str, Action]:
        """By key of the widget, what the chieftain does who goes there."""
        if not self.at_turn:
            return {}
        return {_goal(action): action for action in self.state.legal}

    def why_no_goal(self, key: str) -> str | Message:
        """Why the chieftain cannot go there."""
        kind, _, name = key.partition(":")
        number = int(name) if name.isdigit() else 1
        wishes: dict[str, dict[str, Any]] = {
            "place": {"do": "buy", "place": name},
            "cove": {"do": "fish"},
            "beach": {"do": "rest"},
            "dock": {"dock": number},
            "track": {"space": number},
        }
        found = self.plans(**wishes[kind])
        return found if isinstance(found, Message) else ""

    # -- tiles -------------------------------------------------------------------------------------

    def plans_for(self, key: str) -> tuple[TurnPlan, ...] | Message:
        """All turns that bring the tile with this key home, or why there is none."""
        _, place, tile, stack = key.split(":")
        wish: dict[str, Any] = {"do": "buy", "place": place, "tile": tile}
        if int(stack):
            found = self.plans(**wish, stack=int(stack))
            if isinstance(found, tuple):
                return found
        return self.plans(**wish)  # where the tops differ, purchases do not name a stack

    def homes(self, key: str) -> dict[str, list[TurnPlan]]:
        """By key of the widget where the tile may be put, the turns that bring it there."""
        found: dict[str, list[TurnPlan]] = {}
        plans = self.plans_for(key)
        for plan in plans if isinstance(plans, tuple) else ():
            found.setdefault(home_of(plan), []).append(plan)
        return found

    def why_no_home(self, key: str, home: str) -> Message | None:
        """Why a tile cannot be put there."""
        plans = self.plans_for(key)
        if isinstance(plans, Message):
            return plans
        _, place, tile, _ = key.split(":")
        kind, _, number = home.partition(":")
        if kind != "village" or not self.game.book.is_rectangular(KIND[tile]):
            return Message("why_other_home")
        found = self.plans(do="buy", place=place, tile=tile, village=int(number))
        return found if isinstance(found, Message) else None

    # -- villages while a tile is in hand ----------------------------------------------------------

    def settlings(self) -> dict[str, Action]:
        """By key of the village, the action that puts the tile in hand there."""
        return {
            f"village:{action.village}": action for action in self.state.legal if isinstance(action, Settle)
        }


def marks_of(actions: Sequence[Action]) -> tuple[str, ...]:
    """The widgets that a turn is about, by the beginning of their keys."""
    found: list[str] = []
    place = ""
    for action in actions:
        match action:
            case Walk():
                place = action.place
                found.append(place_key(place))
            case Fish() | Visit() | Rest() | Retire():
                found.append(_goal(action))
            case Buy(tile=tile):
                found.append(f"tile:{place}:{tile}:" if place else "tile:")
                found += [HOMES[tile]] if tile in HOMES else []
            case Settle(village=village):
                found.append(f"village:{village}")
    return tuple(found)


def home_of(plan: TurnPlan) -> str:
    """The widget to which a turn brings its tile."""
    if plan.village is not None:
        return f"village:{plan.village}"
    return HOMES.get(plan.tile or "", "boats")


def _goal(action: Action) -> str:
    match action:
        case Walk(place=place):
            return place_key(place)
        case Fish():
            return "cove"
        case Visit(dock=dock):
            return f"dock:{dock}"
        case Rest():
            return "beach"
        case Retire(space=space):
            return f"track:{space}"
    raise ValueError(f"no turn begins with {action.text}")
