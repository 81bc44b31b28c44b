"""Names of what stands in the tables of Maori."""

from __future__ import annotations

from hawaii.games.maori import Maori
from hawaii.games.maori.tile import read_tile
from hawaii.kernel.messages import Message
from hawaii.ui.maori.told_tiles import tile_message


def name_of(game: Maori, key: str) -> Message | None:
    """What a key of a table is called; None for what has no name of its own."""
    tile = read_tile(key)
    return None if tile is None else tile_message(tile)
