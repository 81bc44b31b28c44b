"""Nobody cheats: what a seat cannot know never changes its move."""

from __future__ import annotations

import random

import pytest

from hawaii import bots
from hawaii.bots.valuation import valuation_of
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from tests.bots.positions import positions

QUICK = {
    "novice": bots.level_named("novice"),
    "skilled": bots.level_named("skilled"),
    "searching": bots.Level(evaluations=150, softness=0.5),
}
"""What tells an expert from a master is the number of evaluations only."""


def with_hidden_parts_permuted(state: HawaiiState, seed: int) -> HawaiiState:
    """Another order of the gods below the tops and of the islands face down, and other chance to come."""
    chance = random.Random(seed)
    other = state.copy()
    below = [kind for stack in state.gods for kind in stack[:-1]]
    chance.shuffle(below)
    for number, stack in enumerate(state.gods):
        hidden = max(0, len(stack) - 1)
        other.gods[number] = (*below[:hidden], *stack[-1:])
        del below[:hidden]
    islands = list(state.islands_down)
    chance.shuffle(islands)
    other.islands_down = tuple(islands)
    other.chance = chance.getrandbits(64)
    return other


def move(game: Hawaii, state: HawaiiState, level: bots.Level, seed: int) -> str:
    assert state.actor is not None
    deal = bots.dealer(game, state, state.actor, seed)
    return bots.choose(game, deal, state.actor, level, seed).text


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("players", [2, 4])
def test_permuted_hidden_parts_same_move(game: Hawaii, players: int, level: str) -> None:
    permuted = 0
    for seed, state in enumerate(positions(game, players, seed=players, every=9)):
        other = with_hidden_parts_permuted(state, seed)
        permuted += game.digest(other) != game.digest(state)
        assert move(game, state, QUICK[level], seed) == move(game, other, QUICK[level], seed)
    assert permuted > 5


def test_permuted_hidden_parts_same_deals(game: Hawaii) -> None:
    for seed, state in enumerate(positions(game, 3, seed=3, every=20)):
        assert state.actor is not None
        deal = bots.dealer(game, state, state.actor, seed)
        other = bots.dealer(game, with_hidden_parts_permuted(state, seed), state.actor, seed)
        for _ in range(3):
            assert game.digest(deal()) == game.digest(other())


def test_what_nobody_can_know_has_no_value(game: Hawaii) -> None:
    valuation = valuation_of(game, 3)
    for seed, state in enumerate(positions(game, 3, seed=5, every=10)):
        assert valuation.values(state) == valuation.values(with_hidden_parts_permuted(state, seed))


def test_thinking_leaves_the_table_as_it_was(game: Hawaii) -> None:
    for seed, state in enumerate(positions(game, 3, seed=6, every=25)):
        before = game.digest(state)
        move(game, state, QUICK["searching"], seed)
        assert game.digest(state) == before


def test_a_bot_is_asked_only_when_it_is_its_turn(game: Hawaii) -> None:
    state = game.start(2, 1)
    assert state.actor is not None
    other = 1 - state.actor
    with pytest.raises(ValueError, match="decides"):
        bots.choose(game, bots.dealer(game, state, other, 1), other, QUICK["novice"], 1)
