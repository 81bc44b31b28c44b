"""What the program and the process in which opponents think say to each other: JSON, a message at a time.

Questions hold an imagined position, made before it leaves the program: what a seat cannot know never reaches
the process that thinks for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hawaii.bots.advice import Advice, Suggestion
from hawaii.bots.levels import Level
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import MASK, Chance
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message

# -- questions: one kind for each thing that can be asked; see `Thinker.answer` and `Worker` -----------


class About(msgspec.Struct, frozen=True):
    """What every question is about: a position, the seat that decides there, and the seed for deals of it."""

    position: dict[str, Any]
    seat: int
    seed: int


class Choose(About, frozen=True, tag=True):
    """Which action does a bot of this level choose? Answered with the text of an action."""

    level: Level


class Advise(About, frozen=True, tag=True):
    """What would a master do? Answered with what is suggested."""


Question = Choose | Advise


def about(game: Game[Any, Any], state: Any, seed: int) -> tuple[dict[str, Any], int, int]:
    """All that the other process gets to know of a position: what the seat that decides can imagine of it.

    What is hidden is put into a fixed order before it is dealt. So deals of the imagined position are those
    of the position on the table, if they are made with the same seed.
    """
    seat = state.actor
    assert seat is not None, "nobody decides when the game is over"
    return game.snapshot(game.imagine(state, seat, Chance(seed))), seat, seed & MASK  # JSON has 64 bits


# -- to the process ------------------------------------------------------------------------------------


class Rules(msgspec.Struct, frozen=True, tag=True):
    """The game that all questions from now on are about; `tables` as they are saved with a game."""

    game: str
    tables: dict[str, Any]


class Ask(msgspec.Struct, frozen=True, tag=True):
    """A question. It is unpacked by who thinks about it, so that what is wrong with it can be answered."""

    number: int
    question: msgspec.Raw


class Stop(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits any more for the answer to this question."""

    number: int


Told = Rules | Ask | Stop

# -- and back: exactly one for each question -----------------------------------------------------------


class Answer(msgspec.Struct, frozen=True, tag=True):
    number: int
    value: msgspec.Raw


class Trouble(msgspec.Struct, frozen=True, tag=True):
    """A Problem: a sentence for the player."""

    number: int
    message: Message


class Failure(msgspec.Struct, frozen=True, tag=True):
    """Any other exception: words for a programmer."""

    number: int
    words: str


class Stopped(msgspec.Struct, frozen=True, tag=True):
    number: int


Reply = Answer | Trouble | Failure | Stopped

# -- answers -------------------------------------------------------------------------------------------


class Suggested(msgspec.Struct, frozen=True):
    """A suggestion with texts for actions."""

    actions: tuple[str, ...]
    points: float
    worse: float
    reasons: tuple[Message, ...]


def advised(game: Game[Any, Any], advice: Advice) -> tuple[Suggested, ...]:
    """Advice in the form in which it travels."""
    return tuple(
        Suggested(tuple(map(game.encode, one.actions)), one.points, one.worse, one.reasons)
        for one in advice.suggestions
    )


def read_action(game: Game[Any, Any], answer: msgspec.Raw) -> Action:
    return game.decode(msgspec.json.decode(answer))


def read_advice(game: Game[Any, Any], answer: msgspec.Raw) -> Advice:
    found = msgspec.json.decode(answer, type=tuple[Suggested, ...])
    return Advice(
        tuple(
            Suggestion(tuple(map(game.decode, one.actions)), one.points, one.worse, one.reasons)
            for one in found
        )
    )


encode = msgspec.json.encode
decode_question: Callable[[bytes | msgspec.Raw], Question] = msgspec.json.Decoder(Question).decode
decode_told: Callable[[bytes], Told] = msgspec.json.Decoder(Told).decode
decode_reply: Callable[[bytes], Reply] = msgspec.json.Decoder(Reply).decode
