"""The tide cards of type 3: everything else."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import GoodsMoved, MembersPlaced, PointsTaken
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.messages import Problem
from tests.games.polynesia.telling import (
    JEOPARDY,
    MAIN,
    Seats,
    cards,
    goods,
    members,
    route,
    seat_of,
    table,
    tide,
)
from tests.games.telling import of_kind, offered, play

# -- 3.1: a move with a guide brings both a point token ----------------------------------------------

OF_1 = {"rua-ngaru": route("fish", 1)}


def with_guide(game: Polynesia, taken: int = 0) -> PolynesiaState:
    """Seat 0 can be guided by seat 1; so many point tokens are gone, all to seat 2."""
    seats: Seats = [{"members": {"rua": 2}}, {"members": {"rua": 2}}, {"favours": taken}]
    return table(game, *seats, cards=cards("friendships"), routes=OF_1)


def test_3_1_a_guided_move_brings_a_point_token_to_both(game: Polynesia) -> None:
    state = with_guide(game)
    events = play(game, state, "sail rua ngaru guide 1", "sail rua ngaru guide 1")
    assert (
        of_kind(events, PointsTaken)
        == [
            PointsTaken(0, 1, "friendships"),
            PointsTaken(1, 1, "friendships"),
        ]
        * 2
    )
    assert (tide(game, state, 3), state.points) == ([2, 2, 0], 6)


def test_3_1_the_last_one_is_for_the_mover(game: Polynesia) -> None:
    state = with_guide(game, taken=9)
    play(game, state, "sail rua ngaru guide 1")
    assert (tide(game, state, 3), state.points) == ([1, 0, 9], 0)
    assert not of_kind(play(game, state, "sail rua ngaru guide 1"), PointsTaken), "then there are none"


def test_3_1_only_the_owner_whose_member_guides_gets_one(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}}, {"members": {"rua": 1}}, {"members": {"rua": 1}}]
    state = table(game, *seats, cards=cards("friendships"), routes={"rua-ngaru": route("fish", 1, 2)})
    play(game, state, "sail rua ngaru guide 2")
    assert tide(game, state, 3) == [1, 0, 1]


def test_3_1_own_and_neutral_routes_bring_none(game: Polynesia) -> None:
    state = table(game, cards=cards("friendships"), routes={"rua-ngaru": route("fish", 0, 1)})
    events = play(game, state, f"sail {MAIN} rua", "sail rua ngaru")
    assert not of_kind(events, PointsTaken)


# -- 3.2: an existing route brings point tokens ------------------------------------------------------


@pytest.mark.parametrize(("ships", "points"), [((1,), 1), ((1, 2), 2), ((1, 2, 3), 3)])
def test_3_2_one_for_each_ship_that_is_there(game: Polynesia, ships: tuple[int, ...], points: int) -> None:
    described = {"cards": cards("company"), "routes": {"rua-ngaru": route("fish", *ships)}}
    state = table(game, {"fish": 6}, players=4, **described)
    events = play(game, state, "explore rua-ngaru")
    assert of_kind(events, PointsTaken) == [PointsTaken(0, points, "company")]
    assert tide(game, state, 3) == [points, 0, 0, 0]


def test_3_2_a_new_route_brings_none(game: Polynesia) -> None:
    state = table(game, cards=cards("company"))
    assert not of_kind(play(game, state, "explore rua-ngaru", "pay fish"), PointsTaken)


def test_3_2_a_free_exploration_brings_them_too(game: Polynesia) -> None:
    routes = {"tahi-honu": route("fish", 0), "toru-kauri": route("shell", 1, 2)}
    own = {"members": {"tahi": 1}}
    state = table(game, own, cards=cards("company"), routes=routes, tokens={"honu": "ship"})
    play(game, state, "sail tahi honu", "explore toru-kauri")
    assert tide(game, state, 3) == [2, 0, 0]


def test_3_2_as_long_as_there_are_any(game: Polynesia) -> None:
    described = {"cards": cards("company"), "routes": {"rua-ngaru": route("fish", 1, 2)}}
    state = table(game, {"fish": 4}, {"favours": 5}, {"favours": 4}, **described)
    play(game, state, "explore rua-ngaru")
    assert (tide(game, state, 3), state.points) == ([1, 5, 4], 0)


def test_3_2_with_1_2_there_are_six(game: Polynesia) -> None:
    described = {"cards": cards("company", "landfalls"), "routes": {"rua-ngaru": route("fish", 1, 2)}}
    state = table(game, {"fish": 4}, {"favours": 5}, **described)
    play(game, state, "explore rua-ngaru")
    assert (tide(game, state, 3), state.points) == ([1, 5, 0], 0)


@pytest.mark.parametrize("card", ["friendships", "company"])
def test_3_1_and_3_2_are_not_for_two(game: Polynesia, card: str) -> None:
    with pytest.raises(Problem):
        table(game, players=2, cards=cards(card))


# -- 3.3: one more member for three of a kind --------------------------------------------------------


def families(game: Polynesia, *seats: dict[str, Any], **more: Any) -> PolynesiaState:
    return table(game, *seats, **{"cards": cards("families"), **more})


def test_3_3_after_populating_one_more_may_be_bought_for_the_main_island(game: Polynesia) -> None:
    state = families(game, {"fish": 3, "shells": 4, "members": {"rua": 1}})
    play(game, state, "populate rua")
    assert offered(game, state) == ["offer fish", "offer shell", "forgo"]
    events = play(game, state, "offer shell")
    assert events[:2] == [GoodsMoved("shell", 3, 0, None, "family"), MembersPlaced(0, MAIN, 1, "family")]
    assert members(game, state, 0) == {"rua": 2, MAIN: 1}
    assert goods(game, state, 0) == (3, 1)
    assert state.actor == 1, "once for each Populate"


def test_3_3_the_price_is_of_one_kind(game: Polynesia) -> None:
    state = families(game, {"fish": 2, "shells": 3})
    play(game, state, f"populate {MAIN}")
    assert offered(game, state) == ["offer shell", "forgo"]
    poor = families(game, {"fish": 2, "shells": 2})
    play(game, poor, f"populate {MAIN}")
    assert poor.actor == 1, "who cannot pay is not asked"


def test_3_3_it_may_be_declined(game: Polynesia) -> None:
    state = families(game)
    play(game, state, f"populate {MAIN}", "forgo")
    assert (members(game, state, 0), goods(game, state, 0), state.actor) == ({MAIN: 8}, (3, 3), 1)


@pytest.mark.parametrize(("home", "asked"), [(3, False), (4, True)])
def test_3_3_only_if_one_is_still_at_home(game: Polynesia, home: int, asked: bool) -> None:
    state = families(game, {"members": {MAIN: 13 - home}})
    play(game, state, f"populate {MAIN}")
    assert (game.step(state).name == "family") == asked


def test_3_3_also_for_the_populating_of_1_1(game: Polynesia) -> None:
    state = families(game, {"fish": 9, "shells": 0}, cards=cards("families", "gateways"))
    play(game, state, "explore tahi-manu", f"populate {MAIN}", "offer fish")
    assert (members(game, state, 0), goods(game, state, 0)) == ({MAIN: 9}, (0, 0))


def test_3_3_not_without_populating(game: Polynesia) -> None:
    state = families(game, {"fish": 9, "shells": 0}, cards=cards("families", "gateways"))
    play(game, state, "explore tahi-manu", "forgo")
    assert state.actor == 1


def test_3_3_in_the_middle_of_a_travel(game: Polynesia) -> None:
    own = {"members": {"tahi": 1}, "fish": 3}
    state = families(
        game,
        own,
        cards=cards("families", "gateways"),
        routes={"tahi-honu": route("fish", 0)},
        tokens={"honu": "ship"},
    )
    play(game, state, "sail tahi honu", "explore honu-manu", "mark fish", "populate honu", "offer fish")
    assert game.step(state).name == "travel"
    assert members(game, state, 0) == {"honu": 2, MAIN: 1}


# -- 3.4: majorities on islands with turtles ---------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1, 0), [3, 2, 0, 0]),
        ((3, 2, 2, 1), [3, 2, 2, 0]),
        ((3, 1, 1, 1), [3, 2, 2, 2]),
        ((3, 3, 2, 1), [2, 2, 0, 0]),
        ((2, 2, 2, 2), [2, 2, 2, 2]),
        ((0, 0, 1, 0), [0, 0, 3, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
@pytest.mark.parametrize("island", ["honu", "hokule"])
def test_3_4_most_members_on_an_island_with_turtles(
    game: Polynesia, counts: tuple[int, ...], points: list[int], island: str
) -> None:
    """A double turtle island counts like a single one."""
    seats: Seats = [{"members": {island: count} if count else {}} for count in counts]
    assert tide(game, table(game, *seats, cards=cards("chieftains")), 3) == points


def test_3_4_each_island_counts(game: Polynesia) -> None:
    seats: Seats = [
        {"members": {"honu": 2, "koru": 1, "hokule": 1}},
        {"members": {"honu": 1, "koru": 2, "nalu": 5}},
    ]
    assert tide(game, table(game, *seats, cards=cards("chieftains")), 3) == [3 + 2 + 3, 2 + 3, 0]


# -- 3.5: most members at home -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("away", "points"),
    [((1, 2, 3), [3, 0, 0]), ((2, 2, 3), [0, 0, 0]), ((13, 13, 13), [0, 0, 0]), ((13, 12, 13), [0, 3, 0])],
)
def test_3_5_most_members_on_the_personal_board(
    game: Polynesia, away: tuple[int, ...], points: list[int]
) -> None:
    seats: Seats = [{"members": {"nalu": count}} for count in away]
    assert tide(game, table(game, *seats, cards=cards("homebodies")), 3) == points


def test_3_5_after_the_sinking(game: Polynesia) -> None:
    seats: Seats = [{"members": {"nalu": 5, "tahi": 4}}, {"members": {"nalu": 7}}, {"members": {"nalu": 9}}]
    assert tide(game, table(game, *seats, cards=cards("homebodies")), 3) == [3, 0, 0]


# -- 3.6 and 3.8: most fish, most shells -------------------------------------------------------------


@pytest.mark.parametrize(("card", "pile"), [("fishers", "fish"), ("divers", "shells")])
@pytest.mark.parametrize(
    ("amounts", "points"),
    [((5, 4, 3), [4, 0, 0]), ((5, 5, 3), [3, 3, 0]), ((0, 0, 0), [0, 0, 0]), ((2, 2, 2), [3, 3, 3])],
)
def test_3_6_and_3_8_most_of_a_kind(
    game: Polynesia, card: str, pile: str, amounts: tuple[int, ...], points: list[int]
) -> None:
    other = "shells" if pile == "fish" else "fish"
    seats: Seats = [{pile: amount, other: 9 - amount} for amount in amounts]
    assert tide(game, table(game, *seats, cards=cards(card)), 3) == points


@pytest.mark.parametrize(
    ("card", "pile", "island", "sinking"),
    [("fishers", "fish", "ngaru", "toru"), ("divers", "shells", "hau", "tahi")],
)
def test_3_6_and_3_8_after_income_once_more_from_islands_that_are_left_and_tokens(
    game: Polynesia, card: str, pile: str, island: str, sinking: str
) -> None:
    token = "fish" if pile == "fish" else "shell"
    seats: Seats = [
        {pile: 2, "members": {island: 1}},
        {pile: 2, "members": {sinking: 5}},
        {pile: 2, "members": {}, "tokens": {token: 1}},
    ]
    state = table(game, *seats, cards=cards(card))
    assert tide(game, state, 3) == [3, 0, 3]
    assert goods(game, state, 0)[pile == "shells"] == 2, "it is counted, not taken"


# -- 3.7: most ships ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ships", "points"),
    [((2, 1, 0), [3, 0, 0]), ((2, 2, 1), [2, 2, 0]), ((0, 0, 0), [0, 0, 0]), ((1, 1, 1), [2, 2, 2])],
)
def test_3_7_most_ships_on_the_map(game: Polynesia, ships: tuple[int, ...], points: list[int]) -> None:
    routes: dict[str, Any] = {}
    for number, name in enumerate(("rua-ngaru", "kiri-sina")):
        owners = [seat for seat, count in enumerate(ships) if count > number]
        if owners:
            routes[name] = route("fish", *owners)
    assert tide(game, table(game, cards=cards("navigators"), routes=routes), 3) == points


@pytest.mark.parametrize("card", ["families", "homebodies"])
def test_3_3_and_3_5_are_not_for_jeopardy(game: Polynesia, card: str) -> None:
    with pytest.raises(Problem):
        table(game, cards=cards(card), **JEOPARDY)
    assert seat_of(game, table(game, cards=cards(card)), 0)["home"] == 8
