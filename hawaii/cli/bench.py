"""`hawaii bench`: how fast the rules are on this machine."""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from hawaii.bots.by_chance import Choose, at_random, busily, play_out
from hawaii.bots.search import Search
from hawaii.bots.valuation import valuation_of
from hawaii.cli.arguments import add_game_arguments, chosen_game, positive, seconds
from hawaii.cli.bench_saves import measure_saves
from hawaii.cli.bench_screen import measure_screen
from hawaii.kernel.game import Game
from hawaii.kernel.state import State

SEARCH = 500
"""Evaluations of one search."""


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the speed of the rules",
        description="Measure, on one core: choices and games per second of random and of busy players "
        "(who never idle), copying a position in the middle of a game, replaying a recorded game with every "
        "check and all events, and positions that opponents value when they search. Medians of several "
        "rounds. With --saves instead: what an autosave costs beside a plain write of the same bytes that is "
        "flushed to the disk, loading a game, and undoing from the end to any decision. With --screen: the "
        "work of a frame while bots play, in full-screen blits, how soon the title is there, and memory.",
    )
    add_game_arguments(parser)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--saves", action="store_true", help="measure saved games instead")
    what.add_argument("--screen", action="store_true", help="measure the screen instead")
    parser.add_argument("--seconds", type=seconds, default=1.0, help="for each figure (default: %(default)s)")
    parser.add_argument("--rounds", type=positive, default=3, metavar="N", help="default: %(default)s")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> None:
    game = chosen_game(arguments)
    measure = _measure_saves if arguments.saves else _measure_screen if arguments.screen else _measure
    rounds = [measure(game, arguments) for _ in range(arguments.rounds)]
    figures = {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}
    if arguments.json:
        print(json.dumps({name: round(figure, 3) for name, figure in figures.items()}))
        return
    for name, figure in figures.items():
        print(f"{figure:12,.2f}  {name.replace('_', ' ')}")


def _measure_screen(game: Game[Any, Any], arguments: argparse.Namespace) -> dict[str, float]:
    return measure_screen(game, arguments.seconds)


def _measure_saves(game: Game[Any, Any], arguments: argparse.Namespace) -> dict[str, float]:
    return measure_saves(game, arguments.players, arguments.seed, arguments.seconds)


def _measure(game: Game[Any, Any], arguments: argparse.Namespace) -> dict[str, float]:
    choices, games = _play(game, arguments, at_random)
    busy_choices, busy_games = _play(game, arguments, partial(busily, game=game))
    return {
        "choices_per_second": choices,
        "games_per_second": games,
        "busy_choices_per_second": busy_choices,
        "busy_games_per_second": busy_games,
        "microseconds_per_copy": _copy(game, arguments),
        "replayed_choices_per_second": _replay(game, arguments),
        "evaluations_per_second": _search(game, arguments),
    }


def _play(
    game: Game[Any, Any], arguments: argparse.Namespace, players: Callable[[int], Choose]
) -> tuple[float, float]:
    options = dict(arguments.options)
    start = time.perf_counter()
    choices = games = 0
    while (spent := time.perf_counter() - start) < arguments.seconds:
        seed = arguments.seed + games
        choices += play_out(game, arguments.players, seed, options, players(seed))[1]
        games += 1
    return choices / spent, games / spent


def _record(game: Game[Any, Any], arguments: argparse.Namespace) -> tuple[list[str], State]:
    """The actions of a busy game, and its position half-way."""
    state = game.start(arguments.players, arguments.seed, dict(arguments.options))
    choose = busily(arguments.seed, game)
    actions: list[str] = []
    copies: list[State] = []
    while not state.over:
        copies.append(state.copy())
        action = choose(game.actions(state))
        actions.append(game.encode(action))
        game.play(state, action, quiet=True)
    return actions, copies[len(copies) // 2]


def _copy(game: Game[Any, Any], arguments: argparse.Namespace) -> float:
    _, state = _record(game, arguments)
    start = time.perf_counter()
    copies = 0
    while (spent := time.perf_counter() - start) < arguments.seconds / 2:
        for _ in range(1000):
            state.copy()
        copies += 1000
    return 1e6 * spent / copies


def _replay(game: Game[Any, Any], arguments: argparse.Namespace) -> float:
    actions, _ = _record(game, arguments)
    start = time.perf_counter()
    choices = 0
    while (spent := time.perf_counter() - start) < arguments.seconds / 2:
        state = game.start(arguments.players, arguments.seed, dict(arguments.options))
        for text in actions:
            game.play(state, game.decode(text))
        choices += len(actions)
    return choices / spent


def _search(game: Game[Any, Any], arguments: argparse.Namespace) -> float:
    _, state = _record(game, arguments)
    valuation = valuation_of(game, arguments.players)
    start = time.perf_counter()
    evaluations = 0
    while (spent := time.perf_counter() - start) < arguments.seconds / 2:
        search = Search(game, valuation, state.copy())
        search.run(SEARCH)
        evaluations += search.evaluations
    return evaluations / spent
