"""What a seat could know (rules 11), with the rest dealt anew."""

from __future__ import annotations

from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.chance import Bits, Chance


def imagined(state: HawaiiState, random: Bits) -> HawaiiState:
    """A copy whose hidden part depends on `random` alone.

    Hidden are the gods below the tops, the order of the face-down islands, and all chance to come. Shells,
    feet and fruits behind the screens came and went openly: who counts along knows them.
    """
    new = state.copy()
    chance = Chance(random.getrandbits(64))
    hidden = sorted(kind for stack in state.gods for kind in stack[:-1])
    chance.shuffle(hidden)
    for number, stack in enumerate(state.gods):
        below = len(stack) - 1
        if below > 0:
            new.gods[number] = (*hidden[:below], stack[-1])
            hidden = hidden[below:]
    islands = sorted(state.islands_down)
    chance.shuffle(islands)
    new.islands_down = tuple(islands)
    new.chance = chance.next()
    return new
