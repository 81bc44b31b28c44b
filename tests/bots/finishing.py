"""Opponents at a table, to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hawaii import bots
from hawaii.kernel.game import Game
from hawaii.kernel.state import State


def finish(game: Game[Any, Any], state: State, names: Sequence[str], seed: int = 1) -> tuple[int, ...]:
    """The rest of a game by opponents of these levels, seat by seat and from the first again: the scores."""
    decisions = 0
    while state.actor is not None:
        own = bots.decision_seed(seed, state.actor, decisions)
        deal = bots.dealer(game, state, state.actor, own)
        level = bots.level_named(names[state.actor % len(names)])
        game.play(state, bots.choose(game, deal, state.actor, level, own))  # raises if it is not legal
        decisions += 1
    return game.scores(state)
