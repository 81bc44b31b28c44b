"""Discarding a tile of the board, and doing nothing."""

from __future__ import annotations

from hawaii.games.maori import Maori
from hawaii.games.maori.events import NothingDone, TileDiscarded
from hawaii.kernel.events import TurnEnded
from tests.games.maori.telling import board, table, tile_at
from tests.games.telling import offered, play

ROWS = board("""
    E-pss water-bb . . .
    . E-h/N . . .
    . . . . .
    . . . . .
""")


def test_any_tile_of_the_own_board_can_be_discarded(game: Maori) -> None:
    state = table(
        game, seats=[{"board": ROWS}, {"board": [["."] * 5, ["water-b", *["."] * 4], *[["."] * 5] * 2]}]
    )
    play(game, state, "sail 1")
    assert offered(game, state, "discard") == ["discard r1c1", "discard r1c2", "discard r2c2"]


def test_a_discarded_tile_leaves_the_game(game: Maori) -> None:
    state = table(game, {"board": ROWS})
    supply = state.supply
    events = play(game, state, "sail 1", "discard r2c2")
    assert events[1:] == [TileDiscarded(0, "E-h", "r2c2"), TurnEnded(0)]
    assert tile_at(game, state, 0, "r2c2") == "."
    assert game.snapshot(state)["discarded"] == ["E-h"]
    assert state.supply == supply
    assert state.actor == 1


def test_discarding_gives_no_shells_back_and_takes_none(game: Maori) -> None:
    state = table(game, {"board": ROWS, "shells": 3})
    play(game, state, "sail 1", "discard r1c1")
    assert state.shells[0] == 3


def test_the_square_can_take_another_tile(game: Maori) -> None:
    state = table(game, {"board": ROWS})
    play(game, state, "sail 1", "discard r1c1", "sail 1", "nothing", "sail 1", "take r1c3")
    assert offered(game, state, "put r1c1")


def test_one_may_do_nothing_after_sailing(game: Maori) -> None:
    state = table(game)
    before = game.snapshot(state)
    events = play(game, state, "sail 1", "nothing")
    assert events[1:] == [NothingDone(0), TurnEnded(0)]
    after = game.snapshot(state)
    assert after == {**before, "actor": 1, "turns": 2, "ship": 1, "idle": 1}


def test_doing_nothing_is_always_possible(game: Maori) -> None:
    state = table(game, {"board": ROWS})
    play(game, state, "sail 2")
    assert offered(game, state)[-1] == "nothing"
