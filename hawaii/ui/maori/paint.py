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


Offsets = tuple[Spot, ...]

FIELDS = {
    "N": (60, 54),
    "E": (63, 60),
    "S": (60, 66),
    "W": (57, 60),
    "NS": (60, 60),
    "EW": (60, 60),
    "single": (60, 60),
}
"""The middle of where things stand, by the edges over which the land goes on."""
LEI_FIELDS = {"N": (60, 70), "E": (48, 60), "S": (60, 58), "W": (72, 60)}
"""The same beside half a lei."""
WIDE: dict[tuple[int, int], Offsets] = {
    (1, 0): (Spot(0, 24, 76),),
    (2, 0): (Spot(-20, 18, 66), Spot(19, 26, 66)),
    (3, 0): (Spot(-29, 18, 58), Spot(29, 20, 58), Spot(0, 28, 62)),
    (0, 1): (Spot(0, 25, 66),),
    (1, 1): (Spot(-21, 19, 70), Spot(17, 27, 54)),
    (2, 1): (Spot(-29, 19, 58), Spot(29, 14, 58), Spot(2, 28, 48)),
}
"""Palms, from those behind, then a hut, seen from that middle: on land that goes on to the side."""
HIGH: dict[tuple[int, int], Offsets] = {
    (1, 0): (Spot(0, 26, 76),),
    (2, 0): (Spot(-17, 10, 62), Spot(16, 33, 64)),
    (3, 0): (Spot(-25, 8, 56), Spot(25, 12, 56), Spot(0, 34, 60)),
    (0, 1): (Spot(0, 27, 62),),
    (1, 1): (Spot(-10, 6, 66), Spot(7, 34, 52)),
    (2, 1): (Spot(-24, 6, 58), Spot(24, 9, 58), Spot(0, 36, 50)),
}
"""On land that goes on upwards or downwards."""
SMALL_WIDE: dict[tuple[int, int], Offsets] = {
    (1, 0): (Spot(-2, 24, 72),),
    (2, 0): (Spot(-17, 17, 60), Spot(15, 26, 60)),
}
SMALL_HIGH: dict[tuple[int, int], Offsets] = {
    (1, 0): (Spot(0, 26, 64),),
    (2, 0): (Spot(-15, 20, 54), Spot(15, 27, 56)),
}
"""Beside half a lei."""
ROUND: dict[tuple[int, int], Offsets] = {
    (1, 0): (Spot(0, 24, 76),),
    (2, 0): (Spot(-17, 17, 62), Spot(16, 26, 64)),
    (1, 1): (Spot(-17, 17, 66), Spot(12, 27, 50)),
}
"""On an island that is whole."""
SHELLS = {
    "N": (Spot(84, 100, 34), Spot(42, 106, 34)),
    "E": (Spot(44, 104, 34), Spot(88, 109, 34)),
    "S": (Spot(92, 112, 34), Spot(30, 110, 34)),
    "W": (Spot(76, 104, 34), Spot(32, 109, 34)),
    "NS": (Spot(90, 104, 34), Spot(30, 104, 34)),
    "EW": (Spot(86, 109, 34), Spot(34, 109, 34)),
    "single": (Spot(86, 103, 34), Spot(36, 104, 34)),
}
"""On the beach."""
ALONE = (Spot(-17, 12, 42), Spot(17, 26, 42))
"""Shells on land where nothing grows, seen from the middle."""
SHIPS = {
    "N": (Spot(96, 117, 48),),
    "E": (Spot(25, 117, 48),),
    "S": (Spot(95, 46, 48),),
    "W": (Spot(95, 117, 48),),
    "NS": (Spot(96, 96, 48),),
    "EW": (Spot(84, 117, 50),),
    "single": (Spot(95, 117, 48),),
    "water": (Spot(60, 92, 66),),
}
"""On the water beside the land."""
TWO_SHIPS = (Spot(38, 64, 56), Spot(82, 108, 56))
"""On water."""


def land_art(tile: Tile, edges: int | None = None) -> str:
    """The picture of what a tile is made of, as it lies."""
    return f"maori/land/{_form(tile, edges)}"


def paint_tile(canvas: Canvas, box: Box, tile: Tile, edges: int | None = None) -> None:
    """A tile as it lies: the edges over which its land goes on, or else as it is named."""
    form = _form(tile, edges)
    _paint_full(canvas, box, f"maori/land/{form}")
    for thing, spot in things_of(tile, form):
        side = box.w * spot.size / WHOLE
        x = box.x + box.w * spot.x / WHOLE - side / 2
        y = box.y + box.h * spot.y / WHOLE - side * FOOT / WHOLE
        canvas.picture(f"maori/thing/{thing}", Box(x, y, side, side))
    if tile.leis:
        _paint_full(canvas, box, f"maori/lei/{form}")


def things_of(tile: Tile, form: str) -> list[tuple[str, Spot]]:
    """What stands on a tile that lies like this, and where; from those behind."""
    found: list[tuple[str, Spot]] = []
    if tile.is_land:
        x, y = (LEI_FIELDS if tile.leis else FIELDS)[form]
        if tile.palms or tile.huts:
            names, offsets = ["palm"] * tile.palms + ["hut"] * tile.huts, _offsets(tile, form)
        else:
            names, offsets = ["shell"] * tile.shells, ALONE
        found += [
            (name, Spot(x + spot.x, y + spot.y, spot.size))
            for name, spot in zip(names, offsets, strict=False)
        ]
        if tile.palms or tile.huts:
            found += [("shell", spot) for spot in SHELLS[form][: tile.shells]]
    ships = TWO_SHIPS if tile.ships > 1 else SHIPS.get(form, ())
    return found + [("ship", spot) for spot in ships[: tile.ships]]


def _offsets(tile: Tile, form: str) -> Offsets:
    wide = form in ("E", "W", "EW")
    usual = WIDE if wide else HIGH
    found = (SMALL_WIDE if wide else SMALL_HIGH) if tile.leis else ROUND if form == "single" else usual
    many = min(tile.palms, 3 - tile.huts), tile.huts
    return found.get(many) or usual[many]


def paint_shell(canvas: Canvas, box: Box) -> None:
    """A shell as money."""
    canvas.picture("maori/piece/shell", box)


def paint_discoverer(canvas: Canvas, box: Box, left: bool = False) -> None:
    """The ship that sails around the matrix, with its bow to the right or to the left."""
    canvas.picture("maori/piece/discoverer_left" if left else "maori/piece/discoverer", box)


def paint_own_ship(canvas: Canvas, box: Box, colour: str) -> None:
    """A player's own ship, in the advanced and pro rules."""
    canvas.picture(f"maori/piece/ship_{colour}", box)


def paint_board(canvas: Canvas, box: Box, name: str) -> None:
    """A player's board: "normal" or "atoll"."""
    canvas.picture(f"maori/board/{name}", box, light="moonlight")


def paint_storage(canvas: Canvas, box: Box) -> None:
    """Where a stored tile lies."""
    canvas.picture("maori/board/storage", box, light="lamplight")


def paint_mat(canvas: Canvas, box: Box) -> None:
    """What lies under the matrix, with the water around it."""
    canvas.picture("maori/board/mat", box, light="moonlight")


def paint_reef(canvas: Canvas, box: Box) -> None:
    """The ring of the atoll alone, over the tiles that lie on the board."""
    canvas.picture("maori/board/reef", box, light="lamplight")


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
