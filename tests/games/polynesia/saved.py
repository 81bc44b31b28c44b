"""Positions as they come from a file: in the middle of a game, in each kind of decision, at the end."""

from __future__ import annotations

from typing import Any

from hawaii.games.polynesia import Polynesia
from tests.games.polynesia.telling import MAIN, route, table
from tests.games.telling import as_saved, play


def mid_game(game: Polynesia) -> dict[str, Any]:
    """A snapshot with something of everything: before seat 0 goes on with its travel."""
    state = game.arrange(
        {
            "players": 3,
            "cards": ["landfalls", "passages", "friendships"],
            "round": 3,
            "drawn": ["red", "grey"],
            "routes": {"rua-manu": route("fish", 0, 1), "toru-kauri": route("shell", 2)},
            "tokens": {"manu": "mask", "honu": "ship", "lani": "mask", "koru": "turtle"},
            "seats": [
                {"members": {MAIN: 2, "rua": 2}, "fish": 4, "tokens": {"fish": 1}},
                {"members": {"kauri": 1, "tahi": 1}, "prizes": 1, "favours": 2},
                {},
            ],
        }
    )
    play(game, state, "sail rua manu")
    return as_saved(game, state)


def in_jeopardy(game: Polynesia) -> dict[str, Any]:
    """Two rows are buried, and seat 1 has a gap that a guide left."""
    seats: list[dict[str, Any]] = [
        {"members": {MAIN: 7, "rua": 1}},
        {"members": {MAIN: 6}},
        {"members": {MAIN: 9}},
    ]
    state = table(game, *seats, drawn=["red", "red"], options={"jeopardy": True})
    saved = as_saved(game, state)
    saved["seats"][1]["members"][MAIN] = 2
    saved["seats"][1]["home"] += 1
    return saved


def paying(game: Polynesia) -> dict[str, Any]:
    state = table(game, {"fish": 6, "shells": 6}, cards=["gateways", "collections", "families"])
    play(game, state, "explore tahi-manu")
    return as_saved(game, state)


def settling(game: Polynesia) -> dict[str, Any]:
    state = game.restore(paying(game))
    play(game, state, "pay fish")
    return as_saved(game, state)


def growing(game: Polynesia) -> dict[str, Any]:
    """A family after Populate."""
    state = game.restore(settling(game))
    play(game, state, f"populate {MAIN}")
    return as_saved(game, state)


def voyaging(game: Polynesia, played: int = 1) -> dict[str, Any]:
    state = table(
        game, {"members": {"tahi": 2}}, routes={"tahi-honu": route("fish", 0)}, tokens={"honu": "ship"}
    )
    play(game, state, *("sail tahi honu", "explore honu-rehu")[:played])
    return as_saved(game, state)


def marking(game: Polynesia) -> dict[str, Any]:
    return voyaging(game, 2)


def feasting(game: Polynesia) -> dict[str, Any]:
    state = table(
        game,
        {"members": {"rua": 2}},
        cards=["footholds", "feasts", "navigators"],
        routes={"rua-manu": route("fish", 0)},
        tokens={"manu": "mask"},
    )
    play(game, state, "sail rua manu")
    return as_saved(game, state)


def declining(game: Polynesia) -> dict[str, Any]:
    return as_saved(game, table(game, marker=0, drawn=["grey"]))


def over(game: Polynesia) -> dict[str, Any]:
    return as_saved(game, table(game, drawn=["red"] * 6))


ALL = (
    *(mid_game, in_jeopardy, paying, settling, growing),
    *(voyaging, marking, feasting, declining, over),
)
