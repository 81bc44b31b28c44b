"""A suggested turn at a glance: its pictures, a headline and what it costs, from what would happen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event, TurnEnded
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.ui.log import clauses_of
from hawaii.ui.reference import Piece


class Suggested(NamedTuple):
    """What to show of a turn before it is played."""

    pictures: tuple[Piece, ...]
    headline: Message
    details: tuple[Message, ...]
    """What it costs, and what it brings at once."""
    story: tuple[Message, ...]
    """All of it, as the log would tell it."""


def turn_of(game: Game[Any, Any], state: Any, actions: Sequence[Action]) -> list[Event]:
    """What would happen until the turn ends, if these actions were played."""
    after = state.copy()
    happened: list[Event] = []
    for action in actions:
        happened += game.play(after, action)
    return list(takewhile(lambda event: not isinstance(event, TurnEnded), happened))


def story_of(game: Game[Any, Any], turn: Sequence[Event], seat: int | None) -> tuple[Message, ...]:
    """What a seat does in a turn, as the log tells it."""
    return tuple(clause.message for clause in clauses_of(game.name, turn) if clause.seat == seat)
