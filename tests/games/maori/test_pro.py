"""The pro rules: the ship must go onto each tile that is put, and otherwise moves only by paid steps."""

from __future__ import annotations

from typing import Any

from hawaii.games.maori import Maori
from hawaii.games.maori.events import ShellsPaid, ShipMoved
from hawaii.games.maori.state import MaoriState
from tests.games.maori.test_advanced import ROW, advanced, puts, ship
from tests.games.telling import of_kind, offered, play


def pro(game: Maori, seat: dict[str, Any] | None = None, **others: Any) -> MaoriState:
    return advanced(game, seat, options={"rules": "pro"}, **others)


def test_the_ship_goes_onto_the_first_tile(game: Maori) -> None:
    state = pro(game)
    play(game, state, "sail 1", "take r1c1", "put r3c3")
    assert (ship(game, state), state.actor) == ("r3c3", 1)


def test_the_ship_must_go_onto_each_tile_that_is_put(game: Maori) -> None:
    state = pro(game, {"board": ROW, "ship": "r2c2"})
    events = play(game, state, "sail 1", "take r1c1", "put r3c3")
    assert of_kind(events, ShipMoved) == [ShipMoved(0, "r2c2", "r3c3")]
    assert (ship(game, state), state.actor) == ("r3c3", 1)


def test_tiles_go_beside_the_ship(game: Maori) -> None:
    state = pro(game, {"board": ROW, "ship": "r2c2", "shells": 0})
    play(game, state, "sail 1", "take r1c1")
    assert puts(game, state) == {"r1c1", "r1c2", "r1c3", "r3c1", "r3c2", "r3c3"}


def test_the_ship_moves_before_a_tile_is_put_for_shells(game: Maori) -> None:
    state = pro(game, {"board": ROW, "ship": "r2c1", "shells": 1})
    play(game, state, "sail 1", "take r1c1")
    assert "r3c4" not in puts(game, state)
    events = play(game, state, "put r3c3")
    assert of_kind(events, ShellsPaid) == [ShellsPaid(0, 1, "steer")]
    assert ship(game, state) == "r3c3"


def test_it_does_not_move_after_storing_discarding_or_nothing(game: Maori) -> None:
    for texts in (["take r1c1", "store"], ["discard r2c1"], ["nothing"]):
        state = pro(game, {"board": ROW, "ship": "r2c2"})
        events = play(game, state, "sail 1", *texts)
        assert not of_kind(events, ShipMoved)
        assert (ship(game, state), state.actor) == ("r2c2", 1)


def test_the_tile_under_it_cannot_be_discarded(game: Maori) -> None:
    state = pro(game, {"board": ROW, "ship": "r2c2"})
    play(game, state, "sail 1")
    assert offered(game, state, "discard") == ["discard r2c1", "discard r2c3", "discard r2c4"]


def test_a_single_tile_stays_under_its_ship(game: Maori) -> None:
    state = pro(game, {"board": [["water", ".", ".", ".", "."], *[["."] * 5] * 3]})
    play(game, state, "sail 1")
    assert not offered(game, state, "discard")


def test_nobody_moors(game: Maori) -> None:
    state = pro(game, {"board": ROW, "ship": "r2c2", "store": "E-ppl"})
    play(game, state, "sail 1", "fetch", "put r1c1")
    assert (ship(game, state), game.step(state).name) == ("r1c1", "sail")
