"""Reasons to retire."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.hawaii.reasons.change import Change
from hawaii.bots.hawaii.reasons.round_sum import sum_reasons
from hawaii.games.hawaii.actions import RESOURCES
from hawaii.kernel.messages import Message, listed


def retiring_reasons(change: Change, space: int) -> Iterator[Message]:
    """First what the space brings, which other spaces do not; then what is saved wherever one retires."""
    before = change.before
    token = before.track[space - 1] >> 1
    reached = False
    for reason in sum_reasons(change, token):
        if reason.message.id != "advice_sum":  # a sum that misses what is needed is worth nothing
            reached = True
            yield reason.message
    if change.last_round:
        points = change.book.tables.rounds.first_space_points
        if space == 1 and points:
            yield Message("advice_retire_first", {"points": points})
        elif not reached:
            yield Message("advice_retire_at_last")
        return
    if space == 1:
        yield Message("advice_retire_begins")
    kept = [
        Message(f"pieces_{kind}", {"count": count})
        for kind, count in zip(RESOURCES, before.purses[change.seat], strict=True)
        if count
    ]
    yield Message("advice_retire_keeps", {"pieces": listed(kept)}) if kept else Message("advice_retire")
