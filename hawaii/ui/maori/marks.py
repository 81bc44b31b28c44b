"""Small marks on the table of Maori: prices in shells, and ends of islands that are still open."""

from __future__ import annotations

from hawaii.games.maori.book import EMPTY, Book, Side
from hawaii.games.maori.tile import EAST, NORTH, SOUTH, WEST, opposite
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.paint import paint_shell

MOVES = {NORTH: (0.0, -0.5), EAST: (0.5, 0.0), SOUTH: (0.0, 0.5), WEST: (-0.5, 0.0)}

GONE = 150
"""How dark it is where an island was taken off."""


def paint_price(canvas: Canvas, box: Box, shells: int) -> None:
    """What something costs, on a small tag; free things have a leaf."""
    if shells:
        canvas.panel(box, "paper", box.h / 2, "edge", 1.5)
        shell, number = box.inset(2, 0).cut_right(box.h * 0.8)
        canvas.text(number, str(shells), max(14.0, box.h * 0.66), "ink", "bold", "centre")
        paint_shell(canvas, shell.centred(shell.w, shell.w))
    else:
        side = box.h * 0.92
        disc = Box(box.right - side, box.y, side, side)
        canvas.disc(disc, "leaf", "ink_light", 1.5)
        canvas.icon("ui/tick", disc.inset(side * 0.2), "ink_light")


def price_box(square: Box) -> Box:
    """Where the tag of a square is: in its upper right corner."""
    high = max(18.0, min(26.0, square.h * 0.2))
    wide = high * 1.75
    return Box(square.right - wide - 1, square.y + 1, wide, high)


def open_ends(book: Book, side: Side, pieces: tuple[int, ...], square: int) -> int:
    """The open edges of a tile that meet no open edge yet."""
    edges = book.edges[pieces[square]]
    for edge, neighbour in side.grid.beside[square]:
        other = pieces[neighbour]
        if edges & edge and other != EMPTY and book.edges[other] & opposite(edge):
            edges &= ~edge
    return edges


def paint_open_ends(canvas: Canvas, square: Box, edges: int) -> None:
    """A small buoy at each open end: the island goes on there, or it is lost."""
    side = max(7.0, square.w * 0.12)
    for edge, (dx, dy) in MOVES.items():
        if edges & edge:
            x, y = (
                square.middle[0] + dx * (square.w - side - 2),
                square.middle[1] + dy * (square.h - side - 2),
            )
            canvas.disc(Box(x - side / 2, y - side / 2, side, side), "lava", "ink_light", 1.5)


def paint_lost(canvas: Canvas, square: Box) -> None:
    """A tile of an island that was not complete at the end: it does not count any more."""
    canvas.veil(square, "night", GONE)
    inner = square.centred(square.w * 0.4, square.h * 0.4)
    canvas.icon("ui/close", inner, "ink_light")
