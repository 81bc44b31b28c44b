"""Nobody cheats: what a seat cannot know never changes its move, in any game."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from hawaii import bots
from hawaii.bots.valuation import valuation_of
from hawaii.games import load_game
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.maori.state import MaoriState
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.game import Game
from tests.bots.positions import positions

QUICK = {
    "novice": bots.level_named("novice"),
    "skilled": bots.level_named("skilled"),
    "searching": bots.Level(evaluations=150, softness=0.5),
}
"""What tells an expert from a master is the number of evaluations only."""


def other_gods_and_islands(state: HawaiiState, chance: random.Random) -> HawaiiState:
    """Another order of the gods below the tops and of the islands face down."""
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
    return other


def another_supply(state: MaoriState, chance: random.Random) -> MaoriState:
    """Another order of the tiles face down."""
    other = state.copy()
    supply = list(state.supply)
    chance.shuffle(supply)
    other.supply = tuple(supply)
    return other


def another_bag(state: PolynesiaState, chance: random.Random) -> PolynesiaState:
    """Another order of the stones in the bag."""
    other = state.copy()
    bag = list(state.bag)
    chance.shuffle(bag)
    other.bag = tuple(bag)
    return other


HIDDEN: dict[str, Callable[[Any, random.Random], Any]] = {
    "hawaii": other_gods_and_islands,
    "maori": another_supply,
    "polynesia": another_bag,
}


@pytest.fixture(scope="module", params=HIDDEN)
def any_game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    return load_game(request.param)


def with_hidden_parts_permuted(game: Game[Any, Any], state: Any, seed: int) -> Any:
    """What nobody sees lies otherwise, and other chance is to come."""
    chance = random.Random(seed)
    other = HIDDEN[game.name](state, chance)
    other.chance = chance.getrandbits(64)
    return other


def move(game: Game[Any, Any], state: Any, level: bots.Level, seed: int) -> str:
    deal = bots.dealer(game, state, state.actor, seed)
    return bots.choose(game, deal, state.actor, level, seed).text


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("players", [2, 4])
def test_permuted_hidden_parts_same_move(any_game: Game[Any, Any], players: int, level: str) -> None:
    permuted = 0
    for seed, state in enumerate(positions(any_game, players, seed=players, every=9)):
        other = with_hidden_parts_permuted(any_game, state, seed)
        permuted += any_game.digest(other) != any_game.digest(state)
        assert move(any_game, state, QUICK[level], seed) == move(any_game, other, QUICK[level], seed)
    assert permuted > 5


def test_permuted_hidden_parts_same_deals(any_game: Game[Any, Any]) -> None:
    for seed, state in enumerate(positions(any_game, 3, seed=3, every=20)):
        deal = bots.dealer(any_game, state, state.actor, seed)
        permuted = with_hidden_parts_permuted(any_game, state, seed)
        other = bots.dealer(any_game, permuted, state.actor, seed)
        for _ in range(3):
            assert any_game.digest(deal()) == any_game.digest(other())


def test_what_nobody_can_know_has_no_value(any_game: Game[Any, Any]) -> None:
    valuation = valuation_of(any_game, 3)
    for seed, state in enumerate(positions(any_game, 3, seed=5, every=10)):
        permuted = with_hidden_parts_permuted(any_game, state, seed)
        assert valuation.values(state) == valuation.values(permuted)


def test_thinking_leaves_the_table_as_it_was(any_game: Game[Any, Any]) -> None:
    for seed, state in enumerate(positions(any_game, 3, seed=6, every=25)):
        before = any_game.digest(state)
        move(any_game, state, QUICK["searching"], seed)
        assert any_game.digest(state) == before


def test_a_bot_is_asked_only_when_it_is_its_turn(any_game: Game[Any, Any]) -> None:
    state = any_game.start(2, 1)
    other = 1 - state.actor
    with pytest.raises(ValueError, match="decides"):
        bots.choose(any_game, bots.dealer(any_game, state, other, 1), other, QUICK["novice"], 1)
