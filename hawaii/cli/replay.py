"""`hawaii replay`: a saved game as a log to be read."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from hawaii.saves import Match, load_file
from hawaii.ui.log import Line, log_of, words_of_all
from hawaii.ui.words import Words


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "replay",
        help="print a saved game as a log",
        description="Print a saved game, turn by turn, and how it stands. The file is only read.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the saved game; `hawaii saves` lists yours")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    match, notices = load_file(arguments.file)
    words = Words()
    for notice in notices:
        print(f"hawaii: {words.say(notice)}", file=sys.stderr)
    print_log(words, match)


def print_log(words: Words, match: Match) -> None:
    title = match.title or ", ".join(seat.name for seat in match.seats)
    print(f"{title} ({match.game.name}, {match.begun:%Y-%m-%d}, seed {match.seed})")
    for seat in match.seats:
        print(f"  {seat.name}: {seat.colour}{f', {seat.level} bot' if seat.level is not None else ''}")
    if match.root is not None:
        print(f"  {match.earlier} earlier decisions:")
        for texts in match.root.earlier:
            print(f"    {', '.join(texts)}")
    for line in log_of(match):
        print(_text(words, match, line))
    _print_standing(words, match)


def _text(words: Words, match: Match, line: Line) -> str:
    text = words_of_all(words.say, match, line)
    if line.heading:
        return f"\n{text}"
    return f"  {text}." if line.seat is None else f"  {match.seats[line.seat].name}: {text}."


def _print_standing(words: Words, match: Match) -> None:
    game, state = match.game, match.state
    scores, winners = game.scores(state), game.winners(state)
    print(f"\nStanding ({words.say(game.progress(state))}, {match.number} decisions)")
    for number in sorted(range(len(scores)), key=lambda number: -scores[number]):
        won = " has won" if state.over and number in winners else ""
        print(f"  {scores[number]:4}  {match.seats[number].name}{won}")
    if match.saw_and_undid:
        print("  Something revealed was undone in this game.")
