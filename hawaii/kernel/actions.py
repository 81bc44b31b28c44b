"""Actions: what a player decides, as small values that are written as one line of text."""

from __future__ import annotations

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


def not_an_action(text: object) -> Illegal:
    return Illegal(Message("not_an_action", {"text": str(text)}))
