"""Jeopardy: members queue for the beach, and lava takes row after row."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games import game_tables, load_game
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import MembersPlaced, QueueClosed, RowBuried, StoneDrawn
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.messages import Message
from tests.games.polynesia.telling import JEOPARDY, MAIN, cards, members, route, seat_of, table
from tests.games.telling import of_kind, offered, play


def queue(game: Polynesia, state: PolynesiaState, seat: int) -> list[int]:
    """The rows of a seat from the beach to the crater."""
    own = seat_of(game, state, seat)
    return [own["members"].get(MAIN, 0), *own["rear"]]


def in_jeopardy(game: Polynesia, *seats: dict[str, Any], **more: Any) -> PolynesiaState:
    return table(game, *seats, **{**JEOPARDY, **more})


# -- the queue ---------------------------------------------------------------------------------------


def test_the_queue_closes_up_at_once_so_that_the_next_may_sail_in_the_same_travel(game: Polynesia) -> None:
    state = in_jeopardy(game)
    events = play(game, state, f"sail {MAIN} rua")
    assert of_kind(events, QueueClosed) == [QueueClosed(0, (3, 2, 2, 2, 2, 1))]
    play(game, state, f"sail {MAIN} rua", f"sail {MAIN} tahi")
    assert queue(game, state, 0) == [3, 2, 2, 2, 1, 0]
    assert members(game, state, 0) == {MAIN: 3, "rua": 2, "tahi": 1}


def test_a_short_queue_stands_on_the_beach(game: Polynesia) -> None:
    state = in_jeopardy(game, {"members": {MAIN: 4}})
    play(game, state, f"sail {MAIN} rua", f"sail {MAIN} rua")
    assert queue(game, state, 0) == [2, 0, 0, 0, 0, 0]


def test_nobody_moves_into_the_queue_of_another(game: Polynesia) -> None:
    state = in_jeopardy(game, {"members": {MAIN: 1}})
    play(game, state, "catch fish")
    assert [queue(game, state, seat) for seat in (1, 2)] == [[3, 2, 2, 2, 2, 2]] * 2


# -- coming back -------------------------------------------------------------------------------------


def test_who_comes_back_needs_a_free_place_on_the_beach(game: Polynesia) -> None:
    full = in_jeopardy(game, {"members": {MAIN: 3, "rua": 1}})
    assert f"sail rua {MAIN}" not in offered(game, full)
    free = in_jeopardy(game, {"members": {MAIN: 2, "rua": 2}})
    play(game, free, f"sail rua {MAIN}")
    assert queue(game, free, 0) == [3, 0, 0, 0, 0, 0]
    assert f"sail rua {MAIN}" not in offered(game, free), "now it is full"


def test_the_beach_of_the_others_does_not_matter(game: Polynesia) -> None:
    state = in_jeopardy(game, {"members": {"rua": 1}})
    assert f"sail rua {MAIN}" in offered(game, state)


def test_without_jeopardy_anybody_comes_back(game: Polynesia) -> None:
    assert f"sail rua {MAIN}" in offered(game, table(game, {"members": {MAIN: 9, "rua": 1}}))


# -- guides on and off the main island, on a map of the house ----------------------------------------


@pytest.fixture(scope="module")
def harbour() -> Polynesia:
    """On the maps of the box only neutral routes lead to the main island; here another does."""
    values = game_tables("polynesia").values
    small = values["maps"]["small"]
    maps = {**values["maps"], "small": {**small, "routes": [*small["routes"], "ahi_nui-ngaru"]}}
    found = load_game("polynesia", {"values": {**values, "maps": maps}})
    assert isinstance(found, Polynesia)
    return found


OF_1 = {"ahi_nui-ngaru": route("fish", 1)}


def test_a_guide_leaves_a_gap_until_the_turn_of_its_owner(harbour: Polynesia) -> None:
    state = in_jeopardy(harbour, routes=OF_1)
    events = play(harbour, state, f"sail {MAIN} ngaru guide 1")
    assert queue(harbour, state, 0) == [3, 2, 2, 2, 2, 1]
    assert queue(harbour, state, 1) == [2, 2, 2, 2, 2, 2], "seat 1 is not having a turn"
    assert [event.seat for event in of_kind(events, QueueClosed)] == [0]
    events = play(harbour, state, "stop")
    assert of_kind(events, QueueClosed) == [QueueClosed(1, (3, 2, 2, 2, 2, 1))]
    assert queue(harbour, state, 1) == [3, 2, 2, 2, 2, 1]


def test_with_gaps_three_guides_are_all_there_are(harbour: Polynesia) -> None:
    state = in_jeopardy(harbour, {"fish": 9}, routes=OF_1)
    play(harbour, state, *[f"sail {MAIN} ngaru guide 1"] * 3)
    assert state.actor == 1
    state = in_jeopardy(harbour, {"fish": 9}, {"members": {MAIN: 2}}, routes=OF_1)
    play(harbour, state, *[f"sail {MAIN} ngaru guide 1"] * 2)
    assert not any("guide" in text for text in offered(harbour, state, f"sail {MAIN}"))


def test_a_row_with_a_gap_before_it_is_buried_as_it_stands(harbour: Polynesia) -> None:
    """A guide of seat 1 left in the last turn of the round: its last row is still full."""
    state = in_jeopardy(
        harbour,
        *[{}, {}, {"fish": 9}],
        routes=OF_1,
        marker=1,
        actor=2,
        bag=["red", *["red"] * 5, *["grey"] * 3, "black"],
    )
    events = play(harbour, state, f"sail {MAIN} ngaru guide 1")
    assert of_kind(events, RowBuried) == [RowBuried(6, (2, 2, 1))]
    assert queue(harbour, state, 1) == [2, 2, 2, 2, 2, 0]


def test_a_guide_needs_a_free_place_on_its_own_beach(harbour: Polynesia) -> None:
    own = {"members": {"ngaru": 1}, "fish": 3}
    full = in_jeopardy(harbour, own, {"members": {MAIN: 3, "ngaru": 1}}, routes=OF_1)
    assert f"sail ngaru {MAIN} guide 1" not in offered(harbour, full)
    assert harbour.plans(full, {"origin": "ngaru", "target": MAIN}) == Message("why_guide_beach_full")
    free = in_jeopardy(harbour, own, {"members": {MAIN: 2, "ngaru": 1}}, routes=OF_1)
    play(harbour, free, f"sail ngaru {MAIN} guide 1")
    assert (queue(harbour, free, 0)[0], queue(harbour, free, 1)[0]) == (1, 3)


def test_so_does_whoever_is_guided(harbour: Polynesia) -> None:
    state = in_jeopardy(
        harbour, {"members": {MAIN: 3, "ngaru": 1}}, {"members": {MAIN: 1, "ngaru": 1}}, routes=OF_1
    )
    assert offered(harbour, state, "sail ngaru") == []


# -- populating --------------------------------------------------------------------------------------


def test_populating_brings_one_from_the_queue_to_an_island_where_one_is(game: Polynesia) -> None:
    state = in_jeopardy(game, {"members": {MAIN: 7, "rua": 1, "kiri": 1}})
    assert offered(game, state, "populate") == ["populate kiri", "populate rua"]
    events = play(game, state, "populate kiri")
    assert MembersPlaced(0, "kiri", 1, "populate") in events
    assert queue(game, state, 0) == [3, 2, 1, 0, 0, 0]
    assert members(game, state, 0)["kiri"] == 2
    assert seat_of(game, state, 0)["home"] == 4, "the board is a graveyard: nobody comes from there"


def test_the_last_on_the_beach_can_be_brought_too(game: Polynesia) -> None:
    state = in_jeopardy(game, {"members": {MAIN: 1, "rua": 1}})
    play(game, state, "populate rua")
    assert members(game, state, 0) == {"rua": 2}


def test_populating_needs_somebody_in_the_queue(game: Polynesia) -> None:
    state = in_jeopardy(game, {"members": {"rua": 5}})
    assert offered(game, state, "populate") == []


def test_at_the_beginning_nobody_can_be_brought_anywhere(game: Polynesia) -> None:
    assert offered(game, in_jeopardy(game), "populate") == []


def test_the_populating_of_1_1_comes_from_the_queue(game: Polynesia) -> None:
    own = {"members": {MAIN: 4, "rua": 1}, "fish": 6}
    state = in_jeopardy(game, own, cards=cards("gateways"))
    play(game, state, "explore tahi-manu")
    assert offered(game, state) == ["populate rua", "forgo"]
    play(game, state, "populate rua")
    assert (members(game, state, 0), queue(game, state, 0)[1]) == ({MAIN: 3, "rua": 2}, 0)


def test_the_member_of_2_3_comes_from_the_queue(game: Polynesia) -> None:
    own = {"members": {MAIN: 5, "rua": 1}}
    described = {"routes": {"rua-manu": route("fish", 0)}, "tokens": {"manu": "mask"}}
    state = in_jeopardy(game, own, cards=cards("arrivals"), **described)
    events = play(game, state, "sail rua manu")
    assert MembersPlaced(0, "manu", 1, "arrival") in events
    assert (queue(game, state, 0), members(game, state, 0)["manu"]) == ([3, 1, 0, 0, 0, 0], 2)
    assert seat_of(game, state, 0)["home"] == 7


def test_with_an_empty_queue_2_3_does_nothing(game: Polynesia) -> None:
    described = {"routes": {"rua-manu": route("fish", 0)}, "tokens": {"manu": "mask"}}
    state = in_jeopardy(game, {"members": {"rua": 1}}, cards=cards("arrivals"), **described)
    play(game, state, "sail rua manu")
    assert members(game, state, 0) == {"manu": 1}


# -- lava --------------------------------------------------------------------------------------------


def erupting(game: Polynesia, drawn: list[str], bag: list[str], *seats: dict[str, Any]) -> PolynesiaState:
    return in_jeopardy(game, *seats, drawn=drawn, bag=bag, marker=1, actor=2)


def test_a_red_stone_buries_the_row_nearest_the_crater(game: Polynesia) -> None:
    state = erupting(game, [], ["red", *["red"] * 5, *["grey"] * 3, "black"], {}, {"members": {MAIN: 12}})
    events = play(game, state, "catch fish")
    assert of_kind(events, RowBuried) == [RowBuried(6, (2, 1, 2))]
    assert [queue(game, state, seat) for seat in range(3)] == [[3, 2, 2, 2, 2, 0]] * 3
    assert [seat_of(game, state, seat)["home"] for seat in range(3)] == [2, 2, 2]


def test_the_next_red_stone_buries_the_next_row_though_nobody_is_there(game: Polynesia) -> None:
    seats = [{"members": {MAIN: 9}}, {"members": {MAIN: 8}}, {"members": {MAIN: 3}}]
    bag = ["red", *["red"] * 4, *["grey"] * 3, "black"]
    state = erupting(game, ["red"], bag, *seats)
    assert RowBuried(5, (0, 0, 0)) in play(game, state, "catch fish")
    state = erupting(game, ["red"] * 2, bag[1:], *seats)
    assert RowBuried(4, (2, 1, 0)) in play(game, state, "catch fish")
    assert [queue(game, state, seat)[:4] for seat in range(3)] == [[3, 2, 2, 0], [3, 2, 2, 0], [3, 0, 0, 0]]


def test_grey_stones_bury_nobody_and_a_black_one_may_bury_two_rows(game: Polynesia) -> None:
    state = erupting(game, ["grey"], ["black", "red", "red", *["red"] * 4, "grey", "grey"])
    events = play(game, state, "catch fish")
    kinds = [type(event) for event in events if isinstance(event, StoneDrawn | RowBuried)]
    assert kinds == [StoneDrawn, StoneDrawn, RowBuried, StoneDrawn, RowBuried]
    assert queue(game, state, 0) == [3, 2, 2, 2, 0, 0]
    assert seat_of(game, state, 0)["home"] == 4


def test_the_sixth_red_stone_buries_the_beach_and_ends_the_game(game: Polynesia) -> None:
    bag = ["red", "grey", "grey", "grey", "black"]
    state = erupting(game, ["red"] * 5, bag, *[{"members": {MAIN: 3, "kiri": 2}}] * 3)
    events = play(game, state, "catch fish")
    assert RowBuried(1, (3, 3, 3)) in events
    assert state.over
    assert members(game, state, 0) == {"kiri": 2}
    assert game.settled(state)[0].home == 11


def test_members_that_are_buried_take_the_highest_numbers_first(game: Polynesia) -> None:
    """Thirteen in the queue count nothing: they would all sink. Two on a safe island."""
    safe = {"members": {MAIN: 0, "nalu": 11}}
    state = in_jeopardy(game, safe)
    assert game.points_by_source(state, 0) == {"free": 5}
    assert game.scores(in_jeopardy(game))[0] == 0


def test_buried_rows_stay_empty_in_later_turns(game: Polynesia) -> None:
    bag = ["red", *["red"] * 2, *["grey"] * 3, "black"]
    state = erupting(game, ["red"] * 3, bag, *[{"members": {MAIN: 7, "rua": 2}}] * 3)
    play(game, state, "catch fish", "decline fish")
    assert state.actor == 1
    assert queue(game, state, 1) == [3, 2, 0, 0, 0, 0]
    assert game.digest(game.restore(game.snapshot(state))) == game.digest(state)
