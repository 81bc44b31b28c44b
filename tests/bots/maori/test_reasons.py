"""Why a turn is good: each kind of change as a player would say it, with the numbers of the tables."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.bots.maori.valuation import make
from hawaii.games.maori import Maori
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.messages import Message
from tests.bots.maori.tables import NOTHING, table

EMPTY_ROWS = "| . . . . . | . . . . . | . . . . ."


def offered(*tiles: str) -> str:
    """A matrix with these tiles in its first column, which lies before the ship."""
    return " | ".join(f"{tile} . . ." for tile in (*tiles, ".", ".", ".", ".")[:4])


def told(game: Maori, state: MaoriState, turn: str) -> list[Message]:
    actions = [game.decode(text) for text in turn.split("; ")]
    after = state.copy()
    for action in actions:
        game.follow(after, action)
    return [*make(game, 2).reasons(state, actions, after, 0)]


def of_tile(game: Maori, tile: str, square: str, board: str = NOTHING, **rest: Any) -> list[Message]:
    """The reasons for taking a tile and putting it there."""
    rest.setdefault("matrix", offered(tile))
    state = table(game, board, ship=16, **rest)
    return told(game, state, f"sail 1; take r1c1; put {square}")


@pytest.mark.parametrize(
    ("tile", "square", "board", "expected"),
    [
        ("W-p", "r1c2", f"E-pp . . . . {EMPTY_ROWS}", ("completes", {"count": 3})),
        ("W-ph", "r1c2", f"E-pp . . . . {EMPTY_ROWS}", ("completes", {"count": 6})),
        ("single-pp", "r2c2", NOTHING, ("single", {"count": 2})),
        ("W-pl", "r1c2", f"E-ppl . . . . {EMPTY_ROWS}", ("lei", {"points": 10})),
        ("E-ppp", "r1c1", NOTHING, ("one_open", {"count": 3})),
        ("EW-ppp", "r2c2", NOTHING, ("open", {"count": 3})),
        (
            "EW-h",
            "r2c2 EW",
            f". . . . . | E-pp . . . . {EMPTY_ROWS[:23]}",
            ("hut", {"count": 2, "points": 2}),
        ),
        ("E-ss", "r1c1 E", NOTHING, ("shells", {"count": 2})),
        ("water-bb", "r1c1", NOTHING, ("ships_most", {"count": 4})),
        ("water", "r1c1", NOTHING, ("fills", {"points": 1})),
    ],
)
def test_what_a_tile_does(
    game: Maori, tile: str, square: str, board: str, expected: tuple[str, dict[str, int]]
) -> None:
    first = of_tile(game, tile, square, board)[0]
    assert (first.id, dict(first.values)) == (f"advice_maori_{expected[0]}", expected[1])


def test_an_island_inside_the_atoll(game: Maori) -> None:
    board = ". . . . . | . E-pp . . . | . . . . . | . . . . ."
    found = of_tile(game, "W-p", "r2c3", board, options={"board": "atoll"})
    assert found[0] == Message("advice_maori_completes_atoll", {"count": 6})


def test_half_a_lei_that_can_still_close(game: Maori) -> None:
    here = of_tile(game, "E-pl", "r1c1", matrix=offered("E-pl", "W-pl"))
    assert here[0] == Message("advice_maori_half_lei_offered", {"points": 10})
    full = "E-pl water water water | water water-b water-b water-b | S-p S-p N-p N-p | E-p E-p E-h E-h"
    later = of_tile(game, "E-pl", "r1c1", matrix=full, supply=["W-pl", "W-ppl"])
    assert later[0] == Message("advice_maori_half_lei", {"points": 10})


def test_half_a_lei_that_cannot_close_any_more_is_only_an_island(game: Maori) -> None:
    other = f"W-pl W-ppl . . . {EMPTY_ROWS}"
    state = table(game, NOTHING, other, matrix=offered("E-pl"), ship=16)
    found = told(game, state, "sail 1; take r1c1; put r1c1")
    assert [one.id for one in found] == ["advice_maori_one_open"]


def test_ships_for_sailing_when_another_has_more(game: Maori) -> None:
    other = f"water-bb water-bb . . . {EMPTY_ROWS}"
    state = table(game, NOTHING, other, matrix=offered("water-b"), ship=16)
    assert told(game, state, "sail 1; take r1c1; put r1c1")[0] == Message("advice_maori_ships", {"count": 3})


def test_a_tile_that_another_needs(game: Maori) -> None:
    other = f"E-ppl . . . . {EMPTY_ROWS}"
    state = table(game, NOTHING, other, matrix=offered("W-pl"), ship=16)
    assert Message("advice_maori_denies") in told(game, state, "sail 1; take r1c1; put r1c2")


def test_storing(game: Maori) -> None:
    board = f"E-pp . . . . {EMPTY_ROWS}"
    state = table(game, board, matrix=offered("W-p"), ship=16)
    assert told(game, state, "sail 1; take r1c1; store") == [
        Message("advice_maori_stored_fits", {"count": 3})
    ]
    state = table(game, NOTHING, matrix=offered("W-p"), ship=16)
    assert told(game, state, "sail 1; take r1c1; store") == [Message("advice_maori_stored")]


def test_making_room(game: Maori) -> None:
    state = table(game, f"E-pp water . . . {EMPTY_ROWS}", ship=16)
    assert told(game, state, "sail 1; discard r1c1") == [Message("advice_maori_discard")]


def test_doing_nothing(game: Maori) -> None:
    state = table(game, NOTHING, ship=16)
    assert told(game, state, "sail 1; nothing") == [Message("advice_maori_nothing")]


def test_filling_the_board(game: Maori) -> None:
    board = ". water water . . | water-b water-b water-b water-b water-b | water-b water-b water-bb "
    board += "water-bb water-bb | . . single-p single-p single-p"
    found = of_tile(game, "water", "r1c1", board)
    assert found[0] == Message("advice_maori_ends")


def test_where_ones_own_ship_ends(game: Maori) -> None:
    board = f"E-pp water . . . {EMPTY_ROWS}"
    state = table(game, board, options={"rules": "advanced"}, ship_at="r1c1", matrix=offered("S-p"), ship=16)
    for text in ("sail 1", "take r1c1", "put r2c2"):
        game.play(state, game.decode(text))
    assert told(game, state, "moor r2c2") == [Message("advice_maori_moor_ends", {"count": 1})]
    assert told(game, state, "moor r1c2")[0].id == "advice_maori_moor"


def test_placing_the_ship(game: Maori) -> None:
    state = game.start(2, 1)
    state.actor = 0
    assert told(game, state, "launch 5") == [Message("advice_maori_launch")]


def test_a_move_that_leaves_no_choice_has_its_reason(game: Maori) -> None:
    """The last square, and the storage is full: where the tile goes is not asked."""
    board = "E-pp . water . . | water-b water-b water-b water-b water-b | water-b water-b water-bb "
    board += "water-bb water-bb | . . single-p single-p single-p"
    state = table(game, board, matrix=offered("W-p"), store="water", ship=16)
    found = told(game, state, "sail 1; take r1c1")
    assert found[0] == Message("advice_maori_completes", {"count": 3})
