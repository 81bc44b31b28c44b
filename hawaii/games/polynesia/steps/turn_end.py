"""What follows a turn by itself: a step of its own, so that the turn can be held."""

from __future__ import annotations

from dataclasses import dataclass

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.flow import follow_turn
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """Nobody is asked."""

    def notation(self) -> str:
        return "end turn"


END_TURN = EndTurn()


def options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    return [END_TURN]


def apply(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    follow_turn(book, state, seat, events)
