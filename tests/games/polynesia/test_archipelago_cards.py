"""The tide cards of type 1: archipelagos."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import GoodsMoved, MembersPlaced, PointsTaken, RouteExplored
from hawaii.games.polynesia.state import PolynesiaState
from tests.games.polynesia.telling import MAIN, Seats, cards, goods, members, route, seat_of, table, tide
from tests.games.telling import of_kind, offered, play

# Archipelagos of the small map: A manu mahina, B kauri pounamu, C lani lua, D vaka toa


# -- 1.1: the first route to an archipelago costs twice as much, and one may populate ----------------


def gateways(game: Polynesia, *seats: dict[str, Any], **more: Any) -> PolynesiaState:
    return table(game, *seats, **{"cards": cards("gateways"), **more})


@pytest.mark.parametrize("marker", [3, 2, 1])
def test_1_1_the_first_route_to_an_archipelago_costs_twice_the_marker(game: Polynesia, marker: int) -> None:
    state = gateways(game, {"fish": 2 * marker, "shells": 0}, marker=marker)
    events = play(game, state, "explore tahi-manu")
    assert of_kind(events, GoodsMoved) == [GoodsMoved("fish", 2 * marker, 0, None, "explore")]
    assert game.snapshot(state)["routes"]["tahi-manu"] == {"kind": "fish", "ships": [0]}
    assert (game.step(state).name, state.actor) == ("settle", 0)


def test_1_1_who_cannot_pay_twice_cannot_be_first(game: Polynesia) -> None:
    state = gateways(game, {"fish": 5, "shells": 5})
    assert "explore tahi-manu" not in offered(game, state)
    assert "explore tahi-honu" in offered(game, state), "no archipelago"


def test_1_1_the_route_between_its_two_islands_is_one_as_well(game: Polynesia) -> None:
    state = gateways(game, {"fish": 6, "shells": 5})
    assert "explore manu-mahina" in offered(game, state)
    play(game, state, "explore manu-mahina")
    assert goods(game, state, 0) == (0, 5)
    assert game.step(state).name == "settle"


def test_1_1_the_second_route_costs_as_usual(game: Polynesia) -> None:
    """Wherever the first one touched the archipelago, and whoever explored it."""
    for first in ("manu-mahina", "tahi-manu", "mahina-koru"):
        state = gateways(game, {"fish": 3, "shells": 0}, routes={first: route("shell", 1)})
        play(game, state, "explore manu-rehu")
        assert goods(game, state, 0) == (0, 0)
        assert state.actor == 1, "and nobody populates"


def test_1_1_it_holds_for_each_archipelago(game: Polynesia) -> None:
    state = gateways(game, {"fish": 6, "shells": 0}, routes={"manu-mahina": route("fish", 1)})
    play(game, state, "explore kauri-pounamu")
    assert goods(game, state, 0) == (0, 0)
    assert game.step(state).name == "settle"


def test_1_1_first_for_two_archipelagos_still_costs_twice_and_populates_once(game: Polynesia) -> None:
    state = gateways(game, {"fish": 6, "shells": 0})
    play(game, state, "explore mahina-lani", f"populate {MAIN}")
    assert goods(game, state, 0) == (0, 0)
    assert members(game, state, 0) == {MAIN: 8}
    assert state.actor == 1


def test_1_1_first_for_one_of_two_is_first(game: Polynesia) -> None:
    state = gateways(game, {"fish": 6, "shells": 0}, routes={"manu-mahina": route("fish", 1)})
    play(game, state, "explore mahina-lani")
    assert game.step(state).name == "settle"


def test_1_1_populating_is_offered_as_usual_and_may_be_declined(game: Polynesia) -> None:
    state = gateways(game, {"fish": 6, "shells": 0, "members": {"rua": 2}})
    play(game, state, "explore tahi-manu")
    assert offered(game, state) == [f"populate {MAIN}", "populate rua", "forgo"]
    declined = state.copy()
    play(game, declined, "forgo")
    assert (members(game, declined, 0), declined.actor) == ({"rua": 2}, 1)
    events = play(game, state, "populate rua")
    assert events[0] == MembersPlaced(0, "rua", 1, "populate")
    assert (members(game, state, 0), state.actor) == ({"rua": 3}, 1)


def test_1_1_who_has_nobody_at_home_is_not_asked(game: Polynesia) -> None:
    state = gateways(game, {"fish": 6, "members": {"rua": 13}})
    play(game, state, "explore tahi-manu")
    assert state.actor == 1


def test_1_1_a_free_exploration_stays_free_counts_as_first_and_populates(game: Polynesia) -> None:
    own = {"members": {"tahi": 1}, "fish": 0, "shells": 0}
    state = gateways(game, own, routes={"tahi-honu": route("fish", 0)}, tokens={"honu": "ship"})
    play(game, state, "sail tahi honu", "explore honu-manu", "mark shell")
    assert game.step(state).name == "settle"
    play(game, state, "populate honu")
    assert members(game, state, 0) == {"honu": 2}
    assert goods(game, state, 0) == (0, 0)
    assert game.step(state).name == "travel", "and the travel goes on"
    play(game, state, "sail honu manu", "sail honu manu")
    assert members(game, state, 0) == {"manu": 2}
    later = gateways(game, {}, {"fish": 3, "shells": 0}, actor=1, routes={"honu-manu": route("shell", 0)})
    assert "explore tahi-manu" in offered(game, later)


def test_1_1_an_existing_route_never_costs_twice(game: Polynesia) -> None:
    state = gateways(game, {"fish": 2, "shells": 0}, routes={"tahi-manu": route("fish", 1)})
    play(game, state, "explore tahi-manu")
    assert goods(game, state, 0) == (0, 0)
    assert state.actor == 1


def test_1_1_without_the_card_nothing_costs_twice(game: Polynesia) -> None:
    state = table(game, {"fish": 3, "shells": 0})
    play(game, state, "explore manu-mahina")
    assert state.actor == 1


def test_1_1_scores_nothing(game: Polynesia) -> None:
    assert tide(game, gateways(game, {"members": {"manu": 1}}), 1) == [0, 0, 0]


# -- 1.2: who is first in an archipelago takes its point token ---------------------------------------


def landfalls(game: Polynesia, *seats: dict[str, Any], **more: Any) -> PolynesiaState:
    return table(game, *seats, **{"cards": cards("landfalls"), **more})


def test_1_2_the_first_in_an_archipelago_takes_its_point_token(game: Polynesia) -> None:
    state = landfalls(game, {"members": {"rua": 1}}, routes={"rua-manu": route("fish", 0)})
    events = play(game, state, "sail rua manu")
    assert PointsTaken(0, 1, "landfalls") in events
    assert game.snapshot(state)["unclaimed"] == ["B", "C", "D"]
    assert tide(game, state, 1) == [1, 0, 0]


def test_1_2_one_token_for_both_islands(game: Polynesia) -> None:
    routes = {"rua-manu": route("fish", 0), "manu-mahina": route("fish", 0)}
    state = landfalls(game, {"members": {"rua": 1}}, routes=routes)
    play(game, state, "sail rua manu")
    assert not of_kind(play(game, state, "sail manu mahina"), PointsTaken)
    assert tide(game, state, 1) == [1, 0, 0]


def test_1_2_who_comes_later_gets_none(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}}, {"members": {"mahina": 1}, "prizes": 1}]
    state = landfalls(game, *seats, routes={"rua-manu": route("fish", 0)})
    play(game, state, "sail rua manu")
    assert tide(game, state, 1) == [0, 1, 0]


def test_1_2_the_active_player_takes_it_not_the_guide(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}}, {"members": {"rua": 1}}]
    state = landfalls(game, *seats, routes={"rua-manu": route("fish", 1)})
    play(game, state, "sail rua manu guide 1")
    assert tide(game, state, 1) == [1, 0, 0]


def test_1_2_four_of_the_ten_lie_on_the_map_and_six_are_left_for_others(game: Polynesia) -> None:
    state = landfalls(game, cards=cards("landfalls", "friendships"))
    assert state.points == 6
    assert landfalls(game).points == 6


# -- 1.3: archipelagos with a member -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("islands", "points"),
    [
        ((), 0),
        (("manu",), 1),
        (("manu", "mahina"), 1),
        (("manu", "pounamu"), 2),
        (("manu", "pounamu", "lani", "lua"), 3),
        (("manu", "pounamu", "lua", "toa"), 5),
        (("manu", "mahina", "pounamu", "kauri", "lua", "lani", "toa", "vaka"), 5),
    ],
)
def test_1_3_footholds(game: Polynesia, islands: tuple[str, ...], points: int) -> None:
    state = table(game, {"members": dict.fromkeys(islands, 1)}, cards=cards("footholds"))
    assert tide(game, state, 1) == [points, 0, 0]


# -- 1.4: archipelagos with members on both islands --------------------------------------------------


@pytest.mark.parametrize(
    ("islands", "points"),
    [
        (("manu", "pounamu", "lani", "toa"), 0),
        (("manu", "mahina"), 2),
        (("manu", "mahina", "pounamu", "kauri", "lua"), 4),
        (("manu", "mahina", "pounamu", "kauri", "lua", "lani", "toa"), 6),
        (("manu", "mahina", "pounamu", "kauri", "lua", "lani", "toa", "vaka"), 10),
    ],
)
def test_1_4_strongholds(game: Polynesia, islands: tuple[str, ...], points: int) -> None:
    state = table(game, {"members": dict.fromkeys(islands, 1)}, cards=cards("strongholds"))
    assert tide(game, state, 1) == [points, 0, 0]


def test_1_4_both_islands_must_be_ones_own(game: Polynesia) -> None:
    seats: Seats = [{"members": {"manu": 3}}, {"members": {"mahina": 3}}]
    assert tide(game, table(game, *seats, cards=cards("strongholds")), 1) == [0, 0, 0]


def test_only_the_card_that_lies_there_counts(game: Polynesia) -> None:
    state = table(game, {"members": {"manu": 1, "mahina": 1}, "fish": 6}, cards=cards("gateways"))
    assert tide(game, state, 1) == [0, 0, 0]
    events = play(game, state, "explore manu-mahina")
    assert of_kind(events, RouteExplored)
    assert seat_of(game, state, 0)["prizes"] == 0
