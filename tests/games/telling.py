"""Small words for telling stories of all games in tests."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.game import Game
from hawaii.kernel.state import State

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


def play(game: Game[Any, S], state: S, *texts: str) -> list[Event]:
    """Play actions written as text, each of which must be legal; all that happened."""
    events: list[Event] = []
    for text in texts:
        events += game.play(state, game.decode(text))
    return events


def offered(game: Game[Any, S], state: S, word: str = "") -> list[str]:
    """The legal actions as text; only those that begin with the word."""
    return [text for action in game.actions(state) if (text := game.encode(action)).startswith(word)]


def of_kind(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def as_saved(game: Game[Any, S], state: S) -> dict[str, Any]:
    """A snapshot as it comes from a file."""
    found: dict[str, Any] = json.loads(json.dumps(game.snapshot(state)))
    return found


def to_the_end(
    game: Game[Any, S], state: S, choose: Callable[[tuple[Action, ...]], Action], longest: int
) -> Iterator[tuple[S, Action]]:
    """A whole game: the position and the action before each decision; the caller sees it change."""
    for _ in range(longest):
        if state.over:
            return
        action = choose(game.actions(state))
        yield state, action
        game.play(state, action)
    raise AssertionError("a game that does not end")
