"""`hawaii score`: the final scoring of games played with the real box."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import msgspec

from hawaii.cli import score_hawaii, score_maori, score_polynesia
from hawaii.cli.arguments import add_tables_argument, tables_folder
from hawaii.games import game_tables
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tagged_yaml import read_yaml

GAMES = {"hawaii": score_hawaii, "maori": score_maori, "polynesia": score_polynesia}


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "score",
        help="count realms of Hawaii, boards of Maori, or tribes of Polynesia",
        description="Count the final scoring of one or more realms of Hawaii, village by village, of "
        "boards of Maori, island by island, or of tribes of Polynesia, card by card, described in a "
        "YAML file.",
        epilog="\n".join(game.EXAMPLE for game in GAMES.values()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the description, as below")
    add_tables_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    name, seats, beside = _described(arguments.file)
    tables = game_tables(name, tables_folder(arguments.tables))
    try:
        GAMES[name].count(tables, seats, **beside)
    except Problem as problem:
        raise _with_names(problem, list(seats)) from None


def _with_names(problem: Problem, names: list[str]) -> Problem:
    """A key such as seats.1.tikis is Blue.tikis to the reader of the file."""
    message = problem.message
    key = message.values.get("key")
    found = re.match(r"seats\.(\d+)\b", key) if isinstance(key, str) else None
    if found is None or not isinstance(key, str) or int(found[1]) >= len(names):
        return problem
    named = {**message.values, "key": names[int(found[1])] + key[found.end() :]}
    return Problem(msgspec.structs.replace(message, values=named))


def _described(file: Path) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """Which game the file is of, what it describes by name, and what holds for all: options, tide cards."""
    content = read_yaml(file)
    if not isinstance(content, dict):
        raise Problem(Message("no_realm", {"file": str(file)}))
    name = _game_of(content)
    beside = {"options": content.pop("options", {})}
    if name == "polynesia" and "cards" in content:
        beside["cards"] = content.pop("cards")
    game = GAMES[name]
    seats = content[game.GROUP] if set(content) == {game.GROUP} else {game.SINGLE: content}
    if not isinstance(seats, dict) or not seats:
        raise Problem(Message("no_realm", {"file": str(file)}))
    return name, seats, beside


def _game_of(content: dict[str, Any]) -> str:
    """By the words that only one game has."""
    if score_polynesia.GROUP in content or {"cards", "members"} & content.keys():
        return "polynesia"
    return "maori" if score_maori.GROUP in content or "board" in content else "hawaii"
