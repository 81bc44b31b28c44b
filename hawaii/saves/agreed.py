"""What the players of a game agreed on: its options, and how many numbers of the rules were their own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from hawaii.kernel.options import Value
from hawaii.kernel.tables import OWN, TableError, tables_from


class Agreed(NamedTuple):
    """All options, also those that are as usual."""

    options: tuple[tuple[str, Value], ...] = ()
    numbers: int = 0
    """So many numbers of the tables were changed."""


def agreed_in(tables: Mapping[str, Any], options: Mapping[str, Any]) -> Agreed:
    """By the tables that travel with a game, and the options it was begun with.

    >>> agreed_in({"values": {"options": {"tea": "green"}}, "sources": {}}, {"tea": "black"})
    Agreed(options=(('tea', 'black'),), numbers=0)
    """
    try:
        found = tables_from(tables)
    except TableError:
        return Agreed(_plain(options))
    usual = found.values.get("options", {})
    own = sum(source == OWN for source in found.sources.values())
    return Agreed(_plain({**usual, **options}), own)


def _plain(options: Mapping[str, Any]) -> tuple[tuple[str, Value], ...]:
    return tuple((name, value) for name, value in options.items() if isinstance(value, str | bool))


def agreed_to_text(agreed: Agreed) -> str:
    return msgspec.json.encode(agreed).decode()


def agreed_from_text(text: str) -> Agreed:
    """Nothing, for what cannot be read: it is only told, and no game hangs on it."""
    try:
        return msgspec.json.decode(text, type=Agreed)
    except msgspec.MsgspecError:
        return Agreed()
