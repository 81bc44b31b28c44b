"""The end of a round and of the game (rules 8, 9, 10)."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.events import RoundScored
from hawaii.games.hawaii.round_scoring import FIRST, OTHERS, SECOND, UNRANKED, ranks
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.events import GameEnded
from tests.games.telling import of_kind, play

PENNILESS = {"shell": 0, "foot": 0, "fruit": 0}


def last_round(game: Hawaii, *seats: dict[str, Any], **more: Any) -> HawaiiState:
    mine = [{**PENNILESS, **seat} for seat in seats]
    return game.arrange({"round": 5, "order": list(range(len(seats))), "seats": mine, **more})


def test_fish_count_by_their_number_and_tokens_by_their_value(game: Hawaii) -> None:
    state = last_round(game, {"taken": [6, 5], "caught": ["6s", 2]}, {}, round=1)
    events = play(game, state, "retire 1")
    (scored,) = of_kind(events, RoundScored)
    assert scored.results[0].sum == 6 + 5 + 3 + 1


def test_several_seconds_all_score_second(game: Hawaii) -> None:
    options = game.start(2, 0).options
    assert ranks([14, 11, 11, 10], [9] * 4, options) == [FIRST, SECOND, SECOND, OTHERS]


def test_who_misses_the_sum_is_not_ranked(game: Hawaii) -> None:
    options = game.start(2, 0).options
    # Seat 0 has most, but a higher needed sum than it reaches; surfers helped the others.
    assert ranks([8, 7, 6], [9, 5, 5], options) == [UNRANKED, FIRST, SECOND]


def test_the_option_that_those_who_miss_take_ranks_too(game: Hawaii) -> None:
    options = game.start(2, 0, {"rank_only_those_who_reach": False}).options
    assert ranks([8, 7, 6], [9, 5, 5], options) == [UNRANKED, SECOND, OTHERS]


def test_the_option_that_there_are_seconds_after_a_shared_first(game: Hawaii) -> None:
    options = game.start(2, 0, {"seconds_on_shared_first": True}).options
    assert ranks([11, 11, 10, 9], [9] * 4, options) == [FIRST, FIRST, SECOND, OTHERS]


def test_nobody_reaches_anything(game: Hawaii) -> None:
    for agreed in (True, False):
        options = game.start(2, 0, {"rank_only_those_who_reach": agreed}).options
        assert ranks([3, 2], [9, 9], options) == [UNRANKED, UNRANKED]


def test_the_next_round_begins_at_the_beach_in_the_order_of_the_track(game: Hawaii) -> None:
    state = game.arrange(
        {
            "players": 3,
            "seats": [
                {"retired": 3, "taken": [4]},
                {"retired": 1, "at": "beach"},
                {**PENNILESS, "at": "hula", "caught": [6]},
            ],
        }
    )
    play(game, state, "rest")  # then only space 2 is left
    assert state.round == 1
    assert state.order == (1, 2, 0)
    assert state.actor == 1
    assert state.where == [BEACH] * 3
    assert state.taken == [()] * 3
    assert state.caught == [()] * 3


def test_turns_go_in_track_order_and_pass_over_the_retired(game: Hawaii) -> None:
    state = game.arrange(
        {
            "players": 4,
            "order": [2, 0, 3, 1],
            "prices": {},
            "cove": [2, 3, 4, 5],
            "track": [2, 3],
            "seats": [{"foot": 9}, {"foot": 9, "at": "hula"}, {"foot": 9}, {"retired": 4}],
        }
    )
    assert state.actor == 2
    play(game, state, "retire 3")
    assert state.actor == 0
    play(game, state, "fish", "catch 1", "pay 1 foot")
    assert state.actor == 1  # seat 3 has retired
    play(game, state, "rest")
    assert state.actor == 0  # and so has seat 2


def test_after_the_last_round_there_is_no_income_but_two_points_for_space_one(game: Hawaii) -> None:
    state = last_round(game, {"villages": [["shell_hut II", "irrigation II"]]}, {})
    events = play(game, state, "retire 2")
    assert state.over
    assert state.purses == [(0, 0, 0), (0, 0, 0)]
    assert state.tally[1] == ((5, "first_space", "first_space", 2),)
    assert game.actions(state) == ()
    assert isinstance(events[-1], GameEnded)


def test_space_one_brings_nothing_in_earlier_rounds(game: Hawaii) -> None:
    state = last_round(game, {}, {}, round=4)
    play(game, state, "retire 1")
    assert state.points == [0, 0]


def test_without_a_tiki_no_village_counts(game: Hawaii) -> None:
    rows = [["hula II", "long_hut II", "taro", "banana", "irrigation", "laka II"]]
    state = last_round(game, {"villages": rows, "kahunas": 1}, {})
    play(game, state, "retire 2")
    assert state.points[0] == 0


@pytest.mark.parametrize(("tikis", "length"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_a_village_counts_if_it_reaches_the_last_tiki(game: Hawaii, tikis: int, length: int) -> None:
    tiles = ["long_hut II", "hula", "taro", "banana", "surfer", "coconut"]
    for size in range(1, 7):
        state = game.arrange({"seats": [{"villages": [[], tiles[:size]], "tikis": tikis}]})
        assert game.final_scoring(state, 0)[1].counts == (size >= length)


def test_long_hut_two_brings_five_and_long_hut_one_nothing(game: Hawaii) -> None:
    state = game.arrange({"seats": [{"villages": [["long_hut I"], ["long_hut II"]], "tikis": 6}]})
    found = [[award.points for award in village.awards] for village in game.final_scoring(state, 0)]
    assert found == [[], [5]]


@pytest.mark.parametrize(("counted", "points"), [(True, 2 * 3), (False, 2 * 2)])
def test_kanaloa_and_the_fishing_boat_are_an_option(game: Hawaii, counted: bool, points: int) -> None:
    state = game.arrange(
        {
            "options": {"kanaloa_counts_fishing_boat": counted},
            "seats": [{"villages": [["kanaloa I", "surfer II"]], "tikis": 6, "boats": ["I"]}],
        }
    )
    assert [award.points for village in game.final_scoring(state, 0) for award in village.awards] == [points]


def test_gods_see_the_whole_realm_but_not_villages_that_are_out(game: Hawaii) -> None:
    rows = [
        ["laka II", "taro II", "banana"],
        ["long_hut", "coconut II"],
        ["shell_hut", "taro", "hula", "banana"],
    ]
    state = game.arrange({"seats": [{"villages": rows, "tikis": 3}]})
    first, second, third = game.final_scoring(state, 0)
    assert [award.points for award in first.awards] == [2 * (2 + 1 + 1 + 1)]
    assert not second.counts
    assert [award.points for award in third.awards] == [4]


def test_boats_always_count_but_kanaloa_must(game: Hawaii) -> None:
    rows = [["surfer"], ["long_hut", "kanaloa II", "taro", "banana", "hula", "coconut"]]
    state = game.arrange({"seats": [{"villages": rows, "tikis": 1, "boats": ["I", "II"]}]})
    first, second = game.final_scoring(state, 0)
    assert not first.counts
    assert [award.points for award in second.awards] == [4 * 3, 6]


def test_highest_score_wins_then_most_pieces_then_shared(game: Hawaii) -> None:
    state = game.arrange({"players": 3, "seats": [{"points": 9}, {"points": 9}, {"points": 8}]})
    state.purses[:] = [(1, 1, 1), (0, 0, 4), (99, 0, 0)]
    assert game.winners(state) == (1,)
    state.purses[1] = (3, 0, 0)
    assert game.winners(state) == (0, 1)


def test_the_resources_option_is_kept_in_the_position(game: Hawaii) -> None:
    assert game.snapshot(game.start(2, 1))["options"]["resources"] == "hidden"
    assert game.snapshot(game.start(2, 1, {"resources": "open"}))["options"]["resources"] == "open"
