"""A personal board: where its spaces lie, and the woven mat they are drawn on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hawaii.ui.canvas import SMALLEST, Canvas
from hawaii.ui.geometry import Box

SEA = 800 / 640
"""Width to height of the picture of the sea."""
RATIO = 3.1
"""Width to height at which it looks best; any other will do."""
TALL = 0.5
"""Height to width from which the ships have the whole width below."""
CLOSE = 1.3
"""Ships may lie over each other a little: a part of one more than its share."""
STRIP = 14.0
"""Units between the strips that the mat is woven of."""
EDGE = 0.035
"""Its border, of its height."""


class BoardLayout(NamedTuple):
    """The spaces of a personal board."""

    box: Box
    upper: tuple[Box, ...]
    lower: tuple[Box, ...]
    sea: Box
    """Where the ships lie."""

    def ships(self, count: int, most: int = 15) -> list[Box]:
        """Where so many ships lie, from the left; always as large as if all were there."""
        sea = self.sea.inset(min(self.sea.w, self.sea.h) * 0.05)
        sides = [(min(sea.h / rows, sea.w / -(-most // rows) * CLOSE), rows) for rows in range(1, 5)]
        side, rows = max(sides)
        columns = -(-most // rows)
        step = min(side * 1.05, (sea.w - side) / max(1, columns - 1))
        left = sea.middle[0] - (step * (columns - 1) + side) / 2
        fall = min(side, (sea.h - side) / max(1, rows - 1))
        top = sea.middle[1] - (fall * (rows - 1) + side) / 2
        return [
            Box(left + number % columns * step, top + number // columns * fall, side, side)
            for number in range(count)
        ]


def lay_board(box: Box, upper: int, lower: int) -> BoardLayout:
    """The upper row from side to side, the lower one below it; the sea beside that, or below both.

    >>> layout = lay_board(Box(0, 0, 620, 200), 8, 5)
    >>> len(layout.upper), len(layout.lower), layout.sea.x > layout.lower[-1].right
    (8, 5, True)
    """
    inner = box.inset(box.h * EDGE + 2)
    gap = inner.w * 0.008
    tall = box.h > box.w * TALL
    rows = inner.rows([1, 1, 0.9] if tall else [1, 1], gap=gap * 1.5)
    above = rows[0].columns([1] * upper, gap)
    cell = above[0].w
    below = [Box(inner.x + number * (cell + gap), rows[1].y, cell, rows[1].h) for number in range(lower)]
    sea = rows[2] if tall else rows[1].cut_left(lower * (cell + gap))[1]
    return BoardLayout(box, tuple(above), tuple(below), sea)


def paint_board(canvas: Canvas, layout: BoardLayout, upper: Sequence[int], lower: Sequence[int]) -> None:
    """The mat with the numbers of its spaces; members and ships are put on it by whoever calls."""
    canvas.panel(layout.box, "sand", 12, "edge", 2)
    _paint_weave(canvas, layout.box)
    for boxes, numbers in ((layout.upper, upper), (layout.lower, lower)):
        for box, number in zip(boxes, numbers, strict=True):
            paint_space(canvas, box, number)
    canvas.cover("hawaii/board/sea", layout.sea, SEA, radius=8, light="moonlight")
    canvas.outline(layout.sea, "edge", 8, 1.5)


def paint_space(canvas: Canvas, box: Box, number: int, alpha: int = 255) -> None:
    """A space of a row, with its number in its middle: what stands there hides it."""
    canvas.panel(box, "paper", 7, "edge", 1.5, alpha=alpha)
    side = min(box.w, box.h) * 0.82
    canvas.panel(box.centred(side, side), "paper_dim", side, "edge", 1)
    size = max(SMALLEST, min(box.w * 0.55, box.h * 0.5, 30))
    canvas.text(box, str(number), size, "ink", "title", "centre")


def _paint_weave(canvas: Canvas, box: Box) -> None:
    """Crossing strips, hardly seen."""
    inner = box.inset(4)
    for number in range(1, int((inner.w + inner.h) / STRIP)):
        far = number * STRIP
        (ax, ay), (bx, by) = (
            (min(far, inner.w), max(0.0, far - inner.w)),
            (max(0.0, far - inner.h), min(far, inner.h)),
        )
        canvas.stroke([(inner.x + ax, inner.y + ay), (inner.x + bx, inner.y + by)], "paper_dim", 1.2)
        canvas.stroke([(inner.right - ax, inner.y + ay), (inner.right - bx, inner.y + by)], "paper_dim", 1.2)
