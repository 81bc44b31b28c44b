"""Exploring: what a ship on a route costs, who is paid, and where none can be put."""

from __future__ import annotations

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import GoodsMoved, RouteExplored
from hawaii.kernel.events import TurnEnded
from tests.games.polynesia.telling import MAIN, goods, route, sea_of, seat_of, table
from tests.games.telling import of_kind, offered, play

FISH_ROUTE = {"rua-ngaru": route("fish", 1)}
SHARED = {"rua-ngaru": route("shell", 1, 2)}


@pytest.mark.parametrize("marker", [3, 2, 1])
@pytest.mark.parametrize("kind", ["fish", "shell"])
def test_a_new_route_costs_what_the_marker_shows_of_one_kind(game: Polynesia, marker: int, kind: str) -> None:
    state = table(game, {"fish": 5, "shells": 5}, marker=marker)
    events = play(game, state, "explore kiri-sina", f"pay {kind}")
    assert goods(game, state, 0) == ((5 - marker, 5) if kind == "fish" else (5, 5 - marker))
    assert events[:3] == [
        GoodsMoved(kind, marker, 0, None, "explore"),
        RouteExplored(0, "kiri-sina", kind, True, False),
        TurnEnded(0),
    ]
    assert game.snapshot(state)["routes"] == {"kiri-sina": {"kind": kind, "ships": [0]}}
    assert seat_of(game, state, 0)["ships"] == 14
    assert state.actor == 1


def test_fish_and_shells_cannot_be_mixed(game: Polynesia) -> None:
    state = table(game, {"fish": 2, "shells": 2}, marker=3)
    assert offered(game, state, "explore") == []


def test_who_can_pay_with_one_kind_only_is_not_asked(game: Polynesia) -> None:
    state = table(game, {"fish": 2, "shells": 3}, marker=3)
    play(game, state, "explore tahi-rua")
    assert goods(game, state, 0) == (2, 0)
    assert game.snapshot(state)["routes"]["tahi-rua"] == {"kind": "shell", "ships": [0]}
    assert state.actor == 1


def test_any_route_of_the_map_can_be_explored_but_not_the_neutral_ones(game: Polynesia) -> None:
    """Nobody need be near."""
    for players in (2, 3, 4):
        state = table(game, {"members": {}}, players=players)
        assert offered(game, state, "explore") == [f"explore {name}" for name in sea_of(game, players)]
        assert not any(MAIN in text for text in offered(game, state, "explore"))


def test_an_existing_route_costs_two_of_its_kind_to_its_owner(game: Polynesia) -> None:
    for marker in (3, 2, 1):
        state = table(game, {"fish": 2, "shells": 0}, routes=FISH_ROUTE, marker=marker)
        events = play(game, state, "explore rua-ngaru")
        assert goods(game, state, 0) == (0, 0)
        assert goods(game, state, 1) == (5, 3)
        assert events[:2] == [
            GoodsMoved("fish", 2, 0, 1, "explore"),
            RouteExplored(0, "rua-ngaru", "fish", False, False),
        ]
        assert game.snapshot(state)["routes"]["rua-ngaru"] == {"kind": "fish", "ships": [0, 1]}


def test_each_owner_is_paid(game: Polynesia) -> None:
    state = table(game, {"fish": 9, "shells": 4}, routes=SHARED)
    events = play(game, state, "explore rua-ngaru")
    assert [goods(game, state, seat) for seat in range(3)] == [(9, 0), (3, 5), (3, 5)]
    assert [event.taker for event in of_kind(events, GoodsMoved)] == [1, 2]


def test_three_owners_are_paid_six(game: Polynesia) -> None:
    routes = {"rua-ngaru": route("fish", 1, 2, 3)}
    assert "explore rua-ngaru" not in offered(game, table(game, {"fish": 5}, players=4, routes=routes))
    state = table(game, {"fish": 6}, players=4, routes=routes)
    play(game, state, "explore rua-ngaru")
    assert [goods(game, state, seat)[0] for seat in range(4)] == [0, 5, 5, 5]


@pytest.mark.parametrize(("fish", "shells", "can"), [(9, 3, False), (0, 4, True)])
def test_the_kind_of_the_route_must_be_paid_to_all(
    game: Polynesia, fish: int, shells: int, can: bool
) -> None:
    state = table(game, {"fish": fish, "shells": shells}, routes=SHARED)
    assert ("explore rua-ngaru" in offered(game, state)) == can


def test_one_ship_of_a_colour_on_a_route(game: Polynesia) -> None:
    state = table(game, {"fish": 9, "shells": 9}, routes={"rua-ngaru": route("fish", 0)})
    assert "explore rua-ngaru" not in offered(game, state)
    assert len(offered(game, state, "explore")) == 45


def test_two_players_explore_no_existing_route(game: Polynesia) -> None:
    state = table(game, {"fish": 9, "shells": 9}, players=2, routes=FISH_ROUTE)
    assert "explore rua-ngaru" not in offered(game, state)
    assert len(offered(game, state, "explore")) == 45


def test_who_has_no_ship_left_explores_nothing(game: Polynesia) -> None:
    used = {name: route("fish", 0) for name in sea_of(game, 3)[:14]}
    last = table(game, {"fish": 9, "shells": 9}, routes=used)
    assert seat_of(game, last, 0)["ships"] == 1
    play(game, last, "explore rangi-hokule", "pay fish")
    assert seat_of(game, last, 0)["ships"] == 0
    while last.actor != 0:
        play(game, last, "catch fish")
    assert offered(game, last, "explore") == []
    assert offered(game, last, "catch") == ["catch fish", "catch shell"]


def test_what_one_pays_for_a_route_is_what_guides_are_paid_with_later(game: Polynesia) -> None:
    """Alberto and Laura of the rulebook: a new route for three shells, then two of them for the same."""
    state = table(game, {"fish": 0, "shells": 3}, {"fish": 0, "shells": 2})
    play(game, state, "explore tahi-honu", "explore tahi-honu")
    assert goods(game, state, 0) == (0, 2)
    assert goods(game, state, 1) == (0, 0)
    assert game.snapshot(state)["routes"]["tahi-honu"] == {"kind": "shell", "ships": [0, 1]}
