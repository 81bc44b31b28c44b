"""Islands (rules 2, 4, 8): the docks, the ten gifts, and the stack."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import GiftMissed, IslandsMoved, TileGiven
from hawaii.games.hawaii.islands import fill_docks
from hawaii.games.hawaii.state import NO_ISLAND, HawaiiState
from hawaii.kernel.chance import Chance
from tests.games.hawaii.telling import village
from tests.games.telling import of_kind, offered, play


def sailing_to(
    game: Hawaii, island: str, others: list[dict[str, Any]] | None = None, **seat: Any
) -> HawaiiState:
    """A seat with just enough for dock 1."""
    mine = {"shell": 0, "foot": 3, "fruit": 0, "boats": ["I"], "used": ["fishing_boat"], **seat}
    docks = [island, None, None, None]
    return game.arrange({"docks": docks, "prices": {}, "seats": [mine, *(others or [{}])], "actor": 0})


@pytest.mark.parametrize(("dock", "feet", "points"), [(1, 3, 2), (2, 4, 3), (3, 5, 4), (4, 6, 9)])
def test_each_dock_has_its_price_and_points(game: Hawaii, dock: int, feet: int, points: int) -> None:
    docks: list[str | None] = [None] * 4
    docks[dock - 1] = "four_fruits"
    seat = {"foot": feet, "fruit": 0, "boats": ["I", "I"], "used": ["fishing_boat"]}
    state = game.arrange({"docks": docks, "prices": {}, "seats": [seat], "actor": 0})
    play(game, state, f"visit {dock}", *(["sail I I"] if dock == 1 else []))
    assert state.points[0] == points
    assert state.purses[0] == (13, 0, 4)
    poor = {**seat, "foot": feet - 1}
    state = game.arrange({"docks": docks, "prices": {}, "seats": [poor], "actor": 0})
    assert f"visit {dock}" not in offered(game, state)


def test_five_points_come_on_top_of_the_dock(game: Hawaii) -> None:
    state = sailing_to(game, "five_points")
    play(game, state, "visit 1")
    assert state.points[0] == 2 + 5
    assert [(source, points) for _, _, source, points in state.tally[0]] == [("dock 1", 2), ("island", 5)]


def test_two_kahunas_fill_two_spaces_and_bring_their_shells(game: Hawaii) -> None:
    state = sailing_to(game, "two_kahunas", kahunas=1)
    play(game, state, "visit 1")
    assert state.realms[0].kahunas == 3
    assert state.purses[0] == (2, 0, 0)


def test_two_tikis_fill_two_spaces_and_bring_their_feet(game: Hawaii) -> None:
    state = sailing_to(game, "two_tikis", tikis=3)
    play(game, state, "visit 1")
    assert state.realms[0].tikis == 5
    assert state.purses[0] == (0, 1 + 2, 0)


def test_only_one_tiki_is_taken_where_only_one_fits(game: Hawaii) -> None:
    state = sailing_to(game, "two_tikis", tikis=5)
    events = play(game, state, "visit 1")
    assert state.realms[0].tikis == 6
    assert [event.number for event in of_kind(events, TileGiven)] == [1]
    assert [event.reason.id for event in of_kind(events, GiftMissed)] == ["gift_does_not_fit"]


def test_no_kahuna_is_taken_where_none_fits_but_the_dock_scores(game: Hawaii) -> None:
    state = sailing_to(game, "two_kahunas", kahunas=5)
    events = play(game, state, "visit 1")
    assert state.points[0] == 2
    assert of_kind(events, TileGiven) == []
    assert [event.number for event in of_kind(events, GiftMissed)] == [2]


def test_a_tile_that_has_run_out_is_not_given(game: Hawaii) -> None:
    dancers = {"villages": [["hula"], ["shell_hut", "hula"], ["foot_hut", "hula"], ["spear_hut", "hula"]]}
    more = {"villages": [["hula"], ["shell_hut", "hula"], ["foot_hut", "hula"], ["spear_hut", "hula"]]}
    last = {"villages": [["hula"], ["shell_hut", "hula"]]}
    state = sailing_to(game, "hula", [dancers, more, last])
    events = play(game, state, "visit 1")
    assert [event.reason.id for event in of_kind(events, GiftMissed)] == ["gift_gone"]
    assert village(game, state, 0, 1) == ["start_hut"]


@pytest.mark.parametrize("tile", ["foot_hut", "shell_hut"])
def test_a_hut_given_may_start_a_village(game: Hawaii, tile: str) -> None:
    state = sailing_to(game, tile)
    play(game, state, "visit 1")
    assert offered(game, state) == ["settle 1", "settle 2"]
    play(game, state, "settle 2")
    assert village(game, state, 0, 2) == [f"{tile} II"]


@pytest.mark.parametrize("tile", ["hula", "surfer"])
def test_dancer_and_surfer_come_with_side_two(game: Hawaii, tile: str) -> None:
    state = sailing_to(game, tile)
    play(game, state, "visit 1")
    assert village(game, state, 0, 1) == ["start_hut", f"{tile} II"]


def test_the_gift_must_be_taken_if_it_fits_anywhere(game: Hawaii) -> None:
    state = sailing_to(game, "surfer", villages=[["surfer"], ["long_hut"]])
    play(game, state, "visit 1")
    assert village(game, state, 0, 2) == ["long_hut I", "surfer II"]


def test_the_fruit_tile_is_of_the_players_choice_among_those_that_fit(game: Hawaii) -> None:
    state = sailing_to(game, "fruit_tile", villages=[["taro"]])
    play(game, state, "visit 1")
    assert offered(game, state) == ["take breadfruit", "take coconut", "take banana"]
    play(game, state, "take banana")
    assert village(game, state, 0, 1) == ["start_hut", "taro I", "banana II"]


def test_four_fruits_never_pay_for_their_own_visit(game: Hawaii) -> None:
    state = sailing_to(game, "four_fruits", foot=2)
    assert "visit 1" not in offered(game, state)


def test_a_visited_island_goes_face_up_under_the_stack(game: Hawaii) -> None:
    state = sailing_to(game, "four_fruits")
    play(game, state, "visit 1")
    assert state.docks[0] == NO_ISLAND
    assert [game.book.island_names[island] for island in state.islands_up] == ["four_fruits"]


def test_the_stack_is_shuffled_as_soon_as_a_face_up_island_is_on_top(game: Hawaii) -> None:
    state = game.start(2, 3)
    state.islands_up = (*state.islands_down[:4], *state.docks[2:])
    state.islands_down = state.islands_down[4:]
    state.docks = [*state.docks[:2], NO_ISLAND, NO_ISLAND]
    assert fill_docks(state, Chance(1))
    assert state.islands_up == ()
    assert len(state.islands_down) == 6
    assert NO_ISLAND not in state.docks


def test_an_island_shuffled_in_may_come_out_in_the_same_refill(game: Hawaii) -> None:
    """One face-down island, two empty docks: the second draw is from the whole new stack."""
    came_back = set()
    for seed in range(40):
        state = game.start(2, 3)
        visited = state.docks[0]
        state.islands_up = (*state.islands_down[:5], visited)
        state.islands_down = state.islands_down[5:]
        first = state.islands_down[0]
        state.docks = [state.docks[1], state.docks[2], NO_ISLAND, NO_ISLAND]
        state.islands_up += (game.start(2, 3).docks[3],)
        fill_docks(state, Chance(seed))
        assert state.docks[2] == first
        came_back.add(state.docks[3])
    assert visited in came_back


def test_without_visits_the_islands_stay(game: Hawaii) -> None:
    state = game.arrange({"order": [0, 1], "seats": [{"foot": 0, "fruit": 0}, {"foot": 0, "fruit": 0}]})
    before = list(state.docks)
    events = play(game, state, "retire 1")
    (moved,) = of_kind(events, IslandsMoved)
    assert not moved.shuffled
    assert state.docks == before
