"""A player who keeps rule tables in a folder of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hawaii.games import game_tables, load_game
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Problem
from hawaii.kernel.tables import TableError
from hawaii.ui.words import Words


def own_folder(home: Path, game: str = "hawaii", **files: str) -> Path:
    """A folder of own tables with these files for a game: `rounds="first_space_points: 3"`."""
    folder = home / "own"
    (folder / game).mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / game / f"{name}.yaml").write_text(text, encoding="utf-8")
    return folder


def own_rules(home: Path, game: str, **files: str) -> Game[Any, Any]:
    """A game with these values replaced."""
    return load_game(game, game_tables(game, own_folder(home, game, **files)))


def own_game(home: Path, **files: str) -> Hawaii:
    """Hawaii with these values replaced."""
    game = own_rules(home, "hawaii", **files)
    assert isinstance(game, Hawaii)
    return game


def complaint(home: Path, **files: str) -> str:
    """What the player is told about tables that cannot be played with."""
    with pytest.raises(TableError) as caught:
        own_game(home, **files)
    return in_words(caught.value)


def in_words(problem: Problem) -> str:
    """The problem as the one sentence that it must be."""
    sentence = Words().say(problem.message)
    assert sentence.endswith("."), sentence
    assert "\n" not in sentence, sentence
    assert ". " not in sentence, sentence
    assert "Expected `" not in sentence, f"the words of a library, not ours: {sentence}"
    return sentence
