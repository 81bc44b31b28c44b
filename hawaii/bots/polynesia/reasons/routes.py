"""Reasons for ships."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.polynesia.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.games.polynesia.actions import Explore
from hawaii.kernel.messages import Message, Values

WAY_OUT, SHORTER = 1.5, 0.6
"""The first way off the sinking islands, and a shorter one; in points."""
TURTLES, REACH, CARD = 0.5, 0.25, 0.3
"""A turtle that can be reached, an island, and a ship where ships count."""


def route_reasons(change: Change) -> Iterator[Reason]:
    if change.action(Explore) is None:
        return
    old, new, chart = change.old, change.new, change.chart
    if new.way < old.way:
        if old.way == 4:
            yield Reason(WAY_OUT, "way", Message("advice_polynesia_way_out"))
        else:
            yield Reason(SHORTER, "way", Message("advice_polynesia_way_shorter"))
    more = new.everywhere & ~old.everywhere & chart.lasting
    turtles = [island for island in change.sea.turtles if more >> island & 1]
    if turtles:
        best = max(turtles, key=lambda island: (change.sea.turtles[island], -island))
        values: Values = {"island": change.sea.name_of(best), "count": change.sea.turtles[best]}
        gain = TURTLES * sum(change.sea.turtles[island] for island in turtles)
        yield Reason(gain, "reach", Message("advice_polynesia_route_turtles", values))
    elif more:
        values = {"count": more.bit_count()}
        yield Reason(REACH * more.bit_count(), "reach", Message("advice_polynesia_route_reach", values))
    elif change.new.everywhere == old.everywhere:
        yield Reason(0.05, "reach", Message("advice_polynesia_route_within"))
    if "navigators" in (change.book.card_names[card] for card in change.before.cards):
        yield Reason(CARD, "cards", Message("advice_polynesia_ship_counts"))
    favours = change.after.favours[change.seat] - change.before.favours[change.seat]
    if favours > 0:
        yield Reason(float(favours), "favours", Message("advice_polynesia_favours", {"count": favours}))
