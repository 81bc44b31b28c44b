"""Writes saved games of this version for the tests: `python -m tests.saves.record`, once for each version."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hawaii.games import load_game
from hawaii.games.hawaii import Hawaii
from hawaii.saves import Match, saved_game
from hawaii.saves.file import encode_file
from hawaii.saves.migrations import VERSION
from tests.saves.players import bot, busy, people, person, play

FOLDER = Path(__file__).parent / "files" / f"version-{VERSION}"


def matches(game: Hawaii) -> dict[str, Match]:
    """One of each sort."""
    options: dict[str, Any] = {"resources": "open"}
    found = {
        "alone": Match(game, [person(0), bot(1, "master"), bot(2, "novice")], 11),
        "shared": Match(game, [*people(3), bot(3, "expert")], 12, options),
        "undone": Match(game, [person(0), bot(1)], 13),
        "held": Match(game, people(2), 14),
        "finished": Match(game, people(5), 15),
    }
    for number, (name, match) in enumerate(found.items()):
        play(match, busy(game, number), 10_000 if name == "finished" else 70)
    for _ in range(4):
        found["undone"].undo()
    found["held"].end_turn()
    decide = busy(game, 1)
    while not found["held"].held:
        found["held"].play(decide(found["held"]))
    return found


def main() -> None:
    game = load_game("hawaii")
    assert isinstance(game, Hawaii)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, match in matches(game).items():
        match.title = name
        (FOLDER / f"{name}.json").write_bytes(encode_file(saved_game(match)))


if __name__ == "__main__":
    main()
