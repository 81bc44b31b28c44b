"""Plans: complete turns that fulfil a wish, all of them, cheapest first, at the cost they state."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import Paid, Received
from hawaii.games.hawaii.plans import TurnPlan
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import Event, TurnEnded
from hawaii.kernel.messages import Message, Problem
from tests.games.hawaii.telling import village
from tests.games.telling import of_kind, play

RESOURCES = ("shell", "foot", "fruit")

# From the beach: hula and coast cost 1 foot, the next three places 2, the next three 3, the huts at last 4.
LAYOUT = [
    *("hula", "coast"),
    *("gods", "orchard", "kahunas"),
    *("tikis", "irrigation", "long_huts"),
    *("craft_huts", "supply_huts"),
]


def table(game: Hawaii, seat: Mapping[str, Any], **others: Any) -> HawaiiState:
    """Two players, with a hula dancer for sale; seat 0 is to move, with shells and feet."""
    rich = {"shell": 20, "foot": 20, "fruit": 0}
    description = {"layout": LAYOUT, "prices": {"hula": [3]}, "actor": 0, "seats": [{**rich, **seat}]}
    return game.arrange({**description, **others})


def plans(game: Hawaii, state: HawaiiState, wish: Mapping[str, Any]) -> tuple[TurnPlan, ...]:
    found = game.plans(state, wish)
    assert not isinstance(found, Message), found
    return found


def texts(plan: TurnPlan) -> list[str]:
    return [action.text for action in plan.actions]


def rows(game: Hawaii, state: HawaiiState, wish: Mapping[str, Any]) -> list[list[str]]:
    found = game.plans(state, wish)
    return [] if isinstance(found, Message) else [texts(plan) for plan in found]


def carry_out(game: Hawaii, state: HawaiiState, plan: TurnPlan) -> tuple[HawaiiState, list[Event]]:
    """Play a plan on a copy: each action legal, the turn over with the last and not before."""
    after = state.copy()
    events: list[Event] = []
    for action in plan.actions:
        assert after.turns == state.turns
        events += game.play(after, action)
    assert after.turns > state.turns
    return after, events


def paid_in_all(game: Hawaii, state: HawaiiState, plan: TurnPlan) -> dict[str, int]:
    """What a plan takes from the purse, apart from what comes into it."""
    seat = state.actor
    assert seat is not None
    after, events = carry_out(game, state, plan)
    received = [event for event in of_kind(events, Received) if event.seat == seat]
    return {
        name: state.purses[seat][number]
        - after.purses[seat][number]
        + sum(getattr(e, name) for e in received)
        for number, name in enumerate(RESOURCES)
    }


# -- a wish for a tile and a village -----------------------------------------------------------------


def test_a_wish_for_a_tile_and_a_village_gives_a_complete_turn(game: Hawaii) -> None:
    state = table(game, {"villages": [[], ["long_hut"]]})
    first, second = plans(game, state, {"tile": "hula", "village": 2})
    assert texts(first) == ["walk hula", "buy hula I 3", "settle 2"]
    assert texts(second) == ["walk hula", "buy hula II 3", "settle 2"]
    assert first.cost == {"shell": 3, "foot": 1, "fruit": 0}
    assert second.cost == {"shell": 6, "foot": 1, "fruit": 0}
    for plan, tile in ((first, "hula I"), (second, "hula II")):
        after, _ = carry_out(game, state, plan)
        assert village(game, after, 0, 2) == ["long_hut I", tile]
        assert game.snapshot(after)["seats"][0]["taken"] == ["3"]
        assert paid_in_all(game, state, plan) == plan.cost


def test_a_plan_says_what_it_is_about(game: Hawaii) -> None:
    state = table(game, {"villages": [[], ["long_hut"]]})
    plan = plans(game, state, {"tile": "hula", "village": 2, "side": 2})[0]
    assert (plan.do, plan.place, plan.tile, plan.side, plan.token) == ("buy", "hula", "hula", 2, "3")
    assert (plan.village, plan.walk_payment, plan.payment, plan.huts) == (2, (0, 1, 0), (6, 0, 0), 0)
    assert (plan.offering, plan.dock, plan.fish, plan.boats, plan.space) == (None,) * 5


def test_the_cheapest_plan_comes_first_then_the_one_with_fewest_fruits(game: Hawaii) -> None:
    state = table(game, {"fruit": 9}, prices={"hula": [2, 3]})
    found = plans(game, state, {"tile": "hula"})
    prices = [(sum(plan.cost.values()), plan.cost["fruit"], plan.huts) for plan in found]
    assert prices == sorted(prices)
    assert prices[0] == (3, 0, 0)
    assert len(found) == 2 * (2 + 2 + 2 + 2)
    assert texts(found[0]) == ["walk hula", "pay 1 foot", "buy hula I 2", "pay 2 shell"]


def test_a_gift_of_an_island_fulfils_the_wish_for_a_tile_as_well(game: Hawaii) -> None:
    state = table(game, {"boats": ["I"]}, docks=["hula", None, None, None])
    found = plans(game, state, {"tile": "hula", "village": 1})
    assert {plan.do for plan in found} == {"buy", "visit"}
    for plan in found:
        after, _ = carry_out(game, state, plan)
        assert village(game, after, 0, 1)[-1].startswith("hula")


# -- one key after the other -------------------------------------------------------------------------


def test_a_wish_for_something_to_do(game: Hawaii) -> None:
    state = table(game, {"at": "coast"}, cove=[2], docks=["hula", None, None, None])
    assert rows(game, state, {"do": "rest"}) == [["rest"]]
    assert rows(game, state, {"do": "retire"}) == [["retire 1"], ["retire 2"]]
    assert rows(game, state, {"do": "fish"}) == [["fish"]]
    assert {plan.do for plan in plans(game, state, {"do": "buy"})} == {"buy"}
    with_boat = table(game, {"boats": ["I"]}, docks=["hula", None, None, None])
    assert {plan.dock for plan in plans(game, with_boat, {"do": "visit"})} == {1}


def test_a_wish_for_nothing_in_particular_gives_every_turn(game: Hawaii) -> None:
    state = table(game, {"at": "hula"}, cove=[], docks=[None] * 4)
    assert rows(game, state, {}) == [
        ["rest"],
        ["retire 1"],
        ["retire 2"],
        ["walk hula", "buy hula I 3"],
        ["walk hula", "buy hula II 3"],
    ]


def test_a_wish_for_a_place(game: Hawaii) -> None:
    state = table(game, {}, prices={"orchard": [2], "hula": [3]})
    found = plans(game, state, {"place": "orchard", "side": 1})
    assert {plan.tile for plan in found} == {"breadfruit", "taro", "coconut", "banana"}
    assert {plan.place for plan in found} == {"orchard"}
    assert all(plan.cost == {"shell": 2, "foot": 2, "fruit": 0} for plan in found)


def test_a_wish_for_a_token_takes_that_token(game: Hawaii) -> None:
    state = table(game, {}, prices={"hula": [2, "2s", 5]})
    for token in ("2", "2s", "5"):
        for plan in plans(game, state, {"tile": "hula", "token": token}):
            after, _ = carry_out(game, state, plan)
            assert game.snapshot(after)["seats"][0]["taken"] == [token]
            assert plan.token == token


def test_a_wish_for_a_token_finds_it_wherever_it_lies(game: Hawaii) -> None:
    state = table(game, {}, prices={"hula": [2], "tikis": ["2s"]})
    assert {plan.place for plan in plans(game, state, {"token": "2s"})} == {"tikis"}


def test_a_wish_for_side_ii_pays_twice(game: Hawaii) -> None:
    state = table(game, {}, prices={"coast": [4]})
    (plan,) = plans(game, state, {"tile": "boat", "side": 2})
    assert plan.cost == {"shell": 8, "foot": 1, "fruit": 0}
    after, _ = carry_out(game, state, plan)
    assert after.realms[0].boats == (0, 1)


def test_a_wish_for_two_kahunas_is_a_wish_for_side_ii(game: Hawaii) -> None:
    state = table(game, {"kahunas": 1}, prices={"kahunas": [2]})
    (plan,) = plans(game, state, {"tile": "kahuna", "side": 2})
    after, _ = carry_out(game, state, plan)
    assert after.realms[0].kahunas == 3
    # The spaces give shells back; the cost is what was paid.
    assert plan.cost == {"shell": 4, "foot": 2, "fruit": 0} == paid_in_all(game, state, plan)
    assert after.purses[0] == (20 - 4 + 2, 18, 0)


def test_a_wish_for_a_village_finds_all_that_can_go_there(game: Hawaii) -> None:
    state = table(game, {}, prices={"hula": [2], "supply_huts": [2], "kahunas": [2]}, docks=[None] * 4)
    assert {plan.tile for plan in plans(game, state, {"village": 1})} == {"hula", "shell_hut", "foot_hut"}
    assert {plan.tile for plan in plans(game, state, {"village": 2})} == {"shell_hut", "foot_hut"}


def test_a_wish_for_a_payment(game: Hawaii) -> None:
    state = table(game, {"fruit": 9})
    assert rows(game, state, {"tile": "hula", "side": 1, "payment": {"fruit": 3}}) == [
        ["walk hula", "pay 1 foot", "buy hula I 3", "pay 3 fruit"],
        ["walk hula", "pay 1 fruit", "buy hula I 3", "pay 3 fruit"],
    ]
    assert rows(game, state, {"tile": "hula", "side": 1, "walk_payment": {"fruit": 1}}) == [
        ["walk hula", "pay 1 fruit", "buy hula I 3", "pay 3 shell"],
        ["walk hula", "pay 1 fruit", "buy hula I 3", "pay 3 fruit"],
    ]
    both = {"tile": "hula", "walk_payment": {"foot": 1}, "payment": {"shell": 6}}
    assert rows(game, state, both) == [["walk hula", "pay 1 foot", "buy hula II 3", "pay 6 shell"]]


def test_a_payment_may_name_pieces_that_are_none(game: Hawaii) -> None:
    state = table(game, {})
    named = {"tile": "hula", "payment": {"shell": 3, "foot": 0, "fruit": 0}}
    assert rows(game, state, named) == rows(game, state, {"tile": "hula", "payment": {"shell": 3}}) != []


def test_a_wish_for_an_offering_to_kane_or_for_none(game: Hawaii) -> None:
    state = table(game, {"fruit": 0, "foot": 2, "at": "gods"}, prices={"gods": [2]}, gods=["kane", "ku"])
    wish = {"tile": "kane", "side": 1}
    found = plans(game, state, wish)
    assert [plan.offering for plan in found] == [None, (1, 1, 0), (2, 0, 0)]
    (given,) = plans(game, state, {**wish, "offering": {"shell": 1, "foot": 1}})
    after, _ = carry_out(game, state, given)
    assert after.realms[0].tikis == 1
    assert given.cost == {"shell": 3, "foot": 2, "fruit": 0} == paid_in_all(game, state, given)
    (declined,) = plans(game, state, {**wish, "offering": {}})
    assert texts(declined)[-1] == "decline"
    kept, _ = carry_out(game, state, declined)
    assert kept.realms[0].tikis == 0
    assert declined.cost == {"shell": 2, "foot": 1, "fruit": 0} == paid_in_all(game, state, declined)


def test_nothing_need_be_declined_where_kane_finds_no_space_for_a_tiki(game: Hawaii) -> None:
    state = table(game, {"at": "gods", "tikis": 6}, prices={"gods": [2]}, gods=["kane", "ku"])
    assert rows(game, state, {"tile": "kane", "side": 1, "offering": {}}) == [["walk gods", "buy kane I 2"]]


def test_a_wish_for_a_stack_where_both_show_the_same_god(game: Hawaii) -> None:
    state = table(game, {"at": "gods"}, prices={"gods": [2]}, gods=["pele", "pele"])
    below = [stack[-2] for stack in state.gods]
    for stack in (1, 2):
        (plan,) = plans(game, state, {"tile": "pele", "side": 1, "stack": stack})
        assert texts(plan) == ["walk gods", f"buy pele I 2 stack {stack}"]
        assert plan.stack == stack
        after, _ = carry_out(game, state, plan)
        assert after.gods[stack - 1][-1] == below[stack - 1]
        assert len(after.gods[2 - stack]) == 6
    assert len(plans(game, state, {"tile": "pele", "side": 1})) == 2


@pytest.mark.parametrize(("god", "stack", "other"), [("pele", 1, 2), ("ku", 2, 1)])
def test_a_wish_for_a_stack_where_only_one_shows_the_god(
    game: Hawaii, god: str, stack: int, other: int
) -> None:
    state = table(game, {"at": "gods"}, prices={"gods": [2]}, gods=["pele", "ku"])
    assert rows(game, state, {"tile": god, "side": 1, "stack": stack}) == [["walk gods", f"buy {god} I 2"]]
    assert rows(game, state, {"tile": god, "side": 1, "stack": other}) == []


def test_a_wish_for_a_dock(game: Hawaii) -> None:
    state = table(game, {"boats": ["I"]}, docks=["five_points", "four_fruits", None, None])
    (plan,) = plans(game, state, {"dock": 1, "boats": [0, 1, 0]})
    assert (plan.do, plan.dock, plan.boats, plan.payment) == ("visit", 1, (0, 1, 0), (0, 3, 0))
    after, _ = carry_out(game, state, plan)
    assert game.scores(after)[0] == 2 + 5
    assert plan.cost == {"shell": 0, "foot": 3, "fruit": 0} == paid_in_all(game, state, plan)
    fruits = plans(game, state, {"dock": 2})[0]
    # The gift of fruits is no part of the cost.
    assert fruits.cost == {"shell": 0, "foot": 4, "fruit": 0} == paid_in_all(game, state, fruits)
    assert carry_out(game, state, fruits)[0].purses[0] == (20, 16, 4)


def test_a_wish_for_the_tile_an_island_gives(game: Hawaii) -> None:
    state = table(game, {"boats": ["I"], "villages": [["taro"]]}, docks=["fruit_tile", None, None, None])
    found = plans(game, state, {"dock": 1, "boats": [0, 1, 0]})
    assert {plan.tile for plan in found} == {"breadfruit", "coconut", "banana"}
    (plan,) = plans(game, state, {"dock": 1, "tile": "banana", "boats": [0, 1, 0]})
    assert "take banana" in texts(plan)
    assert village(game, carry_out(game, state, plan)[0], 0, 1)[-1] == "banana II"


def test_a_wish_for_fish_in_any_order(game: Hawaii) -> None:
    state = table(game, {"boats": ["I"]}, cove=[2, 4, 6])
    found = plans(game, state, {"fish": [3, 1], "boats": [1, 0, 0]})
    assert [texts(plan) for plan in found] == [["fish", "catch 1 3", "sail fishing_boat"]]
    assert found[0].fish == (1, 3)
    after, _ = carry_out(game, state, found[0])
    assert game.snapshot(after)["seats"][0]["caught"] == ["2", "6"]
    assert after.cove == state.cove[1:2]


def test_a_wish_for_boats_uses_those_boats(game: Hawaii) -> None:
    state = table(game, {"boats": ["I", "II"]}, cove=[2, "2s"])
    for boats in ((1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1)):
        for plan in plans(game, state, {"fish": [1, 1], "boats": boats}):
            after, _ = carry_out(game, state, plan)
            used = tuple(a - b for a, b in zip(state.fleets[0], after.fleets[0], strict=True))
            assert used == plan.boats == boats
    (cheap,) = plans(game, state, {"fish": [1, 1], "boats": [0, 0, 1]})
    assert cheap.cost["foot"] == 1


def test_a_wish_for_a_space_of_the_track(game: Hawaii) -> None:
    state = game.arrange({"players": 4, "actor": 0, "track": [2, 3, 5]})
    (plan,) = plans(game, state, {"space": 3})
    assert (plan.do, plan.space, texts(plan)) == ("retire", 3, ["retire 3"])
    after, _ = carry_out(game, state, plan)
    seat = game.snapshot(after)["seats"][0]
    assert (seat["space"], seat["taken"]) == (3, ["3"])
    assert plan.cost == dict.fromkeys(RESOURCES, 0)


# -- exchange huts -----------------------------------------------------------------------------------


def test_an_exchange_hut_opens_more_ways_of_paying(game: Hawaii) -> None:
    state = table(game, {"shell": 9, "foot": 9, "fruit": 9, "villages": [["exchange_hut"]]})
    found = plans(game, state, {"tile": "hula", "side": 1, "village": 1})
    paid = {(plan.walk_payment, plan.payment): plan.huts for plan in found}
    plain = [((0, 1, 0), (3, 0, 0)), ((0, 1, 0), (0, 0, 3)), ((0, 0, 1), (3, 0, 0)), ((0, 0, 1), (0, 0, 3))]
    for_the_tile = [
        (walk, payment)
        for walk in ((0, 1, 0), (0, 0, 1))
        for payment in ((2, 1, 0), (2, 0, 1), (1, 0, 2), (0, 1, 2))
    ]
    for_the_walk = [((1, 0, 0), (3, 0, 0)), ((1, 0, 0), (0, 0, 3))]
    assert paid == dict.fromkeys(plain, 0) | dict.fromkeys([*for_the_tile, *for_the_walk], 1)
    assert len(found) == len(paid)


def test_huts_are_counted_in_a_plan_and_break_ties_of_the_cost(game: Hawaii) -> None:
    state = table(
        game,
        {"shell": 9, "foot": 9, "fruit": 9, "villages": [["exchange_hut"], ["exchange_hut II"]]},
        prices={"coast": [3]},
    )
    found = plans(game, state, {"tile": "boat", "side": 1})
    prices = [(sum(plan.cost.values()), plan.cost["fruit"], plan.huts) for plan in found]
    assert prices == sorted(prices)
    assert {plan.huts for plan in found} == {0, 1, 2}
    by_payment = {(plan.walk_payment, plan.payment): plan.huts for plan in found}
    assert by_payment[(0, 1, 0), (0, 3, 0)] == 2
    assert by_payment[(0, 1, 0), (1, 2, 0)] == 1
    assert by_payment[(1, 0, 0), (1, 2, 0)] == 2
    assert ((1, 0, 0), (0, 3, 0)) not in by_payment


def test_what_only_an_exchange_hut_makes_possible(game: Hawaii) -> None:
    seat = {"shell": 2, "foot": 2, "fruit": 0}
    assert rows(game, table(game, seat), {"tile": "hula"}) == []
    with_hut = table(game, {**seat, "villages": [["exchange_hut"]]})
    (plan,) = plans(game, with_hut, {"tile": "hula"})
    assert (plan.payment, plan.huts) == ((2, 1, 0), 1)
    assert plan.cost == {"shell": 2, "foot": 2, "fruit": 0} == paid_in_all(game, with_hut, plan)


# -- in the middle of a turn -------------------------------------------------------------------------


def test_plans_after_the_walk_cost_what_is_still_to_be_paid(game: Hawaii) -> None:
    state = table(game, {"fruit": 1}, prices={"coast": [3]})
    play(game, state, "walk coast", "pay 1 foot")
    found = plans(game, state, {"tile": "boat"})
    assert [texts(plan) for plan in found] == [["buy boat I 3"], ["buy boat II 3"]]
    assert [plan.cost["shell"] for plan in found] == [3, 6]
    assert all((plan.do, plan.place) == ("buy", "coast") for plan in found)
    assert rows(game, state, {"place": "coast", "tile": "boat", "side": 2}) == [["buy boat II 3"]]
    assert rows(game, state, {"place": "hula"}) == []
    for plan in found:
        assert paid_in_all(game, state, plan) == plan.cost


def test_plans_after_the_tile_was_chosen(game: Hawaii) -> None:
    state = table(game, {"fruit": 9, "villages": [[], ["long_hut"]]})
    play(game, state, "walk hula", "pay 1 fruit", "buy hula II 3")
    wish = {"place": "hula", "tile": "hula", "side": 2, "token": "3", "village": 1}
    assert rows(game, state, wish) == [["pay 6 shell", "settle 1"], ["pay 6 fruit", "settle 1"]]
    assert rows(game, state, {"payment": {"fruit": 6}}) == [
        ["pay 6 fruit", "settle 1"],
        ["pay 6 fruit", "settle 2"],
    ]
    assert rows(game, state, {"side": 1}) == []
    assert rows(game, state, {"tile": "surfer"}) == []


def test_plans_when_only_the_village_is_open(game: Hawaii) -> None:
    state = table(game, {"villages": [[], ["long_hut"]]})
    play(game, state, "walk hula", "buy hula I 3")
    (plan,) = plans(game, state, {"tile": "hula", "village": 2})
    assert texts(plan) == ["settle 2"]
    assert plan.cost == dict.fromkeys(RESOURCES, 0)
    assert village(game, carry_out(game, state, plan)[0], 0, 2) == ["long_hut I", "hula I"]


def test_plans_after_the_fish_were_chosen(game: Hawaii) -> None:
    state = table(game, {"fruit": 9, "boats": ["I"]}, cove=[2, 4, 6])
    play(game, state, "fish")
    assert {plan.fish for plan in plans(game, state, {"do": "fish"})} >= {(1,), (2,), (1, 2, 3)}
    assert len(rows(game, state, {"fish": [3], "boats": [0, 1, 0]})) == 2
    play(game, state, "catch 3")
    found = plans(game, state, {"fish": [3], "payment": {"foot": 1}})
    assert [texts(plan) for plan in found] == [
        ["sail I", "pay 1 foot"],
        ["sail fishing_boat", "pay 1 foot"],
    ]
    assert rows(game, state, {"fish": [2]}) == []
    play(game, state, "sail I")
    assert rows(game, state, {"do": "fish", "fish": [3]}) == [["pay 1 foot"], ["pay 1 fruit"]]


def test_plans_on_the_way_to_an_island(game: Hawaii) -> None:
    state = table(game, {"boats": ["I", "II"]}, docks=["fruit_tile", "hula", None, None])
    play(game, state, "visit 1")
    assert {plan.boats for plan in plans(game, state, {"dock": 1})} == {
        *((0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1))
    }
    assert rows(game, state, {"dock": 2}) == []
    play(game, state, "sail II")
    assert rows(game, state, {"dock": 1, "tile": "taro"}) == [["take taro"]]


def test_a_gift_in_hand_is_wished_into_a_village_by_its_name(game: Hawaii) -> None:
    state = table(game, {"boats": ["I"]}, docks=["foot_hut", None, None, None])
    play(game, state, "visit 1", "sail I")
    assert rows(game, state, {"village": 2}) == [["settle 2"]]
    assert rows(game, state, {"do": "visit", "tile": "foot_hut", "village": 2}) == [["settle 2"]]
    assert rows(game, state, {"tile": "shell_hut", "village": 2}) == []


def test_a_wish_that_was_half_fulfilled_stays_fulfilled(game: Hawaii) -> None:
    """Whoever wishes for a whole turn may go on wishing it while the turn is played."""
    state = table(
        game,
        {"fruit": 9, "villages": [[], ["long_hut"]], "shell": 9},
        prices={"gods": [2]},
        gods=["kane", "kane"],
    )
    wish = {
        "do": "buy",
        "place": "gods",
        "tile": "kane",
        "side": 1,
        "token": "2",
        "stack": 2,
        "village": 2,
        "walk_payment": {"foot": 2},
        "payment": {"shell": 2},
        "offering": {"fruit": 2},
    }
    (plan,) = plans(game, state, wish)
    for number, action in enumerate(plan.actions):
        assert rows(game, state, wish) == [texts(plan)[number:]], action
        game.play(state, action)


# -- all plans of all positions ----------------------------------------------------------------------

Row = tuple[tuple[Action, ...], HawaiiState, tuple[Event, ...]]


def every_row(game: Hawaii, state: HawaiiState) -> Iterator[Row]:
    """Every row of actions to the end of the turn, with the position after it and all that happened."""
    for action in game.actions(state):
        after = state.copy()
        events = tuple(game.play(after, action))
        if after.turns != state.turns:
            yield (action,), after, events
        else:
            for actions, last, more in every_row(game, after):
                yield (action, *actions), last, events + more


def facts(game: Hawaii, state: HawaiiState, row: Row) -> dict[str, Any]:
    """What a turn did, from the positions before and after it; keys and values as in a wish."""
    actions, after, events = row
    word, _, name = actions[0].text.partition(" ")
    found: dict[str, Any] = {"do": "buy" if word == "walk" else word}
    if word == "retire":
        return {**found, "space": int(name)}
    if word == "rest":
        return found
    before, now = (game.snapshot(position)["seats"][state.actor or 0] for position in (state, after))
    if word == "walk":
        found["place"] = name
        found["token"] = sole(now["taken"], before["taken"])
    if word == "visit":
        found["dock"] = int(name)
    if word == "fish":
        fish = {"2": 1, "3": 1, "4": 2, "5": 2, "6": 3}
        found["fish"] = sorted(fish[token[0]] for token in now["caught"][len(before["caught"]) :])
    if word in ("fish", "visit"):
        found["boats"] = [a - b for a, b in zip(before["ready"], now["ready"], strict=True)]
    for number, row_now in enumerate(now["villages"]):
        row_before = before["villages"][number] if number < len(before["villages"]) else []
        if len(row_now) > len(row_before):
            tile, _, side = row_now[-1].partition(" ")
            found.update(tile=tile, side=len(side), village=number + 1)
    if "tile" not in found:
        for tile, gained in (
            ("kahuna", now["kahunas"] - before["kahunas"]),
            ("tiki", now["tikis"] - before["tikis"]),
        ):
            if gained:
                found.update(tile=tile, side=gained if word == "walk" else 1)
        gained_boats = [a - b for a, b in zip(now["boats"], before["boats"], strict=True)]
        if any(gained_boats):
            found.update(tile="boat", side=1 if gained_boats[0] else 2)
    for paid in until_the_end_of_the_turn(events):
        key = {"walk": "walk_payment", "offering": "offering"}.get(paid.purpose, "payment")
        found[key] = {name: getattr(paid, name) for name in RESOURCES}
    return found


def sole(now: list[str], before: list[str]) -> str:
    left = list(now)
    for token in before:
        left.remove(token)
    (token,) = left
    return token


def until_the_end_of_the_turn(events: tuple[Event, ...]) -> Iterator[Paid]:
    for event in events:
        if isinstance(event, TurnEnded):
            return
        if isinstance(event, Paid):
            yield event


def positions(game: Hawaii, step: str) -> Iterator[HawaiiState]:
    """Positions at a step from busy random games, not so rich that walking through all turns takes long."""
    for seed in range(12):
        state = game.start(2 + seed % 4, seed)
        dice = Chance(500 + seed)
        waiting = 8 + 7 * (seed % 5)
        while not state.over:
            here = game.prompt(state).id.removeprefix("prompt_")
            waiting -= 1
            if waiting < 0 and here == step and sum(state.purses[state.actor or 0]) < 16:
                yield state
                break
            legal = game.actions(state)
            busy = [action for action in legal if action.text.split()[0] not in game.idle] or legal
            game.play(state, busy[dice.below(len(busy))])


def huts_and_boats(game: Hawaii) -> HawaiiState:
    """A position with all that makes ways of paying many."""
    return table(
        game,
        {
            "shell": 4,
            "foot": 4,
            "fruit": 3,
            "villages": [["exchange_hut", "taro"], ["exchange_hut II"]],
            "boats": ["I", "II"],
            "at": "gods",
        },
        prices={"gods": [2, "3s"], "hula": [2], "tikis": ["2s"]},
        gods=["kane", "kane"],
        cove=[2, 5],
        docks=["fruit_tile", "five_points", "two_tikis", "hula"],
    )


def assert_all_ways_are_found(game: Hawaii, state: HawaiiState) -> None:
    walked = [(tuple(a.text for a in row[0]), facts(game, state, row)) for row in every_row(game, state)]
    wishes: list[dict[str, Any]] = [{}]
    for _, done in walked:
        wishes += [{key: value} for key, value in done.items()]
        wishes += [
            {key: done[key] for key in keys if key in done}
            for keys in (
                ("tile", "village"),
                ("tile", "side", "token"),
                ("do", "payment"),
                ("dock", "boats", "tile"),
                ("fish", "boats"),
            )
        ]
    tried: set[str] = set()
    for wish in wishes:
        if repr(wish) in tried:
            continue
        tried.add(repr(wish))
        expected = {row for row, done in walked if all(done.get(key) == wish[key] for key in wish)}
        found = [tuple(row) for row in rows(game, state, wish)]
        assert len(set(found)) == len(found), wish
        assert set(found) == expected, wish


@pytest.mark.parametrize("number", range(6))
def test_every_way_of_fulfilling_a_wish_is_found_and_no_other(game: Hawaii, number: int) -> None:
    assert_all_ways_are_found(game, list(positions(game, "turn"))[number])


def test_every_way_is_found_with_huts_boats_and_gods(game: Hawaii) -> None:
    state = huts_and_boats(game)
    walked = [(tuple(a.text for a in row[0]), facts(game, state, row)) for row in every_row(game, state)]
    assert len(walked) > 300
    wishes: tuple[dict[str, Any], ...] = (
        {},
        {"tile": "kane", "village": 2},
        {"tile": "kane", "offering": {"shell": 0, "foot": 1, "fruit": 1}},
        {"tile": "hula", "side": 2},
        {"dock": 2},
        {"fish": [1, 2]},
        {"boats": [1, 0, 1]},
        {"token": "3s"},
    )
    for wish in wishes:
        expected = {row for row, done in walked if all(done.get(key) == wish[key] for key in wish)}
        found = [tuple(row) for row in rows(game, state, wish)]
        assert len(found) == len(set(found))
        assert set(found) == expected != set()


@pytest.mark.parametrize(
    "step", ["pay_walk", "buy", "pay_tile", "settle", "catch", "sail", "pay_boats", "gift", "offer"]
)
def test_in_the_middle_of_a_turn_every_way_to_its_end_is_found(game: Hawaii, step: str) -> None:
    seen = 0
    for state in positions(game, step):
        seen += 1
        expected = {tuple(action.text for action in row[0]) for row in every_row(game, state)}
        found = [tuple(row) for row in rows(game, state, {})]
        assert set(found) == expected
        assert len(found) == len(expected)
    assert seen


@pytest.mark.parametrize("step", ["turn", "buy", "pay_tile", "settle", "sail", "offer"])
def test_every_plan_can_be_carried_out_at_its_cost(game: Hawaii, step: str) -> None:
    for state in [*positions(game, step)][:4] + ([huts_and_boats(game)] if step == "turn" else []):
        found = plans(game, state, {})
        prices = [(sum(plan.cost.values()), plan.cost["fruit"], plan.huts) for plan in found]
        assert prices == sorted(prices)
        for plan in found:
            assert paid_in_all(game, state, plan) == plan.cost


def test_plans_never_change_the_position(game: Hawaii) -> None:
    for step in ("turn", "buy", "sail"):
        for state in [*positions(game, step)][:3]:
            before, legal = game.digest(state), game.actions(state)
            for wish in ({}, {"tile": "hula", "village": 1}, {"dock": 1}, {"space": 9}, {"do": "fish"}):
                game.plans(state, wish)
            assert game.digest(state) == before
            assert game.actions(state) == legal


def test_plans_do_not_depend_on_what_is_hidden(game: Hawaii) -> None:
    dice = random.Random(3)
    hidden = set()
    for state in [*positions(game, "turn")][:4]:
        known = plans(game, state, {})
        for seat in range(2):
            imagined = game.imagine(state, seat, dice)
            hidden.add(game.digest(imagined) != game.digest(state))
            assert plans(game, imagined, {}) == known
    assert hidden == {True}


def test_the_same_wish_gives_the_same_plans_in_the_same_order(game: Hawaii) -> None:
    state = huts_and_boats(game)
    assert plans(game, state, {"do": "buy"}) == plans(game, state.copy(), {"do": "buy"})


# -- wishes that cannot be read ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"colour": "red"}, "colour"),
        ({"do": "swim"}, "do"),
        ({"place": 3}, "place"),
        ({"tile": ["hula"]}, "tile"),
        ({"token": 3.5}, "token"),
        ({"side": "II"}, "side"),
        ({"stack": "left"}, "stack"),
        ({"village": "first"}, "village"),
        ({"village": 1.5}, "village"),
        ({"payment": 3}, "payment"),
        ({"payment": {"gold": 3}}, "payment.gold"),
        ({"walk_payment": {"foot": "one"}}, "walk_payment.foot"),
        ({"offering": [1, 1, 0]}, "offering"),
        ({"dock": "1"}, "dock"),
        ({"fish": 3}, "fish"),
        ({"fish": ["big"]}, "fish"),
        ({"boats": [1, 0]}, "boats"),
        ({"space": True}, "space"),
    ],
    ids=str,
)
def test_a_wish_that_cannot_be_read_is_told_with_its_key(
    game: Hawaii, wish: dict[str, Any], key: str
) -> None:
    with pytest.raises(Problem) as caught:
        game.plans(table(game, {}), wish)
    assert caught.value.message.id == "wish_wrong"
    assert caught.value.message.values["key"] == key


@pytest.mark.parametrize("junk", [None, [], "hula", 3])
def test_a_wish_is_a_mapping(game: Hawaii, junk: Any) -> None:
    with pytest.raises(Problem) as caught:
        game.plans(table(game, {}), junk)
    assert caught.value.message.id == "wish_wrong"


def test_two_kahunas_of_an_island_are_side_two(game: Hawaii) -> None:
    state = game.arrange(
        {
            "docks": ["two_kahunas", None, None, None],
            "seats": [{"foot": 3, "fruit": 0, "boats": ["I"], "used": ["fishing_boat"]}],
            "actor": 0,
        }
    )
    found = game.plans(state, {"dock": 1, "tile": "kahuna", "side": 2})
    assert not isinstance(found, Message)
    assert [plan.side for plan in found] == [2]


def test_a_token_may_be_wished_as_a_number(game: Hawaii) -> None:
    state = game.arrange({"prices": {"hula": [3, "3s", 4]}, "seats": [{"at": "hula"}], "actor": 0})
    assert game.plans(state, {"tile": "hula", "token": 3}) == game.plans(
        state, {"tile": "hula", "token": "3"}
    )
    assert game.plans(state, {"tile": "hula", "token": 3}) != game.plans(
        state, {"tile": "hula", "token": "3s"}
    )
