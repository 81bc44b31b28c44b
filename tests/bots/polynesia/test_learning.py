"""Opponents of Polynesia learn from games against themselves, with and without Jeopardy."""

from __future__ import annotations

import random

import pytest

from hawaii.bots.polynesia.learning import PolynesiaLearner
from hawaii.bots.polynesia.weights import KNOTS, between, nearest
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.soundness import sound
from tests.bots.polynesia.tables import of_all_kinds


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_learned_is_what_is_valued(game: Polynesia, players: int) -> None:
    learner = PolynesiaLearner(game, players)
    weights = learner.read()
    valuation = learner.valuation(weights)
    compared = 0
    for state in of_all_kinds(game, players, every=4):
        look = learner.look(valuation, state)
        for seat, (value, seen) in enumerate(zip(valuation.values(state), look.seats, strict=True)):
            if seen.features:
                valued = valuation.row(valuation.moment(state, seat)[0].rounds)
                row = [*valued.features, *valued.cards]
                learned = sum(w * f for w, f in zip(row, seen.features, strict=True))
                assert value == pytest.approx(seen.points + learned, abs=1e-6)
                compared += 1
    assert compared > 100


def test_weights_become_rows_and_come_back(game: Polynesia) -> None:
    learner = PolynesiaLearner(game, 2)
    weights = learner.read()
    assert len(learner.rows(weights)) == len(KNOTS)
    assert learner.with_rows(weights, learner.rows(weights), []) == weights


def test_stages_go_by_the_rounds_that_are_left() -> None:
    assert [nearest(rounds) for rounds in KNOTS] == [*range(len(KNOTS))]
    assert [between(KNOTS, rounds) for rounds in (9, 7, 6, 4, 1.5, 1)] == [7, 7, 6, 4, 1.5, 1]


def test_stages_never_come_back(game: Polynesia) -> None:
    learner = PolynesiaLearner(game, 2)
    valuation = learner.valuation(learner.read())
    for seed in range(10):
        state, chance, stage = game.start(2, seed), random.Random(seed), 0
        while not state.over:
            assert valuation.stage(state) >= stage
            stage = valuation.stage(state)
            game.play(state, chance.choice(game.actions(state)), quiet=True)


def test_lessons_are_played_with_and_without_jeopardy(game: Polynesia) -> None:
    found = [PolynesiaLearner(game, 4).agreed(random.Random(seed)) for seed in range(60)]
    assert {one["jeopardy"] for one in found} == {False, True}


def test_gifts_change_what_seats_have_and_break_nothing(game: Polynesia) -> None:
    """Whatever was given, the position is sound, and the game goes on to its end."""
    learner, changed = PolynesiaLearner(game, 3), 0
    for seed in range(8):
        chance = random.Random(seed)
        state = game.start(3, seed, {"jeopardy": seed % 2 == 1})
        while not state.over:
            before = state.goods[:], state.members[:], state.ships[:]
            learner.give(state, chance)
            changed += (state.goods, state.members, state.ships) != before
            assert sound(game.book, state)
            game.play(state, chance.choice(game.actions(state)))
    assert changed > 40
