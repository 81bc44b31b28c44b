"""What a seat could know, with the rest dealt anew."""

from __future__ import annotations

from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.chance import Bits, Chance


def imagined(state: PolynesiaState, random: Bits) -> PolynesiaState:
    """A copy whose hidden part depends on `random` alone: the order of the stones. All else lies open."""
    new = state.copy()
    chance = Chance(random.getrandbits(64))
    bag = sorted(state.bag)
    chance.shuffle(bag)
    new.bag = tuple(bag)
    new.chance = chance.next()
    return new
