"""Opponents of all levels play Maori to the end, whatever was agreed on."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii import bots
from hawaii.games import game_tables, load_game
from hawaii.games.maori import Maori
from tests.bots.finishing import finish
from tests.bots.maori.tables import EMPTY_MATRIX, agreements, rows
from tests.kernel.player import own_folder


@pytest.mark.parametrize("options", [*agreements()], ids=lambda one: " ".join(one.values()))
def test_whoever_thinks_beats_chance_whatever_was_agreed_on(game: Maori, options: dict[str, str]) -> None:
    state = game.start(2, 3, options)
    scores = finish(game, state, ["greedy", "random"], seed=3)
    assert scores[0] > scores[1] + 10
    assert state.turns // 2 < 60, "laps"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["novice", "greedy"])
def test_games_have_an_end_with_all_numbers_of_players(game: Maori, level: str, players: int) -> None:
    """Nobody waits for ever for better tiles."""
    state = game.start(players, players)
    scores = finish(game, state, [level], seed=players)
    assert len(scores) == players
    assert max(scores) > 15
    assert state.turns // players < 35, "laps"


def test_nobody_takes_apart_what_is_good_when_no_tiles_are_left(game: Maori) -> None:
    """However soft a level is: there is nothing to take, and all islands are complete."""
    board = "single-p single-p . . . | E-p W-p . . . | water . . . . | . . . . ."
    state = game.arrange(
        {"seats": [{"board": rows(board)}, {}], "matrix": rows(EMPTY_MATRIX), "supply": [], "ship": 16}
    )
    game.play(state, game.decode("sail 1"))
    for seed in range(20):
        deal = bots.dealer(game, state, 0, seed)
        assert bots.choose(game, deal, 0, bots.level_named("novice"), seed).text == "nothing"


def test_an_expert_thinks_and_plays_on(game: Maori) -> None:
    state = game.start(2, 2)
    for decisions in range(6):
        assert state.actor is not None
        deal = bots.dealer(game, state, state.actor, decisions)
        game.play(state, bots.choose(game, deal, state.actor, bots.level_named("expert"), decisions))


@pytest.mark.parametrize("size", [3, 6])
def test_bots_play_with_house_rules(tmp_path: Path, size: int) -> None:
    """Boards of another size, other numbers, and tiles that others took out of the box."""
    folder = own_folder(
        tmp_path,
        game="maori",
        boards=f"normal: {{rows: {size}, columns: {size}, land: [], ships_at: []}}",
        scoring="{palm: 2, lei: 25, empty: 3, ship: 0}",
        start="{side: 3, shells_each: 2}",
        tiles="{E-pl: 0, W-pl: 3, volcano: 0}",
    )
    game = load_game("maori", game_tables("maori", folder))
    assert isinstance(game, Maori)
    scores = finish(game, game.start(2, 1), ["greedy", "random"], seed=1)
    assert scores[0] > scores[1]
