"""Tables of Maori of the player's own: what they change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hawaii.games import game_tables, load_game
from hawaii.games.maori import Maori
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tables import TableError
from tests.games.maori.telling import matrix, table
from tests.games.telling import offered, play
from tests.kernel.player import own_rules


def own_game(home: Path, **files: str) -> Maori:
    found = own_rules(home, "maori", **files)
    assert isinstance(found, Maori)
    return found


def test_a_deck_too_small_for_the_matrix_is_told() -> None:
    values: dict[str, Any] = {**game_tables("maori").values, "tiles": {"water": 15, "volcano": 30}}
    with pytest.raises(TableError) as caught:
        load_game("maori", {"values": values})
    assert caught.value.message.values["expected"] == Message(
        "expected_maori_tiles", {"count": 16, "found": 15}
    )


def test_prices_of_the_house_are_paid(tmp_path: Path) -> None:
    game = own_game(tmp_path, play="step: 2\nskipped: 3")
    state = table(game, {"shells": 7}, matrix=matrix())
    assert offered(game, state)[-1] == "sail 5"
    play(game, state, "sail 3", "take r2c3")
    assert state.shells[0] == 7 - 2 - 3


def test_the_ships_of_the_house_give_steps(tmp_path: Path) -> None:
    game = own_game(tmp_path, boards="normal: {ships: 4}")
    assert offered(game, table(game, {"shells": 0}))[-1] == "sail 4"


def test_points_of_the_house_are_counted(tmp_path: Path) -> None:
    rows = [["E-pl", "W-ppl", "single-ph", ".", "."], *[["."] * 5] * 3]
    game = own_game(tmp_path, scoring="palm: 3\npalm_with_hut: 5\nlei: 7\nship: 2\nshell: 4\nempty: 6")
    state = table(game, seats=[{"board": rows, "shells": 2}, {"shells": 1}])
    assert game.points_by_source(state, 0) == {
        "palms": 9,
        "huts": 5,
        "leis": 7,
        "ships": 4,
        "shells": 8,
        "empty": -78,
    }


def test_the_ship_sails_around_a_matrix_of_another_size(tmp_path: Path) -> None:
    game = own_game(tmp_path, start="side: 2")
    assert offered(game, game.start(2, 1)) == [f"launch {position}" for position in range(1, 9)]


def test_laps_of_the_house_end_the_game(tmp_path: Path) -> None:
    game = own_game(tmp_path, play="idle_laps: 1")
    state = table(game)
    play(game, state, "sail 1", "nothing", "sail 1", "nothing")
    assert state.over


def test_the_players_of_the_house_are_held_to(tmp_path: Path) -> None:
    game = own_game(tmp_path, boards="normal: {players: 3}")
    assert len(game.start(3, 1).boards) == 3
    with pytest.raises(Problem) as caught:
        game.start(4, 1)
    assert caught.value.message.id == "players_out_of_range"
