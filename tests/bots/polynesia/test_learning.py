"""Opponents of Polynesia learn from games against themselves, with and without Jeopardy."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hawaii.bots.levels import Level
from hawaii.bots.polynesia.learning import PolynesiaLearner
from hawaii.bots.polynesia.weights import KNOTS, Weights, between, nearest, read_weights
from hawaii.bots.training import Course
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.soundness import sound
from hawaii.kernel.checking import check_file
from tests.bots.polynesia.tables import of_all_kinds

QUICK = Level(evaluations=1, softness=1.0)


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


def test_every_feature_has_a_name_and_a_weight(game: Polynesia) -> None:
    learner = PolynesiaLearner(game, 2)
    weights = learner.read()
    look = learner.look(learner.valuation(weights), game.start(2, 1))
    assert len(learner.names) == len(set(learner.names)) == len(look.seats[0].features)
    assert [len(row) for row in learner.rows(weights)] == [len(learner.names)] * len(KNOTS)
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_weights_are_read_as_they_were_written(game: Polynesia, tmp_path: Path, players: int) -> None:
    weights = read_weights(players)
    file = tmp_path / "weights.yaml"
    file.write_text(PolynesiaLearner(game, players).written(weights), encoding="utf-8")
    assert check_file(file, Weights) == weights


def taught(game: Polynesia, workers: int, seed: int = 1) -> tuple[Weights, float]:
    course = Course(game, 2, QUICK, seed, workers)
    (report,) = course.run(course.learner.read(), rounds=1, games=4, trials=2)
    return report.weights, report.won


def test_the_same_seed_teaches_the_same_however_many_play(game: Polynesia) -> None:
    weights, won = taught(game, workers=1)
    assert taught(game, workers=2) == (weights, won)
    assert weights != PolynesiaLearner(game, 2).read()


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
