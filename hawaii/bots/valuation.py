"""What a game brings for its opponents: how many points a position promises each seat, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeVar

from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.kernel.state import State

S = TypeVar("S", bound=State)


class Valuation(ABC, Generic[S]):
    """Values positions of a game with one set of tables."""

    hasty: ClassVar[frozenset[str]]
    """Steps whose options differ in little but what is left in hand: search takes the best at once."""

    @abstractmethod
    def values(self, state: S) -> list[float]:
        """Points that each seat may expect at the end. Only what everybody knows may matter."""

    @abstractmethod
    def own(self, state: S, seat: int) -> float:
        """What a seat has by itself, whatever the others do: enough to compare options at hasty steps."""

    @abstractmethod
    def stage(self, state: S) -> int:
        """Search does not look past the end of a stage, where chance lays out the table anew."""

    @abstractmethod
    def reasons(self, before: S, actions: Sequence[Action], after: S, seat: int) -> tuple[Message, ...]:
        """Why these actions, to the end of a turn, are good for the seat: told from what they change, one
        reason or two, the greatest gain first.
        """


@lru_cache(maxsize=8)
def valuation_of(game: Game[Any, Any], players: int) -> Valuation[Any]:
    """How opponents value positions of the game with so many players; Problem if its weights are damaged."""
    make: Callable[[Game[Any, Any], int], Valuation[Any]] = import_module(f"hawaii.bots.{game.name}").make
    return make(game, players)
