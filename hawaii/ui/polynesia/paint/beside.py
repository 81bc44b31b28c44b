"""Places with much water around them: for goods beside a route, and for point tokens beside islands."""

from __future__ import annotations

import math

from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.chart import HIGH, RIM, WIDE, Island
from hawaii.ui.polynesia.paint.shapes import Point, along, length

MARKER = 24.0
"""How large goods are beside a route."""
NEAR = 120.0
"""What lies further from the middle of a route is not in the way of what lies beside it."""
PRIZE, PRIZE_OFF = 26.0, 14.0
"""How large a point token is on an archipelago, and how far its middle is from a shore."""
TURNS = 24
"""So many places around an island are tried for it."""


def prize_place(
    group: list[Island], islands: dict[str, Island], lines: dict[str, list[Point]], markers: list[Point]
) -> Box:
    """A place on the shore of an archipelago, off routes and what lies beside them, and off all names."""
    points = [point for line in lines.values() for point in line[::3]]
    best: tuple[float, Point] | None = None
    for island in group:
        for turn in range(TURNS):
            angle = 2 * math.pi * turn / TURNS
            edge = island.shore.grown(PRIZE_OFF)
            spot = edge.x + edge.rx * math.cos(angle), edge.y + edge.ry * math.sin(angle)
            water = min(
                min(math.dist(spot, point) for point in points),
                min(math.dist(spot, point) - MARKER / 2 for point in markers),
                min(_far_from(other, spot) for other in islands.values()),
                *(spot[0] - RIM, spot[1] - RIM, WIDE - RIM - spot[0], HIGH - RIM - spot[1]),
            )
            if best is None or water > best[0]:
                best = water, spot
    assert best is not None
    return Box(*best[1], 0, 0).inset(-PRIZE / 2)


def _far_from(island: Island, spot: Point) -> float:
    """How far a point is from the things that lie on an island or at its shore."""
    things = [island.plate, island.symbol, island.token]
    return min(math.dist(spot, _nearest(thing, spot)) for thing in things)


def _nearest(box: Box, spot: Point) -> Point:
    return min(max(spot[0], box.x), box.right), min(max(spot[1], box.y), box.bottom)


def goods_place(
    route: str, lines: dict[str, list[Point]], islands: dict[str, Island], taken: list[Point]
) -> Point:
    """A place near the middle of a route with much water around it."""
    line = lines[route]
    middle = along(line, length(line) / 2)[0]
    others = [
        point
        for name, other in lines.items()
        if name != route
        for point in other[:: max(1, len(other) // 8)]
        if math.dist(point, middle) < NEAR
    ]
    best: tuple[float, Point] | None = None
    for part in (0.5, 0.32, 0.68):
        (x, y), (ux, uy) = along(line, length(line) * part)
        for side in (1, -1):
            for off in (26.0, 33.0):
                spot = x - uy * off * side, y + ux * off * side
                shores = min(island.shore.gap(spot) for island in islands.values())
                water = min(
                    shores,
                    min((math.dist(spot, point) for point in others), default=99.0),
                    min((math.dist(spot, point) - 10 for point in taken), default=99.0),
                    spot[0] - RIM,
                    spot[1] - RIM,
                    WIDE - RIM - spot[0],
                    HIGH - RIM - spot[1],
                )
                # Enough is enough: then the middle is best.
                worth = min(water, 15.0) - abs(part - 0.5) * 12 - (off - 26) * 0.4
                if best is None or worth > best[0]:
                    best = worth, spot
    assert best is not None
    return best[1]
