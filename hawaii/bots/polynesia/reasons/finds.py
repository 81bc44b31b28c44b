"""Reasons in what is found on islands."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.polynesia.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.games.polynesia.actions import Sail
from hawaii.games.polynesia.kinds import FISH_TOKEN, MASK, NONE, SHELL_TOKEN, SHIP, TURTLE
from hawaii.kernel.messages import Message

MASKED, SHIPPED, GOODS = 0.8, 0.7, 0.9
"""A mask, a free exploration, a token that brings goods; in points."""
FIRST = 0.3
"""To have been somewhere before others who could have been."""


def find_reasons(change: Change) -> Iterator[Reason]:
    if change.action(Sail) is None:
        return
    points = change.after.prizes[change.seat] - change.before.prizes[change.seat]
    if points > 0:
        yield Reason(1.1 * points, "prizes", Message("advice_polynesia_prize"))
    favours = change.after.favours[change.seat] - change.before.favours[change.seat]
    if favours > 0:
        yield Reason(float(favours), "favours", Message("advice_polynesia_favours", {"count": favours}))
    found = [
        token
        for island, token in enumerate(change.before.tokens)
        if token != NONE and change.after.tokens[island] == NONE
    ]
    if TURTLE in found:
        count = found.count(TURTLE)
        yield Reason(1.05 * count, "turtle_token", Message("advice_polynesia_turtle_token"))
    if MASK in found:
        yield Reason(MASKED, "mask", Message("advice_polynesia_mask"))
    if SHIP in found:
        yield Reason(SHIPPED, "ship", Message("advice_polynesia_ship_token"))
    if FISH_TOKEN in found or SHELL_TOKEN in found:
        fish = FISH_TOKEN in found
        name = "advice_polynesia_token_fish" if fish else "advice_polynesia_token_shell"
        yield Reason(GOODS, "goods_token", Message(name))
    if found and _contested(change):
        yield Reason(FIRST, "others", Message("advice_polynesia_before_others"))


def _contested(change: Change) -> bool:
    """Whether somebody else could have been there with one move."""
    taken = sum(
        1 << island
        for island, token in enumerate(change.before.tokens)
        if token != NONE and change.after.tokens[island] == NONE
    )
    return any(
        (view.one | view.two) & taken for seat, view in enumerate(change.earlier.views) if seat != change.seat
    )
