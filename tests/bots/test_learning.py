"""Opponents of all games learn from games against themselves."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hawaii.bots.levels import Level
from hawaii.bots.training import Course, learner_of
from hawaii.games import NAMES, load_game
from hawaii.kernel.checking import check_file
from hawaii.kernel.game import Game

QUICK = Level(evaluations=1, softness=1.0)
PLAYERS = {"hawaii": (2, 3, 4, 5), "maori": (2, 3, 4, 5), "polynesia": (2, 3, 4)}
LESSONS = {"hawaii": (6, 4), "maori": (5, 2), "polynesia": (4, 2)}
"""How many games teach, and how many are played to see whether it was any good."""


@pytest.mark.parametrize("name", NAMES)
def test_every_feature_has_a_name_and_a_weight(name: str) -> None:
    game = load_game(name)
    learner = learner_of(game, 2)
    weights = learner.read()
    look = learner.look(learner.valuation(weights), game.start(2, 1))
    assert len(learner.names) == len(set(learner.names)) == len(look.seats[0].features)
    assert [len(row) for row in learner.rows(weights)] == [len(learner.names)] * learner.stages


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in NAMES for players in PLAYERS[name]]
)
def test_weights_are_read_as_they_were_written(tmp_path: Path, name: str, players: int) -> None:
    learner = learner_of(load_game(name), players)
    weights = learner.read()
    file = tmp_path / "weights.yaml"
    file.write_text(learner.written(weights), encoding="utf-8")
    assert check_file(file, import_module(f"hawaii.bots.{name}.weights").Weights) == weights


def taught(game: Game[Any, Any], workers: int, seed: int = 1) -> tuple[Any, float]:
    games, trials = LESSONS[game.name]
    course = Course(game, 2, QUICK, seed, workers)
    (report,) = course.run(course.learner.read(), rounds=1, games=games, trials=trials)
    return report.weights, report.won


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_teaches_the_same_however_many_play(name: str) -> None:
    game = load_game(name)
    weights, won = taught(game, workers=1)
    assert taught(game, workers=2) == (weights, won)
    assert weights != learner_of(game, 2).read()
    if name == "hawaii":  # it takes its time, and a seed is one in all games
        assert taught(game, workers=1, seed=2)[0] != weights
