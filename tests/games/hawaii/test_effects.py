"""What tiles do (rules 7)."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import TikiPlaced
from hawaii.games.hawaii.round_scoring import needed_sum
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.events import PointsScored
from tests.games.telling import of_kind, offered, play

PENNILESS = {"shell": 0, "foot": 0, "fruit": 0}


def last_turn(game: Hawaii, villages: list[list[str]], **more: Any) -> HawaiiState:
    """Two seats that can only retire; whatever the first does, the round is over then."""
    seat = {**PENNILESS, "villages": villages, **more.pop("seat", {})}
    return game.arrange({"order": [0, 1], "seats": [seat, PENNILESS], **more})


# -- spears ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("villages", "points"),
    [
        ([["spear_hut I"]], 1),
        ([["spear_hut II"]], 2),
        ([["ku I"]], 1),
        ([["ku II"]], 2),
        ([["spear_hut II", "ku I"], ["spear_hut I"]], 4),
    ],
)
def test_spears_bring_points_at_a_place(game: Hawaii, villages: list[list[str]], points: int) -> None:
    seat = {"shell": 3, "foot": 1, "fruit": 0, "at": "tikis", "villages": villages}
    state = game.arrange({"prices": {"tikis": ["3s"]}, "seats": [seat], "actor": 0})
    events = play(game, state, "walk tikis")
    assert state.points[0] == points
    assert sum(event.points for event in of_kind(events, PointsScored)) == points


def test_a_plain_token_brings_no_points(game: Hawaii) -> None:
    seat = {"shell": 3, "foot": 1, "fruit": 0, "at": "tikis", "villages": [["spear_hut II"]]}
    state = game.arrange({"prices": {"tikis": [3]}, "seats": [seat], "actor": 0})
    play(game, state, "walk tikis")
    assert state.points[0] == 0


def test_spears_bring_points_on_the_track(game: Hawaii) -> None:
    state = last_turn(game, [["spear_hut II"]], track=["2s"])
    play(game, state, "retire 2")
    assert (1, "spears", "spear_hut", 2) in state.tally[0]


def test_a_spear_hut_does_not_count_on_the_turn_it_is_bought(game: Hawaii) -> None:
    seat = {"shell": 5, "foot": 1, "fruit": 0, "at": "craft_huts", "villages": [["spear_hut I"]]}
    state = game.arrange({"prices": {"craft_huts": ["3s"]}, "seats": [seat], "actor": 0})
    play(game, state, "walk craft_huts", "buy spear_hut I 3s")
    assert state.points[0] == 1  # the old one alone


def test_ku_does_not_count_on_the_turn_it_is_bought(game: Hawaii) -> None:
    seat = {"shell": 3, "foot": 1, "fruit": 0, "at": "gods"}
    state = game.arrange({"prices": {"gods": ["3s"]}, "gods": ["ku", None], "seats": [seat], "actor": 0})
    play(game, state, "walk gods")
    assert state.points[0] == 0


def test_fish_have_no_spears(game: Hawaii) -> None:
    seat = {"foot": 1, "fruit": 0, "villages": [["spear_hut II"]]}
    state = game.arrange({"prices": {}, "cove": ["6s"], "seats": [seat], "actor": 0})
    play(game, state, "fish")
    assert state.caught[0] == (13,)
    assert state.points[0] == 0


# -- income ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "income"),
    [
        ("shell_hut I", (1, 0, 0)),
        ("shell_hut II", (2, 0, 0)),
        ("foot_hut I", (0, 1, 0)),
        ("foot_hut II", (0, 2, 0)),
        ("banana I", (0, 0, 1)),
        ("banana II", (0, 0, 2)),
        ("ku I", (0, 1, 0)),
        ("ku II", (0, 1, 0)),
        ("kane I", (1, 0, 0)),
        ("kane II", (2, 0, 0)),
        ("irrigation I", (0, 0, 0)),
        ("long_hut II", (0, 0, 0)),
    ],
)
def test_income_of_a_tile(game: Hawaii, tile: str, income: tuple[int, int, int]) -> None:
    state = last_turn(game, [[tile]])
    play(game, state, "retire 1")
    assert state.round == 1
    assert state.purses == [(10 + income[0], 6 + income[1], income[2]), (10, 6, 0)]


@pytest.mark.parametrize(("number", "shells", "feet"), [(1, 10, 6), (2, 9, 5), (3, 8, 5), (4, 7, 4)])
def test_the_basic_income_falls_from_round_to_round(
    game: Hawaii, number: int, shells: int, feet: int
) -> None:
    state = last_turn(game, [[]], round=number)
    play(game, state, "retire 1")
    assert state.purses == [(shells, feet, 0)] * 2


def test_irrigation_two_brings_a_piece_of_the_owners_choice_for_each_tile(game: Hawaii) -> None:
    rows = [["irrigation II"], ["long_hut", "irrigation II"]]
    state = game.arrange(
        {
            "order": [1, 0],
            "seats": [{**PENNILESS, "villages": rows}, {**PENNILESS, "villages": [["irrigation II"]]}],
        }
    )
    play(game, state, "retire 2")  # seat 1; then seat 0 has only space 1
    assert game.prompt(state).id == "prompt_collect"
    # In the track order of the round that ends: seat 1 first, though seat 0 leads the next.
    assert state.actor == 1
    assert offered(game, state) == ["collect shell", "collect foot", "collect fruit"]
    play(game, state, "collect fruit")
    assert state.actor == 0
    play(game, state, "collect shell", "collect fruit")
    assert state.round == 1
    assert state.actor == 0
    assert state.purses == [(11, 6, 1), (10, 6, 1)]


# -- rounds ------------------------------------------------------------------------------------------


def test_surfers_make_the_needed_sum_less_and_add_up(game: Hawaii) -> None:
    state = last_turn(game, [["surfer I"], ["long_hut", "surfer II"]])
    assert needed_sum(game.book, state, 0) == 9 - 2 - 4
    assert needed_sum(game.book, state, 1) == 9


def test_a_needed_sum_of_nothing_is_reached_with_nothing(game: Hawaii) -> None:
    rows = [["surfer II"], ["long_hut", "surfer II"], ["long_hut", "surfer II"]]
    state = last_turn(game, rows)
    play(game, state, "retire 1")
    assert state.points[0] == 8
    assert state.points[1] == 0


@pytest.mark.parametrize(("side", "points"), [("I", 2), ("II", 4)])
def test_lono_rewards_reaching_the_needed_sum(game: Hawaii, side: str, points: int) -> None:
    state = last_turn(game, [[f"lono {side}"]], seat={"taken": [4, 5]})
    play(game, state, "retire 1")
    assert state.tally[0] == ((1, "first", "round", 8), (1, "reached", "lono", points))
    state = last_turn(game, [[f"lono {side}"]], seat={"taken": [4, 4]})
    play(game, state, "retire 1")
    assert state.tally[0] == ()


# -- Kane --------------------------------------------------------------------------------------------


def buying_kane(game: Hawaii, **seat: Any) -> HawaiiState:
    mine = {"shell": 3, "foot": 2, "fruit": 0, "at": "gods", **seat}
    return game.arrange(
        {"prices": {"gods": [3]}, "gods": ["kane", None], "seats": [mine, {"retired": 1}], "actor": 0}
    )


def test_kane_may_be_offered_any_two_pieces_for_a_tiki(game: Hawaii) -> None:
    state = buying_kane(game, shell=4, foot=2, fruit=1)
    play(game, state, "walk gods", "pay 1 foot")
    assert offered(game, state) == [
        "pay 1 shell 1 foot",
        "pay 1 shell 1 fruit",
        "pay 1 foot 1 fruit",
        "decline",
    ]
    events = play(game, state, "pay 1 foot 1 fruit")
    assert of_kind(events, TikiPlaced) == [TikiPlaced(0, 1)]
    assert state.realms[0].tikis == 1
    assert state.purses[0] == (1, 0, 0)


def test_kanes_tiki_gives_its_feet_too(game: Hawaii) -> None:
    state = buying_kane(game, shell=5, foot=1, tikis=1)
    play(game, state, "walk gods", "pay 2 shell")
    assert state.purses[0] == (0, 1, 0)


def test_kane_may_be_declined(game: Hawaii) -> None:
    state = buying_kane(game, shell=5, foot=1)
    play(game, state, "walk gods", "decline")
    assert state.realms[0].tikis == 0
    assert state.purses[0] == (2, 0, 0)


@pytest.mark.parametrize("seat", [{"shell": 4, "foot": 1}, {"shell": 5, "foot": 1, "tikis": 6}])
def test_kane_asks_nothing_of_those_without_pieces_or_space(game: Hawaii, seat: dict[str, int]) -> None:
    state = buying_kane(game, **seat)
    play(game, state, "walk gods")
    assert game.prompt(state).id == "prompt_turn"


def test_kane_has_no_tiki_when_all_are_taken(game: Hawaii) -> None:
    mine = {"shell": 9, "foot": 1, "fruit": 0, "at": "gods", "tikis": 3}
    others = [{"tikis": 6}, {"tikis": 6, "retired": 1}]
    state = game.arrange(
        {"prices": {"gods": [6]}, "gods": ["kane", None], "seats": [mine, *others], "actor": 0}
    )
    play(game, state, "walk gods")
    assert state.actor != 0
    assert state.realms[0].tikis == 3
