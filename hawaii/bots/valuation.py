"""What a game brings for its opponents: how many points a position promises each seat, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
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

    effort: ClassVar[float] = 1.0
    """Positions that are valued at all levels, against those in Hawaii: turns may be more, or cheaper."""

    softness: ClassVar[float] = 1.0
    """How soft all levels are, against Hawaii: what turns differ by may be more or less than there."""

    @abstractmethod
    def values(self, state: S) -> list[float]:
        """Points that each seat may expect at the end. Only what everybody knows may matter."""

    @abstractmethod
    def own(self, state: S, seat: int) -> float:
        """What a seat has by itself, whatever the others do: enough to compare options at hasty steps."""

    @abstractmethod
    def stage(self, state: S) -> int:
        """The part of the game that a position belongs to, from 0: what things are worth goes by it."""

    def horizon(self, state: S) -> Callable[[S], bool]:
        """Whether search from a position looks further than at a later one.

        Unless a game says otherwise, to the end of the stage, where chance lays out the table anew.
        """
        stage = self.stage(state)
        return lambda later: self.stage(later) == stage

    def prepared(self, state: S) -> S:
        """The position as search plays on from it, without what chance would only pretend to tell."""
        return state

    def considered(self, state: S) -> Sequence[Action]:
        """The actions that are looked at, of those that are legal: nobody thinks about plain nonsense, and
        nobody soft should do it by chance. At least one.
        """
        return state.legal

    def kind(self, actions: Sequence[Action]) -> Hashable:
        """Turns of one kind differ in little, and search looks at the best few of each; None is no kind."""
        return None

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
