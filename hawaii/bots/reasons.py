"""Reasons for a turn, whatever the game: the greatest of what it changes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hawaii.kernel.messages import Message

MOST = 2
"""More reasons than that nobody reads."""


class Reason(NamedTuple):
    """Why a turn is good: about how many points that is worth, what it is about, and in words."""

    gain: float
    subject: str
    """Two reasons with the same subject would say the same thing twice."""
    message: Message


def greatest(found: Iterable[Reason]) -> tuple[Message, ...]:
    """Those with the greatest gains, of each subject one. What is worth nothing is told only for want of
    anything else.
    """
    subjects: dict[str, Reason] = {}
    for reason in sorted(found, key=lambda one: -one.gain):
        subjects.setdefault(reason.subject, reason)
    ranked = [*subjects.values()]
    good = [reason for reason in ranked if reason.gain > 0]
    return tuple(reason.message for reason in (good[:MOST] or ranked[:1]))
