"""Actions as lines of text: how each is written, that it reads back, and what is no action at all."""

from __future__ import annotations

import pytest

from hawaii.games.polynesia import Polynesia, actions
from hawaii.games.polynesia.actions import (
    Catch,
    Decline,
    Explore,
    Feast,
    Forgo,
    Mark,
    Offer,
    Pay,
    Populate,
    Sail,
    Stop,
)
from hawaii.kernel.actions import Action, Illegal
from tests.games.polynesia.telling import TABLES, decisions

WRITTEN: list[tuple[Action, str]] = [
    (Explore("tahi-rua"), "explore tahi-rua"),
    (Pay("fish"), "pay fish"),
    (Sail("tahi", "manu"), "sail tahi manu"),
    (Sail("tahi", "manu", "guide", 2), "sail tahi manu guide 2"),
    (Sail("tahi", "manu", "mask"), "sail tahi manu mask"),
    (Sail("tavake", "moana", "guide", 3), "sail tavake moana guide 3"),
    (Stop(), "stop"),
    (Populate("ahi_nui"), "populate ahi_nui"),
    (Catch("shell"), "catch shell"),
    (Feast("take", "fish"), "feast take fish"),
    (Feast("spoil", "shell"), "feast spoil shell"),
    (Mark("fish"), "mark fish"),
    (Offer("shell"), "offer shell"),
    (Forgo(), "forgo"),
    (Decline("fish"), "decline fish"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_an_action_is_written_in_one_line_and_reads_back(game: Polynesia, action: Action, text: str) -> None:
    assert game.encode(action) == text
    assert game.decode(text) == action


def test_every_kind_of_action_has_its_line_above() -> None:
    kinds = [
        value for value in vars(actions).values() if isinstance(value, type) and issubclass(value, Action)
    ]
    assert {type(action) for action, _ in WRITTEN} == {*kinds} - {Action}


def test_all_actions_of_whole_games_read_back(game: Polynesia) -> None:
    seen: dict[str, Action] = {}
    for options, players in TABLES:
        for seed in range(20):
            for state, _ in decisions(game, options, players, seed):
                seen |= {action.text: action for action in game.actions(state)}
    for text, action in seen.items():
        assert game.decode(text) == action
        assert game.encode(game.decode(text)) == text
    assert {text.split()[0] for text in seen} == {text.split()[0] for _, text in WRITTEN}


JUNK: list[object] = [
    *("", " ", "swim", "explore", "explore tahi rua", "Explore tahi-rua", "explore  tahi-rua"),
    *("sail", "sail tahi", " sail tahi manu", "sail tahi manu ", "sail tahi manu guide", "sail tahi manu 2"),
    *("sail tahi manu mask 2", "sail tahi manu guide two", "sail tahi manu guide 02", "sail tahi manu\n"),
    *("sail tahi manu guide \N{ARABIC-INDIC DIGIT TWO}", "stop here", "populate", "populate rua tahi"),
    *("catch", "catch fish fish", "feast take", "feast", "pay", "mark", "offer", "forgo it", "decline"),
    *("end turn", 3, 2.5, True, None, [], ["stop"], {"stop": 1}, b"stop"),
]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_what_is_not_written_like_an_action_is_none(game: Polynesia, junk: object) -> None:
    with pytest.raises(Illegal) as caught:
        game.decode(junk)
    assert caught.value.message.id == "not_an_action"
    assert caught.value.message.values == {"text": str(junk)}


@pytest.mark.parametrize(
    "text",
    [
        *("explore rua-tahi", "explore ahi_nui-tahi", "explore here", "explore hokule-tahi"),
        *("sail tahi hokule", "sail tahi tahi", "sail here there", "sail tahi manu guide 4"),
        *("sail tahi manu guide -1", "sail tahi manu swim", "sail honu manu guide 4", "populate atlantis"),
        *("catch masks", "catch shells", "pay ship", "mark turtle", "offer mask", "decline everything"),
        *("feast spoil mask", "feast give fish", "feast fish take"),
    ],
)
def test_what_names_things_the_game_does_not_have_is_no_action(game: Polynesia, text: str) -> None:
    with pytest.raises(Illegal):
        game.decode(text)
