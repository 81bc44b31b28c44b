"""What all tests share: the games with their own tables, and hypothesis that repeats itself exactly."""

from __future__ import annotations

import signal

import pytest
from hypothesis import settings

from hawaii.games import load_game
from hawaii.games.hawaii import Hawaii
from hawaii.games.maori import Maori
from hawaii.games.polynesia import Polynesia

settings.register_profile("steady", derandomize=True, deadline=None, max_examples=40)
settings.load_profile("steady")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell starts what runs in its background so; the programs that are interrupted here would inherit it.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--thorough", action="store_true", help="many more killed programs and damaged files")


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--thorough"))


@pytest.fixture(scope="session")
def game() -> Hawaii:
    found = load_game("hawaii")
    assert isinstance(found, Hawaii)
    return found


@pytest.fixture(scope="session")
def maori() -> Maori:
    found = load_game("maori")
    assert isinstance(found, Maori)
    return found


@pytest.fixture(scope="session")
def polynesia() -> Polynesia:
    found = load_game("polynesia")
    assert isinstance(found, Polynesia)
    return found
