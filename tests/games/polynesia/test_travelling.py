"""Travelling: own, neutral and other players' routes, guides, and tokens that are found."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import GoodsMoved, MemberSailed, RouteExplored, TokenSpent, TokenTaken
from hawaii.kernel.events import TurnEnded
from tests.games.polynesia.telling import MAIN, Seats, goods, members, route, sea_of, seat_of, table
from tests.games.telling import of_kind, offered, play

OF_1 = {"rua-ngaru": route("fish", 1)}
OF_BOTH = {"rua-ngaru": route("fish", 1, 2)}


# -- moves -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("marker", [3, 2, 1])
def test_there_are_as_many_moves_as_the_marker_shows(game: Polynesia, marker: int) -> None:
    state = table(game, marker=marker)
    for number in range(marker):
        assert state.actor == 0
        events = play(game, state, f"sail {MAIN} rua")
        assert of_kind(events, MemberSailed) == [MemberSailed(0, MAIN, "rua", "alone")]
        assert members(game, state, 0)["rua"] == number + 1
    assert TurnEnded(0) in events
    assert state.actor == 1


def test_moves_are_shared_out_among_members(game: Polynesia) -> None:
    state = table(game)
    play(game, state, f"sail {MAIN} rua", f"sail {MAIN} tahi", f"sail rua {MAIN}")
    assert members(game, state, 0) == {MAIN: 4, "tahi": 1}


def test_one_may_stop_after_the_first_move_but_not_before(game: Polynesia) -> None:
    state = table(game)
    assert "stop" not in offered(game, state)
    play(game, state, f"sail {MAIN} rua")
    assert "stop" in offered(game, state)
    play(game, state, "stop")
    assert state.actor == 1


def test_in_a_travel_nothing_else_is_done(game: Polynesia) -> None:
    state = table(game)
    play(game, state, f"sail {MAIN} rua")
    assert {text.split()[0] for text in offered(game, state)} == {"sail", "stop"}


def test_who_can_go_nowhere_has_ended_the_travel(game: Polynesia) -> None:
    """With a guide onto an island from which nothing leads on, and no fish left."""
    seats: Seats = [{"members": {"ngaru": 1}, "fish": 1}, {"members": {"ngaru": 1}}]
    state = table(game, *seats, routes={"ngaru-hau": route("fish", 1)})
    play(game, state, "sail ngaru hau guide 1")
    assert state.actor == 1


def test_neutral_routes_and_own_ones_are_free(game: Polynesia) -> None:
    state = table(game, {"fish": 0, "shells": 0}, routes={"rua-ngaru": route("fish", 0, 1)})
    play(game, state, f"sail {MAIN} rua", "sail rua ngaru", "sail ngaru rua")
    assert goods(game, state, 0) == (0, 0)
    assert members(game, state, 0) == {MAIN: 4, "rua": 1}


def test_an_unexplored_route_cannot_be_travelled(game: Polynesia) -> None:
    state = table(game, {"members": {"rua": 2}})
    assert offered(game, state, "sail") == [f"sail rua {MAIN}"]


# -- other players' routes ---------------------------------------------------------------------------


def test_a_guide_comes_along_and_its_owner_is_paid_one(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "fish": 1}, {"members": {"rua": 2}}]
    state = table(game, *seats, routes=OF_1)
    events = play(game, state, "sail rua ngaru guide 1")
    assert members(game, state, 0) == {"ngaru": 1}
    assert members(game, state, 1) == {"rua": 1, "ngaru": 1}
    assert (goods(game, state, 0)[0], goods(game, state, 1)[0]) == (0, 4)
    assert events[:3] == [
        GoodsMoved("fish", 1, 0, 1, "guide"),
        MemberSailed(0, "rua", "ngaru", "guide"),
        MemberSailed(1, "rua", "ngaru", "guiding"),
    ]


def test_without_a_member_of_the_owner_there_is_no_way(game: Polynesia) -> None:
    """It must be on the island one leaves; one on the other side does not help."""
    seats: Seats = [{"members": {"rua": 1}, "fish": 9}, {"members": {"ngaru": 2}}]
    assert offered(game, table(game, *seats, routes=OF_1), "sail") == [f"sail rua {MAIN}"]


def test_a_guide_of_somebody_without_a_ship_there_does_not_help(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "fish": 9}, {"members": {}}, {"members": {"rua": 1}}]
    assert offered(game, table(game, *seats, routes=OF_1), "sail") == [f"sail rua {MAIN}"]


def test_without_the_kind_of_the_route_there_is_no_way(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "fish": 0, "shells": 9}, {"members": {"rua": 1}}]
    assert offered(game, table(game, *seats, routes=OF_1), "sail") == [f"sail rua {MAIN}"]


def test_among_several_owners_one_chooses(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "fish": 1}, {"members": {"rua": 1}}, {"members": {"rua": 1}}]
    state = table(game, *seats, routes=OF_BOTH)
    assert offered(game, state, "sail rua ngaru") == ["sail rua ngaru guide 1", "sail rua ngaru guide 2"]
    play(game, state, "sail rua ngaru guide 2")
    assert [members(game, state, seat) for seat in range(3)] == [{"ngaru": 1}, {"rua": 1}, {"ngaru": 1}]
    assert [goods(game, state, seat)[0] for seat in range(3)] == [0, 3, 4]


def test_on_a_route_with_an_own_ship_nobody_else_guides(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "fish": 9}, {"members": {"rua": 1}}]
    state = table(game, *seats, routes={"rua-ngaru": route("fish", 0, 1)})
    assert offered(game, state, "sail rua ngaru") == ["sail rua ngaru"]


def test_two_players_guide_each_other_as_well(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "fish": 1}, {"members": {"rua": 1}}]
    state = table(game, *seats, players=2, routes=OF_1)
    assert "sail rua ngaru guide 1" in offered(game, state)


def test_each_move_needs_its_own_guide_and_payment(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 2}, "fish": 1}, {"members": {"rua": 2}}]
    state = table(game, *seats, routes=OF_1)
    play(game, state, "sail rua ngaru guide 1")
    assert offered(game, state, "sail") == [f"sail rua {MAIN}"], "the only fish is spent"


def test_the_guide_that_came_along_can_guide_on_and_back(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "fish": 3}, {"members": {"rua": 1}}]
    state = table(game, *seats, routes={**OF_1, "ngaru-hau": route("fish", 1)})
    play(game, state, "sail rua ngaru guide 1", "sail ngaru hau guide 1", "sail hau ngaru guide 1")
    assert members(game, state, 0) == members(game, state, 1) == {"ngaru": 1}
    assert (goods(game, state, 0)[0], goods(game, state, 1)[0]) == (0, 6)


# -- tokens ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["mask", "fish", "shell"])
def test_who_is_first_takes_the_token_of_the_island(game: Polynesia, token: str) -> None:
    state = table(
        game, {"members": {"rua": 2}}, routes={"rua-manu": route("fish", 0)}, tokens={"manu": token}
    )
    events = play(game, state, "sail rua manu")
    assert TokenTaken(0, "manu", token) in events
    assert seat_of(game, state, 0)["tokens"] == {token: 1}
    assert game.snapshot(state)["tokens"] == {}
    assert not of_kind(play(game, state, "sail rua manu"), TokenTaken)


def test_the_active_player_takes_it_whoever_guides(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}}, {"members": {"rua": 1}}]
    state = table(game, *seats, routes={"rua-manu": route("fish", 1)}, tokens={"manu": "mask"})
    play(game, state, "sail rua manu guide 1")
    assert (seat_of(game, state, 0)["tokens"], seat_of(game, state, 1)["tokens"]) == ({"mask": 1}, {})


def test_the_travel_of_alberto(game: Polynesia) -> None:
    """The example of the rulebook: Laura's route with a token, an own route, then a neutral one."""
    seats: Seats = [{"members": {MAIN: 2, "rua": 1}, "fish": 1}, {"members": {"rua": 1}}]
    state = table(
        game,
        *seats,
        routes={"rua-manu": route("fish", 1), "manu-rehu": route("shell", 0)},
        tokens={"manu": "fish"},
    )
    play(game, state, "sail rua manu guide 1", "sail manu rehu", f"sail {MAIN} toru")
    assert members(game, state, 0) == {MAIN: 1, "rehu": 1, "toru": 1}
    assert members(game, state, 1) == {"manu": 1}
    assert seat_of(game, state, 0)["tokens"] == {"fish": 1}
    assert (goods(game, state, 0)[0], goods(game, state, 1)[0]) == (0, 4)
    assert state.actor == 1


