"""Tiles in words."""

from __future__ import annotations

from hawaii.games.maori.tile import Tile, edges_of
from hawaii.kernel.messages import Message, listed

ENDS = {1: "north", 2: "east", 4: "south", 8: "west"}
MIDDLES = {5: "upright", 10: "across"}
"""By the edges over which the land goes on."""


def square_message(name: str) -> Message:
    """A square as people call it: "r1c2" is row 1, column 2."""
    row, column = name[1:].split("c")
    return Message("maori_square", {"row": int(row), "column": int(column)})


def tile_message(tile: Tile) -> Message:
    """What a tile shows: "an end piece open to the east: 2 palms, a hut"."""
    turning = len(tile.turns) > 1
    return _with(_turning(tile) if turning else _lying(tile, edges_of(tile.form)), tile)


def laid_message(tile: Tile, edges: int) -> Message:
    """The same as it lies on a board."""
    return _with(_lying(tile, edges), tile)


def _turning(tile: Tile) -> Message:
    return Message("maori_middle_turning") if tile.form in ("NS", "EW") else Message("maori_end_turning")


def _lying(tile: Tile, edges: int) -> Message:
    if edges in ENDS:
        return Message(f"maori_end_{ENDS[edges]}")
    if edges in MIDDLES:
        return Message(f"maori_middle_{MIDDLES[edges]}")
    return Message(f"maori_form_{tile.form}")


def _with(name: Message, tile: Tile) -> Message:
    things = things_of(tile)
    return Message("maori_tile_with", {"tile": name, "things": things}) if things is not None else name


def things_of(tile: Tile) -> Message | None:
    """All that is on a tile; None for nothing."""
    counts = {"palms": tile.palms, "huts": tile.huts, "shells": tile.shells, "ships": tile.ships}
    found = [Message(f"maori_things_{name}", {"count": count}) for name, count in counts.items() if count]
    if tile.leis:
        found.append(Message("maori_half_lei"))
    return listed(found) if found else None
