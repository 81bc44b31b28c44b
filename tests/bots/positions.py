"""Positions from all parts of a game, by players who do something."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, TypeVar

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.game import Game
from hawaii.kernel.state import State

S = TypeVar("S", bound=State)


def positions(game: Game[Any, S], players: int, seed: int, every: int, **options: str) -> Iterator[S]:
    """One decision in so many, from a game of players who decide by chance but are never idle."""
    chance = random.Random(seed)
    state = game.start(players, seed, options)
    decisions = 0
    while not state.over:
        if decisions % every == every - 1:
            yield state.copy()
        actions = game.actions(state)
        busy = [action for action in actions if action.text.partition(" ")[0] not in game.idle]
        game.play(state, chance.choice(busy or actions), quiet=True)
        decisions += 1


def in_round(game: Hawaii, players: int, seed: int, number: int) -> HawaiiState:
    """The beginning of a round."""
    return next(state for state in positions(game, players, seed, 1) if state.round + 1 == number)
