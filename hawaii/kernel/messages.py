"""The only text below the screen: an id with values, which become words in the player's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

Values = Mapping[str, "int | str | Message"]
"""What a message tells of; a message in a message is said in its place."""


class Message(msgspec.Struct, frozen=True):
    """Something to tell a player, in no language yet.

    >>> Message("village_out", {"village": 3, "length": 4})
    Message(id='village_out', values={'village': 3, 'length': 4})
    """

    id: str
    values: Values = {}


def listed(messages: Sequence[Message]) -> Message:
    """Several things, one after the other; at least one."""
    first, *rest = messages
    return Message("listed", {"first": first, "rest": listed(rest)}) if rest else first


class Problem(Exception):
    """Something a player can meet and put right: a sentence, never a traceback."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def reason_of(trouble: Exception) -> str:
    """What the system says of a file or a disk that it refuses, to be put into a sentence."""
    return getattr(trouble, "strerror", None) or str(trouble)
