"""How a map becomes a chart: where its islands, its routes and what lies beside them are.

All of it is thought out once for a map, in a frame of 1000 by 720 as the table of maps has it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

from hawaii.games.polynesia.tables import MapTable
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.beside import MARKER, goods_place, prize_place
from hawaii.ui.polynesia.paint.chart import HIGH, RIM, WIDE, Chart, Island, Key, Route, scaled
from hawaii.ui.polynesia.paint.room import with_room
from hawaii.ui.polynesia.paint.shapes import Oval, Point, along, bent, length, outside

ISLAND = (41.0, 32.0)
"""How far an island reaches to the side and up, with its beach."""
VOLCANO = Box(-97, -112, 238, 222)
"""The main island, from where the map has it."""
SYMBOL, TOKEN = 27.0, 30.0
"""How large things are that lie on the chart."""
TWO = 1.3
"""How much larger the medallion with two turtles is."""
QUAY = 0.62
"""How much of the reach of the main island is land in every direction."""
STEPS = 25
BENDS = (0.05, 0.09, 0.14, 0.2, 0.27, 0.35)
"""How much a route may be bent to either side, best first."""
CLEAR = 10.0
"""Water between a route and islands that are not its ends."""


def lay_chart(table: MapTable, box: Box) -> Chart:
    """A map in a box of any shape."""
    return scaled(chart_of(_key(table)), box)


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
    places = {name: _at(place) for name, place, _, _ in rows}
    volcano = VOLCANO.moved(*places.pop(main)).within(Box(0, 0, WIDE, HIGH).inset(RIM * 0.8))
    groups = sorted({group for _, _, _, group in rows if group is not None})
    archipelagos = tuple(tuple(name for name, _, _, group in rows if group == one) for one in groups)
    ends = {route: _ends(route) for route in (*neutral, *plain)}
    places = with_room(places, ends.values(), archipelagos, volcano)
    symbols = {name: kind for name, _, kind, _ in rows if kind and name != main}
    islands = {
        name: _main_island(name, volcano) if name == main else _island(name, places[name], symbols.get(name))
        for name, _, _, _ in rows
    }
    near = tuple(sorted({end for route in neutral for end in ends[route]} - {main}))
    lines = _lines(ends, islands)
    markers: list[Point] = []
    routes: dict[str, Route] = {}
    for route, line in lines.items():
        middle, direction = along(line, length(line) / 2)
        beside = goods_place(route, lines, islands, markers)
        markers.append(beside)
        marker = Box(beside[0] - MARKER / 2, beside[1] - MARKER / 2, MARKER, MARKER)
        routes[route] = Route(
            route, ends[route], route in neutral, tuple(line), middle, direction, marker, 1.0
        )
    frame = Box(0, 0, WIDE, HIGH)
    prizes = tuple(
        prize_place([islands[name] for name in group], islands, lines, markers) for group in archipelagos
    )
    return Chart(frame, frame, 1.0, islands, routes, volcano, main, near, archipelagos, prizes, symbols, key)


def _ends(route: str) -> tuple[str, str]:
    one, other = route.split("-")
    return one, other


def _island(name: str, place: Point, symbol: str | None) -> Island:
    (x, y), (rx, ry) = place, ISLAND
    shore = Oval(x, y, rx, ry)
    box = Box(x - rx, y - ry, 2 * rx, 2 * ry)
    side = SYMBOL * (TWO if symbol == "turtles" else 1)
    medallion = Box(x - rx * 0.66 - side / 2, y - ry * 0.66 - side / 2, side, side)
    token = Box(x + rx * 0.6 - TOKEN / 2, y - ry * 0.62 - TOKEN / 2, TOKEN, TOKEN)
    return Island(name, shore, box, medallion, token, Box(x - 48, y + ry * 0.86, 96, 20), shore, 1.0)


def _main_island(name: str, volcano: Box) -> Island:
    """Nothing is printed on it, and no token lies there."""
    x, y = volcano.middle
    shore = Oval(x, y, volcano.w * 0.47, volcano.h * 0.46)
    quay = shore._replace(rx=shore.rx * QUAY, ry=shore.ry * QUAY)
    nothing = Box(x, y, 0, 0)
    plate = Box(x - 60, volcano.bottom - 20, 120, 20)
    return Island(name, shore, volcano, nothing, nothing, plate, quay, 1.0)


def _lines(routes: Mapping[str, tuple[str, str]], islands: dict[str, Island]) -> dict[str, list[Point]]:
    """One after the other, each on the side where it keeps away from those that are there."""
    found: dict[str, list[Point]] = {}
    for route, ends in routes.items():
        found[route] = _line(ends, islands, [_few(line) for line in found.values()])
    return found


def _line(ends: tuple[str, str], islands: dict[str, Island], others: list[list[Point]]) -> list[Point]:
    """Bent as little as needed to pass all islands that are not its ends."""
    one, other = (islands[end] for end in ends)
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
