"""Arguments that several commands take."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import yaml

from hawaii.games import NAMES, game_tables, load_game
from hawaii.kernel.folders import own_tables
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message, Problem


class WrongArgument(Problem):
    """An argument that only the game can tell to be wrong."""


def positive(text: str) -> int:
    """A whole number from 1."""
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1")
    return number


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds up to 3600")
    return number


def option(text: str) -> tuple[str, Any]:
    """An option of the table, as name=value."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    try:
        return name, yaml.safe_load(value)
    except yaml.YAMLError:
        return name, value


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=NAMES, default=NAMES[0], help="the game (default: %(default)s)")
    parser.add_argument("--players", type=positive, default=4, metavar="N", help="default: %(default)s")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default: %(default)s)")
    parser.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="options",
        help="an option of the table, for instance resources=open",
    )
    add_tables_argument(parser)


def add_tables_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--tables", type=Path, metavar="FOLDER", help="your rule tables (default: those in your settings)"
    )


def tables_folder(named: Path | None) -> Path:
    """The folder of tables an argument names, which must exist, or the one in the player's settings."""
    if named is not None and not named.is_dir():
        raise Problem(Message("no_folder", {"folder": str(named)}))
    return named or own_tables()


def chosen_game(arguments: argparse.Namespace) -> Game[Any, Any]:
    """The game asked for, with the player's own tables, after a look at players and options."""
    game = load_game(arguments.game, game_tables(arguments.game, tables_folder(arguments.tables)))
    try:
        game.start(arguments.players, arguments.seed, dict(arguments.options))
    except Problem as problem:
        raise WrongArgument(problem.message) from None
    return game
