"""`hawaii shot`: a picture of a scene or of a saved game, without a display."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

SCENES = (
    *("title", "new", "options", "numbers", "saved", "table", "duel", "crowd", "card", "decision", "hint"),
    *("round", "final", "pause", "settings", "replay", "log", "realm", "opponents", "curtain", "dialog"),
    *("statistics", "statistics_points", "statistics_games", "played", "played_duel"),
    *("reference", "tile", "search"),
    *(
        "maori_table",
        "maori_duel",
        "maori_crowd",
        "maori_atoll",
        "maori_launch",
        "maori_picked",
        "maori_card",
    ),
    *("maori_moor", "maori_hint", "maori_final", "maori_replay", "maori_log", "maori_board", "maori_others"),
    *("maori_reference", "maori_tile", "maori_options", "maori_numbers"),
    *("maori_points", "maori_played"),
    *("polynesia_table", "polynesia_duel", "polynesia_crowd", "polynesia_jeopardy", "polynesia_ship"),
    *("polynesia_member", "polynesia_price", "polynesia_decline", "polynesia_hint", "polynesia_final"),
    *("polynesia_replay", "polynesia_log", "polynesia_board", "polynesia_others", "polynesia_reference"),
    *("polynesia_card", "polynesia_options", "polynesia_numbers", "polynesia_points", "polynesia_played"),
)


def add_to(commands: Any) -> None:
    parser = commands.add_parser(
        "shot",
        help="draw a scene into a PNG file",
        description="Draw a scene, or the table of a saved game, without a display.",
        epilog=f"scenes: {', '.join(SCENES)}",
    )
    parser.add_argument("what", metavar="SCENE|FILE", help="a scene, or a saved game")
    parser.add_argument("--size", type=size, default=(1920, 1080), metavar="WxH", help="default: 1920x1080")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the PNG file to write")
    parser.set_defaults(run=run)


def size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    width, height = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (320 <= width <= 16384 and 240 <= height <= 16384):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a size such as 1920x1080")
    return width, height


def run(arguments: argparse.Namespace) -> None:
    from hawaii.ui.shots import take_shot  # only now: pygame takes a while to load

    take_shot(arguments.what, arguments.size, arguments.out)
