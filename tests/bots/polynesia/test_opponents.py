"""Opponents of all levels play Polynesia to the end, and the stronger ones win."""

from __future__ import annotations

from statistics import mean

import pytest

from hawaii import bots
from hawaii.bots.arena import contest_of, play_game
from hawaii.games.polynesia import Polynesia


def finish(game: Polynesia, seed: int, names: list[str], jeopardy: bool = False) -> tuple[int, ...]:
    """The scores of a game by these levels, seat by seat."""
    state = game.start(len(names), seed, {"jeopardy": jeopardy})
    decisions = 0
    while state.actor is not None:
        own = bots.decision_seed(seed, state.actor, decisions)
        deal = bots.dealer(game, state, state.actor, own)
        level = bots.level_named(names[state.actor])
        game.play(state, bots.choose(game, deal, state.actor, level, own))  # raises if it is not legal
        decisions += 1
    return game.scores(state)


@pytest.mark.parametrize("jeopardy", [False, True])
@pytest.mark.parametrize("seed", [3, 4])
def test_whoever_thinks_beats_chance(game: Polynesia, jeopardy: bool, seed: int) -> None:
    scores = finish(game, seed, ["greedy", "random"], jeopardy)
    assert scores[0] > scores[1] + 4


@pytest.mark.parametrize("jeopardy", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_have_an_end_with_all_numbers_of_players(game: Polynesia, players: int, jeopardy: bool) -> None:
    scores = finish(game, players, ["novice", "greedy", "skilled", "novice"][:players], jeopardy)
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


def test_stronger_levels_win_more(game: Polynesia) -> None:
    """Each deal twice, so that it favours nobody."""
    arena = contest_of(game, ("skilled", "novice"), 1, {})
    games = [play_game(game, arena, number) for number in range(6)]
    won = sum(one.seats[winner] == "skilled" for one in games for winner in one.winners)
    lost = sum(one.seats[winner] == "novice" for one in games for winner in one.winners)
    assert won > lost
    scores = {name: mean(one.scores[one.seats.index(name)] for one in games) for name in arena.bots}
    assert scores["skilled"] > scores["novice"]
