"""`hawaii play`: the game on the screen."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from hawaii.bots import LEVELS, Worker
from hawaii.cli.arguments import (
    WrongArgument,
    add_game_argument,
    add_option_argument,
    add_tables_argument,
    tables_folder,
    whole,
)
from hawaii.games import NAMES as GAMES
from hawaii.games import game_tables, load_game
from hawaii.kernel.messages import Problem
from hawaii.saves import COLOURS, NAMES, Match, Seat, player_store

PERSON = "person"
DEFAULTS: dict[str, Any] = {"game": None, "seats": None, "seed": None, "options": [], "tables": None}
"""Without a command: just open the window."""


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "play",
        help="play on the screen",
        description="Open the window. With seats, go straight to the table of a new game.",
    )
    add_game_argument(parser)
    parser.set_defaults(game=None)
    parser.add_argument(
        "--seats",
        type=seats,
        metavar="WHO",
        help=f"two to five, for instance person,master,skilled; bots are {', '.join(LEVELS)}",
    )
    parser.add_argument("--seed", type=whole, help="of the deal (default: by chance)")
    add_option_argument(parser)
    add_tables_argument(parser)
    parser.set_defaults(run=run, parser=parser)


def seats(text: str) -> tuple[str, ...]:
    """Who sits where, with commas between them."""
    found = tuple(name.strip() for name in text.split(","))
    for name in found:
        if name != PERSON and name not in LEVELS:
            known = ", ".join((PERSON, *LEVELS))
            raise argparse.ArgumentTypeError(f"{name[:20]!r} cannot sit at the table; there are {known}")
    if len(found) > len(COLOURS):
        raise argparse.ArgumentTypeError(f"at most {len(COLOURS)} can sit at the table")
    return found


def run(arguments: argparse.Namespace) -> None:
    match = new_match(arguments) if arguments.seats else None
    from hawaii.ui.playing import play  # only now: pygame takes a while to load

    with Worker() as worker:
        play(player_store(), worker, match, arguments.game)


def new_match(arguments: argparse.Namespace) -> Match:
    """The match that the arguments describe."""
    seed = arguments.seed if arguments.seed is not None else secrets.randbelow(10**9)
    name = arguments.game or GAMES[0]
    game = load_game(name, game_tables(name, tables_folder(arguments.tables)))
    sitting = [
        Seat(
            NAMES[number], COLOURS[number], level=None if who == PERSON else who, seed=(seed + number) % 2**63
        )
        for number, who in enumerate(arguments.seats)
    ]
    try:
        return Match(game, sitting, seed, dict(arguments.options))
    except Problem as problem:
        raise WrongArgument(problem.message) from None
