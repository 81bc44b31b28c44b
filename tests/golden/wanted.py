"""What golden games there are to be: each game says it in a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hawaii.bots.by_chance import Choose
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game

Player = Callable[[Any], Action]
"""Who is shown a position and decides."""


class Wanted(NamedTuple):
    """A game to be recorded."""

    name: str
    players: int
    seed: int
    options: dict[str, Any]
    player: Callable[[int, Game[Any, Any]], Player]
    """Made from a seed; it plays every seat."""
    changes: dict[str, dict[str, Any]]
    """Values of tables that differ."""


def blindly(choose: Choose, game: Game[Any, Any]) -> Player:
    """A player who looks at the actions only."""
    return lambda state: choose(game.actions(state))
