"""The tide cards of type 2: masks."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import GoodsMoved, MemberSailed, MembersPlaced, TokenSpent, TokenTaken
from hawaii.games.polynesia.state import PolynesiaState
from tests.games.polynesia.telling import MAIN, Seats, cards, goods, members, route, seat_of, table, tide
from tests.games.telling import of_kind, offered, play


def before_a_mask(game: Polynesia, card: str, *seats: dict[str, Any], **more: Any) -> PolynesiaState:
    """Seat 0 is on rua, with a ship on the route to manu, where a mask lies."""
    own = {"members": {"rua": 2}, **(seats[0] if seats else {})}
    described = {"routes": {"rua-manu": route("fish", 0)}, "cards": cards(card), **more}
    return table(game, own, *seats[1:], tokens={"manu": "mask"}, **described)


# -- 2.1: a mask brings goods, or the others lose some -----------------------------------------------


@pytest.mark.parametrize(("kind", "have"), [("fish", (5, 3)), ("shell", (3, 5))])
def test_2_1_a_mask_brings_two_of_a_kind(game: Polynesia, kind: str, have: tuple[int, int]) -> None:
    state = before_a_mask(game, "feasts")
    play(game, state, "sail rua manu")
    assert game.step(state).name == "feast"
    assert offered(game, state) == [
        *("feast take fish", "feast take shell", "feast spoil fish", "feast spoil shell")
    ]
    events = play(game, state, f"feast take {kind}")
    assert events == [TokenSpent(0, "mask", True), GoodsMoved(kind, 2, None, 0, "feast")]
    assert goods(game, state, 0) == have
    assert goods(game, state, 1) == (3, 3)
    assert seat_of(game, state, 0)["tokens"] == {}
    assert game.step(state).name == "travel"


def test_2_1_or_every_other_player_returns_up_to_two(game: Polynesia) -> None:
    seats: Seats = [{"fish": 0, "shells": 7}, {"shells": 5}, {"shells": 1}, {"shells": 0}]
    state = before_a_mask(game, "feasts", *seats)
    play(game, state, "sail rua manu")
    events = play(game, state, "feast spoil shell")
    assert [goods(game, state, seat) for seat in range(4)] == [(0, 7), (3, 3), (3, 0), (3, 0)]
    assert [(event.giver, event.count) for event in of_kind(events, GoodsMoved)] == [(1, 2), (2, 1)]


def test_2_1_what_is_gained_pays_for_the_next_move(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "fish": 0, "shells": 0}, {"members": {"manu": 0, "rua": 1}}]
    routes = {"rua-manu": route("fish", 0), "rua-ngaru": route("shell", 1)}
    state = before_a_mask(game, "feasts", *seats, routes=routes)
    play(game, state, "sail rua manu", "feast take shell", "sail manu rua")
    assert "sail rua ngaru guide 1" in offered(game, state)


def test_2_1_it_must_be_decided_at_once_also_after_the_last_move(game: Polynesia) -> None:
    state = before_a_mask(game, "feasts", marker=1)
    play(game, state, "sail rua manu")
    assert (game.step(state).name, state.actor) == ("feast", 0)
    play(game, state, "feast spoil fish")
    assert state.actor == 1


# -- 2.2: a mask pays for a move on somebody's route -------------------------------------------------

OTHERS = {"rua-ngaru": route("fish", 1)}


def test_2_2_a_mask_pays_for_one_move_without_guide_or_goods(game: Polynesia) -> None:
    own = {"members": {"rua": 2}, "fish": 0, "shells": 0, "tokens": {"mask": 1}}
    state = table(game, own, cards=cards("passages"), routes=OTHERS)
    events = play(game, state, "sail rua ngaru mask")
    assert events[:2] == [TokenSpent(0, "mask", True), MemberSailed(0, "rua", "ngaru", "mask")]
    assert members(game, state, 0) == {"rua": 1, "ngaru": 1}
    assert seat_of(game, state, 0)["tokens"] == {}
    assert offered(game, state, "sail") == [f"sail rua {MAIN}"], "one mask, one move"
    assert goods(game, state, 1) == (3, 3)


def test_2_2_a_guide_may_be_taken_instead(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "tokens": {"mask": 1}}, {"members": {"rua": 1}}]
    state = table(game, *seats, cards=cards("passages"), routes=OTHERS)
    assert offered(game, state, "sail rua ngaru") == ["sail rua ngaru guide 1", "sail rua ngaru mask"]


def test_2_2_a_mask_helps_nowhere_but_on_routes_of_others(game: Polynesia) -> None:
    own = {"members": {"rua": 1, MAIN: 1}, "tokens": {"mask": 1}}
    state = table(game, own, cards=cards("passages"), routes={"rua-ngaru": route("fish", 0, 1)})
    assert not any("mask" in text for text in offered(game, state))


def test_2_2_a_mask_of_this_travel_helps_as_well(game: Polynesia) -> None:
    routes = {"rua-manu": route("fish", 0), "manu-rehu": route("shell", 2)}
    state = before_a_mask(game, "passages", {"shells": 0}, routes=routes)
    play(game, state, "sail rua manu")
    assert seat_of(game, state, 0)["tokens"] == {"mask": 1}
    play(game, state, "sail manu rehu mask")
    assert members(game, state, 0) == {"rua": 1, "rehu": 1}
    assert seat_of(game, state, 0)["tokens"] == {}


def test_2_2_gives_no_point_tokens_for_a_guide(game: Polynesia) -> None:
    own = {"members": {"rua": 1}, "tokens": {"mask": 1}}
    state = table(game, own, cards=cards("passages", "friendships"), routes=OTHERS)
    play(game, state, "sail rua ngaru mask")
    assert (tide(game, state, 3), state.points) == ([0, 0, 0], 10)


def test_2_2_with_another_card_masks_pay_for_nothing(game: Polynesia) -> None:
    own = {"members": {"rua": 1}, "tokens": {"mask": 1}}
    state = table(game, own, cards=cards("collections"), routes=OTHERS)
    assert not any("mask" in text for text in offered(game, state))


def test_2_2_what_is_left_of_masks_counts_nothing(game: Polynesia) -> None:
    state = table(game, {"tokens": {"mask": 3}}, cards=cards("passages"))
    assert tide(game, state, 2) == [0, 0, 0]


# -- 2.3: a member comes to the island of the mask ---------------------------------------------------


def test_2_3_a_member_comes_from_the_personal_board_to_the_island(game: Polynesia) -> None:
    state = before_a_mask(game, "arrivals")
    events = play(game, state, "sail rua manu")
    assert events[1:4] == [
        TokenTaken(0, "manu", "mask"),
        TokenSpent(0, "mask", True),
        MembersPlaced(0, "manu", 1, "arrival"),
    ]
    assert (members(game, state, 0), seat_of(game, state, 0)["home"]) == ({"rua": 1, "manu": 2}, 10)
    assert seat_of(game, state, 0)["tokens"] == {}
    assert game.step(state).name == "travel"


def test_2_3_the_new_member_may_sail_on(game: Polynesia) -> None:
    state = before_a_mask(game, "arrivals", {"members": {"rua": 1}})
    play(game, state, "sail rua manu", "sail manu rua", "sail manu rua")
    assert members(game, state, 0) == {"rua": 2}


def test_2_3_with_nobody_at_home_nothing_happens(game: Polynesia) -> None:
    state = before_a_mask(game, "arrivals", {"members": {"rua": 13}})
    events = play(game, state, "sail rua manu")
    assert TokenSpent(0, "mask", True) in events
    assert not of_kind(events, MembersPlaced)
    assert members(game, state, 0) == {"rua": 12, "manu": 1}
    assert seat_of(game, state, 0)["tokens"] == {}


def test_2_3_is_no_populating_so_no_family_is_offered(game: Polynesia) -> None:
    state = before_a_mask(game, "arrivals", cards=cards("arrivals", "families"))
    play(game, state, "sail rua manu")
    assert game.step(state).name == "travel"


# -- 2.4, 2.5, 2.6: what masks count -----------------------------------------------------------------


def with_masks(game: Polynesia, masks: int, card: str, *islands: str) -> PolynesiaState:
    own = {"members": dict.fromkeys(islands, 1), "tokens": {"mask": masks} if masks else {}}
    return table(game, own, players=4, cards=cards(card))


@pytest.mark.parametrize(("masks", "points"), [(0, 0), (1, -1), (2, 2), (3, 5), (4, 5)])
def test_2_4_collections(game: Polynesia, masks: int, points: int) -> None:
    assert tide(game, with_masks(game, masks, "collections"), 2) == [points, 0, 0, 0]


@pytest.mark.parametrize(
    ("masks", "islands", "points"),
    [
        (0, ("manu", "kauri"), 0),
        (2, (), 0),
        (1, ("manu", "mahina"), 1),
        (2, ("manu", "kauri", "lani"), 6),
        (4, ("manu", "kauri", "lani", "vaka"), 16),
    ],
)
def test_2_5_ceremonies(game: Polynesia, masks: int, islands: tuple[str, ...], points: int) -> None:
    assert tide(game, with_masks(game, masks, "ceremonies", *islands), 2) == [points, 0, 0, 0]


def test_2_6_who_has_no_mask_loses_two(game: Polynesia) -> None:
    assert tide(game, with_masks(game, 0, "faceless"), 2) == [-2, -2, -2, -2]
    assert tide(game, with_masks(game, 1, "faceless"), 2) == [0, -2, -2, -2]
    assert tide(game, with_masks(game, 3, "faceless"), 2) == [0, -2, -2, -2]


@pytest.mark.parametrize("card", ["collections", "ceremonies", "faceless"])
def test_masks_that_count_are_kept(game: Polynesia, card: str) -> None:
    state = before_a_mask(game, card)
    play(game, state, "sail rua manu")
    assert seat_of(game, state, 0)["tokens"] == {"mask": 1}
    assert game.step(state).name == "travel"
