"""Games that bots play against themselves, to learn from them."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

import msgspec

from hawaii.bots.by_bots import Bot, play_out
from hawaii.bots.levels import Level
from hawaii.bots.training.learner import Learner, Lesson, Look, learner_of
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
    looks: list[Look] = []
    events: list[Event] = []
    state = game.start(school.players, seed, learner.agreed(random.Random(seed)))
    chance = random.Random(seed)
    turn = stage = -1

    def look() -> None:
        nonlocal turn, stage
        if state.over or state.turns == turn:
            return
        turn = state.turns
        if stage != valuation.stage(state):
            stage = valuation.stage(state)
            looks.append(learner.look(valuation, state)._replace(before=True))
            learner.give(state, chance)
        looks.append(learner.look(valuation, state))

    look()
    for decided in play_out(game, state, [Bot(level, seed, valuation)] * school.players):
        events += filter(learner.keeps, decided.events)
        look()
    return Lesson(looks, events, game.scores(state))


def match(school: School, pair: tuple[Any, Any], level: Level, seed: int, number: int) -> float:
    """The share of a game that the first of two weights wins, in one seat against the other weights."""
    game, learner = rules(school)
    first, second = (Bot(level, seed, learner.valuation(weights)) for weights in pair)
    state = game.start(school.players, seed, learner.agreed(random.Random(seed)))
    for _ in play_out(game, state, [first if seat == number else second for seat in range(school.players)]):
        pass
    winners = game.winners(state)
    return (number in winners) / len(winners)
