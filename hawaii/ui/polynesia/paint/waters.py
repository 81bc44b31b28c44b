"""What is drawn on the sea before the islands: shallows, the outlines of archipelagos, and the routes.

It is written as SVG for the map at hand, so that every line is smooth at every size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from hawaii.ui.polynesia.paint.chart import HIGH, WIDE, Chart, Key
from hawaii.ui.polynesia.paint.shapes import Oval, Point, along, length
from hawaii.ui.polynesia.paint.survey import chart_of

LAGOON = 15.0
"""How far the water of an archipelago reaches from its islands."""
DASH, GAP = 7.0, 5.5
SHALLOWS = (
    '<radialGradient id="s" cx="50%" cy="50%" r="50%"><stop offset="0.5" stop-color="#9fe6de"'
    ' stop-opacity="0.85"/><stop offset="0.7" stop-color="#86dada" stop-opacity="0.5"/>'
    '<stop offset="0.86" stop-color="#7fd4d8" stop-opacity="0.16"/>'
    '<stop offset="1" stop-color="#7fd0d8" stop-opacity="0"/></radialGradient>'
)
"""Light water that ends where the deep begins."""


class Inks(NamedTuple):
    """The colours of routes: of themselves, and of the dark line below that lifts them off the sea."""

    plain: str
    neutral: str
    below: str
    depth: float
    """How much of the dark line is seen."""
    outline: str
    """Around archipelagos."""


CALM = Inks("#fdf3d6", "#ff9d3c", "#0d3a52", 0.42, "#0b3247")
STRONG = Inks("#ffffff", "#ffa02e", "#00121a", 0.85, "#00121a")
"""For those who want to see every line at once."""


class Stroke(NamedTuple):
    """Something of the waters, and between which heights it lies."""

    top: float
    bottom: float
    svg: str


def waters_svg(chart: Chart, inks: Inks, top: float = 0.0, bottom: float = HIGH) -> str:
    """The waters of a chart in its own frame, from one height to another."""
    high = bottom - top
    inside = [one.svg for one in strokes(chart.key, inks) if one.bottom >= top and one.top <= bottom]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE:g}" height="{high:g}"'
        f' viewBox="0 {top:g} {WIDE:g} {high:g}" preserveAspectRatio="none"><defs>{SHALLOWS}</defs>'
        f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">{"".join(inside)}</g></svg>'
    )


@cache
def strokes(key: Key, inks: Inks) -> list[Stroke]:
    """All of them, from those below to those above."""
    chart = chart_of(key)
    found = []
    for island in chart.islands.values():
        x, y, rx, ry = island.shore
        grown = 1.5 if island.name == chart.main else 1.62
        rx, ry = rx * grown, ry * grown
        oval = f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="url(#s)"/>'
        found.append(Stroke(y - ry, y + ry, oval))
    for group in chart.archipelagos:
        found.append(_lagoon([chart.islands[name].shore for name in group], inks))
    for neutral in (False, True):
        routes = [route.points for route in chart.routes.values() if route.neutral == neutral]
        for colour, width, cover in _pens(inks, neutral):
            for points in routes:
                line = _open(points) if neutral else _dashes(points)
                svg = f'<path d="{line}" stroke="{colour}" stroke-width="{width}" stroke-opacity="{cover}"/>'
                found.append(_stroke(points, width, svg))
    return found


def _pens(inks: Inks, neutral: bool) -> list[tuple[str, float, float]]:
    """With what a route is drawn: colour, width, and how much it covers."""
    if neutral:
        return [(inks.below, 8.5, inks.depth), (inks.neutral, 5.6, 1), ("#ffe0ae", 1.5, 0.9)]
    return [(inks.below, 5.2, inks.depth), (inks.plain, 2.8, 1)]


def _stroke(points: Sequence[Point], width: float, svg: str) -> Stroke:
    heights = [y for _, y in points]
    return Stroke(min(heights) - width, max(heights) + width, svg)


def _lagoon(shores: Sequence[Oval], inks: Inks) -> Stroke:
    """A line around islands that belong together, and their own light water inside."""
    points = _around(shores, LAGOON)
    line = _closed(points)
    svg = (
        f'<path d="{line}" fill="#8fe0da" fill-opacity="0.5" stroke="#d8fbf2" stroke-width="7"'
        f' stroke-opacity="0.5"/><path d="{line}" stroke="{inks.outline}" stroke-width="3.4"/>'
    )
    return _stroke(points, 8, svg)


def _around(shores: Sequence[Oval], far: float) -> list[Point]:
    """Points of a winding line around ellipses, as a rope would lie that is not quite taut."""
    x = sum(shore.x for shore in shores) / len(shores)
    y = sum(shore.y for shore in shores) / len(shores)
    found = []
    steps = 44
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        ux, uy = math.cos(angle), math.sin(angle)
        # How far the islands reach in this direction, from the middle of all.
        reach = max(
            (shore.x - x) * ux + (shore.y - y) * uy + math.hypot(shore.rx * ux, shore.ry * uy)
            for shore in shores
        )
        found.append((reach, ux, uy))
    points = []
    for number, (reach, ux, uy) in enumerate(found):
        after = found[(number + 1) % steps][0]
        before = found[number - 1][0]
        turn = (after - before) / (2 * 2 * math.pi / steps)
        wave = 1.6 * math.sin(number * 2 * math.pi * 5 / steps + x)
        out = reach + far + wave
        # The hull of a shape from how far it reaches: along the direction, and across it by the change.
        points.append((x + out * ux - turn * uy, y + out * uy + turn * ux))
    return points


def _dashes(points: Sequence[Point]) -> str:
    """Dashes that begin and end at the shores, as many as fit."""
    whole = length(points)
    count = max(1, round((whole + GAP) / (DASH + GAP)))
    dash = max(2.0, (whole + GAP) / count - GAP)
    found = []
    for number in range(count):
        start = number * (dash + GAP)
        ends = [along(points, min(whole, start + dash * part))[0] for part in (0, 0.5, 1)]
        (ax, ay), (bx, by), (cx, cy) = ends
        found.append(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}L{cx:.1f} {cy:.1f}")
    return "".join(found)


def _open(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _closed(points: Sequence[Point]) -> str:
    """A smooth line through points and back to the first."""
    count = len(points)
    found = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for number in range(count):
        (ax, ay), (bx, by) = points[number - 1], points[number]
        (cx, cy), (dx, dy) = points[(number + 1) % count], points[(number + 2) % count]
        found.append(
            f"C{bx + (cx - ax) / 6:.1f} {by + (cy - ay) / 6:.1f} {cx - (dx - bx) / 6:.1f}"
            f" {cy - (dy - by) / 6:.1f} {cx:.1f} {cy:.1f}"
        )
    return "".join(found) + "Z"
