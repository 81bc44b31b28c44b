"""The time line of a replay: where one is in a game, with its rounds marked."""

from __future__ import annotations

from dataclasses import dataclass

from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.widgets import Slider

EDGE = 14.0


@dataclass
class TimeLine(Slider):
    """From the first decision to the last; `marks` are (part of the way, words)."""

    marks: tuple[tuple[float, str], ...] = ()

    def _line(self) -> Box:
        return Box(self.box.x + EDGE, self.box.y + self.box.h * 0.68 - 3, self.box.w - 2 * EDGE, 6)

    def draw(self, canvas: Canvas) -> None:
        line = self._line()
        canvas.panel(line, "paper_dim", 3, alpha=120)
        if self.value:
            canvas.panel(line._replace(w=max(6.0, line.w * self.value)), "gold", 3)
        free = line.x - EDGE
        for part, words in self.marks:
            x = line.x + line.w * part
            canvas.panel(Box(x - 1.5, line.y - 5, 3, 16), "paper", 1.5)
            width = canvas.text_width(words, SMALL, "bold")
            left = min(max(x - width / 2, self.box.x), self.box.right - width)
            if left >= free:
                place = Box(left, self.box.y - 2, width + 2, self.box.h * 0.55)
                canvas.text(place, words, SMALL, "ink_light", "bold")
                free = left + width + 6
        x, y = line.x + line.w * self.value, line.middle[1]
        canvas.disc(Box(x - 10, y - 10, 20, 20), "button", "edge")

    def put_at(self, point: tuple[float, float]) -> None:
        line = self._line()
        part = (point[0] - line.x) / line.w
        self.put(min(1.0, max(0.0, part)))
