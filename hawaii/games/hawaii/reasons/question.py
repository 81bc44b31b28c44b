"""What is asked about, and what several kinds of answers need."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, NamedTuple

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.payment import FOOT, Pieces, exchangeable, more, reach
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.tables import KINDS
from hawaii.games.hawaii.wishes import Wish
from hawaii.kernel.messages import Message

Reasons = Iterator[Message]


class Question(NamedTuple):
    """Why can this seat not have its wish now? `begun` is what its turn is about already."""

    book: Book
    state: HawaiiState
    seat: int
    wish: Wish
    begun: dict[str, Any]

    @property
    def purse(self) -> Pieces:
        return self.state.purses[self.seat]

    def feet_short(self, cost: int) -> int:
        """So many more feet would do, and not one less."""
        replaceable = exchangeable(self.state.huts, self.book.worth)
        return next(n for n in count() if reach(more(self.purse, (0, n, 0)), FOOT, replaceable) >= cost)


def tile_name(kind: int) -> Message:
    return Message(f"tile_{KINDS[kind]}")
