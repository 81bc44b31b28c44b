"""A board with its tiles, of any size, to be looked at."""

from __future__ import annotations

from hawaii.games.maori.book import EMPTY, Book
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.marks import open_ends, paint_lost, paint_open_ends
from hawaii.ui.maori.paint import paint_board, paint_reef, paint_tile


def paint_small_board(
    canvas: Canvas,
    field: Box,
    book: Book,
    name: str,
    pieces: tuple[int, ...],
    ends: bool = False,
    lost: frozenset[int] = frozenset(),
) -> None:
    """The side of the boards with this name; perhaps with marks where islands are open, or were lost."""
    side = book.sides[name]
    columns = side.grid.columns
    paint_board(canvas, field, name)
    cell = field.w / columns
    for square, piece in enumerate(pieces):
        if piece != EMPTY:
            row, column = divmod(square, columns)
            spot = Box(field.x + column * cell, field.y + row * cell, cell, cell)
            paint_tile(canvas, spot, book.of_piece[piece], book.edges[piece])
            if ends:
                paint_open_ends(canvas, spot, open_ends(book, side, pieces, square))
            if square in lost:
                paint_lost(canvas, spot)
    if side.inside:
        paint_reef(canvas, field)
