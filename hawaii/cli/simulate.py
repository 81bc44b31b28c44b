"""`hawaii simulate`: random games, to see that the rules hold and what they lead to."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from statistics import mean
from typing import Any

from hawaii.cli.arguments import add_game_arguments, chosen_game, positive
from hawaii.cli.playing import at_random, busily, play_out


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "simulate", help="play random games", description="Play random games and report their scores."
    )
    add_game_arguments(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="default: %(default)s")
    parser.add_argument("--busy", action="store_true", help="never retire or rest while there is a choice")
    parser.add_argument("--json", action="store_true", help="games, decisions, seconds, scores as JSON")
    parser.set_defaults(run=run, parser=parser)


def run(arguments: argparse.Namespace) -> None:
    game = chosen_game(arguments)
    options = dict(arguments.options)
    scores: list[list[int]] = []
    best: list[int] = []
    sources: Counter[str] = Counter()
    decisions = 0
    spent = 0.0
    for number in range(arguments.games):
        seed = arguments.seed + number
        choose = busily(seed, game) if arguments.busy else at_random(seed)
        start = time.perf_counter()
        state, made = play_out(game, arguments.players, seed, options, choose)
        spent += time.perf_counter() - start
        decisions += made
        scores.append(list(game.scores(state)))
        best.append(max(scores[-1]))
        for seat in range(arguments.players):
            for award in game.breakdown(state, seat):
                sources[award.source] += award.points
    if arguments.json:
        found = {"games": len(scores), "decisions": decisions, "seconds": spent, "scores": scores}
        print(json.dumps(found))
        return
    everybody = [points for game_scores in scores for points in game_scores]
    print(f"{len(scores)} games with {arguments.players} players: {decisions} decisions in {spent:.2f} s")
    for label, points in (("all scores", everybody), ("winners", best)):
        print(f"  {label:12} lowest {min(points)}, mean {mean(points):.1f}, highest {max(points)}")
    print("  points by source, mean of a seat:")
    for source, total in sources.most_common():
        print(f"    {total / len(everybody):6.2f}  {source.replace('_', ' ')}")
