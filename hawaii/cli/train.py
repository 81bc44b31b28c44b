"""`hawaii train`: opponents learn from games against themselves what positions are worth. For development."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from hawaii.bots.levels import Level
from hawaii.cli.arguments import add_table_arguments, add_workers_argument, chosen_game, positive
from hawaii.cli.progress import Progress
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Message, Problem

HEAD = ("round", "mean score", "missed by, stage by stage", "won against before", "fair share")


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "train",
        help="let opponents learn (for development)",
        description="Let opponents play against themselves, and fit to these games what positions are worth: "
        "rounds of self-play, each of which begins with what the one before has learned. After each, the "
        "new weights play some games against the old ones. The same arguments teach the same, however many "
        "processes play. Needs the extra `train`.",
    )
    parser.add_argument("--players", type=positive, default=2, metavar="N", help="default: %(default)s")
    add_table_arguments(parser)
    parser.add_argument("--rounds", type=positive, default=3, metavar="N", help="default: %(default)s")
    parser.add_argument(
        "--games",
        type=positive,
        default=600,
        metavar="N",
        help="in a round of lessons (default: %(default)s)",
    )
    parser.add_argument(
        "--trials",
        type=positive,
        default=100,
        metavar="N",
        help="against before (default: %(default)s)",
    )
    parser.add_argument(
        "--evaluations",
        type=positive,
        default=100,
        metavar="N",
        help="how much is thought before a decision (default: %(default)s)",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="where to write the weights, as N.yaml (default: where the program reads them)",
    )
    add_workers_argument(parser)
    parser.set_defaults(run=run, parser=parser)


SOFTNESS = 1.0
"""Points: how freely the players of lessons try what is not the best."""


def run(arguments: argparse.Namespace) -> None:
    try:
        from hawaii.bots.training import Course
    except ModuleNotFoundError:
        raise Problem(Message("train_extra_missing")) from None
    game = chosen_game(arguments)
    level = Level(arguments.evaluations, SOFTNESS)
    course = Course(game, arguments.players, level, arguments.seed, arguments.workers)
    folder = arguments.out or resource("data", "bots", game.name)
    if not folder.is_dir():
        raise Problem(Message("no_folder", {"folder": str(folder)}))
    print(f"{game.name}, {arguments.players} players, seed {arguments.seed}: {arguments.games} games a round")
    print("  ".join(HEAD))
    weights = course.learner.read()
    every = arguments.rounds * (arguments.games + arguments.trials)
    with Progress(every) as progress:
        for report in course.run(weights, arguments.rounds, arguments.games, arguments.trials, progress.step):
            cells = (
                f"{report.number}",
                f"{report.score:.1f}",
                " ".join(f"{miss:.1f}" for miss in report.misses),
                f"{report.won:.1%}",
                f"{1 / arguments.players:.0%}",
            )
            print(
                "  ".join(cell.rjust(len(head)) for cell, head in zip(cells, HEAD, strict=True)), flush=True
            )
            file = folder / f"{arguments.players}.yaml"
            file.write_text(course.learner.written(report.weights), encoding="utf-8")
