"""Nobody cheats: an opponent is handed deals of what it can imagine, never the position itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hawaii.kernel.chance import Chance
from hawaii.kernel.game import Game

Deal = Callable[[], Any]
"""A new position each time, as the seat could imagine the one on the table."""


def dealer(game: Game[Any, Any], state: Any, seat: int, seed: int) -> Deal:
    """Deals of a position for a seat; the same seed, the same deals."""
    chance = Chance(seed)
    return lambda: game.imagine(state, seat, chance)


def decision_seed(seed: int, seat: int, decision: int) -> int:
    """The seed for one decision of a bot: from its own seed, its seat and the number of the decision.

    >>> decision_seed(1, 0, 5) != decision_seed(1, 1, 5)
    True
    """
    mixed = Chance(seed).next()
    for number in (seat, decision):
        mixed = Chance(mixed + number).next()
    return mixed
