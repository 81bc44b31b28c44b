"""Taking a tile from the row or column before the ship."""

from __future__ import annotations

import pytest

from hawaii.games.maori import Maori
from hawaii.games.maori.events import ShellsPaid, TileTaken
from hawaii.kernel.actions import Illegal
from tests.games.maori.telling import board, in_matrix, matrix, sparse, table
from tests.games.telling import offered, play

FULL = board("""
    water water water . .
    water water single-p single-p single-p
    single-pp single-pp single-pp single-ph single-ph
    . . water-b water-b water-b
""")


@pytest.mark.parametrize("skipped", [0, 1, 2, 3])
def test_each_tile_that_is_skipped_costs_a_shell(game: Maori, skipped: int) -> None:
    state = table(game, {"shells": 5}, matrix=matrix(r1c1="E-p", r2c1="E-pp", r3c1="W-p", r4c1="W-pp"))
    tile = ("E-p", "E-pp", "W-p", "W-pp")[skipped]
    events = play(game, state, "sail 1", f"take r{skipped + 1}c1")
    paid = [ShellsPaid(0, skipped, "skip")] if skipped else []
    assert events[1:] == [*paid, TileTaken(0, tile, f"r{skipped + 1}c1")]
    assert state.shells[0] == 5 - skipped
    assert in_matrix(game, state, f"r{skipped + 1}c1") == "."


def test_without_shells_only_the_nearest_tile_can_be_taken(game: Maori) -> None:
    state = table(game, {"shells": 0})
    play(game, state, "sail 1")
    assert offered(game, state) == ["take r1c1", "nothing"]


def test_shells_for_sailing_are_missing_for_skipping(game: Maori) -> None:
    state = table(game, {"shells": 3})
    play(game, state, "sail 4")
    assert offered(game, state, "take") == ["take r1c4", "take r2c4"]


def test_empty_squares_cost_nothing_to_skip(game: Maori) -> None:
    state = table(game, {"shells": 1}, matrix=sparse(r2c1="E-p", r4c1="W-p", r1c3="water"))
    play(game, state, "sail 1")
    assert offered(game, state, "take") == ["take r2c1", "take r4c1"]
    play(game, state, "take r4c1")
    assert state.shells[0] == 0


def test_a_volcano_is_neither_taken_nor_passed(game: Maori) -> None:
    state = table(game, {"shells": 5}, matrix=matrix(r3c1="volcano"))
    play(game, state, "sail 1")
    assert offered(game, state, "take") == ["take r1c1", "take r2c1"]


def test_a_volcano_blocks_from_one_side_only(game: Maori) -> None:
    state = table(game, {"shells": 5}, matrix=matrix(r3c1="volcano"), ship=11)
    play(game, state, "sail 1")
    assert offered(game, state, "take") == ["take r4c1"]


def test_beside_a_volcano_there_may_be_nothing_to_do_and_the_turn_passes(game: Maori) -> None:
    state = table(game, {"shells": 5}, matrix=matrix(r1c1="volcano"))
    play(game, state, "sail 1")
    assert (state.actor, state.idle, game.snapshot(state)["step"]) == (1, 1, "sail")


def test_only_tiles_before_the_ship_can_be_taken(game: Maori) -> None:
    state = table(game)
    play(game, state, "sail 1")
    with pytest.raises(Illegal):
        play(game, state, "take r1c2")


def test_with_a_full_storage_and_a_full_board_nothing_can_be_taken(game: Maori) -> None:
    state = table(game, {"board": FULL, "store": "E-p"}, matrix=None)
    play(game, state, "sail 1")
    assert not offered(game, state, "take")
    assert not offered(game, state, "fetch")
    assert len(offered(game, state, "discard")) == 16


def test_with_a_full_board_a_tile_can_still_be_stored(game: Maori) -> None:
    state = table(game, {"board": FULL}, matrix=None)
    play(game, state, "sail 1")
    assert offered(game, state, "take")
