"""The sea chart: islands with members and tokens, routes with ships, and the volcano with its stones."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hawaii.games.polynesia.kinds import GOODS, NONE, RED, STONES, TOKENS
from hawaii.games.polynesia.plans import TurnPlan
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box, around
from hawaii.ui.polynesia.cards import plan_words
from hawaii.ui.polynesia.gestures import HOME, SHIP, island_key, route_key
from hawaii.ui.polynesia.layout import TableLayout
from hawaii.ui.polynesia.marks import HIGH, Price, paint_count, paint_held, paint_price, price_of
from hawaii.ui.polynesia.paint.chart import Route
from hawaii.ui.polynesia.paint.ground import paint_chart
from hawaii.ui.polynesia.paint.pieces import (
    paint_goods,
    paint_member,
    paint_point,
    paint_ship,
    paint_stone,
    paint_token,
)
from hawaii.ui.polynesia.paint.volcano import beach_places, crater_places, terraces
from hawaii.ui.polynesia.tips import island_tip, route_tip, volcano_tip
from hawaii.ui.polynesia.view import View
from hawaii.ui.widgets import Doing, Drawn, Widget
from hawaii.ui.words import capital

Queues = tuple[tuple[str | int, ...], ...]
"""By seat, its colour, and how many stand in each row from the beach to the crater."""
HANDLE = 30.0
"""How large the middle of a route is for the mouse, in units of the chart's frame."""
SHORE = 0.06
"""How much of an island at its sides is not clicked."""
SLOPE = 0.86
"""How much of the volcano's width is: its right corner is near another island."""


def paint_sea(canvas: Canvas, layout: TableLayout, state: PolynesiaState) -> None:
    """What never changes on the chart."""
    canvas.drop_shadow(layout.chart.frame, 6)
    paint_chart(canvas, layout.chart, state.options.jeopardy)


def chart_widgets(view: View) -> list[Widget]:
    islands = [*_islands(view), *_figures(view), *_prizes(view)]
    # What a ship may be put on lies above all else: some routes are short.
    parts = (islands, _routes(view)) if view.picked == SHIP else (_routes(view), islands)
    return [*_ships(view), *_markers(view), *parts[0], *parts[1]]


# -- routes ----------------------------------------------------------------------------------------


def ship_boxes(view: View, route: Route, seats: int) -> list[tuple[int, Box]]:
    """Where the ships of a route lie, by seat."""
    found = [seat for seat in range(view.state.players) if seats >> seat & 1]
    return list(zip(found, route.ships(len(found)), strict=True))


def ship_key(route: str, seat: int) -> str:
    return f"afloat:{route}:{seat}"


def _ships(view: View) -> list[Widget]:
    found: list[Widget] = []
    for name, route in view.layout.chart.routes.items():
        number = view.sea.route_numbers.get(name, NONE)
        seats = view.state.route_ships[number] if number != NONE else 0
        for seat, box in ship_boxes(view, route, seats):
            paint = partial(paint_ship, colour=view.colour(seat), left=route.leftwards)
            content = view.colour(seat), route.leftwards
            found.append(Drawn(ship_key(name, seat), box, content=content, paint=paint))
    return found


def _markers(view: View) -> list[Widget]:
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


def _routes(view: View) -> list[Widget]:
    """The middle of each route: with a ship in hand, it shows the price, and takes it."""
    holding = view.mine and not view.card and view.picked == SHIP
    homes = view.gestures.homes(SHIP) if holding else {}
    return [
        _route(view, name, route, homes.get(route_key(name)), holding)
        for name, route in view.layout.chart.routes.items()
    ]


def _route(view: View, name: str, route: Route, plans: Sequence[TurnPlan] | None, holding: bool) -> Widget:
    key = route_key(name)
    price = price_of(plans) if plans else None
    side = HANDLE * route.scale

    def paint(canvas: Canvas, box: Box) -> None:
        if price is not None:  # the kind lies beside the route, if it has one
            paint_price(canvas, box, price, either=bool(price))

    doing: Doing = {"tip": partial(route_tip, view, name), "glows": key in view.marked}
    if holding or view.free:
        doing["takes"] = lambda other: other == SHIP
    if holding and price is not None:
        doing["act"] = partial(view.put, key)
        doing["glows"] = True
    return Drawn(
        key,
        Box(route.middle[0] - side / 2, route.middle[1] - side / 2, side, side),
        content=price,
        paint=paint,
        page="exploring",
        **doing,
    )


