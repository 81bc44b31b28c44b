"""A taken tile is replaced from the supply as the last thing in the turn."""

from __future__ import annotations

import pytest

from hawaii.games.maori import Maori
from hawaii.games.maori.events import GapLeft, TileRevealed
from hawaii.kernel.events import TurnEnded
from tests.games.maori.telling import board, in_matrix, matrix, sparse, table
from tests.games.telling import of_kind, play

ONE = board("""
    single-pb . . . .
    . . . . .
    . . . . .
    . . . . .
""")


def test_the_next_tile_of_the_supply_comes_where_one_was_taken(game: Maori) -> None:
    state = table(game, matrix=matrix(r1c1="E-p"), supply=["E-ppl", "W-ppl"])
    events = play(game, state, "sail 1", "take r1c1", "put r1c1")
    assert events[-2:] == [TurnEnded(0), TileRevealed("r1c1", "E-ppl")]
    assert in_matrix(game, state, "r1c1") == "E-ppl"
    assert game.snapshot(state)["supply"] == ["W-ppl"]


@pytest.mark.parametrize("ending", ["put r1c1", "store"])
def test_it_is_replaced_whether_the_tile_was_put_or_stored(game: Maori, ending: str) -> None:
    state = table(game, matrix=matrix(r1c1="E-p"), supply=["E-ppl"])
    play(game, state, "sail 1", "take r1c1", ending)
    assert in_matrix(game, state, "r1c1") == "E-ppl"


def test_nothing_is_revealed_before_the_turn_is_over(game: Maori) -> None:
    state = table(
        game, {"board": ONE}, options={"rules": "advanced"}, matrix=matrix(r1c1="E-p"), supply=["E-ppl"]
    )
    events = play(game, state, "sail 1", "take r1c1", "put r1c2")
    assert not of_kind(events, TileRevealed)
    assert in_matrix(game, state, "r1c1") == "."
    events = play(game, state, "moor r1c2")
    assert of_kind(events, TileRevealed) == [TileRevealed("r1c1", "E-ppl")]


def test_volcanoes_come_into_the_matrix(game: Maori) -> None:
    state = table(game, matrix=matrix(r1c1="E-p"), supply=["volcano", "W-ppl"])
    play(game, state, "sail 1", "take r1c1", "put r1c1")
    assert in_matrix(game, state, "r1c1") == "volcano"


def test_when_the_supply_is_exhausted_the_square_stays_empty(game: Maori) -> None:
    state = table(game, matrix=sparse(r1c1="E-p", r4c4="E-pp"))
    events = play(game, state, "sail 1", "take r1c1", "put r1c1")
    assert of_kind(events, GapLeft) == [GapLeft("r1c1")]
    assert in_matrix(game, state, "r1c1") == "."


def test_nothing_comes_after_a_stored_tile_a_discard_or_nothing(game: Maori) -> None:
    for texts in (["fetch", "put r2c2"], ["discard r1c1"], ["nothing"]):
        state = table(game, {"board": ONE, "store": "E-pl"}, supply=["E-ppl"])
        before = game.snapshot(state)
        events = play(game, state, "sail 1", *texts)
        assert not of_kind(events, TileRevealed)
        after = game.snapshot(state)
        assert (after["matrix"], after["supply"]) == (before["matrix"], before["supply"])
