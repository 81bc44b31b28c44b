"""The advanced rules: tiles are put beside one's own ship, which may move afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.maori import Maori
from hawaii.games.maori.events import ShellsFound, ShellsPaid, ShipMoved
from hawaii.games.maori.state import MaoriState
from tests.games.maori.telling import board, matrix, table
from tests.games.telling import of_kind, offered, play

ROW = board("""
    . . . . .
    water water water water-b .
    . . . . .
    . . . . .
""")
TILES = board("""
    E-pss E-p W-p S-p
    N-p E-pp W-pp S-pp
    N-pp E-ppp W-ppp S-ppp
    N-ppp E-ph W-ph S-ph
""")
"""A matrix of tiles that these boards do not have."""


def advanced(game: Maori, seat: dict[str, Any] | None = None, **others: Any) -> MaoriState:
    return table(game, seat, **{"options": {"rules": "advanced"}, "matrix": TILES, **others})


def ship(game: Maori, state: MaoriState, seat: int = 0) -> str | None:
    found: str | None = game.snapshot(state)["seats"][seat]["ship"]
    return found


def puts(game: Maori, state: MaoriState) -> set[str]:
    return {text.split()[1] for text in offered(game, state, "put")}


def test_the_ship_waits_beside_the_board_for_the_first_tile(game: Maori) -> None:
    state = advanced(game)
    assert ship(game, state) is None
    play(game, state, "sail 1", "take r1c1")
    assert len(puts(game, state)) == 16
    events = play(game, state, "put r3c3")
    assert of_kind(events, ShipMoved) == [ShipMoved(0, "", "r3c3")]
    assert ship(game, state) == "r3c3"
    assert state.actor == 1


def test_a_first_tile_may_come_from_the_storage(game: Maori) -> None:
    state = advanced(game, {"store": "E-ppl"})
    play(game, state, "sail 1", "fetch", "put r2c2")
    assert ship(game, state) == "r2c2"


def test_storing_before_the_first_tile_moves_no_ship(game: Maori) -> None:
    state = advanced(game)
    play(game, state, "sail 1", "take r1c1", "store")
    assert (ship(game, state), state.actor) == (None, 1)


def test_later_tiles_go_beside_the_ship_diagonals_included(game: Maori) -> None:
    state = advanced(game, {"board": ROW, "ship": "r2c2", "shells": 0})
    play(game, state, "sail 1", "take r1c1")
    assert puts(game, state) == {"r1c1", "r1c2", "r1c3", "r3c1", "r3c2", "r3c3"}


def test_a_stored_tile_goes_beside_the_ship_as_well(game: Maori) -> None:
    state = advanced(game, {"board": ROW, "ship": "r2c4", "shells": 0, "store": "E-ppl"})
    play(game, state, "sail 1", "fetch")
    assert puts(game, state) == {"r1c3", "r2c5", "r3c3", "r3c4", "r3c5"}


def test_afterwards_the_ship_may_move_to_any_tile_or_stay(game: Maori) -> None:
    state = advanced(game, {"board": ROW, "ship": "r2c2"})
    play(game, state, "sail 1", "take r1c1", "put r3c3")
    assert state.actor == 0
    assert offered(game, state) == [f"moor {at}" for at in ("r2c2", "r2c1", "r2c3", "r2c4", "r3c3")]
    staying, going = state.copy(), state.copy()
    assert not of_kind(play(game, staying, "moor r2c2"), ShipMoved)
    assert of_kind(play(game, going, "moor r2c4"), ShipMoved) == [ShipMoved(0, "r2c2", "r2c4")]
    assert (ship(game, staying), ship(game, going)) == ("r2c2", "r2c4")
    assert going.actor == 1


def test_it_may_move_after_storing_and_after_discarding(game: Maori) -> None:
    for texts in (["take r1c1", "store"], ["discard r2c1"]):
        state = advanced(game, {"board": ROW, "ship": "r2c2"})
        play(game, state, "sail 1", *texts)
        assert game.step(state).name == "moor"
        play(game, state, "moor r2c4")
        assert ship(game, state) == "r2c4"


def test_it_may_not_move_after_doing_nothing(game: Maori) -> None:
    state = advanced(game, {"board": ROW, "ship": "r2c2"})
    play(game, state, "sail 1", "nothing")
    assert (state.actor, ship(game, state)) == (1, "r2c2")


def test_before_putting_a_tile_the_ship_moves_over_tiles_for_a_shell_each_step(game: Maori) -> None:
    state = advanced(game, {"board": ROW, "ship": "r2c1", "shells": 2})
    play(game, state, "sail 1", "take r1c1")
    assert puts(game, state) == {"r1c1", "r1c2", "r1c3", "r3c1", "r3c2", "r3c3", "r3c4"}
    one, two = state.copy(), state.copy()
    assert of_kind(play(game, one, "put r3c3"), ShellsPaid) == [ShellsPaid(0, 1, "steer")]
    assert of_kind(play(game, two, "put r3c4"), ShellsPaid) == [ShellsPaid(0, 2, "steer")]


def test_steps_are_paid_before_shells_on_the_tile_are_found(game: Maori) -> None:
    state = advanced(game, {"board": ROW, "ship": "r2c1", "shells": 0})
    play(game, state, "sail 1", "take r1c1")
    assert "r3c3" not in puts(game, state)
    rich = advanced(game, seats=[{"board": ROW, "ship": "r2c1", "shells": 20}, {"shells": 10}])
    events = play(game, rich, "sail 1", "take r1c1", "put r3c3")
    assert of_kind(events, ShellsPaid) == [ShellsPaid(0, 1, "steer")]
    assert of_kind(events, ShellsFound) == [ShellsFound(0, 1, 1)]


def test_shells_for_skipping_are_missing_for_the_steps(game: Maori) -> None:
    state = advanced(game, {"board": ROW, "ship": "r2c1", "shells": 1})
    play(game, state, "sail 1", "take r2c1")
    assert puts(game, state) == {"r1c1", "r1c2", "r3c1", "r3c2"}


def test_steps_go_over_diagonals_too_but_not_over_water(game: Maori) -> None:
    rows = board("""
        water . . . .
        . water . . water-b
        . . . . .
        . . . . .
    """)
    state = advanced(game, {"board": rows, "ship": "r1c1", "shells": 9})
    play(game, state, "sail 1", "take r1c1")
    assert puts(game, state) == {"r1c2", "r2c1", "r1c3", "r2c3", "r3c1", "r3c2", "r3c3"}
    assert of_kind(play(game, state, "put r3c3"), ShellsPaid) == [ShellsPaid(0, 1, "steer")]


def test_nothing_can_be_put_that_the_ship_cannot_come_to(game: Maori) -> None:
    rows = board("""
        water water . . .
        water water . . .
        . . . . .
        . . . . .
    """)
    state = advanced(game, {"board": rows, "ship": "r1c1", "shells": 0, "store": "E-ppl"})
    play(game, state, "sail 1")
    assert not offered(game, state, "fetch")
    assert not offered(game, state, "take")


def test_a_ship_whose_tile_is_discarded_goes_to_any_other_tile(game: Maori) -> None:
    state = advanced(game, {"board": ROW, "ship": "r2c2"})
    play(game, state, "sail 1", "discard r2c2")
    assert offered(game, state) == ["moor r2c1", "moor r2c3", "moor r2c4"]
    assert of_kind(play(game, state, "moor r2c4"), ShipMoved) == [ShipMoved(0, "r2c2", "r2c4")]


def test_with_one_other_tile_it_goes_there_by_itself(game: Maori) -> None:
    rows = [["water", "water", ".", ".", "."], *[["."] * 5] * 3]
    state = advanced(game, {"board": rows, "ship": "r1c1"})
    events = play(game, state, "sail 1", "discard r1c1")
    assert of_kind(events, ShipMoved) == [ShipMoved(0, "r1c1", "r1c2")]
    assert state.actor == 1


def test_without_any_other_tile_it_waits_for_the_next_first_one(game: Maori) -> None:
    rows = [["water", ".", ".", ".", "."], *[["."] * 5] * 3]
    state = advanced(game, {"board": rows, "ship": "r1c1", "store": "E-ppl"})
    events = play(game, state, "sail 1", "discard r1c1")
    assert of_kind(events, ShipMoved) == [ShipMoved(0, "r1c1", "")]
    assert (ship(game, state), state.actor) == (None, 1)
    play(game, state, "sail 1", "nothing", "sail 1", "fetch")
    assert len(puts(game, state)) == 16


@pytest.mark.parametrize("rules", ["advanced", "pro"])
def test_the_own_ship_counts_neither_for_sailing_nor_at_the_end(game: Maori, rules: str) -> None:
    rows = [["water", ".", ".", ".", "."], *[["."] * 5] * 3]
    seats = [{"board": rows, "shells": 0}, {"shells": 0}]
    state = advanced(game, seats=seats, options={"rules": rules})
    assert ship(game, state) == "r1c1"
    assert offered(game, state) == ["sail 1", "sail 2"]
    assert game.points_by_source(state, 0)["ships"] == 2


def test_in_the_basic_game_there_are_no_own_ships(game: Maori) -> None:
    state = table(game, matrix=matrix(r1c1="E-p"))
    events = play(game, state, "sail 1", "take r1c1", "put r1c1")
    assert not of_kind(events, ShipMoved)
    assert ship(game, state) is None
