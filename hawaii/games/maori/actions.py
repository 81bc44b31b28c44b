"""What a player of Maori can decide. Each action is written as it stands in a saved game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hawaii.kernel.actions import Action, read_written


@dataclass(frozen=True, slots=True)
class Launch(Action):
    """Where the discoverer ship begins, counted clockwise from above the first column: "launch 5"."""

    position: int

    def notation(self) -> str:
        return f"launch {self.position}"


@dataclass(frozen=True, slots=True)
class Sail(Action):
    """So many steps with the discoverer ship: "sail 3"."""

    steps: int

    def notation(self) -> str:
        return f"sail {self.steps}"


@dataclass(frozen=True, slots=True)
class Take(Action):
    """A tile of the matrix, by its square there: "take r2c3"."""

    square: str

    def notation(self) -> str:
        return f"take {self.square}"


@dataclass(frozen=True, slots=True)
class Fetch(Action):
    """The tile in the storage, to put it on the board: "fetch"."""

    def notation(self) -> str:
        return "fetch"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """A tile of one's own board leaves the game: "discard r1c1"."""

    square: str

    def notation(self) -> str:
        return f"discard {self.square}"


@dataclass(frozen=True, slots=True)
class Nothing(Action):
    """Only to have sailed: "nothing"."""

    def notation(self) -> str:
        return "nothing"


@dataclass(frozen=True, slots=True)
class Put(Action):
    """The tile in hand goes onto a square of the board: "put r1c2".

    A tile that can be turned is written with its open edges as it will lie: "put r1c2 N".
    """

    square: str
    edges: str = ""

    def notation(self) -> str:
        return f"put {self.square} {self.edges}".rstrip()


@dataclass(frozen=True, slots=True)
class Store(Action):
    """The tile in hand goes into the storage: "store"."""

    def notation(self) -> str:
        return "store"


@dataclass(frozen=True, slots=True)
class Moor(Action):
    """The tile on which one's own ship ends the turn: "moor r2c2"."""

    square: str

    def notation(self) -> str:
        return f"moor {self.square}"


_READ: dict[str, Callable[..., Action]] = {
    "launch": lambda position: Launch(int(position)),
    "sail": lambda steps: Sail(int(steps)),
    "take": Take,
    "fetch": Fetch,
    "discard": Discard,
    "nothing": Nothing,
    "put": Put,
    "store": Store,
    "moor": Moor,
}


def read_action(text: object) -> Action:
    """The action of a text. Illegal unless the text is exactly how that action is written.

    >>> read_action("put r1c2 N")
    Put(square='r1c2', edges='N')
    """
    return read_written(_READ, text)
