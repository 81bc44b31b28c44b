"""A game of Hawaii as a small picture: the island with its chieftains, and the villages of somebody."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.state import ACTIVE, HawaiiState
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.layout import place_boxes
from hawaii.ui.hawaii.paint import paint_chieftain, paint_piece, paint_place

RATIO = 2.2
"""Width to height."""


def paint_miniature(
    canvas: Canvas, box: Box, game: Hawaii, state: HawaiiState, colours: Sequence[str], seat: int
) -> None:
    """The board on the left, the realm of a seat on the right."""
    canvas.panel(box, "sea", 8, "edge", 1.5)
    board, realm = box.inset(4).columns([11, 9], gap=4)
    places = place_boxes(board, game.book.tables.board.rows, gap=2)
    for number, place in zip(state.layout, places, strict=True):
        paint_place(canvas, place, game.book.place_names[number], radius=3)
    side = places[0].h * 0.9
    for one, where in enumerate(state.where):
        if where != BEACH and state.spaces[one] == ACTIVE:
            place = places[where]
            spot = Box(place.x + 4 + one * side * 0.4, place.bottom - side, side, side)
            paint_chieftain(canvas, spot, colours[one])
    canvas.panel(realm, "paper", 4)
    _paint_villages(canvas, realm.inset(3), state.realms[seat].villages, game.book.rows)


def _paint_villages(canvas: Canvas, box: Box, villages: Sequence[Sequence[int]], rows: int) -> None:
    longest = max(6, *(len(village) for village in villages))
    shown = max(3, min(rows, len(villages)))
    side = min(box.w / longest, box.h / shown)
    for row, village in enumerate(villages):
        for place, piece in enumerate(village):
            paint_piece(canvas, Box(box.x + place * side, box.y + row * box.h / shown, side, side), piece)
