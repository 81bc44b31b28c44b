"""The discoverer ship must sail: free steps by ships, shells for further ones."""

from __future__ import annotations

import pytest

from hawaii.games.maori import Maori
from hawaii.games.maori.events import DiscovererSailed, ShellsPaid
from tests.games.maori.telling import board, matrix, table
from tests.games.telling import of_kind, offered, play

SHIPS = board("""
    water-bb water-b EW-b/NS . .
    . . . . .
    . . . . .
    . . . . .
""")


def test_without_shells_the_two_printed_ships_give_two_steps(game: Maori) -> None:
    assert offered(game, table(game, {"shells": 0})) == ["sail 1", "sail 2"]


def test_each_shell_is_a_further_step(game: Maori) -> None:
    state = table(game, {"shells": 3})
    assert offered(game, state) == ["sail 1", "sail 2", "sail 3", "sail 4", "sail 5"]
    events = play(game, state, "sail 5")
    assert events[:2] == [ShellsPaid(0, 3, "sail"), DiscovererSailed(0, 16, 5, 5)]
    assert state.shells[0] == 0


def test_free_steps_cost_nothing(game: Maori) -> None:
    state = table(game, {"shells": 3})
    assert not of_kind(play(game, state, "sail 2"), ShellsPaid)
    assert state.shells[0] == 3


def test_ships_on_tiles_give_steps_also_those_of_incomplete_islands(game: Maori) -> None:
    state = table(game, {"shells": 1, "board": SHIPS})
    assert offered(game, state)[-1] == "sail 7"
    play(game, state, "sail 6")
    assert state.shells[0] == 1


def test_a_discarded_ship_gives_no_more_steps(game: Maori) -> None:
    state = table(game, {"shells": 0, "board": SHIPS}, actor=0)
    play(game, state, "sail 6", "discard r1c1", "sail 1", "nothing")
    assert offered(game, state)[-1] == "sail 4"


def test_the_ships_of_others_give_nothing(game: Maori) -> None:
    assert offered(game, table(game, seats=[{"shells": 0}, {"board": SHIPS}]))[-1] == "sail 2"


def test_nobody_sails_further_than_once_around(game: Maori) -> None:
    state = table(game, {"shells": 20})
    assert offered(game, state) == [f"sail {steps}" for steps in range(1, 17)]
    play(game, state, "sail 16")
    assert state.shells[0] == 20 - 14
    assert game.snapshot(state)["ship"] == 16


def test_one_cannot_stay(game: Maori) -> None:
    assert "sail 0" not in offered(game, table(game))
    assert game.snapshot(table(game))["step"] == "sail"


def test_the_ship_sails_clockwise_and_begins_again_after_sixteen(game: Maori) -> None:
    state = table(game, {"shells": 5}, ship=15)
    play(game, state, "sail 3")
    assert game.snapshot(state)["ship"] == 2


LINES = {
    1: ["r1c1", "r2c1", "r3c1", "r4c1"],
    4: ["r1c4", "r2c4", "r3c4", "r4c4"],
    5: ["r1c4", "r1c3", "r1c2", "r1c1"],
    8: ["r4c4", "r4c3", "r4c2", "r4c1"],
    9: ["r4c4", "r3c4", "r2c4", "r1c4"],
    12: ["r4c1", "r3c1", "r2c1", "r1c1"],
    13: ["r4c1", "r4c2", "r4c3", "r4c4"],
    16: ["r1c1", "r1c2", "r1c3", "r1c4"],
}


@pytest.mark.parametrize(("position", "line"), LINES.items())
def test_from_each_side_the_ship_looks_along_a_row_or_a_column(
    game: Maori, position: int, line: list[str]
) -> None:
    before = (position - 2) % 16 + 1
    state = table(game, {"shells": 5}, ship=before, matrix=matrix())
    play(game, state, "sail 1")
    assert offered(game, state, "take") == [f"take {square}" for square in line]


def test_a_corner_tile_has_two_positions(game: Maori) -> None:
    seen = []
    for before in range(1, 17):
        state = table(game, {"shells": 0}, ship=before)
        play(game, state, "sail 1")
        seen += offered(game, state, "take")
    assert len(seen) == 16
    assert {text for text in seen if seen.count(text) == 2} == {
        "take r1c1",
        "take r1c4",
        "take r4c1",
        "take r4c4",
    }
