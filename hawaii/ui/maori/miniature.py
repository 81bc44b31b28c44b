"""A game of Maori as a small picture: the matrix with the ship, and the board of somebody."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.maori import Maori
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import MaoriState
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.layout import mat_layout
from hawaii.ui.maori.mat_view import ship_box
from hawaii.ui.maori.paint import paint_discoverer, paint_mat, paint_tile
from hawaii.ui.maori.small_board import paint_small_board


def paint_miniature(
    canvas: Canvas, box: Box, game: Maori, state: MaoriState, colours: Sequence[str], seat: int
) -> None:
    """The mat on the left, the board of a seat on the right."""
    book = game.book
    canvas.panel(box, "deep", 8)
    mat_box, rest = box.inset(3).cut_left(box.h - 6, 4)
    mat = mat_layout(mat_box._replace(w=mat_box.w + 98), book.matrix.rows)
    paint_mat(canvas, mat.box)
    for square, kind in zip(mat.squares, state.matrix, strict=True):
        if kind != EMPTY:
            paint_tile(canvas, square, book.tiles[kind])
    if state.ship != NOWHERE:
        paint_discoverer(canvas, ship_box(mat.berths[state.ship]).inset(-4))
    grid = book.sides[state.options.board].grid
    field = rest.fitted(grid.columns / grid.rows)
    paint_small_board(canvas, field, book, state.options.board, state.boards[seat].pieces)
    canvas.outline(box, "edge", 8, 1.5)
