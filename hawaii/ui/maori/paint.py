"""How the pieces of Maori are drawn."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.games.maori.tile import Tile, edge_names, edges_of
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box

WHOLE = 120
"""Units of the drawings of a tile and of each thing: what stands below is in these."""
FOOT = 114
"""Where things stand in their own drawings, in the middle."""
BOARD = 5 / 4
"""Width to height of a player's board: five by four squares."""
CHANNEL = 1 / 6
"""How much of the mat, on each side, is the water on which the ship sails; the tiles lie inside."""
STORED = 0.12
"""How much of the place for a stored tile is its rim, on each side."""


class Spot(NamedTuple):
    """Where a thing stands: the middle of its foot, and its size."""

    x: float
    y: float
    size: float


FIELDS = {
    "N": (60, 52),
    "E": (66, 60),
    "S": (60, 68),
    "W": (54, 60),
    "NS": (60, 60),
    "EW": (60, 60),
    "single": (60, 60),
}
"""The middle of where things grow, by the edges over which the land goes on."""
BESIDE_LEI = {"N": (60, 62), "E": (46, 60), "S": (60, 55), "W": (74, 60)}
GROVES = {
    1: (Spot(0, 24, 74),),
    2: (Spot(-20, 19, 66), Spot(18, 26, 66)),
    3: (Spot(-27, 15, 58), Spot(27, 17, 58), Spot(0, 28, 60)),
}
"""Palms, from those behind, and seen from the middle."""
VILLAGES = {
    0: (Spot(0, 25, 64),),
    1: (Spot(-20, 20, 68), Spot(16, 27, 52)),
    2: (Spot(-28, 17, 58), Spot(23, 11, 58), Spot(2, 28, 48)),
}
"""Palms with a hut, which is the last."""
SHELLS = {
    "N": (Spot(78, 99, 34), Spot(46, 102, 34)),
    "E": (Spot(50, 104, 34), Spot(84, 106, 34)),
    "S": (Spot(88, 112, 34), Spot(34, 112, 34)),
    "W": (Spot(70, 104, 34), Spot(36, 106, 34)),
    "NS": (Spot(88, 104, 34), Spot(34, 104, 34)),
    "EW": (Spot(84, 106, 34), Spot(36, 106, 34)),
    "single": (Spot(80, 103, 34), Spot(42, 104, 34)),
}
"""On the beach."""
ALONE = (Spot(-21, 20, 42), Spot(21, 24, 42))
"""Shells on land where nothing grows, seen from the middle."""
SHIPS = {
    "N": (Spot(96, 118, 48),),
    "E": (Spot(25, 118, 48),),
    "S": (Spot(96, 46, 48),),
    "W": (Spot(95, 118, 48),),
    "NS": (Spot(97, 100, 48),),
    "EW": (Spot(86, 118, 50),),
    "single": (Spot(94, 118, 48),),
    "water": (Spot(60, 92, 66),),
}
"""On the water beside the land."""
TWO_SHIPS = (Spot(38, 66, 56), Spot(80, 106, 56))
"""On water."""


def land_art(tile: Tile, edges: int | None = None) -> str:
    """The picture of what a tile is made of, as it lies."""
    return f"maori/land/{_form(tile, edges)}"


def paint_tile(canvas: Canvas, box: Box, tile: Tile, edges: int | None = None) -> None:
    """A tile as it lies: the edges over which its land goes on, or else as it is named."""
    form = _form(tile, edges)
    _paint_full(canvas, box, f"maori/land/{form}")
    if tile.leis:
        _paint_full(canvas, box, f"maori/lei/{form}")
    for thing, spot in things_of(tile, form):
        side = box.w * spot.size / WHOLE
        x = box.x + box.w * spot.x / WHOLE - side / 2
        y = box.y + box.h * spot.y / WHOLE - side * FOOT / WHOLE
        canvas.picture(f"maori/thing/{thing}", Box(x, y, side, side))


def things_of(tile: Tile, form: str) -> list[tuple[str, Spot]]:
    """What stands on a tile that lies like this, and where; from those behind."""
    found: list[tuple[str, Spot]] = []
    if tile.is_land:
        x, y = (BESIDE_LEI if tile.leis else FIELDS)[form]
        if tile.huts:
            *palms, hut = VILLAGES[tile.palms]
            found += [("palm", spot) for spot in palms] + [("hut", hut)]
        elif tile.palms:
            found += [("palm", spot) for spot in GROVES[tile.palms]]
        elif tile.shells:
            found += [("shell", spot) for spot in ALONE[: tile.shells]]
        found = [(thing, Spot(x + spot.x, y + spot.y, spot.size)) for thing, spot in found]
        if tile.palms or tile.huts:
            found += [("shell", spot) for spot in SHELLS[form][: tile.shells]]
    ships = TWO_SHIPS if tile.ships > 1 else SHIPS.get(form, ())
    return found + [("ship", spot) for spot in ships[: tile.ships]]


def paint_shell(canvas: Canvas, box: Box) -> None:
    """A shell as money."""
    canvas.picture("maori/piece/shell", box)


def paint_discoverer(canvas: Canvas, box: Box) -> None:
    """The ship that sails around the matrix."""
    canvas.picture("maori/piece/discoverer", box)


def paint_own_ship(canvas: Canvas, box: Box, colour: str) -> None:
    """A player's own ship, in the advanced and pro rules."""
    canvas.picture(f"maori/piece/ship_{colour}", box)


def paint_board(canvas: Canvas, box: Box, name: str) -> None:
    """A player's board: "normal" or "atoll"."""
    canvas.picture(f"maori/board/{name}", box, light="moonlight")


def paint_storage(canvas: Canvas, box: Box) -> None:
    """Where a stored tile lies."""
    canvas.picture("maori/board/storage", box, light="moonlight")


def paint_mat(canvas: Canvas, box: Box) -> None:
    """What lies under the matrix, with the water around it."""
    canvas.picture("maori/board/mat", box, light="moonlight")


def paint_berth(canvas: Canvas, box: Box) -> None:
    """A position of the ship."""
    canvas.picture("maori/board/berth", box)


def paint_back(canvas: Canvas, box: Box) -> None:
    """A tile that lies face down."""
    canvas.picture("maori/board/back", box)


def _form(tile: Tile, edges: int | None) -> str:
    return edge_names(edges) if edges and edges_of(tile.form) else tile.form


def _paint_full(canvas: Canvas, box: Box, name: str) -> None:
    """A picture that reaches the very edges of a box, so that nothing shows between two boxes that touch."""
    rect = canvas.rect(box)
    drawn = canvas.art.picture(name, rect.w, rect.h)
    if drawn is not None:
        canvas.surface.blit(drawn, rect)
