"""Complete turns: the ways in which the seat that decides can play to the end of its turn."""

from __future__ import annotations

from typing import Any, NamedTuple

from hawaii.bots.valuation import Valuation
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game


class Turn(NamedTuple):
    """The actions, the position after them (nothing is laid out there), what it promises each seat."""

    actions: tuple[Action, ...]
    state: Any
    values: list[float]


def complete_turns(game: Game[Any, Any], valuation: Valuation[Any], state: Any) -> list[Turn]:
    """The turns from a position that are considered, always in the same order; at hasty steps only the best
    option is followed.

    The first decision is never hasty: it is the one that somebody asks about.
    """
    hasty = valuation.hasty
    found: list[Turn] = []
    nothing: tuple[Action, ...] = ()
    waiting = [(state, nothing)]
    while waiting:
        here, played = waiting.pop()
        if played and game.step(here).name in hasty:
            after, actions, goes_on = _best_option(game, valuation, here, played)
            if goes_on:
                waiting.append((after, actions))
            else:
                found.append(Turn(actions, after, valuation.values(after)))
            continue
        for action in valuation.considered(here):
            after = here.copy()
            actions = (*played, action)
            if game.follow(after, action):
                waiting.append((after, actions))
            else:
                found.append(Turn(actions, after, valuation.values(after)))
    return found


def _best_option(
    game: Game[Any, Any], valuation: Valuation[Any], here: Any, played: tuple[Action, ...]
) -> tuple[Any, tuple[Action, ...], bool]:
    """What is best for the seat at once, and whether its turn goes on after it."""
    seat = here.actor
    options = []
    for action in here.legal:
        after = here.copy()
        goes_on = game.follow(after, action)
        options.append((round(valuation.own(after, seat), 6), after, action, goes_on))
    _, after, action, goes_on = max(options, key=lambda option: option[0])
    return after, (*played, action), goes_on
