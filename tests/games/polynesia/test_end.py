"""The end: islands sink, and points are counted."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import IslandsSank
from hawaii.kernel.events import GameEnded, PointsScored
from tests.games.polynesia.telling import JEOPARDY, MAIN, Seats, cards, members, route, table
from tests.games.telling import of_kind, play

ENDING: dict[str, Any] = {
    "drawn": ["red"] * 5,
    "bag": ["red", "grey", "grey", "grey", "black"],
    "marker": 1,
}
FAR = {"nalu": 13}
"""All members on an island where nothing counts."""


# -- the rulebook ------------------------------------------------------------------------------------


def test_alberto_has_fifteen_points(game: Polynesia) -> None:
    """The example of the rulebook: 4 for the board, 5 for turtles, 1 for a token, 3 for archipelagos, 2 for
    masks. Four of eight spaces are taken when he has four members at home: the highest free one is a 4.
    """
    alberto = {
        "members": {"honu": 1, "koru": 1, "mako": 1, "hokule": 1, "manu": 2, "kauri": 2, "lani": 1},
        "tokens": {"turtle": 1, "mask": 2},
    }
    state = table(game, alberto, cards=["footholds", "collections", "navigators"])
    assert game.points_by_source(state, 0) == {"free": 4, "turtles": 6, "tide1": 3, "tide2": 2}
    assert game.scores(state)[0] == 15
    assert [award.points for award in game.breakdown(state, 0) if award.source == "turtles"].count(2) == 1


# -- the personal board ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("home", "free"),
    [(0, 7), (1, 6), (2, 5), (3, 4), (4, 4), (5, 3), (6, 3), (7, 2), (8, 2), (9, 1), (10, 1), (11, 0)],
)
def test_the_highest_free_number_counts(game: Polynesia, home: int, free: int) -> None:
    state = table(game, {"members": {"nalu": 13 - home}})
    assert game.points_by_source(state, 0).get("free", 0) == free


def test_who_has_everybody_at_home_has_no_free_number(game: Polynesia) -> None:
    assert game.scores(table(game, {"members": {}}))[0] == 0
    assert game.scores(table(game, {"members": {"nalu": 1}}))[0] == 0


def test_the_main_island_and_its_neighbours_sink(game: Polynesia) -> None:
    standing = {MAIN: 1, "tahi": 2, "rua": 1, "toru": 1, "nalu": 4}
    state = table(game, {"members": standing})
    (own, *_) = game.settled(state)
    assert (own.sunk, own.home) == (5, 9)
    assert game.points_by_source(state, 0) == {"free": 1}


def test_members_come_back_from_the_right_upper_row_first(game: Polynesia) -> None:
    """Three at home on 5, 6, 7; two come back to the 4s; then a 3 is the highest that is free."""
    state = table(game, {"members": {"nalu": 8, "tahi": 2}})
    assert game.points_by_source(state, 0) == {"free": 3}
    crowded = table(game, {"members": {"nalu": 3, "tahi": 2}})
    assert game.points_by_source(crowded, 0) == {"free": 1}, "8 above, 2 below on the 2 and a 1"


def test_nothing_on_the_map_changes_by_counting(game: Polynesia) -> None:
    state = table(game, {"members": {MAIN: 3, "nalu": 2}}, actor=2, **ENDING)
    play(game, state, "catch fish")
    assert state.over
    assert members(game, state, 0) == {MAIN: 3, "nalu": 2}


# -- turtles -----------------------------------------------------------------------------------------


def test_an_island_counts_its_turtles_however_many_members_are_there(game: Polynesia) -> None:
    state = table(game, {"members": {"honu": 5, "hokule": 1, "nalu": 7}}, {"members": {"honu": 1}})
    assert game.points_by_source(state, 0)["turtles"] == 3
    assert game.points_by_source(state, 1)["turtles"] == 1


def test_a_turtle_token_is_a_point(game: Polynesia) -> None:
    state = table(game, {"members": {}, "tokens": {"turtle": 2}})
    assert game.points_by_source(state, 0) == {"turtles": 2}


def test_other_tokens_count_nothing_by_themselves(game: Polynesia) -> None:
    quiet = cards("feasts", "families", "gateways")
    state = table(game, {"members": {}, "tokens": {"fish": 1, "shell": 1}}, cards=quiet)
    assert game.scores(state)[0] == 0


# -- winning -----------------------------------------------------------------------------------------


def test_most_points_win(game: Polynesia) -> None:
    state = table(game, {"members": {"honu": 13}}, {"members": {"nalu": 13}})
    assert game.scores(state)[:2] == (8, 7)
    assert game.winners(state) == (0,)


def test_a_tie_goes_to_members_on_more_islands(game: Polynesia) -> None:
    seats: Seats = [{"members": FAR}, {"members": {"nalu": 12, "hau": 1}}, {"members": {"nalu": 1}}]
    state = table(game, *seats)
    assert game.scores(state)[:2] == (7, 7)
    assert game.winners(state) == (1,)


def test_islands_that_sank_break_no_tie(game: Polynesia) -> None:
    """Both have six points; seat 1 is on more islands, but one of them sinks."""
    seats: Seats = [{"members": {"nalu": 11, "hau": 1}}, {"members": {"nalu": 12, "tahi": 1}}]
    state = table(game, *seats)
    assert game.scores(state)[:2] == (6, 6)
    assert game.winners(state) == (0,)


def test_a_tie_that_lasts_is_shared(game: Polynesia) -> None:
    seats: Seats = [{"members": FAR}, {"members": {"nalu": 3}}, {"members": {"hau": 13}}]
    assert game.winners(table(game, *seats)) == (0, 2)


def test_scores_may_be_negative(game: Polynesia) -> None:
    state = table(game, {"members": {}}, {"members": {}, "tokens": {"mask": 1}}, cards=cards("faceless"))
    assert game.scores(state)[0] == -2
    state = table(game, {"members": {}}, {"members": {}, "tokens": {"mask": 1}}, cards=cards("collections"))
    assert game.scores(state)[1] == -1


# -- how it is told ----------------------------------------------------------------------------------


def test_the_end_is_told_with_what_sank_every_point_and_the_winners(game: Polynesia) -> None:
    seats: Seats = [
        {"members": {MAIN: 2, "tahi": 1, "honu": 1}},
        {"members": {"nalu": 13}},
        {"members": {"hau": 1, "rua": 3}},
    ]
    state = table(game, *seats, actor=2, **ENDING)
    events = play(game, state, "catch fish")
    (sank,) = of_kind(events, IslandsSank)
    assert sank == IslandsSank((MAIN, "rua", "tahi", "toru"), (3, 0, 3))
    scored = [0, 0, 0]
    for event in of_kind(events, PointsScored):
        scored[event.seat] += event.points
    assert tuple(scored) == game.scores(state) == (1, 7, 0)
    assert events[-1] == GameEnded((1,))


def test_in_jeopardy_whoever_is_left_in_the_queue_sinks_too(game: Polynesia) -> None:
    state = table(game, {"members": {MAIN: 6, "nalu": 4}}, **JEOPARDY)
    (own, *_) = game.settled(state)
    assert (own.sunk, own.home) == (6, 9)


def test_points_are_shown_as_if_the_volcano_erupted_now(game: Polynesia) -> None:
    state = table(game, {"members": {"tahi": 8}}, routes={"tahi-honu": route("fish", 0)})
    assert game.scores(state)[0] == 3, "only the ships count: nobody is safe"
    play(game, state, "sail tahi honu")
    assert game.scores(state)[0] == 3 + 1
