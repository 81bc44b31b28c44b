"""Why a turn is good, in a player's words: the greatest of the changes it makes."""

from __future__ import annotations

from hawaii.bots.polynesia.reasons.change import Change as Change
from hawaii.bots.polynesia.reasons.choices import choice_reasons
from hawaii.bots.polynesia.reasons.finds import find_reasons
from hawaii.bots.polynesia.reasons.islands import island_reasons
from hawaii.bots.polynesia.reasons.routes import route_reasons
from hawaii.bots.reasons import greatest
from hawaii.kernel.messages import Message


def reasons_for(change: Change) -> tuple[Message, ...]:
    """The best reasons for a turn, or for what is left of it; at least one."""
    found = [
        *island_reasons(change),
        *find_reasons(change),
        *route_reasons(change),
        *choice_reasons(change),
    ]
    return greatest(found) or (Message("advice_best_left"),)
