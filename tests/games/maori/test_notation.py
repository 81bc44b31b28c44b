"""Actions as lines of text: how each is written, that it reads back, and what is no action at all."""

from __future__ import annotations

import pytest

from hawaii.games.maori import Maori, actions
from hawaii.games.maori.actions import Discard, Fetch, Launch, Moor, Nothing, Put, Sail, Store, Take
from hawaii.kernel.actions import Action, Illegal
from tests.games.maori.telling import VARIANTS, decisions

WRITTEN: list[tuple[Action, str]] = [
    (Launch(16), "launch 16"),
    (Sail(3), "sail 3"),
    (Take("r2c3"), "take r2c3"),
    (Fetch(), "fetch"),
    (Discard("r4c5"), "discard r4c5"),
    (Nothing(), "nothing"),
    (Put("r1c2"), "put r1c2"),
    (Put("r1c2", "N"), "put r1c2 N"),
    (Put("r1c2", "EW"), "put r1c2 EW"),
    (Store(), "store"),
    (Moor("r2c2"), "moor r2c2"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_an_action_is_written_in_one_line_and_reads_back(game: Maori, action: Action, text: str) -> None:
    assert game.encode(action) == text
    assert game.decode(text) == action


def test_every_kind_of_action_has_its_line_above() -> None:
    kinds = [
        value for value in vars(actions).values() if isinstance(value, type) and issubclass(value, Action)
    ]
    assert {type(action) for action, _ in WRITTEN} == {*kinds} - {Action}


def test_all_actions_of_whole_games_read_back(game: Maori) -> None:
    seen: dict[str, Action] = {}
    for options in VARIANTS:
        for seed in (12, 13):
            for state, _ in decisions(game, options, 3, seed):
                seen |= {action.text: action for action in game.actions(state)}
    for text, action in seen.items():
        assert game.decode(text) == action
        assert game.encode(game.decode(text)) == text
    assert {text.split()[0] for text in seen} == {text.split()[0] for _, text in WRITTEN}


JUNK: list[object] = [
    *("", " ", "swim", "launch", "launch one", "launch 01", "launch 1.0", "launch +1", "launch 1 2"),
    *("sail", "sail 2 2", " sail 2", "sail  2", "sail 2 ", "Sail 2", "sail 2\n", "sail\t2"),
    *("sail \N{ARABIC-INDIC DIGIT TWO}", "take", "take r1c1 r1c2", "take R1C1", "fetch 1", "fetch r1c1"),
    *("discard", "nothing at all", "Nothing", "put", "put r1c1 N N", "put r1c1 ", "store r1c1", "moor"),
    *("end turn", 3, 2.5, True, None, [], ["sail", "2"], {"sail": 2}, b"sail 2"),
]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_what_is_not_written_like_an_action_is_none(game: Maori, junk: object) -> None:
    with pytest.raises(Illegal) as caught:
        game.decode(junk)
    assert caught.value.message.id == "not_an_action"
    assert caught.value.message.values == {"text": str(junk)}


@pytest.mark.parametrize(
    "text",
    [
        *("launch 0", "launch 17", "launch -1", "sail 0", "sail 17", "take r5c1", "take r1c5", "take here"),
        *("discard r5c1", "discard r1c6", "put r1c6", "put r0c1", "put r1c1 NE", "put r1c1 WE", "put r1c1 X"),
        *("moor r9c9", "moor beside"),
    ],
)
def test_what_names_things_the_game_does_not_have_is_no_action(game: Maori, text: str) -> None:
    with pytest.raises(Illegal):
        game.decode(text)
