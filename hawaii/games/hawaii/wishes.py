"""Wishes: part of a turn, as somebody drags a tile or points at a dock; what is not said is left open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.book import Book, piece_name
from hawaii.games.hawaii.state import EMPTY, HawaiiState
from hawaii.games.hawaii.tables import ResourceName
from hawaii.kernel.checking import read

PieceNames = dict[ResourceName, int]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a turn should bring. Boats are (fishing boat, boats I, boats II)."""

    do: Literal["buy", "fish", "visit", "rest", "retire"] | None = None
    place: str | None = None
    tile: str | None = None
    token: str | None = None
    side: int | None = None
    stack: int | None = None
    village: int | None = None
    walk_payment: PieceNames | None = None
    payment: PieceNames | None = None
    """For the tile or for the boats."""
    offering: PieceNames | None = None
    """What Kane is offered for a tiki; nothing at all is {}."""
    dock: int | None = None
    fish: tuple[int, ...] | None = None
    boats: tuple[int, int, int] | None = None
    space: int | None = None

    def may(self, do: str) -> bool:
        """Whether a turn of this kind may fulfil the wish, going by what it names."""
        if self.do is not None:
            return do == self.do
        if self.dock is not None:
            return do == "visit"
        if self.space is not None:
            return do == "retire"
        if self.fish is not None:
            return do == "fish"
        if _any(self.place, self.token, self.stack, self.walk_payment, self.offering):
            return do == "buy"
        if _any(self.tile, self.side, self.village):
            return do in ("buy", "visit")  # islands give tiles, too
        return True

    def contradicts(self, do: str) -> bool:
        """Whether the wish names something that a turn of this kind never has."""
        named = {part for part in self.__struct_fields__ if getattr(self, part) is not None}
        return not named <= {"do", *PARTS[do]}


PARTS = {
    "buy": (
        *("place", "tile", "token", "side", "stack", "village"),
        *("walk_payment", "payment", "offering"),
    ),
    "fish": ("fish", "boats", "payment"),
    "visit": ("dock", "tile", "side", "village", "boats", "payment"),
    "rest": (),
    "retire": ("space",),
}
"""What a wish for each kind of turn may name."""


def _any(*parts: object) -> bool:
    return any(part is not None for part in parts)


def read_wish(value: Mapping[str, Any]) -> Wish:
    """A wish from plain values. A token without spears may be a number, as in descriptions."""
    if isinstance(value, dict) and type(value.get("token")) is int:
        value = {**value, "token": str(value["token"])}
    return read(value, Wish, "wish_wrong")


class Decided(msgspec.Struct, frozen=True):
    """What a turn under way is about. `passed` are parts that were decided and cannot be told any more:
    a wish that names them is not held to them.
    """

    known: dict[str, Any]
    passed: frozenset[str] = frozenset()


def decided(book: Book, state: HawaiiState) -> Decided:
    step = state.step
    if step == step_numbers.TURN:
        return Decided({})
    in_hand: dict[str, Any] = {}
    if state.hand != EMPTY:
        tile, _, side = piece_name(state.hand).partition(" ")
        in_hand = {"tile": tile, "side": len(side)}
    if state.catch is not None:
        passed = frozenset({"boats"} if step == step_numbers.PAY_BOATS else ())
        return Decided({"do": "fish", "fish": state.catch.fish}, passed)
    if step == step_numbers.CATCH:
        return Decided({"do": "fish"})
    visiting = step in (step_numbers.SAIL, step_numbers.PAY_BOATS, step_numbers.GIFT)
    if visiting or (step == step_numbers.SETTLE and state.purchase is None):
        passed = frozenset({"boats"} if step != step_numbers.SAIL else ())
        if step in (step_numbers.GIFT, step_numbers.SETTLE):
            passed |= {"payment"}
        return Decided({"do": "visit", "dock": state.aim + 1, **in_hand}, passed)
    known = {"do": "buy", "place": book.spot(state.layout, state.aim), **in_hand}
    passed = frozenset({"walk_payment"} if step != step_numbers.PAY_WALK else ())
    if state.purchase is not None:
        bought = state.purchase
        known |= {"tile": bought.tile, "side": bought.side, "token": bought.token}
        if bought.stack:
            known["stack"] = bought.stack
        if step in (step_numbers.SETTLE, step_numbers.OFFER):
            passed |= {"payment", "stack"}
        if step == step_numbers.OFFER:
            passed |= {"village"}
    return Decided(known, passed)
