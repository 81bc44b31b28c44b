"""What happens in a game of Hawaii. Together the events account for every piece, tile, token and point."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message


class ChieftainMoved(Event, frozen=True):
    """From the beach or a place (its id) to a place, "beach", "cove", "dock" or "track"."""

    seat: int
    origin: str
    destination: str
    number: int = 0
    """Of the dock or the space of the track."""


class Paid(Event, frozen=True):
    """Pieces went to the supply, for "walk", "tile", "boats" or "offering"."""

    seat: int
    shell: int
    foot: int
    fruit: int
    purpose: str


class Received(Event, frozen=True):
    """Pieces came from the supply."""

    seat: int
    shell: int
    foot: int
    fruit: int
    reason: Message


class ExchangeHutsUsed(Event, frozen=True):
    """So many exchange huts of each side replaced pieces of a payment."""

    seat: int
    first: int
    second: int


class PriceTokenTaken(Event, frozen=True):
    """A token went to the play area from a place (its id) or from a space of the "track"."""

    seat: int
    token: str
    origin: str
    space: int = 0


class FishCaught(Event, frozen=True):
    """Tokens went from the cove to the play area, fish up; so many fish are on them together."""

    seat: int
    tokens: tuple[str, ...]
    fish: int


class BoatsUsed(Event, frozen=True):
    """Boats were turned and rest until the next round."""

    seat: int
    fishing: int
    first: int
    second: int


class TileBought(Event, frozen=True):
    """Tiles left their place for a price token: one, or two kahunas or tikis."""

    seat: int
    tile: str
    side: int
    number: int
    token: str
    stack: int
    """Of the gods, from 1; 0 for other tiles."""


class TileGiven(Event, frozen=True):
    """Tiles left their place for nothing but an island's gift or an offering to Kane."""

    seat: int
    tile: str
    side: int
    number: int
    giver: str


class GiftMissed(Event, frozen=True):
    """So many tiles of an island's gift were not taken, and why."""

    seat: int
    island: str
    number: int
    reason: Message


class TilePlaced(Event, frozen=True):
    """A tile was put at the end of a village; villages and columns are counted from 1."""

    seat: int
    tile: str
    side: int
    village: int
    column: int


class KahunaPlaced(Event, frozen=True):
    seat: int
    space: int


class TikiPlaced(Event, frozen=True):
    seat: int
    space: int


class BoatMoored(Event, frozen=True):
    """A new boat lies beside the realm."""

    seat: int
    side: int


class GodRevealed(Event, frozen=True):
    """The next god of a stack lies open; stacks are counted from 1."""

    reveals: ClassVar[bool] = True

    stack: int
    tile: str


class IslandVisited(Event, frozen=True):
    """The island goes face-up under the stack; its dock is empty for the rest of the round."""

    seat: int
    dock: int
    island: str


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat did in a round. Rank 1 and 2 as on the round indicator, 3 for others, 0 for none."""

    seat: int
    sum: int
    needed: int
    rank: int
    points: int


class RoundScored(Event, frozen=True):
    round: int
    results: tuple[SeatResult, ...]


class TurnOrderSet(Event, frozen=True):
    order: tuple[int, ...]


class TableCleared(Event, frozen=True):
    """All tokens went back into the bag and all chieftains to the beach, and all boats are ready again."""


class PricesLaid(Event, frozen=True):
    """New tokens lie on the places (by id), in the cove and on the track from space 2."""

    reveals: ClassVar[bool] = True

    places: dict[str, tuple[str, ...]]
    cove: tuple[str, ...]
    track: tuple[str, ...]


class IslandsMoved(Event, frozen=True):
    """Islands moved towards dock 1, and empty docks were filled; `shuffled` says if the stack was."""

    reveals: ClassVar[bool] = True

    docks: tuple[str, ...]
    shuffled: bool


class RoundBegan(Event, frozen=True):
    round: int
