"""Tables of the player's own: those that cannot be played with are told, others are played to the end."""

from __future__ import annotations

import re
from importlib import import_module
from inspect import getsource
from pathlib import Path

import pytest

from hawaii.bots.by_chance import at_random, busily
from hawaii.kernel.events import PointsScored
from hawaii.kernel.messages import Message
from hawaii.kernel.tables import TableError
from tests.games.every_game import SAMPLES
from tests.games.mistake import Mistake
from tests.games.telling import of_kind
from tests.kernel.player import own_rules

RULES = {name: import_module(f"tests.games.{name}.house_rules") for name in ("maori", "polynesia")}
"""Those of Hawaii, which came first, are tried with the tables themselves."""


def complaint(home: Path, name: str, file: str, text: str) -> tuple[str, Message]:
    """The key that is to blame, and what was expected there."""
    with pytest.raises(TableError) as caught:
        own_rules(home, name, **{file: text})
    values = caught.value.message.values
    expected = values["expected"]
    assert isinstance(expected, Message)
    assert str(values["file"]).endswith(f"{file}.yaml")
    return str(values["key"]), expected


@pytest.mark.parametrize(
    ("name", "mistake"),
    [
        pytest.param(name, mistake, id=f"{name}-{what}")
        for name, rules in RULES.items()
        for what, mistake in rules.MISTAKES.items()
    ],
)
def test_a_table_that_does_not_fit_is_told_with_its_file_and_key(
    tmp_path: Path, name: str, mistake: Mistake
) -> None:
    key, expected = complaint(tmp_path, name, mistake.file, mistake.text)
    assert (key, expected.id) == (mistake.key, mistake.expected)


@pytest.mark.parametrize("name", RULES)
def test_every_demand_is_missed_by_some(name: str) -> None:
    consistency = import_module(f"hawaii.games.{name}.consistency")
    written = set(re.findall(r'"(expected_\w+)"', getsource(consistency)))
    missed = {mistake.expected for mistake in RULES[name].MISTAKES.values()}
    assert written == missed | RULES[name].MISSED_ELSEWHERE


@pytest.mark.parametrize(
    ("name", "file", "text"),
    [(name, file, text) for name, rules in RULES.items() for file, text in rules.OUT_OF_RANGE],
)
def test_a_value_out_of_its_range_is_told(tmp_path: Path, name: str, file: str, text: str) -> None:
    with pytest.raises(TableError):
        own_rules(tmp_path, name, **{file: text})


@pytest.mark.parametrize(
    ("name", "change"),
    [
        pytest.param(name, change, id=f"{name}-{what}")
        for name, rules in RULES.items()
        for what, change in rules.CHANGES.items()
    ],
)
def test_a_table_that_is_good_can_be_played_to_the_end(
    tmp_path: Path, name: str, change: dict[str, str]
) -> None:
    game = own_rules(tmp_path, name, **change)
    for seed, (options, players) in enumerate(RULES[name].TABLES):
        state = game.start(players, seed, options)
        choose = busily(seed, game) if seed % 2 else at_random(seed)
        scored = [0] * players
        for number in range(SAMPLES[name].longest):
            if state.over:
                break
            if number % 20 == 0:
                assert game.digest(game.restore(game.snapshot(state))) == game.digest(state)
            for event in of_kind(game.play(state, choose(game.actions(state))), PointsScored):
                scored[event.seat] += event.points
        assert state.over
        assert tuple(scored) == game.scores(state)
