"""What a game brings to have its valuation learned."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, NamedTuple

import msgspec

from hawaii.bots.training.halfway import rounded
from hawaii.bots.valuation import Valuation
from hawaii.bots.weights import Group
from hawaii.kernel.events import Event
from hawaii.kernel.game import Game


class Seen(NamedTuple):
    """A seat in a position."""

    points: float
    """What it has for certain."""
    features: Sequence[float]
    """What it has besides; nothing, if its points are certain to be all."""
    waits: bool = False
    """Whether it has finished the stage: then its features are those with which it will begin the next."""


class Look(NamedTuple):
    """A position as it is learned from: small, as many of them travel between processes."""

    stage: int
    seats: Sequence[Seen]
    more: Any = None
    """What the game needs to foresee what is not linear."""
    before: bool = False
    """Whether it is the beginning of a stage before anything was given."""


class Lesson(NamedTuple):
    """A game that was played to be learned from."""

    looks: list[Look]
    """After every turn."""
    events: list[Event]
    """Those that the game wants to keep."""
    scores: tuple[int, ...]


class Learner(ABC):
    """The weights of a valuation as rows of numbers, one for each stage, and how to look at positions.

    A position promises a seat its points, what `foreseen` tells, and the weights times the features. For a
    seat that waits, these are the weights of the next stage, and something more that goes by the stage alone.
    """

    groups: ClassVar[Mapping[str, type[Group]]]
    """The groups of the weights that hold those of the features, by name; both in their order."""
    stages: int

    @property
    def names(self) -> tuple[str, ...]:
        """Of the features, in their order."""
        return tuple(
            f"{group}_{name}" for group, kind in self.groups.items() for name in kind.__struct_fields__
        )

    def agreed(self, chance: random.Random) -> Mapping[str, Any]:
        """The options of a game that is played to learn from."""
        return {}

    def rows(self, weights: Any) -> list[list[float]]:
        """The weights of the features, by stage."""
        columns = [
            getattr(getattr(weights, group), name)
            for group, kind in self.groups.items()
            for name in kind.__struct_fields__
        ]
        return [[column[stage] for column in columns] for stage in range(self.stages)]

    def with_rows(self, weights: Any, rows: Sequence[Sequence[float]], after: Sequence[float]) -> Any:
        """The same weights with other rows, and what is added for seats that wait, by stage; rounded as they
        are written.
        """
        columns = iter(zip(*rows, strict=True))
        groups = {
            group: kind(**{name: rounded(next(columns)) for name in kind.__struct_fields__})
            for group, kind in self.groups.items()
        }
        return msgspec.structs.replace(weights, **groups)

    @abstractmethod
    def valuation(self, weights: Any) -> Valuation[Any]: ...

    @abstractmethod
    def look(self, valuation: Valuation[Any], state: Any) -> Look: ...

    @abstractmethod
    def give(self, state: Any, chance: random.Random) -> None:
        """Change the beginning of a stage by chance: only what differs by chance tells what it is worth."""

    def keeps(self, event: Event) -> bool:
        """Whether an event is learned from."""
        return False

    def refined(self, weights: Any, lessons: Sequence[Lesson]) -> Any:
        """The weights with what is not linear fitted to games."""
        return weights

    def foreseen(self, weights: Any, look: Look) -> Sequence[float]:
        """By seat, points expected by what is not linear."""
        return [0.0] * len(look.seats)

    @abstractmethod
    def read(self) -> Any:
        """The weights that the program has."""

    @abstractmethod
    def written(self, weights: Any) -> str:
        """The file of the weights, to be read by people, too."""


def learner_of(game: Game[Any, Any], players: int) -> Learner:
    """How the valuation of a game with so many players is learned."""
    found: Learner = import_module(f"hawaii.bots.{game.name}.learning").make(game, players)
    return found
