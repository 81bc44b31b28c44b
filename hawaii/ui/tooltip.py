"""Words on a small card beside what they explain."""

from __future__ import annotations

from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box

WIDEST = 340.0
SMALL_THING = 300.0
"""Units: a tip stands beside a thing that is not larger, and beside the pointer in a larger one."""
GAP = 10.0


def draw_tip(
    canvas: Canvas, words: str, thing: Box, pointer: tuple[float, float] | None, more: str = ""
) -> None:
    """Explain a thing that was pointed at, or that the keyboard has chosen; `more` says where to read on."""
    width = min(WIDEST, max(canvas.text_width(line, SMALL) for line in f"{words}\n{more}".split("\n")) + 1)
    lines = canvas.wrapped(words, SMALL, width)
    width = max(canvas.text_width(line, SMALL) for line in (*lines, more)) + 1
    high = canvas.line_height(SMALL)
    height = len(lines) * high + (high + 4 if more else 0)
    large = max(thing.w, thing.h) > SMALL_THING
    beside = Box(*pointer, 1, 1).inset(-8) if large and pointer is not None else thing
    card = tip_box(canvas.fit.room, beside, width + 24, height + 14)
    canvas.panel(card, "night", 8, "gold", shadow=True)
    canvas.lines(card.inset(12, 7), words, SMALL, "ink_light")
    if more:
        canvas.text(card.inset(12, 7).cut_bottom(high)[0], more, SMALL, "glow")


def tip_box(room: Box, thing: Box, width: float, height: float) -> Box:
    """Right of the thing, left, above or below: the first that has room, so that the thing stays visible.

    >>> tip_box(Box(0, 0, 800, 600), Box(700, 300, 60, 60), 200, 50)
    Box(x=490.0, y=305.0, w=200, h=50)
    """
    x = thing.middle[0] - width / 2
    y = thing.middle[1] - height / 2
    inner = room.inset(4)
    places = (
        Box(thing.right + GAP, y, width, height),
        Box(thing.x - width - GAP, y, width, height),
        Box(x, thing.y - height - GAP, width, height),
        Box(x, thing.bottom + GAP, width, height),
    )
    at_top = thing.y < 60  # a bar: its other buttons lie left and right
    for place in (places[3], *places) if at_top else places:
        moved = place.within(inner)
        if not moved.overlaps(thing):
            return moved
    return places[3].within(inner)
