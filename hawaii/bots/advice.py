"""Hints: the best few actions, what they promise, and why the best is good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hawaii.bots.choosing import searched
from hawaii.bots.dealing import Deal
from hawaii.bots.levels import Level, level_named
from hawaii.bots.search import Fork
from hawaii.bots.valuation import valuation_of
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message

FEW = 3


class Suggestion(msgspec.Struct, frozen=True):
    """A good turn: the action to play now, those that would follow it, and points expected at the end."""

    actions: tuple[Action, ...]
    points: float

    @property
    def action(self) -> Action:
        return self.actions[0]


class Advice(msgspec.Struct, frozen=True):
    """Suggestions that begin with different actions, the best first, and the reason for that one.

    The best is best for the result of the seat: others may promise more points, but then more to others, too.
    """

    suggestions: tuple[Suggestion, ...]
    reason: Message


def advise(
    game: Game[Any, Any],
    deal: Deal,
    seat: int,
    level: Level | None = None,
    stopped: Callable[[], bool] = lambda: False,
) -> Advice:
    """What a master would do in the place of the seat that decides.

    >>> from hawaii.bots import dealer
    >>> from hawaii.games import load_game
    >>> game = load_game("hawaii")
    >>> state = game.start(players=2, seed=7)
    >>> advice = advise(game, dealer(game, state, state.actor, seed=1), state.actor)
    >>> advice.suggestions[0].action in game.actions(state)
    True
    """
    search = searched(game, deal, seat, level or level_named("master"), stopped)
    fork = search.root
    if fork.total:
        for number in _few(fork):
            if not fork.visits[number]:
                search.probe(number)  # what is suggested was thought through
    suggestions = tuple(
        Suggestion(fork.turns[number].actions, fork.values[number][seat]) for number in _few(fork)
    )
    before = deal()
    after = before.copy()
    actions = suggestions[0].actions
    for action in actions:
        game.follow(after, action)
    return Advice(suggestions, valuation_of(game).reason(before, actions, after, seat))


def _few(fork: Fork) -> list[int]:
    """The best turns, of those that begin with the same action one."""
    best: dict[Action, int] = {}
    for number in fork.ranking():
        best.setdefault(fork.turns[number].actions[0], number)
    return list(best.values())[:FEW]
