"""Positions of all games as plain values and back."""

from __future__ import annotations

import json

import pytest

from tests.games.every_game import GAMES, SAMPLES, VARIANTS
from tests.games.sample import Options, Sample
from tests.games.telling import as_saved


@pytest.fixture(params=SAMPLES)
def sample(request: pytest.FixtureRequest) -> Sample:
    return SAMPLES[request.param]


@pytest.mark.parametrize(("sample", "options", "players", "seed"), GAMES)
def test_every_position_of_a_game_comes_back_as_it_was(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    game = sample.game
    for number, (state, _) in enumerate(sample.decisions(options, players, seed)):
        if (number + seed) % 3:
            continue
        saved = as_saved(game, state)
        restored = game.restore(saved)
        assert as_saved(game, restored) == saved
        assert game.digest(restored) == game.digest(state)
        assert game.actions(restored) == game.actions(state)
        assert game.prompt(restored) == game.prompt(state)
        if number % sample.pace == 0:
            assert game.scores(restored) == game.scores(state)
        assert sample.derived(restored) == sample.derived(state)
    assert state.over
    assert game.digest(game.restore(as_saved(game, state))) == game.digest(state)
    assert game.scores(game.restore(as_saved(game, state))) == game.scores(state)


@pytest.mark.parametrize(("sample", "options", "players", "seed"), VARIANTS)
def test_a_game_saved_and_loaded_after_every_decision_is_the_same_game(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    game = sample.game
    straight, saved = (sample.opening(options, players, seed) for _ in range(2))
    for _, action in sample.decisions(options, players, seed):
        assert game.play(straight, action) == game.play(saved, action)
        saved = game.restore(as_saved(game, saved))
    assert straight.over
    assert game.digest(saved) == game.digest(straight)
    for seat in range(players):
        assert game.breakdown(saved, seat) == game.breakdown(straight, seat)


def test_a_snapshot_is_plain_values_only(sample: Sample) -> None:
    def plain(value: object) -> bool:
        if isinstance(value, dict):
            return all(type(key) is str and plain(inner) for key, inner in value.items())
        if isinstance(value, list):
            return all(map(plain, value))
        return value is None or type(value) in (str, int, bool)

    for saved in sample.saved:
        snapshot = sample.game.snapshot(sample.game.restore(saved))
        assert {key: value for key, value in snapshot.items() if not plain(value)} == {}


def test_a_snapshot_and_a_position_do_not_change_each_other(sample: Sample) -> None:
    game, saved = sample.game, sample.saved[0]
    before = json.dumps(saved)
    state = game.restore(saved)
    snapshot = game.snapshot(state)
    for _ in range(20):
        game.play(state, game.actions(state)[0])
    assert json.dumps(saved) == before
    assert json.dumps(snapshot) == before


def test_every_difference_of_a_position_changes_the_digest(sample: Sample) -> None:
    game = sample.game
    state = game.restore(sample.saved[0])
    digests = {game.digest(state)}
    for action in game.actions(state):
        after = state.copy()
        game.play(after, action)
        digests.add(game.digest(after))
    assert len(digests) == len(game.actions(state)) + 1
