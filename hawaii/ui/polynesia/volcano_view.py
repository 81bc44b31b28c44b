"""The main island on the chart, from which members sail: stones in its crater, or in Jeopardy terraces."""

from __future__ import annotations

from functools import partial

from hawaii.games.polynesia.kinds import RED, STONES
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.island_view import paint_name, shore
from hawaii.ui.polynesia.marks import HIGH, Price
from hawaii.ui.polynesia.paint.ground import island_art, main_art, paint_under_water
from hawaii.ui.polynesia.paint.pieces import paint_member, paint_stone
from hawaii.ui.polynesia.paint.volcano import crater_places, terraces
from hawaii.ui.polynesia.tips import volcano_tip
from hawaii.ui.polynesia.view import View
from hawaii.ui.widgets import Drawn, Widget

Queues = tuple[tuple[str | int, ...], ...]
"""By seat, its colour, and how many stand in each row from the beach to the crater."""


def crater(view: View) -> Widget:
    """What lies on the main island: stones in its crater, and in Jeopardy members on its terraces."""
    state, chart = view.state, view.layout.chart
    jeopardy, main, stones = state.options.jeopardy, view.sea.main, state.drawn
    places = crater_places(chart.volcano, jeopardy, len(state.bag) + len(stones))
    if jeopardy:  # red ones lie on the rows that they have buried
        stones = tuple(stone for stone in stones if stone != RED)
    rear = [tuple(0 for _ in rows) if state.over else rows for rows in state.rear]
    queues: Queues = tuple(
        (view.colour(seat), view.members(seat, main), *rear[seat]) for seat in range(state.players)
    )

    def paint(canvas: Canvas, _: Box) -> None:
        for stone, spot in zip(stones, places, strict=False):
            paint_stone(canvas, spot, STONES[stone])
        if jeopardy:
            _paint_queues(canvas, view, queues)
        else:
            paint_name(canvas, chart.islands[chart.main].plate, view.sea.name_of(main))

    content = state.drawn, queues if jeopardy else ()
    return Drawn("crater", chart.volcano, content=content, paint=paint)


def volcano_shore(view: View, name: str, price: Price | None, holding: bool) -> Widget:
    box, art = view.layout.chart.volcano, main_art(view.state.options.jeopardy)
    tag = box.centred(box.w * 0.5, HIGH).moved(0, box.h * 0.06)
    found = shore(view, name, art, price, holding, tag, "eruption")
    if not holding:
        found.tip = partial(volcano_tip, view)
    return found


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


def sunk_key(island: str) -> str:
    return f"sunk:{island}"


def sunk(view: View, name: str) -> Widget:
    """After the end: the island lies under water."""
    chart = view.layout.chart
    art = main_art(view.state.options.jeopardy) if name == chart.main else island_art(name)
    return Drawn(sunk_key(name), chart.islands[name].box, paint=partial(paint_under_water, *art))
