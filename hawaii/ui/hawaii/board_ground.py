"""What lies under everything on the board: the carved frame with its score track, the sea, and the island."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from itertools import groupby

import pygame

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box, around
from hawaii.ui.hawaii.layout import TableLayout

SEA = 800 / 640
GROVE = 120 / 100
"""Width to height of the pictures of the sea, and of what is in its corners."""
GRAIN = 2.0
"""Units in a pixel of the rough map of the island, which is then made larger."""
BLUR = 4
"""Pixels of that map over which land becomes sea."""
SHORE: tuple[tuple[int, str, int], ...] = (
    (14, "#a9e6e2", 90),
    (44, "#a9e6e2", 130),
    (74, "#ffffff", 200),
    (88, "#b9ebe4", 255),
    (104, "#fffdf2", 235),
    (116, "#dcc28a", 255),
    (136, "#f3dfae", 255),
)
"""From the sea to the sand: how much land there must be around, the colour there, and how much it covers."""
MEADOW: tuple[tuple[int, str, int], ...] = ((116, "#c9cf8a", 255), (136, "#a3c977", 255))
"""The same for the green above the beach."""


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
        chance = random.Random(5)  # only for the shape of the shore
        found = pygame.Surface(size, pygame.SRCALPHA)
        shore = _map(sea, land, _bulges(chance, land, 9, 15), size)
        _lay(found, shore, SHORE, canvas.fit.scale)
        _lay(found, _map(sea, hills, _bulges(chance, hills, 5, 12), size), MEADOW, canvas.fit.scale)
        return canvas.lit(found, "moonlight")

    return canvas.kept(("island", layout.board, size), make)


Bulge = tuple[float, float, float]
"""A round piece of land: where, and how far it reaches."""


def _bulges(chance: random.Random, land: Sequence[Box], least: float, most: float) -> list[Bulge]:
    """Along the edges, so that the shore is not straight."""
    found: list[Bulge] = []
    for box in land:
        for number in range(int(box.w // 34)):
            x = box.x + 17 + number * 34 + chance.uniform(-12, 12)
            for y in (box.y + 4, box.bottom - 4):
                found.append((x, y, chance.uniform(least, most)))
        for number in range(int(box.h // 30)):
            y = box.y + 15 + number * 30 + chance.uniform(-8, 8)
            for x in (box.x + least, box.right - least):
                found.append((x, y, chance.uniform(least, most)))
    return found


def _map(sea: Box, land: Iterable[Box], bulges: Iterable[Bulge], size: tuple[int, int]) -> pygame.Surface:
    """White, and the less transparent the more land there is around."""
    rough = pygame.Surface((round(sea.w / GRAIN), round(sea.h / GRAIN)), pygame.SRCALPHA)
    rough.fill((255, 255, 255, 0))
    for box in land:
        x, y, w, h = ((box.x - sea.x) / GRAIN, (box.y - sea.y) / GRAIN, box.w / GRAIN, box.h / GRAIN)
        pygame.draw.rect(rough, "white", (round(x), round(y), round(w), round(h)), border_radius=8)
    for x, y, reach in bulges:
        middle = round((x - sea.x) / GRAIN), round((y - sea.y) / GRAIN)
        pygame.draw.circle(rough, "white", middle, round(reach / GRAIN))
    soft = pygame.transform.gaussian_blur(rough, BLUR)
    return pygame.transform.smoothscale(soft, size)


def _lay(
    onto: pygame.Surface, land: pygame.Surface, bands: Iterable[tuple[int, str, int]], scale: float
) -> None:
    """Colours, wherever there is enough land around; each over the one before."""
    for least, colour, cover in bands:
        band = land.copy()
        band.fill((0, 0, 0, least), special_flags=pygame.BLEND_RGBA_SUB)
        for _ in range(4 if scale < 1.5 else 5):  # a sharp edge, but not a jagged one
            band.blit(band.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        band.fill((*pygame.Color(colour)[:3], cover), special_flags=pygame.BLEND_RGBA_MULT)
        onto.blit(band, (0, 0))


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
