"""Reasons for what is done otherwise than by ships and moves."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.polynesia.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.games.polynesia.actions import (
    Catch,
    Decline,
    Feast,
    Forgo,
    Mark,
    Offer,
    Pay,
    Populate,
    Stop,
)
from hawaii.games.polynesia.kinds import GOODS
from hawaii.kernel.messages import Message

PIECE = 0.2
"""A fish or a shell, in points."""
MEMBER = 0.25
"""A member that stands on the map at all."""


def choice_reasons(change: Change) -> Iterator[Reason]:
    first = change.actions[0]
    if (populate := change.action(Populate)) is not None:
        yield from _populate(change, populate)
    if change.action(Offer) is not None:
        yield Reason(MEMBER, "family", Message("advice_polynesia_family"))
    if isinstance(first, Catch):
        more = change.more_goods(GOODS.index(first.kind))
        name = "advice_polynesia_catch_fish" if _fish(first) else "advice_polynesia_catch_shell"
        yield Reason(PIECE * more, "goods", Message(name, {"count": more}))
    if (feast := change.action(Feast)) is not None:
        yield Reason(2 * PIECE, "feast", _feast(feast))
    if isinstance(first, Pay):
        kept = "advice_polynesia_keeps_shell" if _fish(first) else "advice_polynesia_keeps_fish"
        yield Reason(0.1, "kind", Message(kept))
    if isinstance(first, Mark):
        mark = "advice_polynesia_mark_fish" if _fish(first) else "advice_polynesia_mark_shell"
        yield Reason(0.1, "kind", Message(mark))
    if isinstance(first, Decline):
        yield from _decline(change, first)
    if isinstance(first, Stop):
        yield Reason(0.0, "stop", Message("advice_polynesia_stop"))
    if isinstance(first, Forgo):
        yield Reason(0.0, "forgo", Message("advice_polynesia_forgo"))


def _fish(action: Catch | Pay | Mark | Feast) -> bool:
    return action.kind == "fish"


def _feast(feast: Feast) -> Message:
    if feast.way == "take":
        take = "advice_polynesia_feast_take_fish" if _fish(feast) else "advice_polynesia_feast_take_shell"
        return Message(take)
    spoil = "advice_polynesia_feast_spoil_fish" if _fish(feast) else "advice_polynesia_feast_spoil_shell"
    return Message(spoil)


def _populate(change: Change, action: Populate) -> Iterator[Reason]:
    sea = change.sea
    if action.island == sea.islands[sea.main]:
        count = change.before.home[change.seat] - change.after.home[change.seat]
        gain = MEMBER * max(count, 0)
        yield Reason(gain, "populate", Message("advice_polynesia_populate", {"count": max(count, 1)}))
        return
    island = sea.numbers[action.island]
    if not change.chart.sinking >> island & 1:
        values = {"island": sea.name_of(island)}
        yield Reason(MEMBER, "populate", Message("advice_polynesia_settles", values))


def _decline(change: Change, action: Decline) -> Iterator[Reason]:
    """What everybody returns, against what the seat does."""
    goods, kind = change.before.goods, GOODS.index(action.kind)
    own = goods[2 * change.seat + kind]
    others = max(goods[2 * seat + kind] for seat in range(change.before.players) if seat != change.seat)
    if others > own:
        values = {"count": others}
        yield Reason(PIECE * (others - own), "decline", Message("advice_polynesia_decline_others", values))
    elif own <= goods[2 * change.seat + 1 - kind]:
        yield Reason(0.05, "decline", Message("advice_polynesia_decline_least"))
    else:
        yield Reason(0.0, "decline", Message("advice_polynesia_decline_anyway"))
