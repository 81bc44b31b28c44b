"""The games: each a folder of rules on the kernel, with its tables under `data`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from hawaii.kernel.folders import resource
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tables import Tables, read_tables, tables_from

NAMES = ("hawaii", "maori", "polynesia")


def load_game(name: str, tables: Tables | Mapping[str, Any] | None = None) -> Game[Any, Any]:
    """The rules of a game: with its own tables, with those given, or with tables saved with a game.

    >>> load_game("hawaii").name
    'hawaii'
    """
    if name not in NAMES:
        raise Problem(Message("unknown_game", {"name": name, "known": ", ".join(NAMES)}))
    if tables is None:
        tables = game_tables(name)
    elif not isinstance(tables, Tables):
        tables = tables_from(tables)
    make: Callable[[Tables], Game[Any, Any]] = import_module(f"hawaii.games.{name}").make
    return make(tables)


def game_tables(name: str, own: Path | None = None) -> Tables:
    """The installed tables of a game, with single values replaced from a player's folder of tables."""
    return read_tables(resource("data", name), own / name if own is not None else None)
