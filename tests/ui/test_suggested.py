"""Suggested turns at a glance: pictures, a headline and a price for every kind of turn."""

from __future__ import annotations

from random import Random

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.actions import read_action
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import TurnEnded
from hawaii.kernel.folders import resource
from hawaii.ui.hawaii.suggested import suggested
from hawaii.ui.table.suggested import Suggested
from hawaii.ui.words import Words, capital

WORDS = Words()


PURSE = {"shell": 9, "foot": 1, "fruit": 0}
"""A foot to stay, shells to buy, nothing to choose."""


def a_turn(game: Hawaii, state: HawaiiState, *beginning: str) -> list[Action]:
    """These actions, then always the first that is possible until the turn is over."""
    after, actions = state.copy(), list[Action]()
    while True:
        wanted = [read_action(beginning[len(actions)])] if len(actions) < len(beginning) else after.legal
        actions.append(wanted[0])
        if any(isinstance(event, TurnEnded) for event in game.play(after, wanted[0])):
            return actions


def said(turn: Suggested) -> tuple[str, list[str]]:
    return capital(WORDS.say(turn.headline)), [WORDS.say(detail) for detail in turn.details]


def shown(turn: Suggested) -> list[str]:
    return [piece.name.removeprefix("hawaii/") for piece in turn.pictures]


def test_a_purchase_names_the_tile_its_village_and_the_whole_price(game: Hawaii) -> None:
    state = game.arrange({"prices": {"hula": ["3s"]}, "seats": [{"at": "hula", **PURSE}], "actor": 0})
    turn = suggested(game, state, a_turn(game, state, "walk hula", "buy hula I 3s"), "red")
    assert said(turn) == ("Hula dancer I into village 1", ["3 shells, 1 foot", "token 3 with spears"])
    assert shown(turn) == ["tile/hula_1"]


def test_two_kahunas_are_two_pictures_and_two_villages(game: Hawaii) -> None:
    state = game.arrange({"prices": {"kahunas": [2]}, "seats": [{"at": "kahunas", **PURSE}], "actor": 0})
    turn = suggested(game, state, a_turn(game, state, "walk kahunas", "buy kahuna II 2"), "red")
    assert said(turn) == ("Two kahunas before villages 1, 2", ["4 shells, 1 foot", "token 2"])
    assert shown(turn) == ["tile/kahuna", "tile/kahuna"]


def test_resting_costs_nothing_and_retiring_ends_the_round(game: Hawaii) -> None:
    state = game.arrange({"track": ["4"], "seats": [{"at": "hula"}], "actor": 0})
    assert said(suggested(game, state, a_turn(game, state, "rest"), "blue")) == (
        "Rest on the beach",
        ["costs nothing"],
    )
    retires = suggested(game, state, a_turn(game, state, "retire 2"), "blue")
    assert said(retires) == ("Retire to space 2", ["no more turns in this round", "token 4"])
    assert shown(retires)[-1] == "piece/chieftain_blue"


@pytest.mark.parametrize("seed", range(4))
def test_every_turn_has_a_picture_that_is_there_and_words_without_holes(game: Hawaii, seed: int) -> None:
    state, random = game.start(players=3, seed=seed), Random(seed)
    kinds = set[str]()
    while not state.over:
        action = random.choice(state.legal)
        turn = suggested(game, state, [action], "green")
        kinds.add(turn.headline.id)
        for piece in turn.pictures:
            assert resource("assets", "svg", f"{piece.name}.svg").is_file(), piece.name
        for message in (turn.headline, *turn.details):
            words = WORDS.say(message)
            assert words != message.id
            assert "{" not in words
        game.play(state, action)
    assert {"hint_retire", "hint_rest"} <= kinds
