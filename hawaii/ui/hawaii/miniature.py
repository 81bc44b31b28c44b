"""A game of Hawaii as a small picture: the island with its chieftains, and the villages of somebody."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import groupby

import pygame

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.state import ACTIVE, HawaiiState
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box, around
from hawaii.ui.hawaii.board_ground import SEA
from hawaii.ui.hawaii.land import draw_land
from hawaii.ui.hawaii.layout import place_boxes
from hawaii.ui.hawaii.mats import paint_mat
from hawaii.ui.hawaii.paint import paint_chieftain, paint_piece, paint_place

RATIO = 2.2
"""Width to height."""
FINER = 4.0
"""The land is drawn for boxes so much larger: its shore is made for a whole board."""


def paint_miniature(
    canvas: Canvas, box: Box, game: Hawaii, state: HawaiiState, colours: Sequence[str], seat: int
) -> None:
    """The board on the left, the realm of a seat on the right."""
    board, realm = box.columns([11, 9])
    canvas.cover("hawaii/board/sea", box, SEA, 8)
    rows = game.book.tables.board.rows
    places = place_boxes(board.inset(9, 8), rows, gap=2.5)
    _paint_island(canvas, board.inset(2), places, tuple(rows.items()))
    for number, place in zip(state.layout, places, strict=True):
        paint_place(canvas, place, game.book.place_names[number], radius=4)
    side = places[0].h * 1.15
    step = min(side * 0.4, (places[0].w - side) / max(1, len(colours) - 1))
    for one, where in enumerate(state.where):
        if where != BEACH and state.spaces[one] == ACTIVE:
            place = places[where]
            spot = Box(place.x + one * step, place.bottom - side, side, side)
            paint_chieftain(canvas, spot, colours[one])
    sheet = realm.inset(5)
    canvas.panel(sheet, "paper", 6)
    _paint_villages(canvas, sheet.inset(3), state.realms[seat].villages, game.book.rows)
    canvas.outline(box, "edge", 8, 1.5)


def _paint_island(canvas: Canvas, box: Box, places: Sequence[Box], shape: Hashable) -> None:
    """Under the places, wherever on the screen they are."""
    size = canvas.rect(box).size

    def larger(one: Box) -> Box:
        return Box((one.x - box.x) * FINER, (one.y - box.y) * FINER, one.w * FINER, one.h * FINER)

    def make() -> pygame.Surface:
        inside = sorted((larger(place) for place in places), key=lambda one: (one.y, one.x))
        rows = [around(list(row)) for _, row in groupby(inside, key=lambda one: round(one.y))]
        sea = Box(0, 0, box.w * FINER, box.h * FINER)
        land = [row.inset(-9, -9) for row in rows]
        return draw_land(sea, land, [row.inset(-4, -6) for row in rows], size, sharp=False)

    canvas.surface.blit(canvas.kept(("islet", size, shape), make), canvas.rect(box))


def _paint_villages(canvas: Canvas, box: Box, villages: Sequence[Sequence[int]], rows: int) -> None:
    """Each on its mat, and mats for the next ones."""
    longest = max(6, *(len(village) for village in villages))
    shown = max(3, min(rows, len(villages)))
    for row, mat in enumerate(box.rows([1] * shown, gap=2)):
        paint_mat(canvas, mat, "sand", "edge", 1, radius=4)
        side = min((mat.w - 4) / longest, mat.h - 4)
        for place, piece in enumerate(villages[row] if row < len(villages) else ()):
            paint_piece(canvas, Box(mat.x + 2 + place * side, mat.middle[1] - side / 2, side, side), piece)
