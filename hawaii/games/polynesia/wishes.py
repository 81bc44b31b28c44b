"""Wishes: part of a turn, as somebody drags a ship or a member, or points at an island; what is not said is
left open.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from hawaii.kernel.checking import read

Do = Literal["explore", "travel", "populate", "catch", "stop", "feast", "offer", "forgo", "decline"]
Kind = Literal["fish", "shell"]
WayName = Literal["alone", "guide", "mask"]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a turn, or the rest of it, should bring.

    To "travel" is to bring one member from an island to another, over as many routes as there are moves left.
    """

    do: Do | None = None
    route: str | None = None
    """To explore."""
    kind: Kind | None = None
    """Of goods: to pay, catch, take, or decline."""
    origin: str | None = None
    target: str | None = None
    way: WayName | None = None
    """How the member gets to the target, if only one move brings it there."""
    guide: int | None = None
    """The seat of the guide on that move."""
    island: str | None = None
    """To populate."""
    take: bool | None = None
    """With a mask of card 2.1: take goods, or spoil those of the others."""

    def may(self, do: str) -> bool:
        """Whether a turn of this kind may fulfil the wish, going by what it names."""
        if self.do is not None:
            return do == self.do
        if self.route is not None:
            return do == "explore"
        if {self.origin, self.target, self.way, self.guide} != {None}:
            return do == "travel"
        if self.island is not None:
            return do == "populate"
        if self.take is not None:
            return do == "feast"
        return True


def read_wish(value: Mapping[str, Any]) -> Wish:
    return read(value, Wish, "wish_wrong")
