"""Players who decide by chance, for trying the rules and measuring them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game
from hawaii.kernel.state import State

Choose = Callable[[Sequence[Action]], Action]


def at_random(seed: int) -> Choose:
    return random.Random(seed).choice


def busily(seed: int, game: Game[Any, Any]) -> Choose:
    """Like random players, but never idle while there is something to do: long games with full realms."""
    choose = random.Random(seed).choice
    idle = game.idle

    def choice(actions: Sequence[Action]) -> Action:
        busy = [action for action in actions if action.text.partition(" ")[0] not in idle]
        return choose(busy or actions)

    return choice


def play_out(
    game: Game[Any, Any], players: int, seed: int, options: Mapping[str, Any], choose: Choose
) -> tuple[State, int]:
    """A whole game; the position at its end, and the number of decisions."""
    state = game.start(players, seed, options)
    decisions = 0
    while not state.over:
        game.play(state, choose(game.actions(state)), quiet=True)
        decisions += 1
    return state, decisions
