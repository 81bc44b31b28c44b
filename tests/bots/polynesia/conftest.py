"""In this folder the game is Polynesia."""

from __future__ import annotations

import pytest

from hawaii.bots.polynesia.valuation import PolynesiaValuation, make
from hawaii.games.polynesia import Polynesia


@pytest.fixture(scope="session")
def game(polynesia: Polynesia) -> Polynesia:
    return polynesia


@pytest.fixture(scope="session")
def valuation(game: Polynesia) -> PolynesiaValuation:
    return make(game, 2)
