"""`hawaii simulate`: games by chance or by bots, to see that the rules hold and what they lead to."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from statistics import mean, pstdev
from typing import Any

import msgspec

from hawaii.bots import LEVELS
from hawaii.bots.arena import Standing, contest_of, standings
from hawaii.bots.by_chance import at_random, busily, play_out
from hawaii.cli.arguments import (
    WrongArgument,
    add_table_arguments,
    add_workers_argument,
    bots,
    chosen_game,
    positive,
)
from hawaii.cli.contests import play_contest
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message

PLAYERS = 4


class Simulated(msgspec.Struct):
    """What there is to report of the games."""

    scores: list[list[int]] = []
    sources: Counter[str] = msgspec.field(default_factory=Counter)
    decisions: int = 0
    seconds: float = 0.0
    seats: list[list[str]] = []
    bots: list[Standing] = []


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate",
        help="play games by chance or by bots",
        description="Play games by chance, or by bots, and report their scores and where the points came "
        "from. Bots change seats from game to game, and are ranked.",
        epilog=f"bots, from the weakest: {', '.join(LEVELS)}",
    )
    parser.add_argument(
        "--players", type=positive, metavar="N", help=f"default: {PLAYERS}, or as many as there are bots"
    )
    add_table_arguments(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="default: %(default)s")
    parser.add_argument(
        "--bots",
        type=bots,
        default=(),
        metavar="NAMES",
        help="who plays, for instance master,skilled,novice (default: players who decide by chance)",
    )
    add_workers_argument(parser)
    parser.add_argument("--busy", action="store_true", help="never retire or rest while there is a choice")
    parser.add_argument("--json", action="store_true", help="games, decisions, seconds, scores as JSON")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> None:
    seated = len(arguments.bots)
    if seated and arguments.busy:
        raise WrongArgument(Message("busy_bots"))
    if seated and arguments.players not in (None, seated):
        raise WrongArgument(Message("bots_not_players", {"bots": seated, "players": arguments.players}))
    arguments.players = seated or arguments.players or PLAYERS
    game = chosen_game(arguments)
    found = _by_bots(game, arguments) if seated else _by_chance(game, arguments)
    if arguments.json:
        print(json.dumps(_as_json(found)))
    else:
        _print(found, arguments.players)


def _by_chance(game: Game[Any, Any], arguments: argparse.Namespace) -> Simulated:
    found = Simulated()
    options = dict(arguments.options)
    for number in range(arguments.games):
        seed = arguments.seed + number
        choose = busily(seed, game) if arguments.busy else at_random(seed)
        start = time.perf_counter()
        state, made = play_out(game, arguments.players, seed, options, choose)
        found.seconds += time.perf_counter() - start
        found.decisions += made
        found.scores.append(list(game.scores(state)))
        for seat in range(arguments.players):
            found.sources.update(game.points_by_source(state, seat))
    return found


def _by_bots(game: Game[Any, Any], arguments: argparse.Namespace) -> Simulated:
    """The games of an arena, but exactly as many as asked for."""
    found = Simulated()
    contest = contest_of(game, arguments.bots, arguments.seed, dict(arguments.options))
    start = time.perf_counter()
    games = play_contest(contest, arguments.games, arguments.workers)
    found.seconds = time.perf_counter() - start
    for played in games:
        found.decisions += played.decisions
        found.scores.append(list(played.scores))
        found.seats.append(list(played.seats))
        for points in played.sources:
            found.sources.update(points)
    best_first = sorted(
        standings(contest.bots, games), key=lambda standing: (-standing.rate, -standing.score)
    )
    found.bots = best_first
    return found


def _as_json(found: Simulated) -> dict[str, Any]:
    told: dict[str, Any] = {
        "games": len(found.scores),
        "decisions": found.decisions,
        "seconds": found.seconds,
        "scores": found.scores,
    }
    if found.bots:
        told["seats"] = found.seats
        told["bots"] = [msgspec.to_builtins(standing) for standing in found.bots]
    return told


def _print(found: Simulated, players: int) -> None:
    everybody = [points for scores in found.scores for points in scores]
    best = [max(scores) for scores in found.scores]
    print(
        f"{len(found.scores)} games with {players} players: "
        f"{found.decisions} decisions in {found.seconds:.2f} s"
    )
    for label, points in (("all scores", everybody), ("winners", best)):
        spread = f"{mean(points):.1f} ± {pstdev(points):.1f}"
        print(f"  {label:12} lowest {min(points)}, mean {spread}, highest {max(points)}")
    print("  points by source, mean of a seat:")
    for source, total in found.sources.most_common():
        print(f"    {total / len(everybody):6.2f}  {source.replace('_', ' ')}")
    if found.bots:
        print("  ranking:")
    for place, standing in enumerate(found.bots, start=1):
        wins = f"{standing.wins:.1f} wins in {standing.games} games"
        print(f"    {place}. {standing.name:8} {wins}, mean score {standing.score:.1f}")
