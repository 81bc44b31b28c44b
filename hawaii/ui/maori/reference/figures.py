"""Tiles as they lie together: figures from rows of names, as boards are written."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.maori.board_building import NO_TILE
from hawaii.kernel.messages import Message
from hawaii.ui.maori.reference.pictures import DISCOVERER, laid
from hawaii.ui.reference import Figure, Piece, Spot

SHIP = "ship"
"""Stands for the discoverer ship in a row."""
FREE = "?"
"""Stands for a square that still waits for a tile."""


def cell(name: str, faint: bool = False) -> Piece | Spot | None:
    if name == NO_TILE:
        return None
    if name == FREE:
        return Spot()
    return DISCOVERER if name == SHIP else laid(name, faint=faint)


def figure(
    rows: Sequence[str], caption: Message | None = None, good: bool | None = None, ground: str = ""
) -> Figure:
    """Rows of names with spaces between them; a turned tile is written with a stroke: "E-h/N"."""
    cells = tuple(tuple(cell(name.replace("/", " ")) for name in row.split()) for row in rows)
    return Figure(cells, caption, good, ground)


def line(
    names: Sequence[str], tags: Sequence[int | None], caption: Message, good: bool | None = None
) -> Figure:
    """The ship and the tiles in front of it, with their prices; those without cannot be taken."""
    cells: list[Piece | Spot | None] = [DISCOVERER]
    for name, price in zip(names, tags, strict=True):
        if name == NO_TILE:
            cells.append(Spot())
        else:
            cells.append(laid(name, faint=price is None, tag="" if price is None else str(price)))
    return Figure((tuple(cells),), caption, good)
