"""Lengths to be compared: bars beside each other's names, and the parts of a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box

ICON = 46.0
HIGHEST = 74.0
"""Of a row."""
MINIMUM = 4.0
"""Units of the shortest bar: one can see that there is something."""


class Bar(NamedTuple):
    """A bar with what it is about, and what is written at its end."""

    label: str
    value: float
    text: str
    colour: str
    icon: str = ""
    """A picture before the label."""


def bars(canvas: Canvas, box: Box, rows: Sequence[Bar], most: float | None = None) -> None:
    """A row for each, from the top; the longest bar, or one as long as `most`, takes all the room."""
    longest = most or max((row.value for row in rows), default=0) or 1
    high = min(HIGHEST, box.h / max(1, len(rows)))
    side = min(ICON, high - 6)
    icons = side + 10 if any(row.icon for row in rows) else 0.0
    labels = max((canvas.text_width(row.label) for row in rows), default=0) + 14
    values = max((canvas.text_width(row.text, NORMAL, "bold") for row in rows), default=0) + 10
    for number, row in enumerate(rows):
        place = Box(box.x, box.y + number * high, box.w, high)
        if row.icon:
            canvas.picture(row.icon, Box(place.x, place.y + (high - side) / 2, side, side))
        _, rest = place.cut_left(icons)
        label, rest = rest.cut_left(labels)
        canvas.text(label, row.label)
        bar(canvas, rest.cut_right(values)[1], row.value / longest, row.colour)
        end = rest.x + max(MINIMUM, (rest.w - values) * row.value / longest) + 8
        canvas.text(Box(end, place.y, values, high), row.text, NORMAL, "ink", "bold")


def bar(canvas: Canvas, box: Box, part: float, colour: str) -> None:
    """One bar from the left of a box, so long a part of it."""
    thick = min(28.0, box.h * 0.62)
    place = Box(box.x, box.middle[1] - thick / 2, max(MINIMUM, box.w * min(1.0, part)), thick)
    canvas.panel(place, colour, min(6.0, thick / 3))


def segment(canvas: Canvas, box: Box, colour: str, text: str, icon: str = "") -> None:
    """A part of a bar that is made of several: with its picture and its number, as far as there is room."""
    canvas.fill(box, colour)
    canvas.fill(box._replace(x=box.right - 1.5, w=1.5), "paper")
    wide = canvas.text_width(text, SMALL, "bold")
    side = min(28.0, box.h - 4)
    inner = box._replace(w=box.w - 1.5)
    ink = canvas.theme.words_on(colour)
    if icon and inner.w >= side + wide + 12:
        both = inner.centred(side + 4 + wide, side)
        canvas.picture(icon, both._replace(w=side))
        canvas.text(both.cut_left(side + 4)[1], text, SMALL, ink, "bold")
    elif inner.w >= wide + 4:
        canvas.text(inner, text, SMALL, ink, "bold", "centre")
