"""The sea chart: where islands, routes and the places of what is put on them lie in a box on the screen."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import NamedTuple

from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.shapes import Oval, Point

WIDE, HIGH = 1000.0, 720.0
"""The frame."""
RATIO = WIDE / HIGH
"""Width to height of a chart."""
RIM = 17.0
"""Its border."""
FIGURE = 2 / 3
"""Width to height of a member."""


class Island(NamedTuple):
    """An island on the chart."""

    name: str
    shore: Oval
    """Its middle, and how far it reaches; what is inside is clicked."""
    box: Box
    """Its picture."""
    symbol: Box
    """The medallion with what is printed on it."""
    token: Box
    """Where its token lies."""
    plate: Box
    """Room for its name."""
    quay: Oval
    """Where routes end: the foot of a mountain is not as round as its shore."""
    scale: float

    def members(self, count: int) -> list[Box]:
        """Where so many figures stand, one for each player there; closer together if there are many."""
        high = (40.0, 37.0, 34.0, 32.0)[min(max(count, 1), 4) - 1] * self.scale
        wide = high * FIGURE
        step = min(wide * 1.08, (self.shore.rx * 1.9 - wide) / max(1, count - 1))
        left = self.shore.x - (step * (count - 1) + wide) / 2
        foot = self.shore.y + self.shore.ry * 0.72
        return [Box(left + number * step, foot - high, wide, high) for number in range(count)]


class Route(NamedTuple):
    """A route between two islands."""

    name: str
    ends: tuple[str, str]
    neutral: bool
    points: tuple[Point, ...]
    """From shore to shore."""
    middle: Point
    direction: Point
    """Of length 1, at its middle, from the first end to the second."""
    marker: Box
    """Beside it, for the fish or shell that sets its kind."""
    scale: float

    @property
    def leftwards(self) -> bool:
        """Whether ships look better with their bow to the left."""
        return self.direction[0] < 0

    def distance(self, point: Point) -> float:
        """How far a point lies from it: the nearest one is meant when somebody clicks."""
        return min(_to_segment(point, one, other) for one, other in pairwise(self.points))


Key = tuple[tuple[tuple[str, tuple[int, int], str | None, str | None], ...], tuple[str, ...], tuple[str, ...]]
"""A map: its islands with place, symbol and archipelago, its neutral routes, and the others."""


class Chart(NamedTuple):
    """A map in a box on the screen."""

    box: Box
    frame: Box
    """The largest part of the box that has the right ratio: everything lies in it."""
    scale: float
    """Units of the screen in one of the frame."""
    islands: dict[str, Island]
    routes: dict[str, Route]
    """By name, the neutral ones first."""
    volcano: Box
    """The main island."""
    main: str
    near: tuple[str, ...]
    """The islands that sink with it."""
    archipelagos: tuple[tuple[str, ...], ...]
    prizes: tuple[Box, ...]
    """Where the point token of each of them lies."""
    symbols: dict[str, str]
    """What is printed on the islands that have something."""
    key: Key
    """Tells all about the map: for whoever keeps a picture of it."""

    def route_at(self, point: Point, within: float = 14.0) -> str | None:
        """The route nearest to a point; none if all are further than so many units of the frame."""
        near = [(route.distance(point), name) for name, route in self.routes.items()]
        far, name = min(near)
        return name if far <= within * self.scale else None

    def island_at(self, point: Point) -> str | None:
        for name, island in self.islands.items():
            inside = self.volcano.contains(point) if name == self.main else island.shore.holds(point)
            if inside:
                return name
        return None


def within_frame(frame: Box, one: Box) -> Box:
    """A box of a chart that is in its own frame, where the frame is this one."""
    scale = frame.w / WIDE
    return Box(frame.x + one.x * scale, frame.y + one.y * scale, one.w * scale, one.h * scale)


def scaled(whole: Chart, box: Box) -> Chart:
    """A chart that is in its own frame, in a box."""
    frame = box.fitted(RATIO)
    scale = frame.w / WIDE

    def put(one: Box) -> Box:
        return within_frame(frame, one)

    def point(one: Point) -> Point:
        return frame.x + one[0] * scale, frame.y + one[1] * scale

    def oval(one: Oval) -> Oval:
        return Oval(*point(one.middle), one.rx * scale, one.ry * scale)

    islands = {
        name: Island(
            name,
            oval(island.shore),
            put(island.box),
            put(island.symbol),
            put(island.token),
            put(island.plate),
            oval(island.quay),
            scale,
        )
        for name, island in whole.islands.items()
    }
    routes = {
        name: route._replace(
            points=tuple(point(one) for one in route.points),
            middle=point(route.middle),
            marker=put(route.marker),
            scale=scale,
        )
        for name, route in whole.routes.items()
    }
    return whole._replace(
        box=box,
        frame=frame,
        scale=scale,
        islands=islands,
        routes=routes,
        volcano=put(whole.volcano),
        prizes=tuple(map(put, whole.prizes)),
    )


def _to_segment(point: Point, one: Point, other: Point) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    whole = dx * dx + dy * dy
    t = 0.0 if whole == 0 else ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / whole
    t = max(0.0, min(1.0, t))
    return math.dist(point, (one[0] + dx * t, one[1] + dy * t))
