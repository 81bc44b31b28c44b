"""The storage: one tile, which does nothing until it is put."""

from __future__ import annotations

from hawaii.games.maori import Maori
from hawaii.games.maori.events import ShellsFound, TileFetched, TilePut, TileStored
from tests.games.maori.telling import board, matrix, sparse, table, tile_at
from tests.games.telling import of_kind, offered, play


def test_a_taken_tile_can_be_stored(game: Maori) -> None:
    state = table(game, matrix=matrix(r1c1="E-pss"))
    events = play(game, state, "sail 1", "take r1c1", "store")
    assert of_kind(events, TileStored) == [TileStored(0, "E-pss")]
    assert game.snapshot(state)["seats"][0]["store"] == "E-pss"
    assert state.actor == 1


def test_a_stored_tile_gives_no_shells_and_no_ships(game: Maori) -> None:
    state = table(game, {"shells": 3}, matrix=matrix(r1c1="E-pss"))
    assert not of_kind(play(game, state, "sail 1", "take r1c1", "store"), ShellsFound)
    assert state.shells[0] == 3
    assert offered(game, table(game, {"shells": 0, "store": "water-bb"})) == ["sail 1", "sail 2"]


def test_there_is_room_for_one_tile_only(game: Maori) -> None:
    state = table(game, {"store": "water-b"})
    play(game, state, "sail 1", "take r1c1")
    assert "store" not in offered(game, state)
    assert len(offered(game, state, "put")) == 16


def test_a_stored_tile_is_put_instead_of_taking_one(game: Maori) -> None:
    state = table(game, {"store": "E-pp"})
    before = game.snapshot(state)["matrix"]
    events = play(game, state, "sail 1", "fetch", "put r3c3")
    assert of_kind(events, TileFetched) == [TileFetched(0, "E-pp")]
    assert tile_at(game, state, 0, "r3c3") == "E-pp"
    after = game.snapshot(state)
    assert after["seats"][0]["store"] is None
    assert after["matrix"] == before
    assert state.actor == 1


def test_a_fetched_tile_cannot_be_stored_again(game: Maori) -> None:
    state = table(game, {"store": "E-pp"})
    play(game, state, "sail 1", "fetch")
    assert "store" not in offered(game, state)


def test_without_a_stored_tile_there_is_nothing_to_fetch(game: Maori) -> None:
    state = table(game)
    play(game, state, "sail 1")
    assert "fetch" not in offered(game, state)


def test_a_stored_tile_is_turned_when_it_is_put(game: Maori) -> None:
    state = table(game, {"store": "E-ss", "shells": 1})
    play(game, state, "sail 1", "fetch")
    events = play(game, state, "put r1c2 S")
    assert of_kind(events, TilePut) == [TilePut(0, "E-ss", "r1c2", "S")]
    assert of_kind(events, ShellsFound) == [ShellsFound(0, 2, 0)]
    assert state.shells[0] == 3


def test_a_stored_tile_cannot_be_discarded(game: Maori) -> None:
    state = table(game, {"store": "E-pp"})
    play(game, state, "sail 1")
    assert not offered(game, state, "discard")


def test_a_stored_tile_scores_nothing_and_costs_nothing(game: Maori) -> None:
    state = table(game, seats=[{"store": "single-pp", "shells": 5}, {"shells": 5}], matrix=None)
    first, second = (game.points_by_source(state, seat) for seat in (0, 1))
    assert first == second == {"ships": 2, "shells": 5, "empty": -16}


def test_the_last_empty_square_can_be_filled_from_the_storage(game: Maori) -> None:
    rows = board("""
        water water water . .
        water water single-p single-p single-p
        single-pp single-pp single-pp single-ph single-ph
        . . water-b water-b .
    """)
    state = table(game, {"board": rows, "store": "E-h"}, matrix=sparse(r1c2="E-p"))
    play(game, state, "sail 1", "fetch", "put r4c5 W")
    assert not state.boards[0].empty
