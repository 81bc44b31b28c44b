"""Walking (rules 4): where one may stop, what it costs, and Pele."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.board import BEACH, neighbours
from hawaii.games.hawaii.state import HawaiiState
from tests.games.telling import offered, play

LAYOUT = [
    *("long_huts", "coast"),
    *("supply_huts", "craft_huts", "orchard"),
    *("irrigation", "hula", "gods"),
    *("tikis", "kahunas"),
]


def position(game: Hawaii, seat: dict[str, Any], **more: Any) -> HawaiiState:
    return game.arrange({"layout": LAYOUT, "seats": [{"fruit": 0, **seat}], "actor": 0, **more})


def walks(game: Hawaii, state: HawaiiState) -> set[str]:
    return {text.removeprefix("walk ") for text in offered(game, state) if text.startswith("walk ")}


def test_only_the_two_lowest_places_touch_the_beach(game: Hawaii) -> None:
    state = position(game, {"foot": 1})
    assert walks(game, state) == {"long_huts", "coast"} - _without_tokens(game, state)


def _without_tokens(game: Hawaii, state: HawaiiState) -> set[str]:
    return {LAYOUT[spot] for spot, tokens in enumerate(state.prices) if not tokens}


def test_the_neighbours_of_each_position(game: Hawaii) -> None:
    assert neighbours(game.book.tables.board) == [
        [1, 2, 3],
        [0, 3, 4],
        [0, 3, 5, 6],
        [0, 1, 2, 4, 5, 6, 7],
        [1, 3, 6, 7],
        [2, 3, 6, 8],
        [2, 3, 4, 5, 7, 8, 9],
        [3, 4, 6, 9],
        [5, 6, 9],
        [6, 7, 8],
    ]


def test_the_beach_is_no_short_cut(game: Hawaii) -> None:
    # Between the two upper corners it is one step; through the beach nobody walks.
    costs = game.book.walking[0]
    assert [costs[BEACH][spot] for spot in range(10)] == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
    assert costs[8][0] == 3
    assert costs[0][9] == 3


def test_staying_needs_a_token_and_costs_a_foot(game: Hawaii) -> None:
    state = position(game, {"at": "hula", "foot": 1, "shell": 9}, prices={"hula": [3]})
    assert "walk hula" in offered(game, state)
    state = position(game, {"at": "hula", "foot": 1, "shell": 9}, prices={"tikis": [3]})
    assert walks(game, state) == {"tikis"}


def test_another_chieftain_is_never_in_the_way(game: Hawaii) -> None:
    state = game.arrange(
        {
            "layout": LAYOUT,
            "prices": {"long_huts": [3], "supply_huts": [3]},
            "seats": [{"shell": 9, "foot": 2, "fruit": 0}, {"at": "long_huts"}],
            "actor": 0,
        }
    )
    assert walks(game, state) == {"long_huts", "supply_huts"}


def test_a_place_sold_out_or_useless_is_not_offered(game: Hawaii) -> None:
    full = {"villages": [["hula"], ["long_hut", "hula"]], "tikis": 6, "shell": 9, "foot": 9}
    state = position(game, full, prices={"hula": [2], "tikis": [2], "kahunas": [2]})
    assert walks(game, state) == {"kahunas"}


def test_the_walk_must_leave_enough_for_the_cheapest_token(game: Hawaii) -> None:
    seat = {"at": "hula", "shell": 3, "foot": 4}
    assert walks(game, position(game, seat, prices={"hula": [4, 5], "tikis": [3, 6]})) == {"tikis"}


def test_fruits_needed_for_the_tile_cannot_pay_the_walk(game: Hawaii) -> None:
    state = position(game, {"at": "tikis", "shell": 0, "foot": 1, "fruit": 3}, prices={"tikis": [3]})
    events = play(game, state, "walk tikis")  # no choice: the foot for the walk, the fruits for the tile
    assert state.purses[0] == (0, 0, 0)
    assert events
    state = position(game, {"at": "tikis", "shell": 0, "foot": 1, "fruit": 4}, prices={"tikis": [3]})
    play(game, state, "walk tikis")
    assert offered(game, state) == ["pay 1 foot", "pay 1 fruit"]


@pytest.mark.parametrize(("side", "most"), [("I", 2), ("II", 1)])
def test_pele_limits_the_feet_of_a_walk(game: Hawaii, side: str, most: int) -> None:
    seat = {"shell": 9, "foot": most, "villages": [[f"pele {side}"]]}
    state = position(game, seat, prices={"kahunas": [2], "coast": [2]})
    assert walks(game, state) == {"kahunas", "coast"}
    near, far = state.copy(), state.copy()
    play(game, near, "walk coast")
    play(game, far, "walk kahunas")
    assert near.purses[0][1] == most - 1
    assert far.purses[0][1] == 0


def test_rest_leads_from_a_place_to_the_beach_and_cannot_be_repeated(game: Hawaii) -> None:
    state = game.arrange({"layout": LAYOUT, "order": [0, 1], "seats": [{"at": "tikis"}, {"retired": 1}]})
    play(game, state, "rest")
    assert state.where[0] == BEACH
    assert state.actor == 0
    assert "rest" not in offered(game, state)
    assert state.purses[0] == (13, 7, 0)


def test_after_a_rest_one_walks_inland_from_the_beach(game: Hawaii) -> None:
    state = game.arrange(
        {
            "layout": LAYOUT,
            "prices": {"coast": [2]},
            "seats": [{"at": "tikis", "foot": 1, "shell": 2, "fruit": 0}, {"retired": 1}],
            "actor": 0,
        }
    )
    assert "walk coast" not in offered(game, state)
    play(game, state, "rest", "walk coast")
    assert state.where[0] == LAYOUT.index("coast")
