"""Arguments that several commands take."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hawaii.bots import LEVELS
from hawaii.bots.arena import usable_cores
from hawaii.games import NAMES, game_tables, load_game
from hawaii.kernel.folders import own_tables
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message, Problem


class WrongArgument(Problem):
    """An argument that only the game can tell to be wrong."""


def positive(text: str) -> int:
    """A whole number from 1."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a whole number from 1 to 999999999")
    return number


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.001 <= number <= 3600:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a number of seconds from 0.001 to 3600")
    return number


def whole(text: str) -> int:
    """A seed."""
    try:
        if len(text) > 20:
            raise ValueError(text)
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text[:20]!r} is not a whole number of at most 20 digits"
        ) from None


def option(text: str) -> tuple[str, Any]:
    """An option of the table, as name=value: a word, or true or false."""
    name, equals, value = text.partition("=")
    if not equals or not text.isprintable():
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not of the form NAME=VALUE")
    return name, {"true": True, "false": False}.get(value, value)


def bots(text: str) -> tuple[str, ...]:
    """Levels of opponents, with commas between them."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in LEVELS:
            raise argparse.ArgumentTypeError(f"{name[:20]!r} is not a bot; there are {', '.join(LEVELS)}")
    return names


def add_game_arguments(parser: argparse.ArgumentParser) -> None:
    """The table at which to play, and how many sit there."""
    parser.add_argument("--players", type=positive, default=4, metavar="N", help="default: %(default)s")
    add_table_arguments(parser)


def add_game_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=NAMES, default=NAMES[0], help="the game (default: %(default)s)")


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    add_game_argument(parser)
    parser.add_argument("--seed", type=whole, default=1, help="of the first game (default: %(default)s)")
    add_option_argument(parser)
    add_tables_argument(parser)


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="options",
        help="an option of the table, for instance resources=open",
    )


def add_workers_argument(parser: Any) -> None:
    parser.add_argument(
        "--workers",
        type=positive,
        default=usable_cores(),
        metavar="N",
        help="bots play in so many processes (default: the %(default)s cores of this machine)",
    )


def add_tables_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--tables", type=Path, metavar="FOLDER", help="your rule tables (default: those in your settings)"
    )


def tables_folder(named: Path | None) -> Path | None:
    """The folder of tables an argument names, which must have some, or the one in the player's settings."""
    if named is None:
        return own_tables()
    if not named.is_dir():
        raise Problem(Message("no_folder", {"folder": str(named)}))
    if not any(any((named / name).glob("*.y*ml")) for name in NAMES):
        inside = str(named / NAMES[0])
        raise Problem(Message("no_tables_in_folder", {"folder": str(named), "inside": inside}))
    return named


def chosen_game(arguments: argparse.Namespace) -> Game[Any, Any]:
    """The game asked for, with the player's own tables, after a look at players and options."""
    game = load_game(arguments.game, game_tables(arguments.game, tables_folder(arguments.tables)))
    try:
        game.start(arguments.players, arguments.seed, dict(arguments.options))
    except Problem as problem:
        raise WrongArgument(problem.message) from None
    return game
