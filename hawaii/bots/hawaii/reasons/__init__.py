"""Why a turn is good, in a player's words: the greatest of the changes it makes."""

from __future__ import annotations

from hawaii.bots.hawaii.reasons.change import Change as Change
from hawaii.bots.hawaii.reasons.effects import effect_reasons
from hawaii.bots.hawaii.reasons.retiring import retiring_reasons
from hawaii.bots.hawaii.reasons.round_sum import sum_reasons
from hawaii.bots.hawaii.reasons.villages import village_reasons
from hawaii.bots.reasons import MOST, Reason, greatest
from hawaii.games.hawaii.actions import Collect, Decline, Rest, Retire
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message


def reasons_for(change: Change, first: Action) -> tuple[Message, ...]:
    """The best reasons for a turn that begins with this action, or goes on with it; at least one."""
    match first:
        case Collect():
            return (Message("advice_collect"),)
        case Rest():
            return (Message("advice_rest"),)
        case Decline():
            return (Message("advice_decline"),)
        case Retire(space):
            return tuple(retiring_reasons(change, space))[:MOST]
    found = [*village_reasons(change), *sum_reasons(change, change.gained_sum), *_at_once(change)]
    if not change.last_round:
        found += effect_reasons(change)
    return greatest(found) or (Message("advice_best_left"),)


def _at_once(change: Change) -> list[Reason]:
    """What comes onto the score track, or into the hand."""
    before, after, seat = change.before, change.after, change.seat
    found = []
    points = after.points[seat] - before.points[seat]
    if points > 0:
        found.append(Reason(points, "points", Message("advice_points", {"points": points})))
    fruits = after.purses[seat][2] - before.purses[seat][2]
    if fruits > 0:
        worth = fruits * change.valuation.pieces[after.round][2]
        found.append(Reason(worth, "fruits", Message("advice_fruits", {"count": fruits})))
    return found
