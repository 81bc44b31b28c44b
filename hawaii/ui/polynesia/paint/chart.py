"""Where everything lies on the sea chart: islands, routes, and the places of what is put on them.

All of it is thought out once for a map, in a frame of 1000 by 720 as the table of maps has it, then scaled
to the box on the screen.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from hawaii.games.polynesia.tables import MapTable
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.shapes import Oval, Point, along, bent, length, outside

WIDE, HIGH = 1000.0, 720.0
"""The frame."""
RATIO = WIDE / HIGH
"""Width to height of a chart."""
RIM = 17.0
"""Its border."""
ISLAND = (41.0, 32.0)
"""How far an island reaches to the side and up, with its beach."""
VOLCANO = Box(-97, -112, 238, 222)
"""The main island, from where the map has it."""
SHIP, MARKER, SYMBOL, TOKEN = 38.0, 24.0, 27.0, 30.0
"""How large things are that lie on the chart."""
TWO = 1.3
"""How much larger the medallion with two turtles is."""
FIGURE = 2 / 3
"""Width to height of a member."""
QUAY = 0.62
"""How much of the reach of the main island is land in every direction."""
STEPS = 25
BENDS = (0.05, 0.09, 0.14, 0.2, 0.27, 0.35)
"""How much a route may be bent to either side, best first."""
NEAR = 120.0
"""What lies further from the middle of a route is not in the way of what lies beside it."""
CLEAR = 10.0
"""Water between a route and islands that are not its ends."""


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

    def ships(self, count: int) -> list[Box]:
        """Where so many ships lie: in a row, or in two if it is short."""
        side = SHIP * self.scale
        whole = length(self.points)
        room = max(whole - side * 0.5, side * 0.62)
        columns = count if (count - 1) * side * 0.62 <= room else (count + 1) // 2
        step = min(side * 0.95, room / max(1, columns - 1), side * 0.95 if columns > 1 else 0)
        found = []
        for number in range(count):
            row, column = divmod(number, columns)
            in_row = min(columns, count - row * columns)
            far = whole / 2 + (column - (in_row - 1) / 2) * step
            (x, y), (ux, uy) = along(self.points, far)
            off = 0.0 if columns == count else (row - 0.5) * side * 0.72
            x, y = x - uy * off, y + ux * off
            found.append(Box(x - side / 2, y - side / 2, side, side))
        return found

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


def lay_chart(table: MapTable, box: Box) -> Chart:
    """A map in a box of any shape."""
    return scaled(chart_of(_key(table)), box)


def scaled(whole: Chart, box: Box) -> Chart:
    """A chart that is in its own frame, in a box."""
    frame = box.fitted(RATIO)
    scale = frame.w / WIDE

    def put(one: Box) -> Box:
        return Box(frame.x + one.x * scale, frame.y + one.y * scale, one.w * scale, one.h * scale)

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
        box=box, frame=frame, scale=scale, islands=islands, routes=routes, volcano=put(whole.volcano)
    )


def _key(table: MapTable) -> Key:
    islands = tuple((name, row.at, row.symbol, row.archipelago) for name, row in table.islands.items())
    return islands, tuple(table.neutral), tuple(table.routes)


def _at(place: tuple[int, int]) -> Point:
    """There is more room at the sides of the printed frame than below, where names stand."""
    return 10 + place[0] * 1.01, 10 + place[1] * 0.95


@cache
def chart_of(key: Key) -> Chart:
    """The chart of a map in its own frame."""
    rows, neutral, plain = key
    main = next(name for name, _, symbol, _ in rows if symbol == "main")
    islands: dict[str, Island] = {}
    volcano = Box(0, 0, 0, 0)
    for name, place, symbol, _ in rows:
        x, y = _at(place)
        if name == main:
            volcano = VOLCANO.moved(x, y).within(Box(0, 0, WIDE, HIGH).inset(RIM * 0.8))
            shore = Oval(*volcano.middle, volcano.w * 0.47, volcano.h * 0.46)
        else:
            shore = Oval(x, y, *ISLAND)
        side = SYMBOL * (TWO if symbol == "turtles" else 1)
        islands[name] = _island(name, shore, side, volcano if name == main else None)
    ends = {route: tuple(route.split("-")) for route in (*neutral, *plain)}
    near = tuple(sorted({end for route in neutral for end in ends[route]} - {main}))
    groups = sorted({group for _, _, _, group in rows if group is not None})
    archipelagos = tuple(tuple(name for name, _, _, group in rows if group == one) for one in groups)
    lines = _lines(ends, islands)
    markers: list[Point] = []
    routes: dict[str, Route] = {}
    for route, line in lines.items():
        middle, direction = along(line, length(line) / 2)
        beside = _beside(route, lines, islands, markers)
        markers.append(beside)
        marker = Box(beside[0] - MARKER / 2, beside[1] - MARKER / 2, MARKER, MARKER)
        one, other = route.split("-")
        routes[route] = Route(
            route, (one, other), route in neutral, tuple(line), middle, direction, marker, 1.0
        )
    frame = Box(0, 0, WIDE, HIGH)
    symbols = {name: kind for name, _, kind, _ in rows if kind and name != main}
    return Chart(frame, frame, 1.0, islands, routes, volcano, main, near, archipelagos, symbols, key)


def _island(name: str, shore: Oval, symbol_side: float, volcano: Box | None) -> Island:
    x, y = shore.middle
    rx, ry = ISLAND
    box = volcano or Box(x - rx, y - ry, 2 * rx, 2 * ry)
    half = symbol_side / 2
    symbol = Box(x - rx * 0.66 - half, y - ry * 0.66 - half, symbol_side, symbol_side)
    token = Box(x + rx * 0.6 - TOKEN / 2, y - ry * 0.62 - TOKEN / 2, TOKEN, TOKEN)
    plate = Box(x - 48, y + ry * 0.86, 96, 20)
    if volcano is not None:
        plate = Box(volcano.middle[0] - 60, volcano.bottom - 20, 120, 20)
    quay = shore if volcano is None else shore._replace(rx=shore.rx * QUAY, ry=shore.ry * QUAY)
    return Island(name, shore, box, symbol, token, plate, quay, 1.0)


def _lines(routes: Iterable[str], islands: dict[str, Island]) -> dict[str, list[Point]]:
    """One after the other, each on the side where it keeps away from those that are there."""
    found: dict[str, list[Point]] = {}
    for route in routes:
        found[route] = _line(route, islands, [_few(line) for line in found.values()])
    return found


def _line(route: str, islands: dict[str, Island], others: list[list[Point]]) -> list[Point]:
    """Bent as little as needed to pass all islands that are not its ends."""
    one, other = (islands[end] for end in route.split("-"))
    shores = [
        island.shore
        for name, island in islands.items()
        if name not in (one.name, other.name) and _may_touch(one.shore, other.shore, island.shore)
    ]
    tried: list[tuple[float, list[Point]]] = []
    for bend in BENDS:
        clear: list[tuple[float, list[Point]]] = []
        for side in (bend, -bend):
            line = bent(one.shore.middle, other.shore.middle, side, STEPS)
            line = outside(line, (one.quay, other.quay), 4)
            if not all(RIM < x < WIDE - RIM and RIM < y < HIGH - RIM for x, y in line):
                continue
            free = min((shore.gap(point) for shore in shores for point in line), default=CLEAR)
            tried.append((free, line))
            if free >= CLEAR:
                clear.append((_apart(line, others), line))
        if clear:
            return max(clear)[1]
    return max(tried)[1]


def _few(line: list[Point]) -> list[Point]:
    return [line[len(line) * part // 10] for part in (1, 3, 5, 7, 9)]


def _apart(line: list[Point], others: list[list[Point]]) -> float:
    """How far a route is from the others, near its ends, too, where several come together."""
    return min((math.dist(a, b) for a in _few(line) for other in others for b in other), default=0.0)


def _may_touch(one: Oval, other: Oval, third: Oval) -> bool:
    x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
    far = math.dist(one.middle, other.middle)
    return math.dist((x, y), third.middle) < far * 0.75 + max(third.rx, third.ry) + CLEAR


def _beside(
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


def _to_segment(point: Point, one: Point, other: Point) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    whole = dx * dx + dy * dy
    t = 0.0 if whole == 0 else ((point[0] - one[0]) * dx + (point[1] - one[1]) * dy) / whole
    t = max(0.0, min(1.0, t))
    return math.dist(point, (one[0] + dx * t, one[1] + dy * t))
