"""What lies under everything on the board: the carved frame with its score track, the sea, and the island."""

from __future__ import annotations

from itertools import groupby

import pygame

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box, around
from hawaii.ui.hawaii.land import draw_land
from hawaii.ui.hawaii.layout import TableLayout

SEA = 800 / 640
GROVE = 120 / 100
"""Width to height of the pictures of the sea, and of what is in its corners."""


def paint_board(canvas: Canvas, layout: TableLayout) -> None:
    """What never changes."""
    _paint_frame(canvas, layout)
    sea = layout.board.inset(28)
    canvas.cover("hawaii/board/sea", sea, SEA, light="moonlight")
    canvas.surface.blit(_island(canvas, layout, sea), canvas.rect(sea))
    for name, box in _corners(layout, sea):
        canvas.picture(f"hawaii/board/{name}", box, light="moonlight")
    pygame.draw.rect(canvas.surface, canvas.theme["ink_dark"], canvas.rect(sea), canvas.fit.length(2))


# -- frame -----------------------------------------------------------------------------------------


def _paint_frame(canvas: Canvas, layout: TableLayout) -> None:
    box = layout.board
    canvas.drop_shadow(box, 16)
    canvas.picture("hawaii/board/frame", box, light="lamplight")
    for number, cell in enumerate(layout.ring):
        name = "space" if number % 5 else "space_five" if number % 10 else "space_ten"
        inner = cell.inset(0.8)
        long, high = canvas.fit.length(inner.w), canvas.fit.length(inner.h)
        turns = _turns(box, cell)
        drawn = canvas.art.picture(f"hawaii/board/{name}", *((high, long) if turns % 2 else (long, high)))
        if drawn is not None:
            turned = canvas.lit(pygame.transform.rotate(drawn, 90 * turns), "lamplight")
            canvas.surface.blit(turned, canvas.rect(inner))
        if number % 5 == 0:
            canvas.text(cell, str(number), 14, "ink_dark", "bold", "centre")


def _turns(board: Box, cell: Box) -> int:
    """Quarter turns to the left, so that the pattern of a space looks outwards."""
    if cell.x <= board.x:
        return 1
    if cell.right >= board.right - 0.001:
        return 3
    return 0 if cell.y <= board.y else 2


# -- island ----------------------------------------------------------------------------------------


def _rows(layout: TableLayout) -> list[Box]:
    """The rows of places, from the top."""
    places = sorted(layout.places, key=lambda box: (box.y, box.x))
    return [around(list(row)) for _, row in groupby(places, key=lambda box: round(box.y))]


def _island(canvas: Canvas, layout: TableLayout, sea: Box) -> pygame.Surface:
    """The land under the places, with a beach at its foot, in a picture as large as the sea."""
    size = canvas.rect(sea).size

    def make() -> pygame.Surface:
        rows = _rows(layout)
        strand = around([layout.cove, layout.beach, *layout.track])
        whole = around(rows)
        strand = strand._replace(x=whole.x, w=whole.w)
        groves = [box.cut_bottom(box.h * 0.16)[0] for name, box in _corners(layout, sea) if name == "grove"]
        hills = [*(row.inset(-4, -6) for row in rows), *groves]
        land = [*(row.inset(-9, -9) for row in rows), *(box.inset(-5, -9) for box in groves)]
        land.append(strand.inset(-9, -3))
        return canvas.lit(draw_land(sea, land, hills, size, sharp=canvas.fit.scale >= 1.5), "moonlight")

    return canvas.kept(("island", layout.board, size), make)


def _corners(layout: TableLayout, sea: Box) -> list[tuple[str, Box]]:
    """Beside short rows there is room: for trees above, and for what swims below."""
    found: list[tuple[str, Box]] = []
    rows = _rows(layout)
    for number, row in enumerate(rows):
        room = row.x - sea.x
        if room < 60:
            continue
        side = min(row.h * 0.95, room * 0.72 / GROVE)
        wide = side * GROVE
        if number < len(rows) / 2:
            low = row.bottom - side + 5
            found.append(("grove", Box(row.x - wide - 8, low, wide, side)))
            found.append(("grove", Box(row.right + 8, low, wide, side)))
        else:
            middle = row.y + row.h * 0.5
            here = Box(sea.x + room * 0.4, middle, 0, 0)
            there = Box(sea.right - room * 0.4, middle, 0, 0)
            found.append(("honu", here.centred(wide * 0.58, side * 0.58)))
            found.append(("canoe", there.centred(wide * 0.64, side * 0.64)))
    return found
