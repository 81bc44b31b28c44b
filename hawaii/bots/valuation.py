"""What a game brings for its opponents: how many points a position promises each seat, and why."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

import msgspec

from hawaii.kernel.messages import Message
from hawaii.kernel.state import State

S = TypeVar("S", bound=State)


class Term(msgspec.Struct, frozen=True):
    """A part of what a position promises a seat; `reason` tells a player what a change of it means."""

    name: str
    points: float
    reason: Message


class Valuation(ABC, Generic[S]):
    """Values positions of a game with one set of tables."""

    hasty: ClassVar[frozenset[str]]
    """Steps whose options differ in little but what is left in hand: search takes the best at once."""

    @abstractmethod
    def values(self, state: S) -> list[float]:
        """Points that each seat may expect at the end. Only what everybody knows may matter."""

    @abstractmethod
    def terms(self, state: S, seat: int) -> list[Term]:
        """The same for one seat, in parts that add up to it."""

    @abstractmethod
    def stage(self, state: S) -> int:
        """Search does not look past the end of a stage, where chance lays out the table anew."""
