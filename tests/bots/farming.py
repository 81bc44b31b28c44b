"""A toy for the search: who plants in good time reaps at the end of the stage, but at first it only costs.

Each farmer has three turns, in turn. A turn is "pick" for 2 points at once, "plant" for nothing, or "burn",
which takes 3 points from everybody else and costs 1. At the end every plant brings its owner 5 points.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import msgspec

from hawaii.bots.valuation import Valuation
from hawaii.kernel.actions import Action
from hawaii.kernel.breakdown import Award
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import Event
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.kernel.plans import Plan
from hawaii.kernel.state import State
from hawaii.kernel.steps import Step
from hawaii.kernel.table_types import PlayerRange
from hawaii.kernel.tables import Tables

TURNS = 3


@dataclass(frozen=True, slots=True)
class Work(Action):
    what: str

    def notation(self) -> str:
        return self.what


PICK, PLANT, BURN = Work("pick"), Work("plant"), Work("burn")


class Fields(State):
    __slots__ = ("plants", "points")

    points: list[int]
    plants: list[int]

    def copy(self) -> Fields:
        new = Fields()
        new.actor, new.chance, new.legal = self.actor, self.chance, self.legal
        new.step, new.turns = self.step, self.turns
        new.points, new.plants = self.points[:], self.plants[:]
        return new


def _options(book: None, state: Fields, seat: int) -> list[Action]:
    return [BURN, PICK, PLANT]


def _apply(book: None, state: Fields, seat: int, action: Action, events: list[Event] | None) -> None:
    if action == PICK:
        state.points[seat] += 2
    elif action == PLANT:
        state.plants[seat] += 1
    else:
        state.points = [points - (1 if other == seat else 3) for other, points in enumerate(state.points)]
    state.turns += 1
    state.actor = state.turns % len(state.points)
    if state.turns == TURNS * len(state.points):
        state.actor = None
        state.points = [
            points + 5 * plants for points, plants in zip(state.points, state.plants, strict=True)
        ]


class Farming(Game[None, Fields]):
    name: ClassVar[str] = "farming"
    idle: ClassVar[frozenset[str]] = frozenset()

    def __init__(self) -> None:
        self.tables = Tables({})
        self.book = None
        self.steps = (Step("work", _options, _apply),)

    def start(self, players: int, seed: int, options: Mapping[str, Any] | None = None) -> Fields:
        state = self.set_up(players, seed, None)
        self.play_on(state, None)
        return state

    def set_up(self, players: int, seed: int, options: None) -> Fields:
        state = Fields()
        state.actor = state.chance = state.step = state.turns = 0
        state.points, state.plants = [0] * players, [0] * players
        return state

    def deal_hidden(self, state: Fields, chance: Chance) -> None:
        """All lies open."""

    def scores(self, state: Fields) -> tuple[int, ...]:
        return tuple(state.points)

    def winners(self, state: Fields) -> tuple[int, ...]:
        return tuple(seat for seat, points in enumerate(state.points) if points == max(state.points))

    @property
    def options(self) -> msgspec.Struct:
        raise NotImplementedError

    def decode(self, value: object) -> Action:
        raise NotImplementedError

    def prompt(self, state: Fields) -> Message:
        raise NotImplementedError

    def progress(self, state: Fields) -> Message:
        raise NotImplementedError

    def breakdown(self, state: Fields, seat: int) -> list[Award]:
        raise NotImplementedError

    def players(self, options: None) -> PlayerRange:
        raise NotImplementedError

    def taken(self, state: Fields) -> msgspec.Struct:
        raise NotImplementedError

    def rebuilt(self, snapshot: msgspec.Struct) -> Fields:
        raise NotImplementedError

    def sound(self, state: Fields) -> bool:
        raise NotImplementedError

    def plans(self, state: Fields, wish: Mapping[str, Any]) -> tuple[Plan, ...] | Message:
        raise NotImplementedError

    def arranged(self, wanted: msgspec.Struct, players: int, options: None) -> Fields:
        raise NotImplementedError


class ShortSighted(Valuation[Fields]):
    """Sees the points only, not the plants."""

    hasty: ClassVar[frozenset[str]] = frozenset()

    def __init__(self) -> None:
        self.asked = 0

    def values(self, state: Fields) -> list[float]:
        self.asked += 1
        return [float(points) for points in state.points]

    def own(self, state: Fields, seat: int) -> float:
        return float(state.points[seat])

    def stage(self, state: Fields) -> int:
        return 0

    def reasons(
        self, before: Fields, actions: Sequence[Action], after: Fields, seat: int
    ) -> tuple[Message, ...]:
        return (Message("advice_rest"),)
