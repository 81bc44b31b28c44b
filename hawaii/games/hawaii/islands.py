"""The stack of islands and the docks (rules 8)."""

from __future__ import annotations

from hawaii.games.hawaii.state import NO_ISLAND, HawaiiState
from hawaii.kernel.chance import Chance


def fill_docks(state: HawaiiState, chance: Chance) -> bool:
    """Move islands towards dock 1 and draw for the empty docks; tells whether the stack was shuffled."""
    docks = [island for island in state.docks if island != NO_ISLAND]
    empty = len(state.docks) - len(docks)
    shuffled = False
    for _ in range(empty):
        if not state.islands_down:
            shuffled = _shuffle(state, chance)
        docks.append(state.islands_down[-1])
        state.islands_down = state.islands_down[:-1]
        if not state.islands_down and state.islands_up:  # its top is face-up now
            shuffled = _shuffle(state, chance)
    state.docks = docks
    return shuffled


def _shuffle(state: HawaiiState, chance: Chance) -> bool:
    stack = sorted(state.islands_down + state.islands_up)
    chance.shuffle(stack)
    state.islands_down, state.islands_up = tuple(stack), ()
    return True
