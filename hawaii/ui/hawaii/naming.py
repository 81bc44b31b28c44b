"""Names of what stands in the tables of Hawaii."""

from __future__ import annotations

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.tables import KIND
from hawaii.kernel.messages import Message


def name_of(game: Hawaii, key: str) -> Message | None:
    """What a key of a table is called; None for what has no name of its own."""
    if key in KIND:
        return Message(f"tile_{key}")
    if key in game.book.places:
        return Message(f"place_{key}")
    return Message(f"island_{key}") if key in game.book.island_names else None
