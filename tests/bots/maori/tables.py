"""Tables of Maori to look at: boards as they are written, and all that players can agree on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from hawaii.games.maori import Maori
from hawaii.games.maori.state import MaoriState

EMPTY_MATRIX = ". . . . | . . . . | . . . . | . . . ."
NOTHING = ". . . . . | . . . . . | . . . . . | . . . . ."


def rows(text: str) -> list[list[str]]:
    """Rows of names, parted by bars: "E-p W-p | . ."; a tile that is turned is written E-h/N."""
    return [[name.replace("/", " ") for name in row.split()] for row in text.split("|")]


def table(game: Maori, *boards: str, matrix: str | None = None, **rest: Any) -> MaoriState:
    """Seat 0 decides; seats without a board have an empty one. `shells`, `store` and `ship_at` (where its own
    ship is) are those of seat 0.
    """
    names = {"shells": "shells", "store": "store", "ship_at": "ship"}
    own: dict[str, Any] = {name: rest.pop(key) for key, name in names.items() if key in rest}
    seats: list[dict[str, Any]] = [{"board": rows(board)} for board in boards]
    seats[0] |= own
    while len(seats) < 2:
        seats.append({})
    description: dict[str, Any] = {"actor": 0, "seats": seats, **rest}
    if matrix is not None:
        description["matrix"] = rows(matrix)
    return game.arrange(description)


def agreements(players: int = 2) -> Iterator[dict[str, str]]:
    """Everything that players can agree on."""
    boards = ("normal", "atoll") if players < 5 else ("normal",)
    for rules, board, fit in product(("basic", "advanced", "pro"), boards, ("free", "edges")):
        yield {"rules": rules, "board": board, "fit": fit}
