"""Positions as they come from a file: in the middle of a game, at its beginning, in a turn, at the end."""

from __future__ import annotations

from typing import Any

from hawaii.games.maori import Maori
from tests.games.maori.telling import board, matrix
from tests.games.telling import as_saved, play

ROWS = board("""
    E-ps E-h/W . . .
    . water-bb . . .
    . . . . .
    . . . . .
""")


def mid_game(game: Maori) -> dict[str, Any]:
    """A snapshot with something of everything."""
    state = game.arrange(
        {
            "seed": 4,
            "ship": 16,
            "options": {"rules": "advanced"},
            "matrix": matrix(r1c1="EW-b", r2c1="S-pl", r3c1="volcano"),
            "seats": [
                {"shells": 7, "board": ROWS, "store": "N-pl", "ship": "r1c2"},
                {"shells": 4, "board": [["."] * 5, *[["."] * 5] * 2, [*["."] * 4, "W-pb"]]},
                {},
            ],
        }
    )
    play(game, state, "sail 1", "discard r1c1", "moor r2c2", "sail 1", "nothing", "sail 1", "nothing")
    return as_saved(game, state)


def in_hand(game: Maori, store: str | None = None) -> dict[str, Any]:
    """A tile was taken from the second square of the line before the ship."""
    state = game.arrange(
        {"ship": 16, "matrix": matrix(r1c1="E-p", r2c1="S-pl"), "seats": [{"store": store, "shells": 1}]}
    )
    play(game, state, "sail 1", "take r2c1")
    return as_saved(game, state)


def launching(game: Maori) -> dict[str, Any]:
    return as_saved(game, game.start(2, 1))


def over(game: Maori) -> dict[str, Any]:
    rows = board("""
        water water water . .
        water water water-b water-b water-b
        water-b water-b water-b water-b water-b
        . . single-p single-p single-p
    """)
    state = game.arrange({"seats": [{}, {"board": rows}], "ship": 16})
    play(game, state, "sail 1", "nothing")
    assert state.over
    return as_saved(game, state)
