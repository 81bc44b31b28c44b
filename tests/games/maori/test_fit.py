"""The option "edges": land meets land and water meets water."""

from __future__ import annotations

import pytest

from hawaii.games.maori import Maori
from hawaii.kernel.messages import Problem
from tests.games.maori.telling import board, matrix, table
from tests.games.telling import offered, play

EDGES = {"fit": "edges"}
HOLE = board("""
    . . . . .
    . E-p . . .
    . . . . .
    . . . . .
""")


def squares(game: Maori, tile: str, rows: list[list[str]], **options: str) -> set[str]:
    """Where a tile may be put."""
    seat = {"board": rows}
    state = table(game, seat, options={**EDGES, **options}, matrix=matrix(r1c1=tile))
    play(game, state, "sail 1", "take r1c1")
    return {text.removeprefix("put ") for text in offered(game, state, "put")}


def test_an_open_edge_may_not_face_the_border(game: Maori) -> None:
    empty = [["."] * 5] * 4
    assert not {"r2c5", "r3c5", "r4c5"} & squares(game, "E-pp", empty)
    assert not {"r2c1", "r3c1"} & squares(game, "W-pp", empty)
    assert not {"r1c1", "r1c2", "r1c3"} & squares(game, "N-pp", empty)
    assert not {"r4c3", "r4c4", "r4c5"} & squares(game, "S-pp", empty)
    assert squares(game, "E-pp", empty, board="atoll") == {
        f"r{row}c{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3, 4)
    }


def test_an_open_edge_may_not_face_printed_land(game: Maori) -> None:
    empty = [["."] * 5] * 4
    assert "r1c3" not in squares(game, "E-pp", empty)
    assert "r4c3" not in squares(game, "W-pp", empty)
    assert not {"r2c4", "r2c5"} & squares(game, "N-pp", empty)
    assert not {"r3c1", "r3c2"} & squares(game, "S-pp", empty)


def test_a_closed_edge_may_face_the_border_and_printed_land(game: Maori) -> None:
    empty = [["."] * 5] * 4
    assert len(squares(game, "water-b", empty)) == 16
    assert len(squares(game, "single-pb", empty)) == 16


def test_beside_an_open_edge_there_must_be_an_open_edge(game: Maori) -> None:
    assert "r2c3" in squares(game, "W-pp", HOLE)
    assert "r2c3" in squares(game, "EW-pp", HOLE)
    for tile in ("E-pp", "N-pp", "S-pp", "NS-pp", "water-b", "single-pb"):
        assert "r2c3" not in squares(game, tile, HOLE)


def test_beside_a_closed_edge_there_must_be_a_closed_edge(game: Maori) -> None:
    assert "r2c1" not in squares(game, "E-pp", HOLE)
    assert "r1c2" not in squares(game, "S-pp", HOLE)
    assert "r3c2" not in squares(game, "N-pp", HOLE)
    assert {"r1c2", "r2c1", "r3c2"} <= squares(game, "water-b", HOLE)


def test_a_tile_is_offered_only_in_the_turns_that_fit(game: Maori) -> None:
    found = squares(game, "E-h", HOLE)
    assert {place for place in found if place.startswith("r2c3")} == {"r2c3 W"}
    assert {place for place in found if place.startswith("r1c1")} == {"r1c1 E", "r1c1 S"}


def test_what_fits_nowhere_can_still_be_stored(game: Maori) -> None:
    rows = board("""
        water water water . .
        water water water-b water-b water-b
        water-b water-b water-b water-b water-b
        . . . single-pb water-bb
    """)
    free = ["E-p", "E-pp", "E-ppp", "W-p", "W-pp", "W-ppp", "N-p", "N-pp"]
    deal = [free[:4], free[4:], ["S-p", "S-pp", "S-ppp", "S-ph"], ["N-ppp", "N-ph", "E-ph", "W-ph"]]
    state = table(game, {"board": rows}, options=EDGES, matrix=deal)
    play(game, state, "sail 1", "take r1c1")
    assert game.snapshot(state)["seats"][0]["store"] == "E-p"
    assert state.actor == 1
    full = table(game, {"board": rows, "store": "EW-p"}, options=EDGES, matrix=deal)
    play(game, full, "sail 1")
    assert not offered(game, full, "take")
    assert not offered(game, full, "fetch")


def test_without_the_option_anything_may_lie_anywhere(game: Maori) -> None:
    state = table(game, {"board": HOLE}, matrix=matrix(r1c1="water-b"))
    play(game, state, "sail 1", "take r1c1")
    assert len(offered(game, state, "put")) == 15


def test_a_board_that_does_not_fit_cannot_be_arranged(game: Maori) -> None:
    rows = [["E-p", "water", ".", ".", "."], *[["."] * 5] * 3]
    game.arrange({"seats": [{"board": rows}]})
    with pytest.raises(Problem):
        game.arrange({"seats": [{"board": rows}], "options": EDGES})
