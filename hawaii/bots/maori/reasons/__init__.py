"""Why a turn is good, in a player's words: the greatest of the changes it makes."""

from __future__ import annotations

from hawaii.bots.maori.reasons.change import Change as Change
from hawaii.bots.maori.reasons.goods import goods_reasons
from hawaii.bots.maori.reasons.islands import island_reasons
from hawaii.bots.maori.reasons.others import others_reasons
from hawaii.bots.maori.reasons.waiting import waiting_reasons
from hawaii.bots.reasons import greatest
from hawaii.games.maori.actions import Launch
from hawaii.kernel.messages import Message


def reasons_for(change: Change) -> tuple[Message, ...]:
    """The best reasons for a turn, or for what is left of it; at least one."""
    if change.action(Launch):
        return (Message("advice_maori_launch"),)
    found = [
        *island_reasons(change),
        *goods_reasons(change),
        *others_reasons(change),
        *waiting_reasons(change),
    ]
    return greatest(found) or (Message("advice_best_left"),)
