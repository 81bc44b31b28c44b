"""Decisions of a game, and how they belong together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile
from typing import NamedTuple

from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event, TurnEnded


class Decision(NamedTuple):
    """What a seat decided, and what happened then."""

    seat: int
    action: Action
    gesture: int
    """The number of the first decision of the gesture: a drag may walk, buy and settle."""
    turn: int
    events: Sequence[Event]

    @property
    def reveals(self) -> bool:
        """Whether something new was to be seen."""
        return any(event.reveals for event in self.events)

    def in_turn(self) -> Decision:
        """The same, with only what happened before the turn ended."""
        before = takewhile(lambda event: not isinstance(event, TurnEnded), self.events)
        return self._replace(events=tuple(before))


def in_gestures(decisions: Iterable[Decision]) -> tuple[tuple[str, ...], ...]:
    """The texts of the actions, a row for each gesture."""
    return tuple(
        tuple(decision.action.text for decision in gesture)
        for _, gesture in groupby(decisions, key=lambda decision: decision.gesture)
    )
