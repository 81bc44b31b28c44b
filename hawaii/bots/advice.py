"""Hints: the best few actions, what they promise, and why each is good."""

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
    """A good turn: the action to play now, those that would follow it, and points expected at the end.

    `worse` is how far the result of the seat falls behind that of the best suggestion. It is not the
    difference of the points: a turn may promise more of them, but then still more to others.
    """

    actions: tuple[Action, ...]
    points: float
    worse: float
    reasons: tuple[Message, ...]
    """One or two, the greatest gain first."""

    @property
    def action(self) -> Action:
        return self.actions[0]


class Advice(msgspec.Struct, frozen=True):
    """Suggestions that begin with different actions, the best for the result of the seat first."""

    suggestions: tuple[Suggestion, ...]


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
    # What is suggested was thought through: what was only hoped for could be worse than is told.
    while fork.total and (untried := [number for number in _few(fork) if not fork.visits[number]]):
        for number in untried:
            search.probe(number)
    few, estimates, before = _few(fork), fork.estimates(), deal()
    valuation = valuation_of(game, len(game.scores(before)))

    def suggestion(number: int) -> Suggestion:
        actions, after = fork.turns[number].actions, before.copy()
        for action in actions:
            game.follow(after, action)
        worse = round(estimates[few[0]] - estimates[number], 6)
        reasons = valuation.reasons(before, actions, after, seat)
        return Suggestion(actions, fork.values[number][seat], worse, reasons)

    return Advice(tuple(map(suggestion, few)))


def _few(fork: Fork) -> list[int]:
    """The best turns, of those that begin with the same action one."""
    best: dict[Action, int] = {}
    for number in fork.ranking():
        best.setdefault(fork.turns[number].actions[0], number)
    return list(best.values())[:FEW]
