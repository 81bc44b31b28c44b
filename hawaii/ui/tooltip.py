"""Words on a small card beside what they explain."""

from __future__ import annotations

import math

from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box

WIDEST = 340.0
SMALL_THING = 300.0
"""Units: a tip stands beside a thing that is not larger, and beside the pointer in a larger one."""
GAP = 10.0


def draw_tip(
    canvas: Canvas,
    words: str,
    thing: Box,
    pointer: tuple[float, float] | None,
    more: str = "",
    card: Box | None = None,
) -> None:
    """Explain a thing that was pointed at, or that the keyboard has chosen; `more` says where to read on.
    A card beside the thing is not covered.
    """
    width = min(WIDEST, max(canvas.text_width(line, SMALL) for line in f"{words}\n{more}".split("\n")) + 1)
    lines = canvas.wrapped(words, SMALL, width)
    width = max(canvas.text_width(line, SMALL) for line in (*lines, more)) + 1
    high = canvas.line_height(SMALL)
    height = len(lines) * high + (high + 4 if more else 0)
    large = max(thing.w, thing.h) > SMALL_THING
    beside = Box(*pointer, 1, 1).inset(-8) if large and pointer is not None else thing
    box = tip_box(canvas.fit.room, beside, width + 24, height + 14, card)
    canvas.panel(box, "night", 8, "gold", shadow=True)
    canvas.lines(box.inset(12, 7), words, SMALL, "ink_light")
    if more:
        canvas.text(box.inset(12, 7).cut_bottom(high)[0], more, SMALL, "glow")


def tip_box(room: Box, thing: Box, width: float, height: float, card: Box | None = None) -> Box:
    """Right of the thing, left, above or below: the first that has room, so that the thing stays visible.
    If none leaves the card free, beside that, near to the thing; only if there is no such place, over both.

    >>> tip_box(Box(0, 0, 800, 600), Box(700, 300, 60, 60), 200, 50)
    Box(x=490.0, y=305.0, w=200, h=50)
    """
    inner = room.inset(4)
    places = _around(thing, thing, width, height, inner)
    at_top = thing.y < 60  # a bar: its other buttons lie left and right
    order = [places[3], *places] if at_top else places
    if card is not None:
        beside = _around(card, thing, width, height, inner)
        order += sorted(beside, key=lambda place: math.dist(place.middle, thing.middle))
    for clear in ((thing, card), (card,), (thing,)):
        for place in order:
            if not any(box is not None and place.overlaps(box) for box in clear):
                return place
    return places[3]


def _around(box: Box, thing: Box, width: float, height: float, inner: Box) -> list[Box]:
    """Right of a box, left, above and below, at the height of a thing or where that is from left to right."""
    x = thing.middle[0] - width / 2
    y = thing.middle[1] - height / 2
    places = (
        Box(box.right + GAP, y, width, height),
        Box(box.x - width - GAP, y, width, height),
        Box(x, box.y - height - GAP, width, height),
        Box(x, box.bottom + GAP, width, height),
    )
    return [place.within(inner) for place in places]
