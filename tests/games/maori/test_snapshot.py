"""Positions as plain values and back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from hawaii.games.maori import Maori
from tests.games.maori.saved import in_hand, mid_game
from tests.games.maori.telling import TABLES, VARIANTS, decisions
from tests.games.telling import as_saved


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_every_position_of_a_game_comes_back_as_it_was(
    game: Maori, options: dict[str, Any], players: int
) -> None:
    for number, (state, _) in enumerate(decisions(game, options, players, 41 + players)):
        if number % 3:
            continue
        saved = as_saved(game, state)
        restored = game.restore(saved)
        assert as_saved(game, restored) == saved
        assert game.digest(restored) == game.digest(state)
        assert game.actions(restored) == game.actions(state)
        assert game.prompt(restored) == game.prompt(state)
        assert restored.boards[0].ships == state.boards[0].ships
        assert restored.boards[0].empty == state.boards[0].empty
    assert state.over
    assert game.digest(game.restore(as_saved(game, state))) == game.digest(state)
    assert game.scores(game.restore(as_saved(game, state))) == game.scores(state)


@pytest.mark.parametrize("options", VARIANTS)
def test_a_game_saved_and_loaded_after_every_decision_is_the_same_game(
    game: Maori, options: dict[str, Any]
) -> None:
    chooser = Random(7)
    straight, saved = game.start(2, 77, options), game.start(2, 77, options)
    for _ in range(120):
        if straight.over:
            break
        action = chooser.choice(game.actions(straight))
        assert game.play(straight, action) == game.play(saved, action)
        saved = game.restore(as_saved(game, saved))
    assert game.digest(saved) == game.digest(straight)


def test_a_snapshot_is_plain_values_only(game: Maori) -> None:
    def plain(value: object) -> bool:
        if isinstance(value, dict):
            return all(type(key) is str and plain(inner) for key, inner in value.items())
        if isinstance(value, list):
            return all(map(plain, value))
        return value is None or type(value) in (str, int, bool)

    assert plain(game.snapshot(game.restore(mid_game(game))))


def test_a_snapshot_and_a_position_do_not_change_each_other(game: Maori) -> None:
    saved = mid_game(game)
    before = json.dumps(saved)
    state = game.restore(saved)
    snapshot = game.snapshot(state)
    for _ in range(20):
        game.play(state, game.actions(state)[0])
    assert json.dumps(saved) == before
    assert json.dumps(snapshot) == before


def test_a_turn_that_is_under_way_is_written_down(game: Maori) -> None:
    saved = in_hand(game)
    assert (saved["step"], saved["hand"], saved["gap"], saved["matrix"][1][0]) == ("put", "S-pl", "r2c1", ".")


def test_every_difference_of_a_position_changes_the_digest(game: Maori) -> None:
    state = game.restore(mid_game(game))
    digests = {game.digest(state)}
    for action in game.actions(state):
        after = state.copy()
        game.play(after, action)
        digests.add(game.digest(after))
    assert len(digests) == len(game.actions(state)) + 1
