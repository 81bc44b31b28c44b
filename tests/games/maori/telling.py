"""Small words for telling stories of Maori in tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from random import Random
from typing import Any

from hawaii.games import load_game
from hawaii.games.maori import Maori
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.actions import Action
from tests.games.telling import to_the_end

VARIANTS: list[dict[str, Any]] = [
    {"rules": rules, "board": board, "fit": fit}
    for rules, board, fit in product(("basic", "advanced", "pro"), ("normal", "atoll"), ("free", "edges"))
]
TABLES = [
    (options, players)
    for options in VARIANTS
    for players in ((2, 3, 4, 5) if options["board"] == "normal" else (2, 3, 4))
]
"""Every variant with every number of players."""

FILLERS = [
    *("S-p", "S-p", "S-pp", "S-pp", "S-ppp", "S-ph", "S-pph", "S-ps"),
    *("N-p", "N-p", "N-pp", "N-pp", "N-ppp", "N-ph", "N-pph", "N-ps"),
    *("NS-p", "NS-pp", "NS-ppp", "NS-ph"),
]
"""Tiles that the boards in these stories seldom have."""
LONGEST = 9000
"""No game has as many decisions."""


def maori() -> Maori:
    """The game, for those who cannot be given it."""
    found = load_game("maori")
    assert isinstance(found, Maori)
    return found


def matrix(**named: str) -> list[list[str]]:
    """A full matrix with some tiles where they are named: `matrix(r1c1="E-p")`."""
    fillers = FILLERS[:]
    for name in named.values():
        if name in fillers:
            fillers.remove(name)
    squares = [f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5)]
    names = [named[square] if square in named else fillers.pop(0) for square in squares]
    return [names[start : start + 4] for start in range(0, 16, 4)]


def sparse(**named: str) -> list[list[str]]:
    """A matrix with these tiles only: the supply is exhausted."""
    return [[named.get(f"r{row}c{column}", ".") for column in range(1, 5)] for row in range(1, 5)]


def board(text: str) -> list[list[str]]:
    """The rows of a board, one in a line; a tile that was turned is written "E-h/N"."""
    return [[name.replace("/", " ") for name in line.split()] for line in text.strip().splitlines()]


def table(game: Maori, seat: Mapping[str, Any] | None = None, **others: Any) -> MaoriState:
    """Two players unless more are described; seat 0 is to sail, with the ship before row 1 at the left, so
    that one step brings it above the first column.
    """
    return game.arrange({"ship": 16, "matrix": matrix(), "seats": [seat or {}], **others})


def tile_at(game: Maori, state: MaoriState, seat: int, square: str) -> str:
    """What lies on a square of a board."""
    found: str = game.snapshot(state)["seats"][seat]["board"][int(square[1]) - 1][int(square[3]) - 1]
    return found


def in_matrix(game: Maori, state: MaoriState, square: str) -> str:
    found: str = game.snapshot(state)["matrix"][int(square[1]) - 1][int(square[3]) - 1]
    return found


def builder(chooser: Random, actions: tuple[Action, ...]) -> Action:
    """A player who seldom stores or discards, and does something if possible: full boards."""
    kept = [action for action in actions if not action.text.startswith(("discard", "store"))]
    busy = [action for action in kept if action.text != "nothing"]
    return chooser.choice(actions if chooser.random() < 0.05 else busy or kept or actions)


def anybody(chooser: Random, actions: tuple[Action, ...]) -> Action:
    """A player by chance, who discards less than chance would: else boards stay empty."""
    wanted = [action for action in actions if not action.text.startswith("discard")]
    return chooser.choice(wanted if wanted and chooser.random() < 0.8 else actions)


def decisions(
    game: Maori, options: Mapping[str, Any], players: int, seed: int
) -> Iterator[tuple[MaoriState, Action]]:
    """A whole game: the position and the action before each decision; the caller sees it change."""
    choose = partial((anybody, builder)[seed % 2], Random(seed))
    return to_the_end(game, game.start(players, seed, options), choose, LONGEST)
