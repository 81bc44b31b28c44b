"""A bag that nobody looks into while search plays on.

For the rules it is empty, so that an eruption draws nothing and the game goes on. It knows which stones are
in it, and remembers what the game was worth at the eruptions that could have ended it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from hawaii.bots.polynesia.lava import Stones


class Trail(NamedTuple):
    """How a travel went so far, to tell its next move from one that could have come before."""

    members: Sequence[int]
    tokens: Sequence[int]
    """Before the move that comes now, to tell which it was."""
    begun: int
    """Where the member that moved last began."""
    target: int
    """Where it is."""
    left: int
    """Islands that moves began at, as bits: to come back there is to have stayed."""


class Unseen(tuple[int, ...]):
    """The bag of a position in search. It never changes: positions get another one."""

    stones: Stones
    turn: int
    """The turn that search began with."""
    survived: int
    """Eruptions since then."""
    round: int
    """The last round with an eruption."""
    alive: float
    """How likely the game has not ended by then."""
    ended: tuple[float, ...]
    """By seat, what the game was worth where it may have ended, times how likely that was."""
    trail: Trail | None

    def __new__(cls, **known: Any) -> Self:
        return super().__new__(cls)

    def __init__(self, **known: Any) -> None:
        self.__dict__.update(known)

    def but(self, **known: Any) -> Unseen:
        """The same bag with something else known."""
        return Unseen(**{**self.__dict__, **known})
