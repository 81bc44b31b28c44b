"""What is heard of a move in Hawaii."""

from __future__ import annotations

from hawaii.games.hawaii.events import (
    BoatMoored,
    BoatsUsed,
    ChieftainMoved,
    FishCaught,
    IslandVisited,
    KahunaPlaced,
    Paid,
    PriceTokenTaken,
    Received,
    TikiPlaced,
    TilePlaced,
)
from hawaii.kernel.events import Event

SOUNDS: dict[type[Event], str] = {
    ChieftainMoved: "step",
    Paid: "shells",
    Received: "shells",
    PriceTokenTaken: "pick",
    FishCaught: "fish",
    BoatsUsed: "wave",
    IslandVisited: "wave",
    TilePlaced: "drop",
    KahunaPlaced: "drop",
    TikiPlaced: "drop",
    BoatMoored: "wave",
}
