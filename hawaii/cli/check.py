"""`hawaii check`: are the rule tables whole and right?"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Any

from hawaii.cli.arguments import tables_folder
from hawaii.games import NAMES, game_tables, load_game


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "check",
        help="check rule tables",
        description="Check the rule tables of every game, with your own laid over them, and tell where your "
        "own belong. Your folder has one folder for each game (FOLDER/hawaii/rounds.yaml) and names only the "
        "values it replaces.",
    )
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="FOLDER",
        help="your rule tables (default: those in your settings)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> None:
    own = tables_folder(arguments.folder)
    for name in NAMES:
        tables = game_tables(name, own)
        load_game(name, tables)
        sources = Counter(tables.sources.values())
        print(
            f"{name}: all tables are good. Values from the rulebook: {sources['R']}, from public reports: "
            f"{sources['P']}, reconstructed: {sources['C']}, your own: {sources['U']}."
        )
    if own is not None:
        print(f"Your own tables belong in {own}")
