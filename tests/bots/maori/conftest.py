"""In this folder the game is Maori."""

from __future__ import annotations

import pytest

from hawaii.games import load_game
from hawaii.games.maori import Maori


@pytest.fixture(scope="session")
def game() -> Maori:
    found = load_game("maori")
    assert isinstance(found, Maori)
    return found
