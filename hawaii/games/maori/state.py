"""A position of Maori: flat lists by seat and by square, with tuples in them."""

from __future__ import annotations

from hawaii.games.maori.board import Board
from hawaii.games.maori.tables import Options
from hawaii.kernel.state import State

ENDLESS = -1
"""Turns that are left while no board is full."""


class MaoriState(State):
    """Everything on the table. What each number means is said in `book`."""

    __slots__ = (
        "boards",
        "discarded",
        "gap",
        "hand",
        "idle",
        "left",
        "matrix",
        "options",
        "own_ships",
        "shells",
        "ship",
        "stores",
        "supply",
    )

    options: Options

    # the middle of the table
    matrix: list[int]
    """By square, the kind or EMPTY."""
    ship: int
    """The position of the discoverer ship; NOWHERE before it is placed."""
    supply: tuple[int, ...]
    """Kinds face-down, the next one last."""
    discarded: tuple[int, ...]
    """Kinds that have left the game, in that order."""

    # by seat
    boards: list[Board]
    stores: list[int]
    """The kind in the storage, or EMPTY."""
    shells: list[int]
    own_ships: list[int]
    """In the advanced and pro rules the square of the own ship; NOWHERE beside the board."""

    # the end
    idle: int
    """Turns in a row in which nobody did anything but sail."""
    left: int
    """Turns until the game ends, once a board is full; before that ENDLESS."""

    # the turn
    hand: int
    """The kind that was taken and must now be put or stored, or EMPTY."""
    gap: int
    """The square of the matrix it was taken from, or NOWHERE."""

    def copy(self) -> MaoriState:
        new = MaoriState.__new__(MaoriState)
        new.actor = self.actor
        new.chance = self.chance
        new.legal = self.legal
        new.step = self.step
        new.turns = self.turns
        new.options = self.options
        new.matrix = self.matrix[:]
        new.ship = self.ship
        new.supply = self.supply
        new.discarded = self.discarded
        new.boards = self.boards[:]
        new.stores = self.stores[:]
        new.shells = self.shells[:]
        new.own_ships = self.own_ships[:]
        new.idle = self.idle
        new.left = self.left
        new.hand = self.hand
        new.gap = self.gap
        return new
