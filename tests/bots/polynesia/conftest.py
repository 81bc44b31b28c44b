"""In this folder the game is Polynesia."""

from __future__ import annotations

import pytest

from hawaii.bots.polynesia.valuation import PolynesiaValuation, make
from hawaii.games import load_game
from hawaii.games.polynesia import Polynesia


@pytest.fixture(scope="session")
def game() -> Polynesia:
    found = load_game("polynesia")
    assert isinstance(found, Polynesia)
    return found


@pytest.fixture(scope="session")
def valuation(game: Polynesia) -> PolynesiaValuation:
    return make(game, 2)
