"""Opponents of all levels play Polynesia to the end."""

from __future__ import annotations

import pytest

from hawaii import bots
from hawaii.games.polynesia import Polynesia
from tests.bots.finishing import finish


@pytest.mark.parametrize("jeopardy", [False, True])
@pytest.mark.parametrize("seed", [3, 4])
def test_whoever_thinks_beats_chance(game: Polynesia, jeopardy: bool, seed: int) -> None:
    scores = finish(game, game.start(2, seed, {"jeopardy": jeopardy}), ["greedy", "random"], seed)
    assert scores[0] > scores[1] + 4


@pytest.mark.parametrize("jeopardy", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_have_an_end_with_all_numbers_of_players(game: Polynesia, players: int, jeopardy: bool) -> None:
    state = game.start(players, players, {"jeopardy": jeopardy})
    scores = finish(game, state, ["novice", "greedy", "skilled", "novice"], seed=players)
    assert len(scores) == players
    assert max(scores) > 5


@pytest.mark.parametrize("level", ["expert", "master"])
def test_the_strongest_play_a_round_of_each_variant(game: Polynesia, level: str) -> None:
    for jeopardy in (False, True):
        state = game.start(3, 2, {"jeopardy": jeopardy})
        for decision in range(2 if level == "master" else 6):
            assert state.actor is not None
            own = bots.decision_seed(1, state.actor, decision)
            deal = bots.dealer(game, state, state.actor, own)
            game.play(state, bots.choose(game, deal, state.actor, bots.level_named(level), own))
