"""Paying (rules 5): one kind only, exchange huts, boats with their printed foot."""

from __future__ import annotations

from typing import Any

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import ExchangeHutsUsed
from hawaii.games.hawaii.state import HawaiiState
from tests.games.telling import of_kind, offered, play

ONE_HUT = [["exchange_hut I"]]
ONE_HUT_II = [["exchange_hut II"]]


def at_tikis(game: Hawaii, token: int, **seat: Any) -> HawaiiState:
    return game.arrange({"prices": {"tikis": [token]}, "seats": [{"at": "tikis", **seat}], "actor": 0})


def test_exchange_hut_one_replaces_one_piece(game: Hawaii) -> None:
    state = at_tikis(game, 4, shell=3, foot=2, fruit=0, villages=ONE_HUT)
    events = play(game, state, "walk tikis")
    # 1 foot for the walk; the tile costs 3 shells and the other foot, or nothing would be left to buy with
    assert state.purses[0] == (0, 0, 0)
    assert of_kind(events, ExchangeHutsUsed) == [ExchangeHutsUsed(0, 1, 0)]


def test_exchange_hut_two_replaces_up_to_two_pieces_of_different_kinds(game: Hawaii) -> None:
    state = at_tikis(game, 4, shell=4, foot=3, fruit=2, villages=ONE_HUT_II)
    play(game, state, "walk tikis", "pay 1 foot")  # one tiki: two would cost 8
    assert offered(game, state) == [
        "pay 4 shell",
        "pay 3 shell 1 foot",
        "pay 3 shell 1 fruit",
        "pay 2 shell 2 foot",
        "pay 2 shell 1 foot 1 fruit",
        "pay 2 foot 2 fruit",
        "pay 1 shell 1 foot 2 fruit",
        "pay 2 shell 2 fruit",
    ]


def test_a_fruit_payment_may_have_its_pieces_replaced_too(game: Hawaii) -> None:
    state = at_tikis(game, 3, shell=1, foot=1, fruit=2, villages=ONE_HUT)
    play(game, state, "walk tikis")  # the foot, for sure: the rest must make three
    assert state.purses[0] == (0, 0, 0)


def test_a_hut_used_for_the_walk_is_used_for_this_turn(game: Hawaii) -> None:
    state = at_tikis(game, 4, shell=4, foot=1, fruit=1, villages=ONE_HUT)
    # A shell for the walk would need the hut, and three shells and a fruit for the tile need it again.
    play(game, state, "walk tikis")
    assert offered(game, state) == ["pay 1 foot", "pay 1 fruit"]


def test_two_huts_add_up_in_one_payment(game: Hawaii) -> None:
    huts = [["exchange_hut I"], ["exchange_hut II"]]
    state = at_tikis(game, 5, shell=2, foot=4, fruit=0, villages=huts)
    events = play(game, state, "walk tikis")
    assert state.purses[0] == (0, 0, 0)
    assert of_kind(events, ExchangeHutsUsed) == [ExchangeHutsUsed(0, 1, 1)]


def test_the_smaller_hut_serves_where_it_is_enough(game: Hawaii) -> None:
    huts = [["exchange_hut I"], ["exchange_hut II"]]
    state = at_tikis(game, 2, shell=9, foot=0, fruit=0, villages=huts)
    play(game, state, "walk tikis")
    assert state.huts == (0, 1)


def test_the_larger_hut_serves_for_two_so_that_two_small_ones_remain(game: Hawaii) -> None:
    huts = [["exchange_hut I"], ["exchange_hut I"], ["exchange_hut II"]]
    state = game.arrange(
        {
            "layout": [*("coast", "hula"), *_others()],
            "prices": {"irrigation": [2]},
            "seats": [{"shell": 9, "foot": 0, "fruit": 0, "villages": huts}],
            "actor": 0,
        }
    )
    play(game, state, "walk irrigation")  # two steps, paid with two shells
    assert state.huts == (2, 0)


def _others() -> list[str]:
    return ["irrigation", "gods", "tikis", "orchard", "kahunas", "supply_huts", "craft_huts", "long_huts"]


def test_the_huts_are_ready_again_in_the_next_turn(game: Hawaii) -> None:
    state = game.arrange(
        {
            "prices": {"tikis": [2, 2]},
            "seats": [
                {"shell": 9, "foot": 0, "fruit": 0, "villages": ONE_HUT, "at": "tikis"},
                {"retired": 1},
            ],
            "actor": 0,
        }
    )
    play(game, state, "walk tikis", "buy tiki I 2")
    assert state.actor == 0
    assert state.huts == (1, 0)


