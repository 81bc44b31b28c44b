"""Populating and fishing."""

from __future__ import annotations

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import GoodsMoved, MembersPlaced
from hawaii.kernel.events import TurnEnded
from tests.games.polynesia.telling import MAIN, goods, members, route, seat_of, table
from tests.games.telling import offered, play

OLD = {"tahi": 6, "rua": 7}
"""Nobody is at home."""


def test_three_members_go_to_the_main_island(game: Polynesia) -> None:
    state = table(game)
    events = play(game, state, f"populate {MAIN}")
    assert events[:2] == [MembersPlaced(0, MAIN, 3, "populate"), TurnEnded(0)]
    assert (members(game, state, 0), seat_of(game, state, 0)["home"]) == ({MAIN: 8}, 5)


@pytest.mark.parametrize(("home", "come"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_exactly_three_or_all_that_are_left(game: Polynesia, home: int, come: int) -> None:
    state = table(game, {"members": {"rua": 13 - home}})
    play(game, state, f"populate {MAIN}")
    assert members(game, state, 0) == {"rua": 13 - home, MAIN: come}
    assert seat_of(game, state, 0)["home"] == home - come


def test_on_the_main_island_nobody_need_be_already(game: Polynesia) -> None:
    state = table(game, {"members": {"rua": 1}})
    assert offered(game, state, "populate") == [f"populate {MAIN}", "populate rua"]


def test_one_member_goes_to_an_island_where_one_has_one(game: Polynesia) -> None:
    state = table(game, {"members": {"rua": 1, "kiri": 2}}, {"members": {"hau": 1}})
    assert offered(game, state, "populate") == [f"populate {MAIN}", "populate kiri", "populate rua"]
    play(game, state, "populate kiri")
    assert (members(game, state, 0), seat_of(game, state, 0)["home"]) == ({"rua": 1, "kiri": 3}, 9)


def test_who_has_nobody_at_home_cannot_populate(game: Polynesia) -> None:
    assert offered(game, table(game, {"members": OLD}), "populate") == []


def test_an_island_holds_any_number(game: Polynesia) -> None:
    state = table(game, {"members": {"rua": 12}}, {"members": {"rua": 13}}, {"members": {"rua": 13}})
    play(game, state, "populate rua")
    assert [members(game, state, seat)["rua"] for seat in range(3)] == [13, 13, 13]


def test_members_leave_the_personal_board_from_the_left(game: Polynesia) -> None:
    """So the highest free number grows: 2 with the first, then 3, 3, 4, 4, 5, 6, 7."""
    for gone, free in enumerate((2, 2, 3, 3, 4, 4, 5, 6, 7)):
        state = table(game, {"members": {"nalu": 5 + gone}})
        assert game.points_by_source(state, 0)["free"] == free


@pytest.mark.parametrize("marker", [3, 2, 1])
@pytest.mark.parametrize("kind", ["fish", "shell"])
def test_fishing_brings_what_the_marker_shows_of_one_kind(game: Polynesia, marker: int, kind: str) -> None:
    state = table(game, {"fish": 1, "shells": 1}, marker=marker)
    events = play(game, state, f"catch {kind}")
    assert events[0] == GoodsMoved(kind, marker, None, 0, "catch")
    assert goods(game, state, 0) == ((1 + marker, 1) if kind == "fish" else (1, 1 + marker))


def test_fish_and_shells_are_not_limited(game: Polynesia) -> None:
    state = table(game, {"fish": 500, "shells": 500})
    play(game, state, "catch fish")
    assert goods(game, state, 0) == (503, 500)


def test_who_can_do_nothing_else_can_fish(game: Polynesia) -> None:
    """All in one place far away, on somebody else's route, without goods."""
    seat = {"members": {"kiri": 13}, "fish": 0, "shells": 0}
    state = table(game, seat, routes={"kiri-sina": route("fish", 1)})
    assert offered(game, state) == ["catch fish", "catch shell"]
