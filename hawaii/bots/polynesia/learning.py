"""How the weights of Polynesia are learned, and written for people to read."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, ClassVar

from hawaii.bots.polynesia.gifts import give
from hawaii.bots.polynesia.valuation import PolynesiaValuation
from hawaii.bots.polynesia.weights import (
    KNOTS,
    CardWeights,
    SeatWeights,
    TideWeights,
    Weights,
    read_weights,
)
from hawaii.bots.polynesia.writing import written_weights
from hawaii.bots.training.learner import Learner, Look, Seen
from hawaii.bots.weights import Group
from hawaii.games.polynesia.game import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.game import Game

SELDOM = 0.2
"""How often lessons are played with Jeopardy."""


class PolynesiaLearner(Learner):
    """A stage is a number of rounds that are left on average."""

    groups: ClassVar[Mapping[str, type[Group]]] = {
        "seat": SeatWeights,
        "tide": TideWeights,
        "card": CardWeights,
    }
    stages = len(KNOTS)

    def __init__(self, game: Polynesia, players: int) -> None:
        self.game = game
        self.players = players

    def agreed(self, chance: random.Random) -> Mapping[str, Any]:
        """Both ways to play: what is learned must be good for each."""
        return {"jeopardy": chance.random() < SELDOM}

    def read(self) -> Weights:
        return read_weights(self.players)

    def valuation(self, weights: Weights) -> PolynesiaValuation:
        return PolynesiaValuation(self.game, weights)

    def look(self, valuation: Any, state: PolynesiaState) -> Look:
        """Who acts no more before the eruption is not learned from: it is known what that is worth."""
        assert isinstance(valuation, PolynesiaValuation)
        seen = valuation.observer.situation(state)
        tides = valuation.observer.tides(seen)
        cards = [float(number in state.cards) for number in range(len(self.game.book.cards))]
        all_wait = state.phase == len(self.game.book.marker)
        seats = []
        for seat in range(state.players):
            moment, _ = valuation.moment(state, seat)
            features: list[float] = []
            if not moment.between or all_wait:
                features = [*map(float, valuation.seats.features(seen, seat, moment, tides)), *cards]
            seats.append(Seen(valuation.observer.sure(state, seat), features))
        return Look(valuation.stage(state), seats)

    def give(self, state: PolynesiaState, chance: random.Random) -> None:
        give(self.game, state, chance)

    def written(self, weights: Weights) -> str:
        return written_weights(weights, self.players)


def make(game: Game[Any, Any], players: int) -> PolynesiaLearner:
    assert isinstance(game, Polynesia)
    return PolynesiaLearner(game, players)
