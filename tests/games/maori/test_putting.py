"""Putting tiles on the board, and the shells that are found there."""

from __future__ import annotations

import pytest

from hawaii.games.maori import Maori
from hawaii.games.maori.events import ShellsFound, ShellsPaid, TilePut
from tests.games.maori.telling import board, matrix, sparse, table, tile_at
from tests.games.telling import of_kind, offered, play

BUSY = board("""
    water water water . .
    E-p W-p water water single-p
    single-p single-p single-pp . single-pp
    . . . single-pp single-ph
""")


def test_a_tile_goes_on_any_empty_water_square_or_into_the_storage(game: Maori) -> None:
    state = table(game, matrix=matrix(r1c1="W-pp"))
    play(game, state, "sail 1", "take r1c1")
    squares = [f"r{row}c{column}" for row in range(1, 5) for column in range(1, 6)]
    land = {"r1c4", "r1c5", "r4c1", "r4c2"}
    assert offered(game, state) == [*(f"put {square}" for square in squares if square not in land), "store"]


def test_on_the_atoll_every_square_is_water_even_the_one_with_the_ships(game: Maori) -> None:
    state = table(game, {"shells": 0}, options={"board": "atoll"}, matrix=matrix(r1c1="W-pp"))
    play(game, state, "sail 1", "take r1c1")
    assert len(offered(game, state, "put")) == 20
    play(game, state, "put r2c3")
    assert tile_at(game, state, 0, "r2c3") == "W-pp"
    assert state.boards[0].ships == 2


def test_squares_with_tiles_are_taken(game: Maori) -> None:
    state = table(game, {"board": BUSY}, matrix=matrix(r1c1="S-pp"))
    play(game, state, "sail 1", "take r1c1")
    assert offered(game, state) == ["put r3c4", "put r4c3", "store"]


@pytest.mark.parametrize("tile", ["E-p", "W-pl", "NS-ph", "EW-ppp", "single-p", "water-bb"])
def test_a_tile_with_palms_stands_upright_and_what_is_whole_is_not_turned(game: Maori, tile: str) -> None:
    state = table(game, matrix=matrix(r1c1=tile))
    play(game, state, "sail 1", "take r1c1")
    assert len(offered(game, state, "put r2c2")) == 1
    play(game, state, "put r2c2")
    assert tile_at(game, state, 0, "r2c2") == tile


@pytest.mark.parametrize(
    ("tile", "ways"), [("E-h", "N E S W"), ("E-ss", "N E S W"), ("EW-b", "NS EW"), ("EW-h", "NS EW")]
)
def test_a_tile_without_palms_may_be_turned(game: Maori, tile: str, ways: str) -> None:
    for way in ways.split():
        state = table(game, matrix=matrix(r1c1=tile))
        play(game, state, "sail 1", "take r1c1")
        assert offered(game, state, "put r2c2") == [f"put r2c2 {edges}" for edges in ways.split()]
        events = play(game, state, f"put r2c2 {way}")
        assert tile_at(game, state, 0, "r2c2") == f"{tile} {way}"
        assert of_kind(events, TilePut) == [TilePut(0, tile, "r2c2", way)]


def test_shells_on_a_tile_are_taken_from_the_supply(game: Maori) -> None:
    state = table(game, {"shells": 2}, matrix=matrix(r1c1="E-pss"))
    events = play(game, state, "sail 1", "take r1c1", "put r1c1")
    assert of_kind(events, ShellsFound) == [ShellsFound(0, 2, 0)]
    assert state.shells[0] == 4


@pytest.mark.parametrize(("left", "found"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_supply_of_shells_can_run_dry(game: Maori, left: int, found: int) -> None:
    seats = [{"shells": 20}, {"shells": 10 - left}]
    state = table(game, seats=seats, matrix=matrix(r1c1="E-pss"))
    events = play(game, state, "sail 1", "take r1c1", "put r1c1")
    assert of_kind(events, ShellsFound) == [ShellsFound(0, found, 2 - found)]
    assert state.shells == [20 + found, 10 - left]


def test_shells_that_were_just_paid_can_be_found_again(game: Maori) -> None:
    """Everything is paid first, and goes to the supply at once."""
    state = table(game, seats=[{"shells": 20}, {"shells": 10}], matrix=matrix(r2c1="E-pss"))
    events = play(game, state, "sail 1", "take r2c1", "put r1c1")
    assert of_kind(events, ShellsPaid) == [ShellsPaid(0, 1, "skip")]
    assert of_kind(events, ShellsFound) == [ShellsFound(0, 1, 1)]
    assert state.shells[0] == 20


def test_shells_on_the_tile_cannot_pay_for_it(game: Maori) -> None:
    state = table(game, {"shells": 0}, matrix=matrix(r2c1="E-pss"))
    play(game, state, "sail 1")
    assert "take r2c1" not in offered(game, state)


def test_ships_on_a_tile_help_from_the_next_turn(game: Maori) -> None:
    state = table(game, {"shells": 0}, matrix=matrix(r1c1="water-bb"))
    play(game, state, "sail 1", "take r1c1", "put r1c1")
    assert state.boards[0].ships == 4


def test_what_can_only_be_stored_is_stored_by_itself(game: Maori) -> None:
    full = [[name if name != "." else "water-b" for name in row] for row in BUSY]
    for square in ((0, 3), (0, 4), (3, 0), (3, 1)):
        full[square[0]][square[1]] = "."
    state = table(game, {"board": full}, matrix=sparse(r1c1="W-pp", r1c2="W-ppp"), players=3)
    play(game, state, "sail 1", "take r1c1")
    assert game.snapshot(state)["seats"][0]["store"] == "W-pp"
    assert state.actor == 1
