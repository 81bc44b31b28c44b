"""What was unusual about a game that was played, in a few words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hawaii.games import load_game
from hawaii.kernel.messages import Message
from hawaii.kernel.options import Value, option_values
from hawaii.saves.agreed import Agreed
from hawaii.ui.scenes.options import id_of


def unusual(game: str, agreed: Agreed) -> list[Message]:
    """The options that were not as the rulebook has them, and whether numbers were changed.

    >>> [message.id for message in unusual("polynesia", Agreed((("jeopardy", True),)))]
    ['option_jeopardy']
    """
    chosen = dict(agreed.options)
    found = [
        _told(name, chosen[name])
        for name, values in _usual(game).items()
        if name in chosen and chosen[name] in values[1:]
    ]
    if agreed.numbers:
        found.append(Message("agreed_numbers", {"count": agreed.numbers}))
    return found


def unusual_words(say: Callable[[Message], str], game: str, agreed: Agreed) -> str:
    """All of it in a line; nothing, if all was as usual."""
    return " · ".join(map(say, unusual(game, agreed)))


def _told(name: str, value: Value) -> Message:
    option = Message(f"option_{name}")
    if value is True:
        return option
    return Message("agreed_option", {"option": option, "value": Message(f"option_{name}_{id_of(value)}")})


@cache
def _usual(game: str) -> dict[str, tuple[Value, ...]]:
    return option_values(load_game(game).options)
