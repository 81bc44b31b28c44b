"""Pictures of the pieces of Maori in the reference and in hints."""

from __future__ import annotations

from dataclasses import replace

from hawaii.games.maori.tile import edges_of, read_tile
from hawaii.ui.geometry import Box
from hawaii.ui.maori.paint import FOOT, WHOLE, Spot, land_art, things_of
from hawaii.ui.reference import Piece

DISCOVERER = Piece("maori/piece/discoverer")
SHELL = Piece("maori/piece/shell")
SHIP = Piece("maori/thing/ship")
PALM = Piece("maori/thing/palm")
HUT = Piece("maori/thing/hut")
LEI = Piece("maori/lei/whole")
EMBLEM = Piece("maori/emblem")
BACK = Piece("maori/board/back")
STORAGE = Piece("maori/board/storage")
POINT = Piece("hawaii/piece/point")
COIN = SHELL.name
"""What prices are paid with."""


def tile(name: str, edges: str = "", faint: bool = False, tag: str = "") -> Piece:
    """A tile, as it is named or with these open edges, perhaps with a price on it."""
    found = read_tile(name)
    assert found is not None, name
    ground = land_art(found, edges_of(edges) if edges else None)
    form = ground.rpartition("/")[2]
    things = [(f"maori/thing/{thing}", _part(spot)) for thing, spot in things_of(found, form)]
    leis = [(f"maori/lei/{form}", Box(0, 0, 1, 1))] * found.leis
    return Piece(ground, over=(*things, *leis), faint=faint, tag=tag)


def _part(spot: Spot) -> Box:
    """Where a thing is on its tile, in parts of it."""
    side = spot.size / WHOLE
    return Box(spot.x / WHOLE - side / 2, spot.y / WHOLE - side * FOOT / WHOLE, side, side)


def laid(name: str, faint: bool = False, tag: str = "") -> Piece:
    """A tile of a board as it is written: "E-pp", "E-h N"."""
    name, _, edges = name.partition(" ")
    return tile(name, edges, faint, tag)


def sailed(piece: Piece, colour: str) -> Piece:
    """A tile with an own ship on it."""
    return replace(piece, over=(*piece.over, (f"maori/piece/ship_{colour}", Box(0.2, 0.2, 0.6, 0.6))))


def shells(count: int = 1) -> tuple[Piece, ...]:
    return (SHELL,) * count


def player(colour: str) -> Piece:
    """Somebody at the table."""
    return Piece(f"hawaii/piece/chieftain_{colour}")


def own_ship(colour: str) -> Piece:
    return Piece(f"maori/piece/ship_{colour}")


def board(name: str, columns: int = 5, rows: int = 4) -> Piece:
    return Piece(f"maori/board/{name}", ratio=columns / rows)
