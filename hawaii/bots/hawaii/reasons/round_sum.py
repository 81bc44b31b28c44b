"""Reasons for tokens and fish: the sum of the round."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.hawaii.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.games.hawaii.round_scoring import FIRST, SECOND, needed_sum, ranks, token_sum
from hawaii.kernel.messages import Message

NEAR = 6
"""A needed sum that is no further away can be reached with a token or two."""


def sum_reasons(change: Change, gained: int) -> Iterator[Reason]:
    """What so much more, or a lower needed sum, does for the round."""
    book, before, seat = change.book, change.before, change.seat
    table = book.rounds[before.round]
    seats = range(len(before.points))
    sums = [token_sum(book, before, other) for other in seats]
    needed = [needed_sum(book, before, other) for other in seats]
    by_rank = (0, table.points.first, table.points.second, table.points.others)

    old_rank = ranks(sums, needed, before.options)[seat]
    reached = sums[seat] >= needed[seat]
    sums[seat] += gained
    needed[seat] = table.needed - change.new.effects.needed_less  # a surfer helps at once
    rank = ranks(sums, needed, before.options)[seat]
    total, goal, points = sums[seat], needed[seat], by_rank[rank]

    if total < goal:
        if gained > 0:
            hope = 4 if goal - total <= NEAR else 12
            yield Reason(gained / hope, "sum", Message("advice_sum", {"sum": total, "needed": goal}))
    elif not reached:
        message = Message("advice_reaches", {"sum": total, "needed": goal, "count": points})
        yield Reason(points + change.new.effects.reached, "sum", message)
    elif gained > 0:
        gain = points - by_rank[old_rank] + gained / 4  # and harder to overtake
        if rank == FIRST:
            message = Message("advice_rank_first", {"count": points})
        elif rank == SECOND:
            message = Message("advice_rank_second", {"count": points})
        else:
            message = Message("advice_rank_others", {"sum": total, "highest": max(sums)})
        yield Reason(gain, "sum", message)
