"""The rest of a travel."""

from __future__ import annotations

from hawaii.games.polynesia.actions import Sail
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.flow import end_turn
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.travelling import moves, sail
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    return [*moves(book, state, seat), book.stop]


def apply(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    if isinstance(action, Sail):
        sail(book, state, seat, action, events)
    else:
        end_turn(state, seat, events)
