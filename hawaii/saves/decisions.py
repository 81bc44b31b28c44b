"""Decisions of a game, and how they belong together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
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

    def revealed(self, held: bool) -> bool:
        """Whether it showed something new; what follows a turn is not seen while its end is held."""
        for event in self.events:
            if held and isinstance(event, TurnEnded):
                return False
            if event.reveals:
                return True
        return False


def in_gestures(decisions: Iterable[Decision]) -> tuple[tuple[str, ...], ...]:
    """The texts of the actions, a row for each gesture."""
    return tuple(
        tuple(decision.action.text for decision in gesture)
        for _, gesture in groupby(decisions, key=lambda decision: decision.gesture)
    )
