"""How often something happened: columns over ranges of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box

AXIS = 26.0
ABOVE = 26.0
"""Room for the number on the highest column."""
STEPS = (5, 10, 20, 50, 100, 200, 500, 1000)


class Counted(NamedTuple):
    """Numbers sorted into ranges of equal width."""

    first: int
    """Where the first range begins."""
    step: int
    counts: tuple[int, ...]

    @property
    def end(self) -> int:
        return self.first + self.step * len(self.counts)


def counted(numbers: Sequence[int], most: int = 10) -> Counted:
    """The numbers in at most so many ranges.

    >>> counted([68, 71, 79, 125], most=8)
    Counted(first=60, step=10, counts=(1, 2, 0, 0, 0, 0, 1))
    """
    low, high = min(numbers), max(numbers)
    step = next((one for one in STEPS if high // one - low // one < most), STEPS[-1])
    first = low // step * step
    counts = [0] * (high // step - low // step + 1)
    for number in numbers:
        counts[(number - first) // step] += 1
    return Counted(first, step, tuple(counts))


def columns(
    canvas: Canvas, box: Box, shown: Counted, colour: str, mark: tuple[float, str] | None = None
) -> None:
    """A column for each range, with its number on it; a mark is a value and the words above its line."""
    top = ABOVE + (ABOVE if mark else 0)
    plot = Box(box.x + 12, box.y + top, box.w - 24, box.h - AXIS - top)
    wide = min(plot.w / len(shown.counts), 110.0)
    plot = plot.centred(wide * len(shown.counts), plot.h)
    most = max(shown.counts)
    for number, count in enumerate(shown.counts):
        x = plot.x + number * wide
        high = plot.h * count / most
        if count:
            place = Box(x + 4, plot.bottom - high, wide - 8, high)
            canvas.panel(place, colour, min(8.0, wide / 5))
            canvas.fill(place._replace(y=plot.bottom - min(8.0, high / 2), h=min(8.0, high / 2)), colour)
            canvas.text(
                Box(x, plot.bottom - high - ABOVE, wide, ABOVE), str(count), NORMAL, "ink", "bold", "centre"
            )
    canvas.fill(Box(box.x, plot.bottom, box.w, 1.5), "edge")
    for number in range(len(shown.counts) + 1):
        place = Box(plot.x + number * wide - 30, plot.bottom + 4, 60, AXIS - 4)
        canvas.text(place, str(shown.first + number * shown.step), SMALL, "ink_soft", align="centre")
    if mark:
        part = (mark[0] - shown.first) / shown.step
        below = shown.counts[min(int(part), len(shown.counts) - 1)]
        floor = plot.bottom - plot.h * below / most
        _mark(canvas, box, floor, plot.x + wide * part, mark[1])


def _mark(canvas: Canvas, box: Box, floor: float, x: float, words: str) -> None:
    """A line down to the column that it stands on."""
    wide = canvas.text_width(words, SMALL, "bold") + 20
    label = Box(x - wide / 2, box.y, wide, ABOVE - 2).within(box)
    canvas.fill(Box(x - 1.5, label.bottom, 3, floor - label.bottom), "hibiscus")
    canvas.panel(label, "hibiscus", 8)
    canvas.text(label, words, SMALL, canvas.theme.words_on("hibiscus"), "bold", "centre")
