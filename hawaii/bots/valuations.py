"""Which valuation belongs to which game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

from hawaii.bots.valuation import Valuation
from hawaii.kernel.game import Game


@lru_cache(maxsize=4)
def valuation_of(game: Game[Any, Any]) -> Valuation[Any]:
    """How opponents value positions of the game; Problem if its weights are damaged."""
    make: Callable[[Game[Any, Any]], Valuation[Any]] = import_module(f"hawaii.bots.{game.name}").make
    return make(game)
