"""What happens in a game of Maori. Together the events account for every tile, shell and point."""

from __future__ import annotations

from typing import ClassVar

from hawaii.kernel.events import Event


class DiscovererPlaced(Event, frozen=True):
    """Positions are counted clockwise from above the first column, from 1."""

    seat: int
    position: int


class DiscovererSailed(Event, frozen=True):
    seat: int
    origin: int
    position: int
    steps: int


class ShellsPaid(Event, frozen=True):
    """Shells went to the supply: for steps of the ship ("sail"), tiles skipped ("skip"), or steps of one's
    own ship ("steer").
    """

    seat: int
    shells: int
    purpose: str


class ShellsFound(Event, frozen=True):
    """Shells came from the supply, for those printed on a tile; so many were missing there."""

    seat: int
    shells: int
    missing: int


class TileTaken(Event, frozen=True):
    """A tile left its square of the matrix."""

    seat: int
    tile: str
    square: str


class TileFetched(Event, frozen=True):
    """A tile left the storage."""

    seat: int
    tile: str


class TileStored(Event, frozen=True):
    seat: int
    tile: str


class TilePut(Event, frozen=True):
    """A tile lies on a square of the board, with its open edges as they are now."""

    seat: int
    tile: str
    square: str
    edges: str


class TileDiscarded(Event, frozen=True):
    """A tile left a board, and the game."""

    seat: int
    tile: str
    square: str


class NothingDone(Event, frozen=True):
    seat: int


class ShipMoved(Event, frozen=True):
    """One's own ship went from a square to another; "" is beside the board."""

    seat: int
    origin: str
    square: str


class BoardFilled(Event, frozen=True):
    """The first board is full: everybody else has one more turn."""

    seat: int


class TileRevealed(Event, frozen=True):
    """A tile of the supply came to lie on a square of the matrix."""

    reveals: ClassVar[bool] = True

    square: str
    tile: str


class GapLeft(Event, frozen=True):
    """A square of the matrix stays empty: the supply is exhausted."""

    square: str


class IslandRemoved(Event, frozen=True):
    """An island that was not complete was taken off before the scoring, square by square."""

    seat: int
    squares: tuple[str, ...]


class AllIdle(Event, frozen=True):
    """The game ends as nobody has done anything but sail for a long time."""
