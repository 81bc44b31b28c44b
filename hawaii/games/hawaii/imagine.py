"""What a seat could know (rules 11), with the rest dealt anew."""

from __future__ import annotations

from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.chance import Chance


def deal_hidden(state: HawaiiState, chance: Chance) -> None:
    """Hidden are the gods below the tops, the order of the face-down islands, and all chance to come. Shells,
    feet and fruits behind the screens came and went openly: who counts along knows them.
    """
    hidden = sorted(kind for stack in state.gods for kind in stack[:-1])
    chance.shuffle(hidden)
    for number, stack in enumerate(state.gods):
        below = len(stack) - 1
        if below > 0:
            state.gods[number] = (*hidden[:below], stack[-1])
            hidden = hidden[below:]
    islands = sorted(state.islands_down)
    chance.shuffle(islands)
    state.islands_down = tuple(islands)
