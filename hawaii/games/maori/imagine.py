"""What a seat could know, with the rest dealt anew."""

from __future__ import annotations

from hawaii.games.maori.state import MaoriState
from hawaii.kernel.chance import Bits, Chance


def imagined(state: MaoriState, random: Bits) -> MaoriState:
    """A copy whose hidden part depends on `random` alone: the order of the supply. All else lies open."""
    new = state.copy()
    chance = Chance(random.getrandbits(64))
    supply = sorted(state.supply)
    chance.shuffle(supply)
    new.supply = tuple(supply)
    new.chance = chance.next()
    return new
