"""How the weights of Polynesia are learned, and written for people to read."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

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
from hawaii.bots.training.halfway import halfway, rounded
from hawaii.bots.training.learner import Learner, Lesson, Look, Seen
from hawaii.bots.weights import Group
from hawaii.games.polynesia.game import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.events import Event
from hawaii.kernel.game import Game

GROUPS: dict[str, type[Group]] = {"seat": SeatWeights, "tide": TideWeights, "card": CardWeights}
SELDOM = 0.2
"""How often lessons are played with Jeopardy."""


class PolynesiaLearner(Learner):
    """A stage is a number of rounds that are left on average."""

    stages = len(KNOTS)

    def __init__(self, game: Polynesia, players: int) -> None:
        self.game = game
        self.players = players
        self.names = tuple(
            f"{group}_{name}" for group, fields in GROUPS.items() for name in fields.__struct_fields__
        )

    def agreed(self, chance: random.Random) -> Mapping[str, Any]:
        """Both ways to play: what is learned must be good for each."""
        return {"jeopardy": chance.random() < SELDOM}

    def read(self) -> Weights:
        return read_weights(self.players)

    def rows(self, weights: Weights) -> list[list[float]]:
        columns = [
            getattr(getattr(weights, group), name)
            for group, fields in GROUPS.items()
            for name in fields.__struct_fields__
        ]
        return [[column[stage] for column in columns] for stage in range(self.stages)]

    def with_rows(self, weights: Weights, rows: Sequence[Sequence[float]], after: Sequence[float]) -> Weights:
        columns = iter(zip(*rows, strict=True))
        groups = {
            group: fields(**{name: rounded(next(columns)) for name in fields.__struct_fields__})
            for group, fields in GROUPS.items()
        }
        return Weights(**groups)  # type: ignore[arg-type]

    def between(self, one: Weights, other: Weights) -> Weights:
        return halfway(one, other)

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
        return Look(valuation.stage(state), seats, None)

    def give(self, state: PolynesiaState, chance: random.Random) -> None:
        give(self.game, state, chance)

    def keeps(self, event: Event) -> bool:
        return False

    def foreseen(self, weights: Weights, look: Look) -> list[float]:
        return [0.0] * self.players

    def refined(self, weights: Weights, lessons: Sequence[Lesson]) -> Weights:
        return weights

    def written(self, weights: Weights) -> str:
        return written_weights(weights, self.players)


def make(game: Game[Any, Any], players: int) -> PolynesiaLearner:
    assert isinstance(game, Polynesia)
    return PolynesiaLearner(game, players)
