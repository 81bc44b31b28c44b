"""`hawaii score`: the final scoring of realms from a table with the real box."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import msgspec

from hawaii.cli.arguments import add_tables_argument, tables_folder
from hawaii.games import game_tables, load_game
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.final_scoring import VillageScore
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tagged_yaml import read_yaml
from hawaii.ui.words import Words

EXAMPLE = """\
a file for two realms (leave out "realms" and the name to count a single one):

  realms:
    Red:
      points: 61              # on the score track before the final scoring
      villages:               # from the top; the start hut of village 1 goes without saying
        - [long_hut II, hula I, taro, breadfruit II, kanaloa II]
        - [shell_hut, surfer II, banana, taro, irrigation II, hula II]
      kahunas: 2
      tikis: 2
      boats: [I, II]
    Blue:
      points: 48
      villages: [[foot_hut, laka, taro II, coconut, hula]]
      tikis: 1

tiles: shell_hut foot_hut spear_hut exchange_hut long_hut irrigation hula surfer breadfruit taro coconut
banana ku kane pele lono laka kanaloa, with II for the second side
"""


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "score",
        help="count realms of Hawaii, village by village",
        description="Count the final scoring of one or more realms described in a YAML file.",
        epilog=EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the description, as below")
    add_tables_argument(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    realms, options = _realms(arguments.file)
    game = load_game("hawaii", game_tables("hawaii", tables_folder(arguments.tables)))
    assert isinstance(game, Hawaii)
    try:
        state = game.arrange({"seats": list(realms.values()), "options": options})
    except Problem as problem:
        raise _with_names(problem, list(realms)) from None
    words = Words()
    for seat, name in enumerate(realms):
        print(f"{name}:")
        _print_realm(words, game.final_scoring(state, seat), state.points[seat])


def _with_names(problem: Problem, names: list[str]) -> Problem:
    """A key such as seats.1.tikis is Blue.tikis to the reader of the file."""
    message = problem.message
    key = message.values.get("key")
    found = re.match(r"seats\.(\d+)\b", key) if isinstance(key, str) else None
    if found is None or not isinstance(key, str):
        return problem
    named = {**message.values, "key": names[int(found[1])] + key[found.end() :]}
    return Problem(msgspec.structs.replace(message, values=named))


def _realms(file: Path) -> tuple[dict[str, Any], Any]:
    """The realms of the file by name, and the options it sets."""
    content = read_yaml(file)
    if not isinstance(content, dict):
        raise Problem(Message("no_realm", {"file": str(file)}))
    options = content.pop("options", {})
    realms = content["realms"] if set(content) == {"realms"} else {"Realm": content}
    if not isinstance(realms, dict) or not realms:
        raise Problem(Message("no_realm", {"file": str(file)}))
    return realms, options


def _print_realm(words: Words, villages: list[VillageScore], before: int) -> None:
    total = before
    if before:
        print(f"  {before:4}  on the score track")
    for village in villages:
        title = f"  Village {village.village}, {village.length} long"
        if village.column is None:
            print(f"{title}: without a tiki no village counts")
        elif not village.counts:
            print(f"{title}: does not reach the last tiki, over column {village.column}")
        else:
            points = sum(award.points for award in village.awards)
            total += points
            print(f"{title}: {points}")
            for award in village.awards:
                print(f"  {award.points:4}  {words.say(award.reason)}")
    print(f"  {total:4}  together")
