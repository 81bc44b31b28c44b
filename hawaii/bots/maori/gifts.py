"""Gifts by chance, in games that are played to learn from: what was given tells what it is worth."""

from __future__ import annotations

import random

from hawaii.games.maori import step_numbers
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.game import Maori
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.supply import shells_left

MORE_OR_LESS = (-3, -2, -1, 0, 0, 1, 2, 3)
"""Shells."""
OFTEN = 0.3
"""How often a seat gets a tile of the supply into its empty storage, or loses the one that is there."""


def give(game: Maori, state: MaoriState, chance: random.Random) -> None:
    """Shells, and now and then a tile; nothing while a turn is under way."""
    if state.actor is None or state.step != step_numbers.SAIL:
        return
    for seat, shells in enumerate(state.shells):
        more = min(chance.choice(MORE_OR_LESS), shells_left(game.book, state))
        state.shells[seat] = max(0, shells + more)
        if chance.random() < OFTEN:
            _exchange(game, state, seat, chance)
    game.play_on(state, None)  # with other shells, other turns are possible


def _exchange(game: Maori, state: MaoriState, seat: int, chance: random.Random) -> None:
    """With a tile of the supply: nothing may be lost or doubled."""
    supply = list(state.supply)
    if state.stores[seat] != EMPTY:
        supply.insert(chance.randrange(len(supply) + 1), state.stores[seat])
        state.stores[seat] = EMPTY
    else:
        tiles = [place for place, kind in enumerate(supply) if kind not in game.book.volcanoes]
        if tiles:
            state.stores[seat] = supply.pop(chance.choice(tiles))
    state.supply = tuple(supply)
