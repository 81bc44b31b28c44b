"""Islands on the chart: what lies there, and who is there; members are picked there, and put."""

from __future__ import annotations

from functools import partial

from hawaii.games.polynesia.kinds import NONE, TOKENS
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box, around
from hawaii.ui.polynesia.cards import plan_words
from hawaii.ui.polynesia.gestures import SHIP, island_key
from hawaii.ui.polynesia.marks import HIGH, Price, paint_count, paint_held, paint_price
from hawaii.ui.polynesia.paint.ground import island_art, paint_contour, paint_symbol
from hawaii.ui.polynesia.paint.pieces import paint_member, paint_token
from hawaii.ui.polynesia.paint.volcano import beach_places, terraces
from hawaii.ui.polynesia.tips import island_tip
from hawaii.ui.polynesia.view import View
from hawaii.ui.widgets import Doing, Drawn, Widget
from hawaii.ui.words import capital


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


def _doing(view: View, name: str, price: Price | None, holding: bool) -> Doing:
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


def island_ground(view: View, name: str) -> Widget:
    """What is printed on an island, what lies there, and its name."""
    chart, number = view.layout.chart, view.sea.numbers[name]
    island, symbol = chart.islands[name], chart.symbols.get(name)
    token, proper = view.state.tokens[number], view.sea.name_of(number)

    def paint(canvas: Canvas, box: Box) -> None:
        if symbol is not None:
            paint_symbol(canvas, island.symbol, symbol)
        if token != NONE:
            paint_token(canvas, island.token, TOKENS[token])
        paint_name(canvas, island.plate, proper)

    box = around([island.symbol, island.token, island.plate])
    return Drawn(f"ground:{name}", box, content=token, paint=paint)


def island_shore(view: View, name: str, price: Price | None, holding: bool) -> Widget:
    box = view.layout.chart.islands[name].box
    return shore(view, name, island_art(name), price, holding, box.cut_top(HIGH)[0], "islands")


def shore(
    view: View, name: str, art: tuple[str, bool], price: Price | None, holding: bool, tag: Box, page: str
) -> Drawn:
    """Where members land, and from where they sail: its contour glows, and a tag shows what that costs."""
    key = island_key(name)
    picked = view.picked == key
    contour = partial(paint_contour, *art)

    def paint(canvas: Canvas, box: Box) -> None:
        if price is not None:
            paint_price(canvas, tag, price)
        if picked:
            contour("gold", canvas, box)

    return Drawn(
        key,
        view.layout.chart.islands[name].box,
        drags=view.free and view.gestures.picks(key) and not holding,
        content=(price, picked),
        paint=paint,
        paint_picked=partial(paint_held, colour=view.colour(view.me)),
        paint_glow=partial(contour, "glow"),
        page=page,
        **_doing(view, name, price, holding),
    )


def figure_key(island: str, seat: int) -> str:
    return f"figure:{island}:{seat}"


def figures(view: View) -> list[Widget]:
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
    canvas.text(plate, name, size, "ink", "bold", "centre")
