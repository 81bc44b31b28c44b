"""In this folder the game is Polynesia."""

from __future__ import annotations

import pytest

from hawaii.games.polynesia import Polynesia


@pytest.fixture(scope="session")
def game(polynesia: Polynesia) -> Polynesia:
    return polynesia
