"""An opponent's decision."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from hawaii.bots.dealing import Deal
from hawaii.bots.levels import Level
from hawaii.bots.turns import complete_turns
from hawaii.bots.valuations import valuation_of
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import Chance
from hawaii.kernel.game import Game


class Cancelled(Exception):
    """Nobody waits for the decision any more."""


def choose(
    game: Game[Any, Any],
    deal: Deal,
    seat: int,
    level: Level,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Action:
    """The action of the seat that decides. The same deals, level and seed give the same one.

    `stopped` is asked every few milliseconds; when it says so, Cancelled is raised.
    """
    chance = Chance(seed)
    state = deal()
    assert state.actor == seat
    if not level.evaluations:
        return state.legal[chance.below(len(state.legal))]
    valuation = valuation_of(game)
    turns = complete_turns(game, valuation, state)
    if stopped():
        raise Cancelled
    return max(turns, key=lambda turn: turn.values[seat]).actions[0]
