"""Routes on the chart: their ships, what lies beside them, and what a ship in the hand may explore."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hawaii.games.polynesia.kinds import GOODS, NONE
from hawaii.games.polynesia.plans import TurnPlan
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.gestures import SHIP, route_key
from hawaii.ui.polynesia.marks import paint_count, paint_price, paint_ring, price_of
from hawaii.ui.polynesia.paint.chart import Route
from hawaii.ui.polynesia.paint.fleet import ships_on
from hawaii.ui.polynesia.paint.pieces import paint_goods, paint_ship
from hawaii.ui.polynesia.tips import route_tip
from hawaii.ui.polynesia.view import View
from hawaii.ui.widgets import Doing, Drawn, Widget

HANDLE = 30.0
"""How large the middle of a route is for the mouse, in units of the chart's frame."""
LANE, LANES = 26.0, "lane:"
"""The same of other parts of a route, and how their keys begin."""


def ship_boxes(view: View, route: Route, seats: int) -> list[tuple[int, Box]]:
    """Where the ships of a route lie, by seat."""
    found = [seat for seat in range(view.state.players) if seats >> seat & 1]
    return list(zip(found, ships_on(view.layout.chart, route, len(found)), strict=True))


def ship_key(route: str, seat: int) -> str:
    return f"afloat:{route}:{seat}"


def ships(view: View) -> list[Widget]:
    found: list[Widget] = []
    for name, route in view.layout.chart.routes.items():
        number = view.sea.route_numbers.get(name, NONE)
        seats = view.state.route_ships[number] if number != NONE else 0
        for seat, box in ship_boxes(view, route, seats):
            paint = partial(paint_ship, colour=view.colour(seat), left=route.leftwards)
            content = view.colour(seat), route.leftwards
            found.append(Drawn(ship_key(name, seat), box, content=content, paint=paint))
    return found


def markers(view: View) -> list[Widget]:
    """The goods beside routes that have been explored."""
    found: list[Widget] = []
    for number, kind in enumerate(view.state.route_kinds):
        if kind != NONE:
            name = view.sea.routes[number]
            box = view.layout.chart.routes[name].marker.inset(-2)
            paint = partial(_paint_marker, GOODS[kind])
            found.append(Drawn(f"marker:{name}", box, content=kind, paint=paint))
    return found


def _paint_marker(kind: str, canvas: Canvas, box: Box) -> None:
    canvas.disc(box, "paper", "edge", 1.5)
    paint_goods(canvas, box.inset(3), kind)


def _holding(view: View) -> bool:
    """Whether a ship is in hand that may be put somewhere."""
    return view.mine and not view.card and view.picked == SHIP


def lanes(view: View) -> list[Widget]:
    """The rest of each route takes the ship in the hand, too: nobody need aim for its middle."""
    if not _holding(view):
        return []
    found: list[Widget] = []
    for name, route in view.layout.chart.routes.items():
        side, tip = LANE * route.scale, partial(route_tip, view, name)
        for number, (x, y) in enumerate(route.points[1:-1:3]):
            box = Box(x - side / 2, y - side / 2, side, side)
            key = f"{LANES}{name}:{number}"
            found.append(Drawn(key, box, takes=lambda other: other == SHIP, tip=tip, page="exploring"))
    return found


def route_of(key: str) -> str:
    """The route that a widget is about: a lane is a part of it."""
    return route_key(key.split(":")[1]) if key.startswith(LANES) else key


def routes(view: View) -> list[Widget]:
    """A place of each route: with a ship in hand, it shows the price, and takes it."""
    holding = _holding(view)
    homes = view.gestures.homes(SHIP) if holding else {}
    return [
        _route(view, name, route, homes.get(route_key(name)), holding)
        for name, route in view.layout.chart.routes.items()
    ]


def _route(view: View, name: str, route: Route, plans: Sequence[TurnPlan] | None, holding: bool) -> Widget:
    """In the middle of a new route; beside one with ships, with the goods that it costs, so that all ships
    are seen.
    """
    key = route_key(name)
    price = price_of(plans) if plans else None
    number = view.sea.route_numbers.get(name, NONE)
    existing = number != NONE and bool(view.state.route_ships[number])
    side = HANDLE * route.scale
    box = Box(*route.middle, 0, 0)
    if existing and price is not None:
        box = route.marker

    def paint(canvas: Canvas, box: Box) -> None:
        if price is None:
            return
        if existing and price:
            paint_count(canvas, box, price[0][1], max(13.0, box.h * 0.42))
        else:
            paint_price(canvas, box, price, either=bool(price))

    def paint_glow(canvas: Canvas, box: Box) -> None:
        paint_ring(canvas, box)
        paint(canvas, box)  # the price lies on the ring, too

    doing: Doing = {"tip": partial(route_tip, view, name), "glows": key in view.marked}
    if holding or view.free:
        doing["takes"] = lambda other: other == SHIP
    if holding and price is not None:
        doing["act"] = partial(view.put, key)
        doing["glows"] = True
    return Drawn(
        key,
        box.centred(side, side),
        content=(price, existing),
        paint=paint,
        paint_glow=paint_glow,
        page="exploring",
        **doing,
    )
