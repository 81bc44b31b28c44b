"""The realm (rules 6): villages, kahunas, tikis, boats."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import Received
from hawaii.games.hawaii.state import HawaiiState
from tests.games.hawaii.telling import village
from tests.games.telling import of_kind, offered, play

HUTS = ("long_hut", "shell_hut", "foot_hut", "spear_hut")


def buying(game: Hawaii, place: str, villages: list[list[str]], **more: Any) -> HawaiiState:
    """A rich seat that stands at a place with one cheap token."""
    seat = {"shell": 2, "foot": 1, "fruit": 0, "at": place, "villages": villages, **more}
    return game.arrange({"prices": {place: [2]}, "seats": [seat, {"retired": 1}], "actor": 0})


def test_only_a_hut_begins_a_village(game: Hawaii) -> None:
    state = buying(game, "hula", [[]])
    play(game, state, "walk hula")
    assert village(game, state, 0, 1) == ["start_hut", "hula I"]  # no choice
    state = buying(game, "long_huts", [[]])
    play(game, state, "walk long_huts")
    assert offered(game, state) == ["settle 1", "settle 2"]


def test_villages_begin_from_the_top_without_gaps(game: Hawaii) -> None:
    state = buying(game, "long_huts", [[], ["shell_hut"], ["foot_hut"]])
    play(game, state, "walk long_huts")
    assert offered(game, state) == [f"settle {number}" for number in (1, 2, 3, 4)]


def test_there_are_no_more_than_five_villages(game: Hawaii) -> None:
    state = buying(game, "long_huts", [[], ["shell_hut"], ["foot_hut"], ["spear_hut"], ["exchange_hut"]])
    play(game, state, "walk long_huts")
    assert offered(game, state) == [f"settle {number}" for number in (1, 2, 3, 4, 5)]


def test_a_village_takes_no_second_tile_of_a_kind_whichever_side(game: Hawaii) -> None:
    state = buying(game, "hula", [["hula II"], ["long_hut"], ["shell_hut", "hula I"]])
    play(game, state, "walk hula")
    assert village(game, state, 0, 2) == ["long_hut I", "hula I"]


def test_the_four_fruits_are_four_kinds(game: Hawaii) -> None:
    state = buying(game, "orchard", [["taro", "coconut II", "banana"]])
    play(game, state, "walk orchard")
    assert village(game, state, 0, 1)[1:] == ["taro I", "coconut II", "banana I", "breadfruit I"]


def test_all_gods_are_one_kind_for_a_village(game: Hawaii) -> None:
    seat = {"shell": 2, "foot": 1, "fruit": 0, "at": "gods", "villages": [["ku"], ["long_hut"]]}
    state = game.arrange({"prices": {"gods": [2]}, "gods": ["lono", "ku"], "seats": [seat], "actor": 0})
    play(game, state, "walk gods")  # Ku is in the realm already: it must be Lono, in village 2
    assert village(game, state, 0, 2) == ["long_hut I", "lono I"]


def test_each_god_may_be_in_a_realm_only_once(game: Hawaii) -> None:
    seat = {"shell": 9, "foot": 1, "fruit": 0, "at": "gods", "villages": [["ku"], ["long_hut"]]}
    state = game.arrange({"prices": {"gods": [2]}, "gods": ["ku", None], "seats": [seat], "actor": 0})
    assert "walk gods" not in offered(game, state)


def test_where_both_stacks_show_the_same_god_the_stack_is_chosen(game: Hawaii) -> None:
    seat = {"shell": 3, "foot": 1, "fruit": 0, "at": "gods"}
    state = game.arrange({"prices": {"gods": [2]}, "gods": ["pele", "pele"], "seats": [seat], "actor": 0})
    play(game, state, "walk gods")
    assert offered(game, state) == ["buy pele I 2 stack 1", "buy pele I 2 stack 2"]
    left = [len(stack) for stack in state.gods]
    play(game, state, "buy pele I 2 stack 2")
    assert [len(stack) for stack in state.gods] == [left[0], left[1] - 1]


def test_two_stacks_with_nothing_below_are_one_choice(game: Hawaii) -> None:
    gods = ("ku", "kane", "lono", "laka", "kanaloa")
    owners = [
        {"villages": [[gods[0]], *([f"{hut}", god] for hut, god in zip(HUTS, gods[1:], strict=True))]}
    ] * 2
    seat = {"shell": 5, "foot": 1, "fruit": 0, "at": "gods"}
    state = game.arrange(
        {"prices": {"gods": [3]}, "gods": ["pele", "pele"], "seats": [seat, *owners], "actor": 0}
    )
    play(game, state, "walk gods")  # nothing to choose: one Pele or the other
    assert village(game, state, 0, 1) == ["start_hut", "pele I"]


def test_an_empty_stack_of_gods_is_not_refilled(game: Hawaii) -> None:
    seat = {"shell": 9, "foot": 9, "fruit": 0, "at": "gods"}
    state = game.arrange({"prices": {"gods": [2, 3]}, "gods": ["pele", None], "seats": [seat], "actor": 0})
    play(game, state, "walk gods", "buy pele I 2")
    assert state.gods[1] == ()
    assert len(state.gods[0]) == 11


@pytest.mark.parametrize(("before", "shells"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_kahuna_spaces_give_shells_after_the_payment(game: Hawaii, before: int, shells: int) -> None:
    state = buying(game, "kahunas", [[]], kahunas=before)
    events = play(game, state, "walk kahunas")
    assert state.realms[0].kahunas == before + 1
    assert state.purses[0] == (shells, 0, 0)
    assert sum(event.shell for event in of_kind(events, Received)) == shells


@pytest.mark.parametrize(("before", "feet"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_tiki_spaces_give_feet(game: Hawaii, before: int, feet: int) -> None:
    state = buying(game, "tikis", [[]], tikis=before)
    play(game, state, "walk tikis")
    assert state.realms[0].tikis == before + 1
    assert state.purses[0] == (0, feet, 0)


def test_kahunas_may_stand_before_villages_not_begun(game: Hawaii) -> None:
    state = buying(game, "kahunas", [[]], kahunas=3)
    play(game, state, "walk kahunas")
    assert state.realms[0].kahunas == 4
    assert len(state.realms[0].villages) == 1


def test_twice_the_price_buys_two_tikis_if_both_fit(game: Hawaii) -> None:
    state = buying(game, "tikis", [[]], shell=4, tikis=4)
    play(game, state, "walk tikis", "buy tiki II 2")
    assert state.realms[0].tikis == 6
    assert state.taken[0] == (4,)
    state = buying(game, "tikis", [[]], shell=4, tikis=5)
    play(game, state, "walk tikis")  # only one fits: no choice
    assert state.realms[0].tikis == 6
    assert state.purses[0][0] == 2


def test_the_last_tiki_cannot_be_bought_twice(game: Hawaii) -> None:
    others = [{"tikis": 6}, {"tikis": 5}]
    seat = {"tikis": 3, "shell": 9, "foot": 1, "fruit": 0, "at": "tikis"}
    state = game.arrange({"prices": {"tikis": [2]}, "seats": [seat, *others], "actor": 0})
    play(game, state, "walk tikis")  # 14 are taken: one for the single price, no choice
    assert state.realms[0].tikis == 4
    assert state.purses[0][0] == 7


def test_boats_lie_beside_the_realm_without_limit(game: Hawaii) -> None:
    state = buying(game, "coast", [["surfer"]], boats=["I"] * 6)
    play(game, state, "walk coast")
    assert state.realms[0].boats == (7, 0)
    assert state.fleets[0] == (1, 7, 0)


def test_once_sold_out_a_tile_is_gone(game: Hawaii) -> None:
    rows = [["shell_hut"], ["shell_hut"], ["shell_hut"], ["shell_hut"]]
    state = buying(game, "supply_huts", rows)
    play(game, state, "walk supply_huts", "buy shell_hut I 2")
    assert state.stock[0] == 0
    assert state.on_sale[state.layout.index(game.book.places["supply_huts"])] == 0b10
