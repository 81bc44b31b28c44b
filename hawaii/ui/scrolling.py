"""Something longer than its place: rows that are scrolled by the wheel, a bar, or keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.widgets import Slider, Widget

BAR = 12.0
BESIDE = BAR + 8
"""What the bar takes of the width."""
STEP = 60.0
"""Units that a notch of the wheel moves."""


@dataclass(frozen=True)
class Row:
    """A part of what is scrolled: its height, and its widgets in a box."""

    height: float
    make: Callable[[Box], Sequence[Widget]]
    active: bool = False
    """Whether the keyboard may choose something in it; such rows are there also while nobody sees them."""


@dataclass
class ScrollBar(Slider):
    """Where one is in something long, and how much of it is to be seen."""

    share: float = 1.0

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, "paper_dim", BAR / 2)
        high = max(30.0, self.box.h * self.share)
        knob = Box(self.box.x, self.box.y + (self.box.h - high) * self.value, self.box.w, high)
        canvas.panel(knob.inset(1.5), "edge", BAR / 2)

    def put_at(self, point: tuple[float, float]) -> None:
        high = max(30.0, self.box.h * self.share)
        part = (point[1] - self.box.y - high / 2) / max(1.0, self.box.h - high)
        self.put(min(1.0, max(0.0, part)))


class Scroll:
    """How far something is scrolled. A scene keeps it, and builds its widgets anew with it."""

    def __init__(self, at_end: bool = False) -> None:
        self.offset = float("inf") if at_end else 0.0
        self.most = 0.0
        self.box = Box(0, 0, 0, 0)

    def widgets(self, key: str, box: Box, rows: Sequence[Row], gap: float = 0.0) -> list[Widget]:
        """The rows as far as they are to be seen, and a bar if there is more of them."""
        total = sum(row.height for row in rows) + gap * max(0, len(rows) - 1)
        self.most = max(0.0, total - box.h)
        self.offset = min(max(self.offset, 0.0), self.most)
        self.box = box
        inner = box._replace(w=box.w - BESIDE) if self.most else box
        found: list[Widget] = []
        y = box.y - self.offset
        for row in rows:
            place = Box(inner.x, y, inner.w, row.height)
            if row.active or (place.bottom > box.y and y < box.bottom):
                for widget in row.make(place):
                    widget.clip = box
                    found.append(widget)
            y += row.height + gap
        if self.most:
            found.append(
                ScrollBar(
                    f"{key}:bar",
                    Box(box.right - BAR, box.y, BAR, box.h),
                    value=self.offset / self.most,
                    share=box.h / total,
                    put=self._put,
                )
            )
        return found

    def _put(self, part: float) -> None:
        self.offset = part * self.most

    def by(self, units: float) -> None:
        self.offset = min(max(self.offset + units, 0.0), self.most)

    def show(self, box: Box) -> None:
        """Scroll as far as needed to see a box."""
        if box.y < self.box.y:
            self.by(box.y - self.box.y)
        elif box.bottom > self.box.bottom:
            self.by(min(box.bottom - self.box.bottom, box.y - self.box.y))