# -- the ship token: a free exploration --------------------------------------------------------------


def at_a_ship_token(game: Polynesia, **more: Any) -> Any:
    described = {"routes": {"tahi-honu": route("fish", 0)}, **more}
    return table(game, {"members": {"tahi": 2}, "fish": 0, "shells": 0}, tokens={"honu": "ship"}, **described)


def test_a_ship_token_is_a_free_exploration_in_the_middle_of_the_travel(game: Polynesia) -> None:
    state = at_a_ship_token(game)
    play(game, state, "sail tahi honu")
    assert game.step(state).name == "voyage"
    events = play(game, state, "explore honu-rehu", "mark shell")
    assert events[:2] == [TokenSpent(0, "ship", True), RouteExplored(0, "honu-rehu", "shell", True, True)]
    assert goods(game, state, 0) == (0, 0)
    assert game.snapshot(state)["routes"]["honu-rehu"] == {"kind": "shell", "ships": [0]}
    play(game, state, "sail honu rehu", f"sail tahi {MAIN}")
    assert members(game, state, 0) == {MAIN: 1, "rehu": 1}
    assert seat_of(game, state, 0)["ships"] == 13
    assert state.actor == 1


def test_a_ship_token_need_not_be_used_but_leaves_the_game(game: Polynesia) -> None:
    state = at_a_ship_token(game)
    play(game, state, "sail tahi honu")
    events = play(game, state, "forgo")
    assert events[0] == TokenSpent(0, "ship", False)
    assert (seat_of(game, state, 0)["tokens"], game.snapshot(state)["tokens"]) == ({}, {})
    assert game.step(state).name == "travel"


