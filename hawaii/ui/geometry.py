"""Boxes in logical units: the arithmetic of every layout, without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle.

    >>> Box(0, 0, 100, 50).columns([1, 3], gap=20)
    [Box(x=0.0, y=0, w=20.0, h=50), Box(x=40.0, y=0, w=60.0, h=50)]
    """

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, point: tuple[float, float]) -> bool:
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def holds(self, other: Box) -> bool:
        """Whether the other lies inside; a thousandth of a unit does not count."""
        near = 1e-3
        return (
            self.x - near <= other.x
            and self.y - near <= other.y
            and other.right <= self.right + near
            and other.bottom <= self.bottom + near
        )

    def overlaps(self, other: Box) -> bool:
        near = 1e-3
        return (
            self.x < other.right - near
            and other.x < self.right - near
            and self.y < other.bottom - near
            and other.y < self.bottom - near
        )

    def moved(self, dx: float, dy: float) -> Box:
        return self._replace(x=self.x + dx, y=self.y + dy)

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """Smaller on all sides, or larger if negative."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def columns(self, weights: Sequence[float], gap: float = 0) -> list[Box]:
        """Side by side, as wide as their weights."""
        room = self.w - gap * (len(weights) - 1)
        total = sum(weights)
        x, found = float(self.x), []
        for weight in weights:
            width = room * weight / total
            found.append(Box(x, self.y, width, self.h))
            x += width + gap
        return found

    def rows(self, weights: Sequence[float], gap: float = 0) -> list[Box]:
        """One above the other, as high as their weights."""
        turned = Box(self.y, self.x, self.h, self.w).columns(weights, gap)
        return [Box(self.x, box.x, self.w, box.w) for box in turned]

    def cut_left(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """So much from the left, and the rest."""
        return self._replace(w=width), self._replace(x=self.x + width + gap, w=self.w - width - gap)

    def cut_right(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """So much from the right, and the rest."""
        return self._replace(x=self.right - width, w=width), self._replace(w=self.w - width - gap)

    def cut_top(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        return self._replace(h=height), self._replace(y=self.y + height + gap, h=self.h - height - gap)

    def cut_bottom(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        return self._replace(y=self.bottom - height, h=height), self._replace(h=self.h - height - gap)

    def centred(self, w: float, h: float) -> Box:
        """A box of this size with the same middle."""
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)

    def fitted(self, ratio: float) -> Box:
        """The largest box with this ratio of width to height, in the middle."""
        if self.w > self.h * ratio:
            return self.centred(self.h * ratio, self.h)
        return self.centred(self.w, self.w / ratio)

    def within(self, outer: Box) -> Box:
        """Moved as little as needed to lie in another; one that is too large begins where that begins."""
        x = max(outer.x, min(self.x, outer.right - self.w))
        y = max(outer.y, min(self.y, outer.bottom - self.h))
        return self._replace(x=x, y=y)

    def common(self, other: Box) -> Box:
        """What both cover; without width or height if they do not overlap."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        w, h = min(self.right, other.right) - x, min(self.bottom, other.bottom) - y
        return Box(x, y, max(0.0, w), max(0.0, h))

    def towards(self, other: Box, part: float) -> Box:
        """Part of the way to another box: 0 is here, 1 is there."""
        x, y, w, h = (a + (b - a) * part for a, b in zip(self, other, strict=True))
        return Box(x, y, w, h)


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
