"""When all have retired, the round ends by itself: a step of its own, so that the last turn can be held."""

from __future__ import annotations

from dataclasses import dataclass

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.flow import end_round
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


@dataclass(frozen=True, slots=True)
class EndRound(Action):
    """Nobody is asked."""

    def notation(self) -> str:
        return "end round"


END_ROUND = EndRound()


def options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    return [END_ROUND]


def apply(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    end_round(book, state, events)
