"""In this folder the game is Polynesia."""

from __future__ import annotations

import pytest

from hawaii.games.polynesia import Polynesia
from tests.games.polynesia.telling import polynesia


@pytest.fixture(scope="session")
def game() -> Polynesia:
    return polynesia()
