"""Gifts by chance, in games that are played to learn from: what was given tells what it is worth."""

from __future__ import annotations

import random

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.game import Polynesia
from hawaii.games.polynesia.kinds import GOODS, NONE
from hawaii.games.polynesia.queue import close_up
from hawaii.games.polynesia.sea import Sea
from hawaii.games.polynesia.state import PolynesiaState

MORE_OR_LESS = (-3, -2, -1, 0, 0, 1, 2, 3)
"""Of each kind of goods."""
OFTEN = 0.4
"""How often a seat gets a ship, and how often a member is somewhere else."""


def give(game: Polynesia, state: PolynesiaState, chance: random.Random) -> None:
    """Goods, and now and then a ship or a member; nothing while a turn is under way."""
    if state.actor is None or state.step not in (step_numbers.ACT, step_numbers.DECLINE):
        return
    sea = game.book.seas[state.players]
    for seat in range(state.players):
        for kind in range(len(GOODS)):
            place = 2 * seat + kind
            state.goods[place] = max(0, state.goods[place] + chance.choice(MORE_OR_LESS))
        if chance.random() < OFTEN:
            _ship(sea, state, seat, chance)
        if chance.random() < OFTEN:
            _member(sea, state, seat, chance)
        if state.step == step_numbers.ACT:
            close_up(game.book, state, seat, None)
    game.play_on(state, None)  # with other goods, other turns are possible


def _ship(sea: Sea, state: PolynesiaState, seat: int, chance: random.Random) -> None:
    """On a new route."""
    free = [route for route, ships in enumerate(state.route_ships) if not ships]
    if state.ships[seat] and free:
        route = chance.choice(free)
        state.ships[seat] -= 1
        state.route_ships[route] = 1 << seat
        state.route_kinds[route] = chance.randrange(len(GOODS))
        state.reached |= sea.touches[route]


def _member(sea: Sea, state: PolynesiaState, seat: int, chance: random.Random) -> None:
    """From one island to another where nothing is to be found."""
    first = seat * sea.size
    origins = [island for island in range(sea.size) if state.members[first + island]]
    targets = [
        island
        for island in range(sea.size)
        if island != sea.main
        and state.tokens[island] == NONE
        and not (sea.archipelago_of[island] != NONE and state.unclaimed >> sea.archipelago_of[island] & 1)
    ]
    if origins and targets:
        state.members[first + chance.choice(origins)] -= 1
        state.members[first + chance.choice(targets)] += 1
