"""Points, ellipses and curves: the arithmetic of the chart, without a screen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]


class Oval(NamedTuple):
    """An ellipse: its middle, and how far it reaches to the side and up."""

    x: float
    y: float
    rx: float
    ry: float

    @property
    def middle(self) -> Point:
        return self.x, self.y

    def grown(self, by: float) -> Oval:
        return self._replace(rx=self.rx + by, ry=self.ry + by)

    def holds(self, point: Point) -> bool:
        return ((point[0] - self.x) / self.rx) ** 2 + ((point[1] - self.y) / self.ry) ** 2 <= 1

    def gap(self, point: Point) -> float:
        """About how far a point lies outside; negative if inside."""
        dx, dy = point[0] - self.x, point[1] - self.y
        far = math.hypot(dx, dy)
        if far == 0:
            return -min(self.rx, self.ry)
        edge = 1 / math.hypot(dx / far / self.rx, dy / far / self.ry)
        return far - edge

    def apart(self, other: Oval) -> float:
        """About how much water lies between two, along the line of their middles."""
        far = math.dist(self.middle, other.middle)
        return self.gap(other.middle) + other.gap(self.middle) - far


def bent(start: Point, end: Point, bend: float, count: int = 25) -> list[Point]:
    """Points along a gentle curve that passes its middle so far, as a part of its length, to the left."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    # A parabola reaches half as far as its control point.
    cx = (start[0] + end[0]) / 2 + dy * bend * 2
    cy = (start[1] + end[1]) / 2 - dx * bend * 2
    found = []
    for number in range(count):
        t = number / (count - 1)
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * start[0] + b * cx + c * end[0], a * start[1] + b * cy + c * end[1]))
    return found


def length(points: Sequence[Point]) -> float:
    return sum(math.dist(one, other) for one, other in pairwise(points))


def along(points: Sequence[Point], far: float) -> tuple[Point, Point]:
    """The point so far from the start of a line, and its direction there; it goes on beyond its ends."""
    left = far
    for number, (one, other) in enumerate(pairwise(points)):
        step = math.dist(one, other) or 1e-9
        if left <= step or number == len(points) - 2:
            ux, uy = (other[0] - one[0]) / step, (other[1] - one[1]) / step
            return (one[0] + ux * left, one[1] + uy * left), (ux, uy)
        left -= step
    raise ValueError(f"a line of {len(points)} points")


def outside(points: Sequence[Point], ends: tuple[Oval, Oval], gap: float) -> list[Point]:
    """The part of a line between two shores, and so far from them."""
    shores = ends[0].grown(gap), ends[1].grown(gap)
    fine = [along(points, length(points) * number / 80)[0] for number in range(81)]
    found = [point for point in fine if not shores[0].holds(point) and not shores[1].holds(point)]
    if len(found) < 2:  # the shores nearly touch: whatever lies between them
        middle = along(points, length(points) / 2)
        x, y = middle[0]
        ux, uy = middle[1]
        found = [(x - ux * gap, y - uy * gap), (x + ux * gap, y + uy * gap)]
    return found
