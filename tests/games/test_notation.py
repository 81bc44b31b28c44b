"""Actions as lines of text: how each is written, that it reads back, and what is no action at all."""

from __future__ import annotations

from importlib import import_module

import pytest

from hawaii.games import NAMES
from hawaii.kernel.actions import Action, Illegal
from tests.games.every_game import SAMPLES, VARIANTS
from tests.games.sample import Options, Sample

ACTIONS = {name: import_module(f"hawaii.games.{name}.actions") for name in NAMES}
LINES = {name: import_module(f"tests.games.{name}.notation") for name in NAMES}


@pytest.mark.parametrize(
    ("name", "action", "text"),
    [pytest.param(name, *line, id=f"{name}-{line[1]}") for name in NAMES for line in LINES[name].WRITTEN],
)
def test_an_action_is_written_in_one_line_and_reads_back(name: str, action: Action, text: str) -> None:
    game = SAMPLES[name].game
    assert game.encode(action) == text
    assert game.decode(text) == action


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_action_has_its_line(name: str) -> None:
    values = vars(ACTIONS[name]).values()
    kinds = [value for value in values if isinstance(value, type) and issubclass(value, Action)]
    assert {type(action) for action, _ in LINES[name].WRITTEN} == {*kinds} - {Action}


@pytest.mark.parametrize("name", NAMES)
def test_different_actions_are_written_differently(name: str) -> None:
    written = LINES[name].WRITTEN
    assert len({text for _, text in written}) == len(written)
    assert len({action for action, _ in written}) == len(written)


@pytest.mark.parametrize("name", NAMES)
def test_all_actions_of_whole_games_read_back(name: str) -> None:
    sample = SAMPLES[name]
    game = sample.game
    seen: dict[str, Action] = {}
    for options, players, seed in LINES[name].GAMES:
        for state, _ in sample.decisions(options, players, seed):
            legal = {game.encode(action): action for action in game.actions(state)}
            assert len(legal) == len(game.actions(state))
            seen |= legal
    for text, action in seen.items():
        assert game.decode(text) == action
        assert game.encode(game.decode(text)) == text
    assert {text.split()[0] for text in seen} == {text.split()[0] for _, text in LINES[name].WRITTEN}


@pytest.mark.parametrize(("sample", "options", "players", "seed"), VARIANTS)
def test_a_decoded_action_can_be_played_like_the_one_that_was_offered(
    sample: Sample, options: Options, players: int, seed: int
) -> None:
    game = sample.game
    by_text = sample.opening(options, players, seed)
    for state, action in sample.decisions(options, players, seed):
        assert game.actions(by_text) == game.actions(state)
        game.play(by_text, game.decode(game.encode(action)))
    assert game.digest(by_text) == game.digest(state)


@pytest.mark.parametrize(
    ("name", "junk"),
    [pytest.param(name, junk, id=f"{name}-{junk!r}") for name in NAMES for junk in LINES[name].JUNK],
)
def test_what_is_not_written_like_an_action_is_none(name: str, junk: object) -> None:
    with pytest.raises(Illegal) as caught:
        SAMPLES[name].game.decode(junk)
    assert caught.value.message.id == "not_an_action"
    assert caught.value.message.values == {"text": str(junk)}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name in NAMES for text in LINES[name].UNKNOWN])
def test_what_names_things_the_game_does_not_have_is_no_action(name: str, text: str) -> None:
    with pytest.raises(Illegal):
        SAMPLES[name].game.decode(text)
