"""In this folder the game is Maori."""

from __future__ import annotations

import pytest

from hawaii.games.maori import Maori


@pytest.fixture(scope="session")
def game(maori: Maori) -> Maori:
    return maori
