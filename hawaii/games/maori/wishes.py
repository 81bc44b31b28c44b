"""Wishes: part of a turn, as somebody drags a tile or points at a square; what is not said is left open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from hawaii.games.maori import step_numbers
from hawaii.games.maori.book import Book
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.checking import read

Do = Literal["take", "store", "put", "discard", "nothing", "launch", "moor"]
Shape = Literal["N", "E", "S", "W", "NS", "EW"]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a turn should bring.

    `do`: "take" a tile onto the board or "store" it, "put" the stored one, "discard" one, "nothing"; between
    turns and at their end, "launch" the discoverer ship or "moor" one's own. A wish for no more than a
    position is to sail there.
    """

    do: Do | None = None
    position: int | None = None
    """Where the discoverer ship sails, from 1."""
    tile: str | None = None
    """The square of the matrix."""
    square: str | None = None
    """The square of the board."""
    edges: Shape | None = None
    """How a tile that can be turned lies."""

    def may(self, do: str) -> bool:
        """Whether a turn of this kind may fulfil the wish, going by what it names."""
        if self.do is not None:
            return do == self.do
        if self.tile is not None:
            return do in TAKING
        if self.edges is not None:
            return do in ("take", "put")
        if self.square is not None:
            return do in ("take", "put", "discard", "moor")
        return True

    @property
    def only_sails(self) -> bool:
        """Whether it is fulfilled when the ship is there, whatever comes after."""
        return self.position is not None and (self.do, self.tile, self.square, self.edges) == (None,) * 4


TAKING = ("take", "store")


def read_wish(value: Mapping[str, Any]) -> Wish:
    return read(value, Wish, "wish_wrong")


def begun(book: Book, state: MaoriState) -> dict[str, Any]:
    """What the turn under way is already about."""
    step = state.step
    if step in (step_numbers.LAUNCH, step_numbers.SAIL):
        return {}
    known: dict[str, Any] = {"position": state.ship + 1}
    if step == step_numbers.MOOR:
        return known | {"do": "moor"}
    if step == step_numbers.PUT:
        if state.gap == NOWHERE:
            return known | {"do": "put"}
        return known | {"tile": book.matrix.names[state.gap]}
    return known
