"""Where the ships of a route lie: in a row along it or in two, where they cover least."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from math import inf

from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.chart import HIGH, RIM, WIDE, Chart, Key, Route, within_frame
from hawaii.ui.polynesia.paint.shapes import along, length
from hawaii.ui.polynesia.paint.survey import chart_of

SIDES = (38.0, 34.0, 30.0)
"""How large a ship may be drawn, in units of the chart's frame; the largest comes first."""
SMALLER = 30.0
"""How much of others a ship may cover before it is drawn smaller."""
STEP, ROW = 0.95, 0.72
"""How far ships lie from each other, as a part of their size: along a route, and across it."""
ALONG = (0.0, -0.1, 0.1, -0.2, 0.2)
"""How far their middle may lie from that of the route, as a part of its length."""
ACROSS = (0.0, -11.0, 11.0, -22.0, 22.0)
AWAY = 2.0
"""What a unit away from the middle of the route is worth, in covered units of area."""
HULL = 0.12
"""How much of a ship's picture is air at its sides."""
WAKE = 6.0
"""How far ships keep off other routes, so that nobody asks where they lie."""
MARK, BEYOND = 4.0, 60.0
"""Ships lie at marks so far from each other, and so far beyond the shores if a route is short."""


def ships_on(chart: Chart, route: Route, count: int) -> list[Box]:
    """Where so many ships lie on a route of a chart."""
    return [within_frame(chart.frame, box) for box in _berths(chart.key, route.name, count)]


@cache
def _berths(key: Key, name: str, count: int) -> tuple[Box, ...]:
    """The same in the frame: of all ways to lie there, the one that covers least."""
    chart = chart_of(key)
    water = _Water(chart, chart.routes[name])
    best: tuple[float, tuple[Box, ...]] = inf, ()
    for side in SIDES:
        smaller = (SIDES[0] - side) / (SIDES[0] - SIDES[-1]) * SMALLER * count
        if best[0] <= smaller:
            break
        for off, ships in _ways(water, count, side):
            covered = smaller + off * AWAY
            if covered < best[0]:
                covered += sum(water.covered(ship) for ship in ships)
            if covered < best[0]:
                covered += sum(_area(_hull(one), _hull(other)) for one, other in combinations(ships, 2))
            if covered < best[0]:
                best = covered, ships
    return best[1]


def _ways(water: _Water, count: int, side: float) -> Iterator[tuple[float, tuple[Box, ...]]]:
    """All rows of so many ships, and how far they lie from where they would best be, all together."""
    for columns in sorted({count, (count + 1) // 2} - {0}):
        for part in ALONG:
            for across in ACROSS:
                ships, away = [], 0.0
                for number in range(count):
                    row, column = divmod(number, columns)
                    in_row = min(columns, count - row * columns)
                    far = water.whole * (0.5 + part) + (column - (in_row - 1) / 2) * side * STEP
                    off = across + (0.0 if columns == count else (row - 0.5) * side * ROW)
                    away += abs(part) * water.whole + abs(off)
                    ships.append(water.berth(far, off, side))
                yield away, tuple(ships)


class _Water:
    """A route, and what is in the way beside it."""

    def __init__(self, chart: Chart, route: Route) -> None:
        self.whole = length(route.points)
        marks = round((self.whole + 2 * BEYOND) / MARK)
        self._marks = [along(route.points, mark * MARK - BEYOND) for mark in range(marks + 1)]
        near = Box(*route.middle, 0, 0).inset(-self.whole / 2 - SIDES[0])
        islands = [one for one in chart.islands.values() if one.box.inset(-SIDES[0] / 2).overlaps(near)]
        self._shores = [one.shore for one in islands]
        things = [box for one in islands for box in (one.plate, one.symbol, one.token)]
        others = [one for one in chart.routes.values() if one is not route]
        things += [one.marker for one in chart.routes.values() if not one.neutral]
        things += [Box(*one.middle, 0, 0).inset(-SIDES[0] / 2) for one in others]
        things += [Box(*point, 0, 0).inset(-WAKE) for one in others for point in one.points[2:-2:3]]
        things += chart.prizes
        # Nothing lies on the border, nor beyond it.
        sea = Box(0, 0, WIDE, HIGH)
        things += [sea.cut_left(RIM)[0], sea.cut_right(RIM)[0], sea.cut_top(RIM)[0], sea.cut_bottom(RIM)[0]]
        self._things = [thing for thing in things if thing.overlaps(near)]
        self._known: dict[Box, float] = {}

    def berth(self, far: float, off: float, side: float) -> Box:
        """Where a ship lies so far along the route, and so far beside it."""
        mark = min(max(round((far + BEYOND) / MARK), 0), len(self._marks) - 1)
        (x, y), (ux, uy) = self._marks[mark]
        return Box(x - uy * off - side / 2, y + ux * off - side / 2, side, side)

    def covered(self, ship: Box) -> float:
        """How much a ship there would cover of islands, and of what should be seen beside the route."""
        found = self._known.get(ship)
        if found is None:
            hull = _hull(ship)
            found = sum(_area(hull, thing) for thing in self._things)
            for shore in self._shores:
                found += max(0.0, ship.w * 0.4 - shore.gap(ship.middle)) * ship.w
            self._known[ship] = found
        return found


def _hull(ship: Box) -> Box:
    return ship.inset(ship.w * HULL)


def _area(one: Box, other: Box) -> float:
    """How much both cover."""
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    if wide <= 0:
        return 0.0
    return wide * max(0.0, min(one.y + one.h, other.y + other.h) - max(one.y, other.y))
