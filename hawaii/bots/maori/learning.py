"""How the weights of Maori are learned, and written for people to read."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec
import numpy as np

from hawaii.bots.maori.gifts import give
from hawaii.bots.maori.tempo import Tempo
from hawaii.bots.maori.valuation import MaoriValuation
from hawaii.bots.maori.weights import (
    LAST,
    BoardWeights,
    MostWeights,
    SeatWeights,
    Weights,
    read_weights,
)
from hawaii.bots.maori.writing import written_weights
from hawaii.bots.training.halfway import rounded
from hawaii.bots.training.learner import Learner, Lesson, Look, Seen
from hawaii.bots.weights import Group
from hawaii.games.maori.game import Maori
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.game import Game

NOISE = 0.551
"""The spread of the logistic function against the deviation of the normal one: the root of 3 through pi."""
LEAST = 0.3
"""No spread is less: the logistic function must not become a step."""


class Standings(NamedTuple):
    """Who may have most ships and shells: see Majority."""

    ships: tuple[int, ...]
    shells: tuple[int, ...]
    tempo: Tempo


class MaoriLearner(Learner):
    """A stage is a number of empty squares on the fullest board; the last is what comes when it is full."""

    groups: ClassVar[Mapping[str, type[Group]]] = {"seat": SeatWeights, "board": BoardWeights}
    stages = LAST + 1

    def __init__(self, game: Maori, players: int) -> None:
        self.game = game
        self.players = players

    def agreed(self, chance: random.Random) -> Mapping[str, Any]:
        """All variations: what is learned must be good for each."""
        boards = [name for name, side in self.game.book.sides.items() if side.players >= self.players]
        return {
            "rules": chance.choice(("basic", "basic", "advanced", "pro")),
            "board": chance.choice(boards),
            "fit": chance.choice(("free", "free", "edges")),
        }

    def read(self) -> Weights:
        return read_weights(self.players)

    def valuation(self, weights: Weights) -> MaoriValuation:
        return MaoriValuation(self.game.book, weights)

    def look(self, valuation: Any, state: MaoriState) -> Look:
        assert isinstance(valuation, MaoriValuation)
        tempo, looked = valuation.clock.tempo(state), valuation.seats(state.options)
        seats, ships = [], []
        for seat, board in enumerate(state.boards):
            view = looked.boards.view(board.pieces)
            if tempo.turns[seat]:
                seats.append(Seen(0.0, [*looked.features(state, seat, tempo), *view.features]))
                ships.append(view.prospects.ships)
            else:
                seats.append(Seen(view.final, [0.0] * len(self.names)))
                ships.append(view.prospects.sure_ships)
        return Look(valuation.stage(state), seats, Standings(tuple(ships), tuple(state.shells), tempo))

    def give(self, state: MaoriState, chance: random.Random) -> None:
        give(self.game, state, chance)

    def foreseen(self, weights: Weights, look: Look) -> list[float]:
        return self.valuation(weights).majority.foreseen(*look.more)

    def refined(self, weights: Weights, lessons: Sequence[Lesson]) -> Weights:
        """How many more ships and shells seats have at last, and how sure that is."""
        found: dict[str, list[float]] = {name: [] for name in MostWeights.__struct_fields__}
        for stage in range(self.stages):
            for thing in ("ships", "shells"):
                grown = [
                    last - now
                    for lesson in lessons
                    for look in lesson.looks
                    if look.stage == stage and not look.before
                    for now, last, turns in zip(
                        getattr(look.more, thing),
                        getattr(lesson.looks[-1].more, thing),
                        look.more.tempo.turns,
                        strict=True,
                    )
                    if turns
                ]
                found[f"{thing}_more"].append(float(np.mean(grown or [0])))
                found[f"{thing}_spread"].append(max(LEAST, NOISE * float(np.std(grown or [0]))))
        fields = {name: rounded(values) for name, values in found.items()}
        return msgspec.structs.replace(weights, most=MostWeights(**fields))

    def written(self, weights: Weights) -> str:
        return written_weights(weights, self.players)


def make(game: Game[Any, Any], players: int) -> MaoriLearner:
    assert isinstance(game, Maori)
    return MaoriLearner(game, players)