# -- islands ---------------------------------------------------------------------------------------


def figure_boxes(view: View, island: str) -> dict[int, Box]:
    """By seat, where its members stand on an island; in Jeopardy, on the beach."""
    chart, number = view.layout.chart, view.sea.numbers[island]
    seats = [seat for seat in range(view.state.players) if view.members(seat, number)]
    if number != view.sea.main:
        return dict(zip(seats, chart.islands[island].members(len(seats)), strict=True))
    if not view.state.options.jeopardy:
        return dict(zip(seats, beach_places(chart.volcano, len(seats)), strict=True))
    beach = terraces(chart.volcano, view.state.players, view.game.book.tables.jeopardy.rows)[0]
    return {seat: around(beach.places[seat]) for seat in seats}


def _islands(view: View) -> list[Widget]:
    holding = view.mine and not view.card and (view.picked == HOME or view.picked.startswith("island:"))
    homes = view.gestures.homes(view.picked) if holding else {}
    found: list[Widget] = []
    for name in view.layout.chart.islands:
        key = island_key(name)
        plans = homes.get(key)
        price = price_of(plans) if plans else None
        if view.sea.numbers[name] == view.sea.main:
            found += [_crater(view), _volcano(view, name, price, holding)]
        else:
            found += [_ground(view, name), _island(view, name, price, holding)]
    return found


def _island_doing(view: View, name: str, price: Price | None, holding: bool) -> Doing:
    """An island is where members are picked, and where they are put."""
    key = island_key(name)
    doing: Doing = {"tip": partial(island_tip, view, name), "glows": key in view.marked}
    if holding and view.picked != key:
        picked = view.picked

        def why() -> str:
            reason = view.gestures.why_no_home(picked, key)
            if reason is not None:
                return capital(view.say(reason))
            return f"{plan_words(view, view.gestures.homes(picked)[key][0])}\n{island_tip(view, name)}"

        doing["takes"] = lambda other: other != SHIP
        doing["tip"] = why
        if price is not None:
            doing["act"] = partial(view.put, key)
            doing["glows"] = True
    elif view.free and view.picked != SHIP:
        doing["takes"] = lambda other: other != SHIP
        if view.gestures.picks(key):
            doing["act"] = partial(view.pick, key)
    return doing


def _ground(view: View, name: str) -> Widget:
    """What lies on an island, and its name."""
    island, number = view.layout.chart.islands[name], view.sea.numbers[name]
    token, proper = view.state.tokens[number], view.sea.name_of(number)

    def paint(canvas: Canvas, box: Box) -> None:
        if token != NONE:
            paint_token(canvas, island.token, TOKENS[token])
        paint_name(canvas, island.plate, proper)

    return Drawn(f"ground:{name}", around([island.token, island.plate]), content=token, paint=paint)


def _island(view: View, name: str, price: Price | None, holding: bool) -> Widget:
    key = island_key(name)
    box = view.layout.chart.islands[name].box
    box = box.inset(box.w * SHORE, box.h * SHORE)  # neighbours in an archipelago lie close
    picked = view.picked == key

    def paint(canvas: Canvas, box: Box) -> None:
        if price is not None:
            paint_price(canvas, box.cut_top(HIGH)[0], price)
        if picked:
            canvas.outline(box, "gold", box.h / 2, 4)

    return Drawn(
        key,
        box,
        drags=view.free and view.gestures.picks(key) and not holding,
        content=(price, picked),
        paint=paint,
        paint_picked=partial(paint_held, colour=view.colour(view.me)),
        page="islands",
        **_island_doing(view, name, price, holding),
    )


def figure_key(island: str, seat: int) -> str:
    return f"figure:{island}:{seat}"


def _figures(view: View) -> list[Widget]:
    """Members on islands: one figure for each player there, with their number."""
    found: list[Widget] = []
    for name in view.layout.chart.islands:
        number = view.sea.numbers[name]
        if number == view.sea.main and view.state.options.jeopardy:
            continue  # they stand on the terraces
        for seat, box in figure_boxes(view, name).items():
            colour, count = view.colour(seat), view.members(seat, number)
            paint = partial(_paint_group, colour, count)
            key = figure_key(name, seat)
            found.append(Drawn(key, _group_box(box), content=(colour, count), paint=paint))
    return found


