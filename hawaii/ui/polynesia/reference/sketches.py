"""Small pieces of the sea, boards and the volcano, drawn as on the table, for examples."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.tables import MapTable
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.board import lay_board, paint_board
from hawaii.ui.polynesia.paint.ground import paint_symbol, paint_volcano
from hawaii.ui.polynesia.paint.miniature import paint_small_chart
from hawaii.ui.polynesia.paint.pieces import (
    paint_goods,
    paint_member,
    paint_ship,
    paint_stone,
    paint_token,
)
from hawaii.ui.polynesia.paint.volcano import crater_places, terraces

Painter = Callable[[Canvas, Box], object]
Point = tuple[float, float]

SEA = 1000 / 720
ISLAND, CLOSE = 0.36, 0.62
"""The width of an island, of the height of the sketch; nearer to the eye."""
FLAT = 0.78
"""Height to width of an island."""


class Isle(NamedTuple):
    """An island of a sketch."""

    x: float
    """Where its middle is, in parts of the width and height of the sketch."""
    y: float
    shape: int = 1
    members: tuple[str, ...] = ()
    """The colours of those who stand there."""
    symbol: str = ""
    token: str = ""


class Way(NamedTuple):
    """A route between two islands, by their places in the list."""

    one: int
    other: int
    ships: tuple[str, ...] = ()
    kind: str = ""
    """What lies beside it."""
    neutral: bool = False


class Step(NamedTuple):
    """An arrow along a route, with the number of the move."""

    one: int
    other: int
    label: str
    side: float = 1.0
    """On which side of the route it is drawn: 1 or -1."""


def sea(
    isles: Sequence[Isle], ways: Sequence[Way], steps: Sequence[Step] = (), size: float = ISLAND
) -> Painter:
    """A part of the sea with some islands of this size."""
    return partial(_paint_sea, tuple(isles), tuple(ways), tuple(steps), size)


def strait(one: Sequence[str], other: Sequence[str], ships: Sequence[str], kind: str) -> Painter:
    """Two islands near to the eye, with the members on them and the ships between them."""
    isles = (Isle(0.17, 0.54, 1, tuple(one)), Isle(0.83, 0.46, 3, tuple(other)))
    return sea(isles, (Way(0, 1, tuple(ships), kind),), size=CLOSE)


def _paint_sea(
    isles: tuple[Isle, ...],
    ways: tuple[Way, ...],
    steps: tuple[Step, ...],
    size: float,
    canvas: Canvas,
    box: Box,
) -> None:
    canvas.cover("polynesia/board/sea", box, SEA, radius=12, light="moonlight")
    canvas.outline(box, "edge", 12, 1.5)
    wide = box.h * size
    spots = [Box(box.x + one.x * box.w, box.y + one.y * box.h, 0, 0) for one in isles]
    land = [Box(spot.x - wide / 2, spot.y - wide * FLAT / 2, wide, wide * FLAT) for spot in spots]
    for way in ways:
        _paint_way(canvas, land[way.one], land[way.other], way)
    for one, place in zip(isles, land, strict=True):
        _paint_isle(canvas, place, one)
    for way in ways:
        _paint_ships(canvas, land[way.one], land[way.other], way)
    for step in steps:
        _paint_step(canvas, land[step.one], land[step.other], step)


def _between(one: Box, other: Box, part: float, off: float = 0.0) -> Point:
    """A point on the way from the middle of one box to that of another, so far beside it."""
    (ax, ay), (bx, by) = one.middle, other.middle
    far = math.dist((ax, ay), (bx, by))
    ux, uy = (bx - ax) / far, (by - ay) / far
    return ax + (bx - ax) * part - uy * off, ay + (by - ay) * part + ux * off


def _paint_way(canvas: Canvas, one: Box, other: Box, way: Way) -> None:
    """Dashes; those of a neutral route are golden."""
    far = math.dist(one.middle, other.middle)
    dashes = max(3, round(far / 13))
    colour = "gold" if way.neutral else "ink_light"
    for number in range(dashes):
        ends = [_between(one, other, (number + part) / dashes) for part in (0.2, 0.8)]
        canvas.stroke(ends, colour, 4 if way.neutral or way.ships else 2.5)


def _paint_isle(canvas: Canvas, place: Box, isle: Isle) -> None:
    name = "volcano" if not isle.shape else str(isle.shape)
    side = place.w * (1.5 if not isle.shape else 1)
    box = place.centred(side, side * (0.93 if not isle.shape else FLAT))
    canvas.picture(f"polynesia/island/{name}", box, light="moonlight")
    mark = place.w * 0.32
    if isle.symbol:
        paint_symbol(canvas, Box(place.x - mark * 0.2, place.y - mark * 0.2, mark, mark), isle.symbol)
    if isle.token:
        paint_token(
            canvas,
            Box(place.right - mark * 0.95, place.y - mark * 0.25, mark * 1.15, mark * 1.15),
            isle.token,
        )
    high = place.h * 0.62
    wide = high * 2 / 3
    step = min(wide * 1.05, place.w * 0.86 / max(1, len(isle.members)))
    left = place.middle[0] - (step * (len(isle.members) - 1) + wide) / 2
    for number, colour in enumerate(isle.members):
        foot = place.bottom - place.h * (0.12 if isle.shape else -0.1)
        paint_member(canvas, Box(left + number * step, foot - high, wide, high), colour)


def _paint_ships(canvas: Canvas, one: Box, other: Box, way: Way) -> None:
    side = one.w * 0.42
    leftwards = other.x < one.x
    count = len(way.ships)
    far = math.dist(one.middle, other.middle)
    for number, colour in enumerate(way.ships):
        part = 0.5 + (number - (count - 1) / 2) * side * 0.8 / far
        x, y = _between(one, other, part)
        paint_ship(canvas, Box(x - side / 2, y - side / 2, side, side), colour, leftwards)
    if way.kind:
        x, y = _between(one, other, 0.5, side * (-0.78 if leftwards else 0.78))
        paint_goods(canvas, Box(x - side * 0.36, y - side * 0.36, side * 0.72, side * 0.72), way.kind)


def _paint_step(canvas: Canvas, one: Box, other: Box, step: Step) -> None:
    off = -one.w * 0.34 * step.side
    far = math.dist(one.middle, other.middle)
    margin = min(0.42, one.w * 0.42 / far)
    start, end = _between(one, other, margin, off), _between(one, other, 1 - margin, off)
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    wings = [
        (end[0] - 13 * math.cos(angle + turn), end[1] - 13 * math.sin(angle + turn)) for turn in (0.5, -0.5)
    ]
    for colour, thick in (("ink", 7.0), ("gold", 4.0)):
        canvas.stroke([start, end], colour, thick)
        canvas.stroke([wings[0], end, wings[1]], colour, thick)
    x, y = _between(one, other, 0.5, off)
    disc = Box(x - 13, y - 13, 26, 26)
    canvas.disc(disc, "hibiscus", "ink_light", 2)
    canvas.text(disc, step.label, SMALL, "ink_light", "bold", "centre")


def board(book: Book, members: int, colour: str = "red", ships: int = 0, back: int = 0) -> Painter:
    """A personal board with so many members, the last of them as they come back."""
    return partial(_paint_board, book, members, colour, ships, back)


def _paint_board(
    book: Book, members: int, colour: str, ships: int, back: int, canvas: Canvas, box: Box
) -> None:
    tables = book.tables.boards
    layout = lay_board(box, len(tables.upper), len(tables.lower))
    paint_board(canvas, layout, tables.upper, tables.lower)
    spaces = [*reversed(layout.upper), *reversed(layout.lower)][:members]
    for number, space in enumerate(spaces):
        paint_member(canvas, space.inset(space.w * 0.08, space.h * 0.08), colour)
        if number >= members - back:
            canvas.outline(space, "lava", 8, 3)
    for spot in layout.ships(ships, book.tables.start.ships):
        paint_ship(canvas, spot, colour)


def volcano(stones: Sequence[str]) -> Painter:
    """The main island with stones in its crater."""
    return partial(_paint_volcano, tuple(stones))


def _paint_volcano(stones: tuple[str, ...], canvas: Canvas, box: Box) -> None:
    canvas.cover("polynesia/board/sea", box, SEA, radius=12, light="moonlight")
    canvas.outline(box, "edge", 12, 1.5)
    island = box.inset(8).fitted(238 / 222)
    paint_volcano(canvas, island)
    for spot, stone in zip(crater_places(island, count=max(10, len(stones))), stones, strict=False):
        paint_stone(canvas, spot, stone)


def queues(book: Book, colours: Sequence[str], waiting: Sequence[int], buried: int) -> Painter:
    """The main island of Jeopardy: so many members of each colour wait; so many rows are buried."""
    return partial(_paint_queues, book, tuple(colours), tuple(waiting), buried)


def _paint_queues(
    book: Book, colours: tuple[str, ...], waiting: tuple[int, ...], buried: int, canvas: Canvas, box: Box
) -> None:
    canvas.cover("polynesia/board/sea", box, SEA, radius=12, light="moonlight")
    canvas.outline(box, "edge", 12, 1.5)
    island = box.inset(6).fitted(238 / 222)
    paint_volcano(canvas, island, jeopardy=True)
    rows = book.tables.jeopardy.rows
    laid = terraces(island, len(colours), rows)
    for row, terrace in enumerate(laid):
        if row >= len(rows) - buried:
            paint_stone(canvas, terrace.lava, "red")
    for seat, (colour, left) in enumerate(zip(colours, waiting, strict=True)):
        for row, terrace in enumerate(laid[: len(rows) - buried]):
            for spot in terrace.places[seat][: min(rows[row], left)]:
                paint_member(canvas, spot, colour)
            left = max(0, left - rows[row])


def chart(table: MapTable, members: dict[str, tuple[str, ...]] | None = None) -> Painter:
    """A whole map, small."""

    def paint(canvas: Canvas, box: Box) -> None:
        paint_small_chart(canvas, box, table, members=members)

    return paint
