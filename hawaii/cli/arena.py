"""`hawaii arena`: bots against each other, to see who is how strong and how fast."""

from __future__ import annotations

import argparse
import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from hawaii.bots import LEVELS
from hawaii.bots.arena import Contest, Record, Standing, contest_of, standings
from hawaii.cli.arguments import add_table_arguments, add_workers_argument, bots, chosen_game, positive
from hawaii.cli.contests import play_contest

HEAD = ("bot", "wins", "games", "rate", "95 % interval", "score", "s/turn", "median", "95th %")


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "arena",
        help="let bots play against each other",
        description="Let two to five bots play against each other and report for each its wins (a shared "
        "victory is shared), how sure the rate is, its mean score and how long it thinks. Every deal is "
        "played as often as there are seats, so that each bot sits in each seat equally often with the same "
        "deals; the number of games is rounded up to that. The same seed gives the same games, however "
        "many processes or machines play them.",
        epilog=f"bots, from the weakest: {', '.join(LEVELS)}",
    )
    parser.add_argument(
        "--bots",
        type=bots,
        required=True,
        metavar="NAMES",
        help="who sits at the table, for instance master,expert or master,expert,expert,expert",
    )
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="default: %(default)s")
    add_table_arguments(parser)
    where = parser.add_mutually_exclusive_group()
    add_workers_argument(where)
    where.add_argument(
        "--dask", metavar="ADDRESS", help="play on a Dask cluster: the address of its scheduler, as HOST:PORT"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write each game into this file as a line of JSON; games that are in it are not played again",
    )
    parser.add_argument("--json", action="store_true", help="the result as JSON")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> None:
    arguments.players = len(arguments.bots)
    game = chosen_game(arguments)
    contest = contest_of(game, arguments.bots, arguments.seed, dict(arguments.options))
    games = contest.whole_sets(arguments.games)
    with ExitStack() as stack:
        record = stack.enter_context(Record(arguments.out, contest)) if arguments.out is not None else None
        played = play_contest(contest, games, arguments.workers, arguments.dask, record)
    found = standings(contest.bots, played)
    if arguments.json:
        print(json.dumps(_as_json(contest, games, found)))
    else:
        _print(contest, arguments.games, games, found)


def _as_json(contest: Contest, games: int, found: list[Standing]) -> dict[str, Any]:
    return {
        "game": contest.game,
        "players": contest.players,
        "games": games,
        "deals": games // contest.players,
        "seed": contest.seed,
        "options": contest.options,
        "bots": [msgspec.to_builtins(standing) for standing in found],
    }


def _print(contest: Contest, asked: int, games: int, found: list[Standing]) -> None:
    deals = games // contest.players
    print(f"{contest.game}, {contest.players} players, seed {contest.seed}")
    print(f"{games} games: {deals} {'deal' if deals == 1 else 'deals'}, with every bot in every seat", end="")
    print(f" ({asked} were asked for)" if asked != games else "")
    print()
    rows = [HEAD, *(_row(standing) for standing in found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *cells in rows:
        right = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        print("  ".join((name.ljust(widths[0]), *right)))


def _row(standing: Standing) -> tuple[str, ...]:
    return (
        standing.name,
        f"{standing.wins:.1f}",
        str(standing.games),
        f"{standing.rate:.1%}",
        f"{standing.low:.1%} - {standing.high:.1%}",
        f"{standing.score:.1f}",
        f"{standing.seconds_per_turn:.4f}",
        f"{standing.seconds_median:.4f}",
        f"{standing.seconds_p95:.4f}",
    )