def _paint_group(colour: str, count: int, canvas: Canvas, box: Box) -> None:
    figure = _figure_in(box)
    paint_member(canvas, figure, colour)
    paint_count(canvas, figure, count, max(12.0, figure.h * 0.34), foot=True)


def _group_box(figure: Box) -> Box:
    """A figure with room for its number below its feet."""
    return Box(figure.x - 3, figure.y - 1, figure.w + 6, figure.h * 1.2 + 1)


def _figure_in(group: Box) -> Box:
    return Box(group.x + 3, group.y + 1, group.w - 6, (group.h - 1) / 1.2)


def paint_name(canvas: Canvas, plate: Box, name: str) -> None:
    """On the water, so that it can be read on every ground."""
    size = max(13.0, plate.h * 0.74)
    wide = canvas.text_width(name, size, "bold") + 12
    canvas.panel(plate.centred(wide, plate.h), "paper", plate.h / 2, alpha=185)
    canvas.text(plate, name, size, "ink_dark", "bold", "centre")


def _crater(view: View) -> Widget:
    """What lies on the main island: stones in its crater, and in Jeopardy members on its terraces."""
    state, chart = view.state, view.layout.chart
    jeopardy, main, stones = state.options.jeopardy, view.sea.main, state.drawn
    places = crater_places(chart.volcano, jeopardy, len(state.bag) + len(stones))
    if jeopardy:  # red ones lie on the rows that they have buried
        stones = tuple(stone for stone in stones if stone != RED)
    rows: Queues = tuple(
        (view.colour(seat), view.members(seat, main), *state.rear[seat]) for seat in range(state.players)
    )

    def paint(canvas: Canvas, _: Box) -> None:
        for stone, spot in zip(stones, places, strict=False):
            paint_stone(canvas, spot, STONES[stone])
        if jeopardy:
            _paint_queues(canvas, view, rows)
        else:
            paint_name(canvas, chart.islands[chart.main].plate, view.sea.name_of(main))

    content = state.drawn, rows if jeopardy else ()
    return Drawn("crater", chart.volcano, content=content, paint=paint)


def _volcano(view: View, name: str, price: Price | None, holding: bool) -> Widget:
    """The main island, from which members sail."""
    key = island_key(name)
    box = view.layout.chart.volcano
    picked = view.picked == key

    def paint(canvas: Canvas, box: Box) -> None:
        if price is not None:
            paint_price(canvas, box.centred(box.w * 0.5, HIGH).moved(0, box.h * 0.06), price)
        if picked:
            canvas.outline(box.inset(4), "gold", 40, 4)

    doing = _island_doing(view, name, price, holding)
    if not holding:
        doing["tip"] = partial(volcano_tip, view)
    return Drawn(
        key,
        box._replace(w=box.w * SLOPE),
        drags=view.free and view.gestures.picks(key) and not holding,
        content=(price, picked),
        paint=paint,
        paint_picked=partial(paint_held, colour=view.colour(view.me)),
        page="eruption",
        **doing,
    )


def _paint_queues(canvas: Canvas, view: View, rows: Queues) -> None:
    """Row by row from the crater to the beach; those that are buried have their red stone."""
    buried = view.state.drawn.count(RED)
    steps = terraces(view.layout.chart.volcano, view.state.players, view.game.book.tables.jeopardy.rows)
    for row, terrace in reversed(list(enumerate(steps))):
        if row >= len(steps) - buried:
            paint_stone(canvas, terrace.lava, "red")
            continue
        for seat, spots in enumerate(terrace.places):
            colour, *counts = rows[seat]
            for spot in spots[: int(counts[row])]:
                paint_member(canvas, spot, str(colour))


def _prizes(view: View) -> list[Widget]:
    """Card 1.2: a point token on each archipelago where nobody has been."""
    found: list[Widget] = []
    for number, islands in enumerate(view.sea.archipelagos):
        if view.state.unclaimed >> number & 1:
            boxes = [view.layout.chart.islands[view.sea.islands[island]].box for island in islands]
            side = 26 * view.layout.chart.scale
            box = around(boxes).centred(side, side)
            tip = view.later(Message("tip_prize"))
            found.append(
                Drawn(
                    f"prize:{number}", box, tip=tip, content=number, paint=paint_point, page="card:landfalls"
                )
            )
    return found
