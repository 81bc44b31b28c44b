"""Positions as plain values and back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from tests.games.polynesia.saved import ALL, mid_game, paying
from tests.games.polynesia.telling import TABLES, decisions, opening
from tests.games.telling import as_saved


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_every_position_of_a_game_comes_back_as_it_was(
    game: Polynesia, options: dict[str, Any], players: int
) -> None:
    for seed in range(50, 58):
        for number, (state, _) in enumerate(decisions(game, options, players, seed)):
            if number % 3:
                continue
            saved = as_saved(game, state)
            restored = game.restore(saved)
            assert as_saved(game, restored) == saved
            assert game.digest(restored) == game.digest(state)
            assert game.actions(restored) == game.actions(state)
            assert game.prompt(restored) == game.prompt(state)
            assert restored.reached == state.reached
        assert state.over
        assert game.digest(game.restore(as_saved(game, state))) == game.digest(state)
        assert game.scores(game.restore(as_saved(game, state))) == game.scores(state)


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_a_game_saved_and_loaded_after_every_decision_is_the_same_game(
    game: Polynesia, options: dict[str, Any], players: int
) -> None:
    chooser = Random(7)
    straight, saved = opening(game, players, 77, options), opening(game, players, 77, options)
    while not straight.over:
        action = chooser.choice(game.actions(straight))
        assert game.play(straight, action) == game.play(saved, action)
        saved = game.restore(as_saved(game, saved))
    assert game.digest(saved) == game.digest(straight)


def test_positions_of_every_kind_come_back(game: Polynesia) -> None:
    steps = set()
    for make in ALL:
        saved = make(game)
        assert as_saved(game, game.restore(saved)) == saved
        steps.add(saved["step"])
    assert {"travel", "act", "pay", "settle", "family", "voyage", "mark", "feast", "decline"} <= steps


def test_a_snapshot_is_plain_values_only(game: Polynesia) -> None:
    def plain(value: object) -> bool:
        if isinstance(value, dict):
            return all(type(key) is str and plain(inner) for key, inner in value.items())
        if isinstance(value, list):
            return all(map(plain, value))
        return value is None or type(value) in (str, int, bool)

    assert plain(game.snapshot(game.restore(mid_game(game))))


def test_a_snapshot_and_a_position_do_not_change_each_other(game: Polynesia) -> None:
    saved = mid_game(game)
    before = json.dumps(saved)
    state = game.restore(saved)
    snapshot = game.snapshot(state)
    for _ in range(20):
        game.play(state, game.actions(state)[0])
    assert json.dumps(saved) == before
    assert json.dumps(snapshot) == before


def test_a_turn_that_is_under_way_is_written_down(game: Polynesia) -> None:
    saved = mid_game(game)
    assert (saved["step"], saved["moves"], saved["route"]) == ("travel", 2, None)
    assert (paying(game)["step"], paying(game)["route"]) == ("pay", "tahi-manu")


def test_every_difference_of_a_position_changes_the_digest(game: Polynesia) -> None:
    state = game.restore(mid_game(game))
    digests = {game.digest(state)}
    for action in game.actions(state):
        after = state.copy()
        game.play(after, action)
        digests.add(game.digest(after))
    assert len(digests) == len(game.actions(state)) + 1
