"""Complete turns: every way the seat that decides can play to the end of its turn."""

from __future__ import annotations

from typing import Any, NamedTuple

from hawaii.bots.valuation import Valuation
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game


class Turn(NamedTuple):
    """The actions, the position after them (nothing laid out there), and what it promises each seat."""

    actions: tuple[Action, ...]
    state: Any
    values: list[float]


def complete_turns(game: Game[Any, Any], valuation: Valuation[Any], state: Any) -> list[Turn]:
    """All turns from here, always in the same order. At hasty steps after the first only the best option is followed."""
    seat = state.actor
    steps = game.steps
    hasty = valuation.hasty
    found: list[Turn] = []
    first: tuple[Action, ...] = ()
    waiting = [(state, first)]
    while waiting:
        here, path = waiting.pop()
        if path and steps[here.step].name in hasty:
            best = None
            most = 0.0
            for action in here.legal:
                after = here.copy()
                goes_on = game.follow(after, action)
                values = valuation.values(after)
                if best is None or values[seat] > most:
                    best, most = (after, (*path, action), values, goes_on), values[seat]
            assert best is not None
            after, actions, values, goes_on = best
            if goes_on:
                waiting.append((after, actions))
            else:
                found.append(Turn(actions, after, values))
            continue
        for action in here.legal:
            after = here.copy()
            if game.follow(after, action):
                waiting.append((after, (*path, action)))
            else:
                found.append(Turn((*path, action), after, valuation.values(after)))
    return found
