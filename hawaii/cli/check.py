"""`hawaii check`: are the rule tables whole and right?"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from hawaii.cli.arguments import tables_folder
from hawaii.games import NAMES, game_tables, load_game
from hawaii.kernel.folders import own_tables
from hawaii.kernel.messages import Message, Problem


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "check",
        help="check rule tables",
        description="Check the rule tables of every game, with your own laid over them. Your folder has one "
        "folder for each game (FOLDER/hawaii/rounds.yaml) and names only the values it replaces.",
    )
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="FOLDER",
        help=f"your rule tables (default: {own_tables()})",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    folder: Path | None = arguments.folder
    own = tables_folder(folder)
    if folder is not None and not any((folder / name).is_dir() for name in NAMES):
        inside = str(folder / NAMES[0])
        raise Problem(Message("no_tables_in_folder", {"folder": str(folder), "inside": inside}))
    for name in NAMES:
        tables = game_tables(name, own)
        load_game(name, tables)
        sources = Counter(tables.sources.values())
        print(
            f"{name}: all tables are good. Values from the rulebook: {sources['R']}, from public reports: "
            f"{sources['P']}, reconstructed: {sources['C']}, your own: {sources['U']}."
        )
