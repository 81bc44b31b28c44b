"""What every game promises to those who play, search and save."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from hawaii.games import NAMES, load_game
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game
from hawaii.kernel.state import State

Rules = Game[Any, Any]

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "hawaii": ({}, {"resources": "open"}),
    "maori": (
        {},
        {"rules": "advanced", "board": "atoll"},
        {"rules": "pro", "fit": "edges"},
    ),
    "polynesia": ({}, {"jeopardy": True}),
}
TABLES = [(name, options, players) for name in NAMES for options in OPTIONS[name] for players in (2, 4)]


@pytest.fixture(params=NAMES, scope="session")
def rules(request: pytest.FixtureRequest) -> Rules:
    return load_game(request.param)


def decisions(
    game: Rules, options: dict[str, Any], players: int, seed: int
) -> Iterator[tuple[State, Action]]:
    """A whole game; the caller sees the position change."""
    chooser = random.Random(seed)
    state = game.start(players, seed, options)
    while not state.over:
        actions = game.actions(state)
        busy = [action for action in actions if action.text.split()[0] not in game.idle]
        action = chooser.choice(busy or actions)
        yield state, action
        game.play(state, action)


@pytest.mark.parametrize(("name", "options", "players"), TABLES)
def test_a_turn_that_is_held_goes_on_as_if_it_had_not_been(
    name: str, options: dict[str, Any], players: int
) -> None:
    game = load_game(name)
    for state, action in decisions(game, options, players, 8):
        straight, held, followed, broken = (state.copy() for _ in range(4))
        game.play(straight, action)
        if not game.play_in_turn(held, action):
            assert held.turns > state.turns
            assert held.legal == ()
            game.play_on(held, None)
        if not game.follow(followed, action):
            game.play_on(followed, None)
        game.play_to_break(broken, action)
        game.play_on(broken, None)
        for other in (held, followed, broken):
            assert game.digest(other) == game.digest(straight)
            assert game.actions(other) == game.actions(straight)


def test_chapters_begin_with_one_and_follow_each_other(rules: Rules) -> None:
    chapters = [rules.chapter(state) for state, _ in decisions(rules, {}, 3, 2)]
    assert chapters[0] == 1
    assert chapters[-1] > 1
    assert all(after - before in (0, 1) for before, after in pairwise(chapters))


def test_the_winners_have_most_points(rules: Rules) -> None:
    for seed in range(4):
        *_, (state, _) = decisions(rules, {}, 3, seed)
        assert state.over
        scores = rules.scores(state)
        assert {scores[seat] for seat in rules.winners(state)} == {max(scores)}
        for seat in range(3):
            assert sum(rules.points_by_source(state, seat).values()) == scores[seat]
