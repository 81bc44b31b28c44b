"""Actions: what a player decides, as small values that are written as one line of text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from hawaii.kernel.messages import Message, Problem


class Illegal(Problem):
    """An action that the rules do not allow now, or that is no action at all."""


@dataclass(frozen=True, slots=True)
class Action:
    """One decision. `text` is its stable form in saved games and logs: "walk hula", "pay 2 foot".

    A game makes each of its actions once and hands out the same ones, so the text is made once, too.
    """

    text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.notation())

    def notation(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Follow(Action):
    """What follows by itself, and nobody is asked: "follow"."""

    def notation(self) -> str:
        return "follow"


FOLLOW = Follow()


def read_written(readers: Mapping[str, Callable[..., Action]], text: object) -> Action:
    """The action of a text, made from its words by the reader for the first of them. Illegal unless the text
    is exactly how that action is written.
    """
    words = text.split(" ") if isinstance(text, str) else [""]
    try:
        action = readers[words[0]](*words[1:])
    except (KeyError, TypeError, ValueError):
        raise not_an_action(text) from None
    if action.text != text:
        raise not_an_action(text)
    return action


def not_an_action(text: object) -> Illegal:
    return Illegal(Message("not_an_action", {"text": str(text)}))
