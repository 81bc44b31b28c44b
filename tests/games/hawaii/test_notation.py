"""Actions as lines of text: how each is written, that it reads back, and what is no action at all."""

from __future__ import annotations

import pytest

from hawaii.games.hawaii import Hawaii, actions
from hawaii.games.hawaii.actions import (
    Buy,
    Catch,
    Collect,
    Decline,
    Fish,
    Pay,
    Rest,
    Retire,
    Sail,
    Settle,
    Take,
    Visit,
    Walk,
)
from hawaii.kernel.actions import Action, Illegal
from hawaii.kernel.chance import Chance
from tests.games.telling import offered, play

WRITTEN: list[tuple[Action, str]] = [
    (Walk("hula"), "walk hula"),
    (Fish(), "fish"),
    (Visit(2), "visit 2"),
    (Rest(), "rest"),
    (Retire(3), "retire 3"),
    (Pay(foot=2), "pay 2 foot"),
    (Pay(shell=3, fruit=1), "pay 3 shell 1 fruit"),
    (Pay(1, 1, 1), "pay 1 shell 1 foot 1 fruit"),
    (Buy("hula", 1, "3"), "buy hula I 3"),
    (Buy("hula", 2, "3"), "buy hula II 3"),
    (Buy("taro", 1, "4s"), "buy taro I 4s"),
    (Buy("kahuna", 2, "5"), "buy kahuna II 5"),
    (Buy("pele", 1, "3", 2), "buy pele I 3 stack 2"),
    (Settle(2), "settle 2"),
    (Catch((1,)), "catch 1"),
    (Catch((1, 1, 3)), "catch 1 1 3"),
    (Sail(fishing=1), "sail fishing_boat"),
    (Sail(1, 1, 2), "sail fishing_boat I II II"),
    (Take("taro"), "take taro"),
    (Decline(), "decline"),
    (Collect("fruit"), "collect fruit"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_an_action_is_written_in_one_line_and_reads_back(game: Hawaii, action: Action, text: str) -> None:
    assert game.encode(action) == text
    assert game.decode(text) == action


def test_every_kind_of_action_has_its_line_above() -> None:
    kinds = [
        value for value in vars(actions).values() if isinstance(value, type) and issubclass(value, Action)
    ]
    assert {type(action) for action, _ in WRITTEN} == {*kinds} - {Action}


def test_different_actions_are_written_differently() -> None:
    texts = [text for _, text in WRITTEN]
    assert len(set(texts)) == len(texts)
    assert len({action for action, _ in WRITTEN}) == len(texts)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_actions_of_whole_games_read_back(game: Hawaii, players: int) -> None:
    seen: set[str] = set()
    for seed in range(6):
        state = game.start(players, seed)
        dice = Chance(1000 * players + seed)
        while not state.over:
            legal = game.actions(state)
            for action in legal:
                text = game.encode(action)
                if text not in seen:
                    seen.add(text)
                    assert game.decode(text) == action
                    assert game.encode(game.decode(text)) == text
            assert len({game.encode(action) for action in legal}) == len(legal)
            busy = [action for action in legal if action.text.split()[0] not in game.idle] or list(legal)
            game.play(state, busy[dice.below(len(busy))])
    firsts = {text.split()[0] for text in seen}
    assert firsts >= {"walk", "fish", "visit", "rest", "retire", "pay", "buy", "settle", "catch", "sail"}


def test_a_decoded_action_can_be_played_like_the_one_that_was_offered(game: Hawaii) -> None:
    by_value, by_text = game.start(3, 11), game.start(3, 11)
    dice = Chance(11)
    while not by_value.over:
        legal = game.actions(by_value)
        action = legal[dice.below(len(legal))]
        game.play(by_value, action)
        game.play(by_text, game.decode(game.encode(action)))
    assert game.digest(by_value) == game.digest(by_text)


def test_the_stack_is_named_only_where_both_show_the_same_god(game: Hawaii) -> None:
    description = {
        "actor": 0,
        "prices": {"gods": [2]},
        "seats": [{"at": "gods", "shell": 2, "foot": 1, "fruit": 0}],
    }
    same = game.arrange({**description, "gods": ["pele", "pele"]})
    play(game, same, "walk gods")
    assert offered(game, same) == ["buy pele I 2 stack 1", "buy pele I 2 stack 2"]
    different = game.arrange({**description, "gods": ["pele", "ku"]})
    play(game, different, "walk gods")
    assert offered(game, different) == ["buy ku I 2", "buy pele I 2"]


JUNK: list[object] = [
    "",
    " ",
    "swim",
    "walk",
    "walk hula hula",
    "walk  hula",
    " walk hula",
    "walk hula ",
    "walk hula\n",
    "walk\thula",
    "Walk hula",
    "WALK HULA",
    "fish 1",
    "rest now",
    "Rest",
    "visit",
    "visit two",
    "visit 02",
    "visit 2.0",
    "visit +2",
    "visit 2 2",
    "visit \N{ARABIC-INDIC DIGIT TWO}",
    "retire",
    "retire last",
    "pay",
    "pay 2",
    "pay foot",
    "pay foot 2",
    "pay 0 foot",
    "pay 2 feet",
    "pay 2 FOOT",
    "pay 0 shell 2 foot",
    "pay 1 fruit 3 shell",
    "pay 1 foot 1 foot",
    "buy hula",
    "buy hula I",
    "buy hula III 3",
    "buy hula 1 3",
    "buy hula ii 3",
    "buy pele I 3 stack",
    "buy pele I 3 stack 0",
    "buy pele I 3 pile 2",
    "buy pele I 3 stack two",
    "settle",
    "settle two",
    "catch",
    "catch one",
    "catch 1, 1",
    "sail",
    "sail raft",
    "sail II I",
    "sail fishing_boat raft",
    "take",
    "decline 2",
    "Decline",
    "collect",
    "collect fruit fruit",
    3,
    2.5,
    True,
    None,
    [],
    ["walk", "hula"],
    ("walk", "hula"),
    {"walk": "hula"},
    b"walk hula",
]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_what_is_not_written_like_an_action_is_none(game: Hawaii, junk: object) -> None:
    with pytest.raises(Illegal) as caught:
        game.decode(junk)
    assert caught.value.message.id == "not_an_action"
    assert caught.value.message.values == {"text": str(junk)}


@pytest.mark.parametrize(
    "text",
    [
        "walk nowhere",
        "walk beach",
        "buy volcano I 3",
        "buy hula I 9",
        "buy hula I 3x",
        "take volcano",
        "collect gold",
        "pay -1 foot",
        "visit 0",
        "visit -1",
        "settle 0",
        "retire 0",
        "catch 0",
        "catch 3 1",
    ],
)
def test_what_names_things_the_game_does_not_have_is_no_action(game: Hawaii, text: str) -> None:
    with pytest.raises(Illegal):
        game.decode(text)


def test_an_action_that_exists_but_is_not_offered_is_illegal_and_changes_nothing(game: Hawaii) -> None:
    state = game.arrange({"actor": 0})
    before = game.digest(state)
    with pytest.raises(Illegal) as caught:
        game.play(state, game.decode("rest"))
    assert caught.value.message.id == "illegal_action"
    assert caught.value.message.values == {"text": "rest"}
    assert game.digest(state) == before
