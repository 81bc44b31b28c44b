"""A map as a small picture, with ships and members as they are known from afar: by their colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hawaii.games.polynesia.tables import MapTable
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.chart import Chart
from hawaii.ui.polynesia.paint.ground import paint_chart, paint_symbol
from hawaii.ui.polynesia.paint.pieces import paint_member
from hawaii.ui.polynesia.paint.survey import lay_chart

THICK = 0.006
"""Of the width: a route with ships."""


def paint_small_chart(
    canvas: Canvas,
    box: Box,
    table: MapTable,
    ships: Mapping[str, Sequence[str]] | None = None,
    members: Mapping[str, Sequence[str]] | None = None,
    jeopardy: bool = False,
) -> Chart:
    """The map with the colours of those who have ships on each route, and who live on each island."""
    canvas.panel(box, "deep", 8)
    chart = lay_chart(table, box.inset(2))
    paint_chart(canvas, chart, jeopardy)
    for name, symbol in chart.symbols.items():
        paint_symbol(canvas, chart.islands[name].symbol, symbol)
    for name, colours in (ships or {}).items():
        _paint_route(canvas, chart, name, colours)
    for name, colours in (members or {}).items():
        if name == chart.main:
            spots = _shared(chart.volcano.cut_bottom(chart.volcano.h * 0.5)[0], len(colours))
        else:
            spots = [spot.inset(-2) for spot in chart.islands[name].members(len(colours))]
        for spot, colour in zip(spots, colours, strict=True):
            paint_member(canvas, spot, colour)
    canvas.outline(box, "edge", 8, 1.5)
    return chart


def _paint_route(canvas: Canvas, chart: Chart, name: str, colours: Sequence[str]) -> None:
    """Its line in parts of these colours."""
    points = chart.routes[name].points
    thick = max(2.0, chart.frame.w * THICK)
    for number, colour in enumerate(colours):
        first = number * (len(points) - 1) // len(colours)
        last = (number + 1) * (len(points) - 1) // len(colours)
        part = points[first : last + 1]
        if len(part) > 1:
            canvas.stroke(part, "ink_light", thick + 1.5)
            canvas.stroke(part, colour, thick)


def _shared(box: Box, count: int) -> list[Box]:
    return box.columns([1] * max(1, count))
