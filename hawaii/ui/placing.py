"""Where a card lies: near what it is about, and where it hides least of what is needed to answer it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hawaii.ui.geometry import Box

STEP = 44.0


def card_box(
    room: Box, width: float, height: float, near: Box, keep: Sequence[Box], marked: Sequence[Box] = ()
) -> Box:
    """A box of this size in the room that covers as little as possible of others, as near as possible. What
    is marked is covered only if there is no other way.

    >>> card_box(Box(0, 0, 800, 600), 200, 100, Box(300, 250, 50, 50), [Box(300, 250, 50, 50)]).h
    100
    """
    return _placed(room, min(width, room.w), min(height, room.h), near, tuple(keep), tuple(marked))


@lru_cache(maxsize=64)
def _placed(
    room: Box, width: float, height: float, near: Box, keep: tuple[Box, ...], marked: tuple[Box, ...]
) -> Box:
    across, down = room.w - width, room.h - height
    columns, rows = max(1, round(across / STEP)), max(1, round(down / STEP))
    middle = near.middle

    def price(box: Box) -> tuple[float, float, float]:
        x, y = box.middle
        # A little less hidden is not worth a long way.
        far = abs(x - middle[0]) + abs(y - middle[1])
        return _lost(box, marked), round(_hidden(box, keep) / 900), far

    places = [
        Box(room.x + across * column / columns, room.y + down * row / rows, width, height)
        for column in range(columns + 1)
        for row in range(rows + 1)
    ]
    return min(places, key=price)


def _hidden(box: Box, others: tuple[Box, ...]) -> float:
    """How much of others a box covers."""
    return sum(common.w * common.h for common in (box.common(one) for one in others))


def _lost(box: Box, marked: tuple[Box, ...]) -> float:
    """How badly it covers what is marked: a little of several is better than all of one."""
    return round(sum((_hidden(box, (one,)) / (one.w * one.h)) ** 2 for one in marked), 2)
