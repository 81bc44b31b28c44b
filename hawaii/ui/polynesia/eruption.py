"""The end made visible: the volcano throws stones, islands sink, and their people come back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.motion import Motion
from hawaii.ui.polynesia.paint.pieces import paint_member, paint_stone
from hawaii.ui.polynesia.paint.volcano import beach_places, crater_places
from hawaii.ui.polynesia.view import View
from hawaii.ui.polynesia.volcano_view import sunk_key

FLIGHT, BETWEEN, HOMEWARDS, REST = 0.6, 0.06, 0.5, 1.0
"""Seconds: of a stone, between two of them, of those who come back, and to look at what has sunk."""
STONES = 5
"""For each island that sinks."""
STONE, HIGH = 30.0, 80.0
"""How large a stone is, and how high it flies, in units of the chart's frame."""
SPREAD = ((-0.22, -0.1), (0.2, 0.12), (0.0, -0.2), (-0.05, 0.2), (0.24, -0.12))
"""Where stones come down, from the middle of an island, as parts of its size."""

Area = Callable[[int, Box], Box]
"""Where things go that a seat gets: on the own board so much of it."""


class Still(Motion):
    """Something that is gone, but seen as it was for so long, from the beginning of everything that moves."""


def eruption(view: View, area: Area) -> Iterator[Motion]:
    """All that sinks is seen as it was until the last stone has come down."""
    chart, sea = view.layout.chart, view.sea
    names = [sea.islands[island] for island in sorted(sea.sinking, key=lambda island: island == sea.main)]
    fall = (len(names) * STONES - 1) * BETWEEN + FLIGHT
    for name in names:
        box = chart.islands[name].box
        yield Still(_nothing, box, box, fall, hides=sunk_key(name))
    people = [one for name in names for one in _people(view, name)]
    for seat, box in people:
        yield Still(partial(paint_member, colour=view.colour(seat)), box, box, fall)
    yield from _stones(view, names)
    for seat, box in people:
        end = area(seat, view.layout.home.board.upper[-1]).centred(box.w, box.h)
        paint = partial(paint_member, colour=view.colour(seat))
        yield Motion(paint, box, end, HOMEWARDS, delay=fall, lift=HIGH * chart.scale / 2)
    yield Motion(_nothing, chart.volcano, chart.volcano, REST, delay=fall)


def _stones(view: View, names: list[str]) -> Iterator[Motion]:
    """Out of the crater, one after the other, from island to island."""
    chart, state = view.layout.chart, view.state
    crater = crater_places(chart.volcano, state.options.jeopardy)[0]
    side = STONE * chart.scale
    for number in range(len(names) * STONES):
        box = chart.islands[names[number % len(names)]].box
        off = SPREAD[number // len(names) % len(SPREAD)]
        end = box.moved(off[0] * box.w, off[1] * box.h).centred(side, side)
        start = crater.centred(side, side)
        paint = partial(paint_stone, colour="red")
        yield Motion(paint, start, end, FLIGHT, delay=number * BETWEEN, lift=HIGH * chart.scale)


def _people(view: View, name: str) -> list[tuple[int, Box]]:
    """Who was there, by seat, and where; in Jeopardy those in queues come out of the mountain."""
    chart, state, sea = view.layout.chart, view.state, view.sea
    first = sea.numbers[name]
    seats = [seat for seat in range(state.players) if state.members[seat * sea.size + first]]
    beach = name == chart.main
    spots = beach_places(chart.volcano, len(seats)) if beach else chart.islands[name].members(len(seats))
    return list(zip(seats, spots, strict=True))


def _nothing(canvas: Canvas, box: Box) -> None:
    """Only the water over what has sunk is not seen yet."""
