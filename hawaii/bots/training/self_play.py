"""Games that bots play against themselves, to learn from them."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import msgspec

from hawaii.bots.choosing import choose
from hawaii.bots.dealing import dealer, decision_seed
from hawaii.bots.levels import Level
from hawaii.bots.training.learner import Learner, Lesson, learner_of
from hawaii.bots.valuation import Valuation
from hawaii.games import load_game
from hawaii.kernel.events import Event
from hawaii.kernel.game import Game


class School(msgspec.Struct, frozen=True):
    """Which game is learned, by whom: it travels with every lesson."""

    game: str
    tables: bytes
    players: int


@lru_cache(maxsize=1)
def rules(school: School) -> tuple[Game[Any, Any], Learner]:
    """Kept, as whoever plays one game of a course is likely to play more."""
    game = load_game(school.game, msgspec.json.decode(school.tables))
    return game, learner_of(game, school.players)


def lesson(school: School, weights: Any, level: Level, seed: int) -> Lesson:
    """A game in which all seats play by the same weights, with gifts at the beginning of every stage."""
    game, learner = rules(school)
    valuation = learner.valuation(weights)
    looks = []
    events: list[Event] = []
    state = game.start(school.players, seed, learner.agreed(random.Random(seed)))
    chance = random.Random(seed)
    turn = stage = -1
    decisions = 0
    while state.actor is not None:
        if state.turns != turn:
            turn = state.turns
            if stage != valuation.stage(state):
                stage = valuation.stage(state)
                looks.append(learner.look(valuation, state)._replace(before=True))
                learner.give(state, chance)
            looks.append(learner.look(valuation, state))
        events += filter(learner.keeps, _decide(game, state, valuation, level, seed, decisions))
        decisions += 1
    return Lesson(looks, events, game.scores(state))


def match(school: School, pair: tuple[Any, Any], level: Level, seed: int, number: int) -> float:
    """The share of a game that the first of two weights wins, in one seat against the other weights."""
    game, learner = rules(school)
    first, second = (learner.valuation(weights) for weights in pair)
    state = game.start(school.players, seed, learner.agreed(random.Random(seed)))
    decisions = 0
    while state.actor is not None:
        valuation = first if state.actor == number else second
        _decide(game, state, valuation, level, seed, decisions)
        decisions += 1
    winners = game.winners(state)
    return (number in winners) / len(winners)


def _decide(
    game: Game[Any, Any], state: Any, valuation: Valuation[Any], level: Level, seed: int, decisions: int
) -> list[Event]:
    seat = state.actor
    own = decision_seed(seed, seat, decisions)
    action = choose(game, dealer(game, state, seat, own), seat, level, own, valuation=valuation)
    return list(game.play(state, action))
