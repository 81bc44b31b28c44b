"""An opponent's decision: search as much as its level allows, then choose softly among good turns."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import exp
from typing import Any

from hawaii.bots.dealing import Deal
from hawaii.bots.levels import Level
from hawaii.bots.search import WIDTH, Fork, Search
from hawaii.bots.valuation import Valuation, valuation_of
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import MASK, Chance
from hawaii.kernel.game import Game

GUARD = 20.0
"""Seconds of thinking after which even the slowest machine decides; no level comes near it."""


class Cancelled(Exception):
    """Nobody waits for the decision any more."""


def choose(
    game: Game[Any, Any],
    deal: Deal,
    seat: int,
    level: Level,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
    valuation: Valuation[Any] | None = None,
) -> Action:
    """The action of the seat that decides. The same deals, level and seed give the same one.

    `stopped` is asked every few milliseconds; when it says so, Cancelled is raised.
    """
    chance = Chance(seed ^ MASK)  # other numbers than those of the deals
    if not level.evaluations:
        legal: tuple[Action, ...] = deal().legal
        return legal[chance.below(len(legal))]
    search = searched(game, deal, seat, level, stopped, valuation)
    return choose_softly(search.root, level.softness * search.valuation.softness, chance)


def searched(
    game: Game[Any, Any],
    deal: Deal,
    seat: int,
    level: Level,
    stopped: Callable[[], bool] = lambda: False,
    valuation: Valuation[Any] | None = None,
) -> Search:
    """What a level finds out about the turns of the seat that decides, by the usual valuation or another."""
    state = deal()
    if state.actor != seat:
        raise ValueError(f"seat {state.actor} decides, not seat {seat}")
    valuation = valuation or valuation_of(game, len(game.scores(state)))

    def check() -> None:
        if stopped():
            raise Cancelled

    search = Search(game, valuation, state, check)
    if game.step(state).name not in valuation.hasty:
        # A choice between a few turns needs less thought than one between many.
        share = len(search.root.turns) / WIDTH
        search.run(round(share * level.evaluations * valuation.effort), time.thread_time() + GUARD)
    return search


def choose_softly(fork: Fork, softness: float, chance: Chance) -> Action:
    """The first action of the best turn, or of one that is hardly worse."""
    ranking = fork.ranking()
    best = ranking[0]
    if softness:
        ranking = _without_detours(fork, ranking)
        estimates = fork.estimates()
        weights = [exp((estimates[number] - estimates[best]) / softness) for number in ranking]
        drawn = chance.next() / 2**64 * sum(weights)
        for number, weight in zip(ranking, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return fork.turns[number].actions[0]
    return fork.turns[best].actions[0]


def _without_detours(fork: Fork, ranking: list[int]) -> list[int]:
    """Of turns that lead to the very same, only the one that does so soonest: not to rest before retiring."""
    soonest: dict[tuple[float, ...], int] = {}
    for number in ranking:  # the soonest of equals comes first
        values = [round(value, 6) for value in fork.values[number]]
        soonest.setdefault((*values, *([] if fork.visits[number] else [number])), number)
    return list(soonest.values())
