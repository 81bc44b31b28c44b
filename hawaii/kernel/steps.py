"""Steps: a game is a row of small decisions, each of some kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from hawaii.kernel.actions import FOLLOW, Action
from hawaii.kernel.events import Event
from hawaii.kernel.state import State

B = TypeVar("B")
S = TypeVar("S", bound=State)


class Step(NamedTuple, Generic[B, S]):
    """One kind of decision. Its functions take the rule book, the position and the seat that decides."""

    name: str
    """The id in snapshots and prompts."""
    options: Callable[[B, S, int], list[Action]]
    """The legal actions; one or more."""
    apply: Callable[[B, S, int, Action, list[Event] | None], None]
    """Carries out a legal action, up to the next decision; tells of it if there is a list for events."""
    automatic: bool = False
    """Nobody decides: it follows a turn by itself, and has one option."""


def following(name: str, follow: Callable[[B, S, int, list[Event] | None], None]) -> Step[B, S]:
    """What nobody decides: a step of its own after a turn, so that the turn can be held before it."""

    def options(book: B, state: S, seat: int) -> list[Action]:
        return [FOLLOW]

    def apply(book: B, state: S, seat: int, action: Action, events: list[Event] | None) -> None:
        follow(book, state, seat, events)

    return Step(name, options, apply, automatic=True)