def test_a_free_exploration_of_an_existing_route_pays_nobody(game: Polynesia) -> None:
    routes = {"tahi-honu": route("fish", 0), "toru-kauri": route("shell", 1, 2)}
    state = at_a_ship_token(game, routes=routes)
    events = play(game, state, "sail tahi honu", "explore toru-kauri")
    assert RouteExplored(0, "toru-kauri", "shell", False, True) in events
    assert [goods(game, state, seat) for seat in range(3)] == [(0, 0), (3, 3), (3, 3)]
    assert game.snapshot(state)["routes"]["toru-kauri"] == {"kind": "shell", "ships": [0, 1, 2]}
    assert game.step(state).name == "travel"


def test_two_players_explore_only_new_routes_for_free(game: Polynesia) -> None:
    routes = {"tahi-honu": route("fish", 0), "toru-kauri": route("shell", 1)}
    state = at_a_ship_token(game, players=2, routes=routes)
    play(game, state, "sail tahi honu")
    assert "explore toru-kauri" not in offered(game, state)
    assert len(offered(game, state, "explore")) == 44


def test_a_route_with_an_own_ship_is_not_explored_again(game: Polynesia) -> None:
    state = at_a_ship_token(game)
    play(game, state, "sail tahi honu")
    assert "explore tahi-honu" not in offered(game, state)


def test_who_has_no_ship_left_cannot_use_the_token_and_is_not_asked(game: Polynesia) -> None:
    used = {name: route("fish", 0) for name in ("tahi-honu", *sea_of(game, 3)[30:44])}
    state = at_a_ship_token(game, routes=used)
    events = play(game, state, "sail tahi honu")
    assert TokenSpent(0, "ship", False) in events
    assert game.step(state).name == "travel"


def test_after_the_last_move_the_token_is_still_used(game: Polynesia) -> None:
    state = at_a_ship_token(game, marker=1)
    play(game, state, "sail tahi honu")
    assert (game.step(state).name, state.actor) == ("voyage", 0)
    play(game, state, "explore fetu-sina")
    assert game.step(state).name == "mark"
    play(game, state, "mark fish")
    assert state.actor == 1


def test_fish_and_turtle_tokens_are_kept(game: Polynesia) -> None:
    state = table(
        game, {"members": {"tahi": 1}}, routes={"tahi-honu": route("fish", 0)}, tokens={"honu": "turtle"}
    )
    before = game.scores(state)[0]
    play(game, state, "sail tahi honu")
    assert seat_of(game, state, 0)["tokens"] == {"turtle": 1}
    assert game.scores(state)[0] == before + 2, "the token, and the turtle of the island"
