"""What is heard of a move in Maori."""

from __future__ import annotations

from hawaii.games.maori.events import (
    DiscovererPlaced,
    DiscovererSailed,
    ShellsFound,
    ShellsPaid,
    ShipMoved,
    TileDiscarded,
    TilePut,
    TileStored,
    TileTaken,
)
from hawaii.kernel.events import Event

SOUNDS: dict[type[Event], str] = {
    DiscovererPlaced: "wave",
    DiscovererSailed: "wave",
    ShellsPaid: "shells",
    ShellsFound: "shells",
    TileTaken: "pick",
    TilePut: "drop",
    TileStored: "drop",
    TileDiscarded: "fish",
    ShipMoved: "step",
}
