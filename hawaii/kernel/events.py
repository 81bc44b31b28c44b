"""Events: what happened. Log, animation and sound are made from them; nobody compares two positions."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hawaii.kernel.messages import Message


class Event(msgspec.Struct, frozen=True, tag=True):
    """Something that happened. Each game has its own kinds."""

    reveals: ClassVar[bool] = False
    """Whether it shows something that nobody could know before: undoing it does not make it unseen."""


class PointsScored(Event, frozen=True):
    """A seat scored points, and why."""

    seat: int
    points: int
    reason: Message


class TurnEnded(Event, frozen=True):
    """All that follows in the same list happened after the seat's turn."""

    seat: int


class GameEnded(Event, frozen=True):
    """The last event of a game."""

    winners: tuple[int, ...]
