"""How islands make room for each other: they drift apart until their routes are long enough for ships.

The table of maps says about where an island lies. On the chart it stays near that place, but not closer to
others than their shores, names and routes allow, and off what is drawn on the sea.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import combinations

from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.shapes import Point

ROUTE, BROTHERS, OTHERS = 142.0, 112.0, 124.0
"""How far apart islands should be: with a route between them, in one archipelago, and all others."""
SEA = Box(72, 70, 856, 566)
"""Where their middles may lie."""
SWELL, WAVES = 9.0, 0.021
"""They do not line up along that: how far it sways, and how often."""
DRAWN = ((886.0, 95.0, 112.0), (936.0, 655.0, 75.0))
"""The compass and the whale are part of the picture of the sea: their middles, and how far they keep off."""
FOOT = 60.0
"""How far their middles keep off the picture of the main island."""
NEIGHBOURS = 220.0
"""Who is further away than that at first never comes close."""
DRIFTS = 100
PUSH, SPACE, HOLD = 0.25, 0.5, 0.012
"""How strongly others, and what is drawn, push an island in a drift; and how strongly its place holds it."""


def with_room(
    places: Mapping[str, Point],
    routes: Iterable[tuple[str, str]],
    groups: Iterable[tuple[str, ...]],
    volcano: Box,
) -> dict[str, Point]:
    """Where islands lie that have room, from where the table has them; without the main island."""
    wanted = {frozenset(route): ROUTE for route in routes}
    wanted |= {frozenset(pair): BROTHERS for group in groups for pair in combinations(group, 2)}
    pairs = [
        (one, other, wanted.get(frozenset((one, other)), OTHERS)) for one, other in combinations(places, 2)
    ]
    now = dict(places)
    for _ in range(DRIFTS):
        moves = {name: _pull(places[name], at, volcano) for name, at in now.items()}
        for one, other, far in pairs:
            dx, dy = _push(now[one], now[other], far, PUSH)
            moves[one] = moves[one][0] + dx, moves[one][1] + dy
            moves[other] = moves[other][0] - dx, moves[other][1] - dy
        now = {name: _at_sea((x + moves[name][0], y + moves[name][1])) for name, (x, y) in now.items()}
    return now


def _pull(home: Point, at: Point, volcano: Box) -> Point:
    """How an island moves by what does not move: its own place, the volcano, and what is drawn."""
    foot = min(max(at[0], volcano.x), volcano.right), min(max(at[1], volcano.y), volcano.bottom)
    dx, dy = _push(at, foot, FOOT, SPACE)
    for x, y, far in DRAWN:
        off = _push(at, (x, y), far, SPACE)
        dx, dy = dx + off[0], dy + off[1]
    return dx + (home[0] - at[0]) * HOLD, dy + (home[1] - at[1]) * HOLD


def _push(at: Point, off: Point, far: float, part: float) -> Point:
    """How something moves away from a point that it should be so far from."""
    dx, dy = at[0] - off[0], at[1] - off[1]
    if abs(dx) >= far or abs(dy) >= far:
        return 0.0, 0.0
    now = math.hypot(dx, dy)
    if now >= far or now == 0:
        return 0.0, 0.0
    push = (far - now) * part / now
    return dx * push, dy * push


def _at_sea(at: Point) -> Point:
    sway = SWELL * math.sin(at[0] * WAVES * 2 * math.pi), SWELL * math.sin(at[1] * WAVES * 2 * math.pi)
    x = min(max(at[0], SEA.x + sway[1]), SEA.right - abs(sway[1]))
    return x, min(max(at[1], SEA.y + sway[0]), SEA.bottom - abs(sway[0]))
