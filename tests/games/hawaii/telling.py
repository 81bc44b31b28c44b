"""Small words for telling stories of the game in tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.events import Event

E = TypeVar("E", bound=Event)


def play(game: Hawaii, state: HawaiiState, *texts: str) -> list[Event]:
    """Play actions written as text, each of which must be legal; all that happened."""
    events: list[Event] = []
    for text in texts:
        events += game.play(state, game.decode(text))
    return events


def offered(game: Hawaii, state: HawaiiState) -> list[str]:
    """The legal actions as text."""
    return [game.encode(action) for action in game.actions(state)]


def of_kind(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def village(game: Hawaii, state: HawaiiState, seat: int, number: int) -> list[str]:
    """The tiles of a village, from the left."""
    found: list[str] = game.snapshot(state)["seats"][seat]["villages"][number - 1]
    return found