def test_a_hut_bought_now_does_not_help_now(game: Hawaii) -> None:
    state = game.arrange(
        {
            "prices": {"craft_huts": [3]},
            "seats": [{"shell": 2, "foot": 2, "fruit": 1, "at": "craft_huts"}],
            "actor": 0,
        }
    )
    assert "walk craft_huts" not in offered(game, state)


def test_a_boat_payment_may_have_pieces_replaced(game: Hawaii) -> None:
    state = game.arrange(
        {
            "cove": [2],
            "prices": {},
            "seats": [{"shell": 1, "foot": 0, "fruit": 0, "villages": ONE_HUT}],
            "actor": 0,
        }
    )
    events = play(game, state, "fish")
    assert state.purses[0] == (0, 0, 0)
    assert of_kind(events, ExchangeHutsUsed) == [ExchangeHutsUsed(0, 1, 0)]


def test_the_printed_foot_saves_a_foot(game: Hawaii) -> None:
    seat = {"foot": 3, "fruit": 0, "boats": ["II"], "used": ["fishing_boat"]}
    docks = [None, "five_points", None, None]
    state = game.arrange({"docks": docks, "prices": {}, "seats": [seat], "actor": 0})
    play(game, state, "visit 2")  # a cost of 4, for 3 feet
    assert state.purses[0][1] == 0
    assert state.points[0] == 3 + 5


def test_the_printed_foot_goes_with_fruits_without_mixing(game: Hawaii) -> None:
    seat = {"foot": 0, "fruit": 3, "boats": ["II"], "used": ["fishing_boat"]}
    docks = [None, "five_points", None, None]
    state = game.arrange({"docks": docks, "prices": {}, "seats": [seat], "actor": 0})
    play(game, state, "visit 2")
    assert state.purses[0] == (13, 0, 0)


def test_each_boat_used_carries_at_least_one_paid_piece(game: Hawaii) -> None:
    ways = game.book.harbour[1, 0, 2].ways
    assert [(pieces, action.boats) for pieces, action in ways[1]] == [(1, (0, 0, 1)), (1, (1, 0, 0))]
    assert [(pieces, action.boats) for pieces, action in ways[2]] == [
        (1, (0, 0, 1)),
        (2, (1, 0, 0)),
        (2, (0, 0, 2)),
        (2, (1, 0, 1)),
    ]
    assert [(pieces, action.boats) for pieces, action in ways[10]] == [(8, (1, 0, 2))]
    assert ways[11] == []


def test_any_set_of_boats_that_can_carry_the_cost_is_offered(game: Hawaii) -> None:
    state = game.arrange(
        {
            "cove": [2, 6],
            "prices": {},
            "seats": [{"foot": 5, "fruit": 0, "boats": ["I", "I", "II"]}],
            "actor": 0,
        }
    )
    play(game, state, "fish", "catch 1 3")
    assert offered(game, state) == [
        "sail II",
        "sail I",
        "sail fishing_boat",
        "sail I II",
        "sail I I",
        "sail fishing_boat II",
        "sail fishing_boat I",
    ]
    play(game, state, "sail I II")
    assert state.fleets[0] == (1, 1, 0)


def test_used_boats_rest_until_the_next_round(game: Hawaii) -> None:
    penniless = {"foot": 0, "fruit": 0}
    state = game.arrange(
        {"cove": [2, 3], "prices": {}, "order": [0, 1], "seats": [{"foot": 2, "fruit": 0}, penniless]}
    )
    play(game, state, "fish", "catch 1", "retire 1")
    # Green has retired to space 1; Red still has a foot, but no boat: only space 2 is left.
    assert state.round == 1
    assert state.fleets == [(1, 0, 0), (1, 0, 0)]
    assert state.purses[0][1] == 1 + 6


def test_a_boat_bought_is_ready_from_the_next_turn(game: Hawaii) -> None:
    state = game.arrange(
        {
            "prices": {"coast": [3]},
            "docks": ["five_points", None, None, None],
            "seats": [{"shell": 3, "foot": 4, "fruit": 0, "at": "coast"}, {"retired": 1}],
            "actor": 0,
        }
    )
    assert "visit 1" not in offered(game, state)
    play(game, state, "walk coast", "buy boat I 3")
    assert "visit 1" in offered(game, state)
