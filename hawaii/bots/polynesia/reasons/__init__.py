"""Why a turn is good, in a player's words: the greatest of the changes it makes."""

from __future__ import annotations

from hawaii.bots.polynesia.reasons.change import Change as Change
from hawaii.kernel.messages import Message


def reasons_for(change: Change) -> tuple[Message, ...]:
    """The best reasons for a turn, or for what is left of it; at least one."""
    return (Message("advice_best_left"),)
