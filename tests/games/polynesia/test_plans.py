"""Plans: turns that fulfil a wish, all of them, cheapest first, at the cost they state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia, step_numbers
from hawaii.games.polynesia.actions import Sail
from hawaii.games.polynesia.events import GoodsMoved, PointsTaken, TokenSpent
from hawaii.games.polynesia.plans import TurnPlan
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message, Problem
from tests.games.polynesia.telling import MAIN, TABLES, Seats, cards, decisions, route, sea_of, table
from tests.games.telling import play


def plans(game: Polynesia, state: PolynesiaState, wish: Mapping[str, Any]) -> tuple[TurnPlan, ...]:
    found = game.plans(state, wish)
    assert not isinstance(found, Message), found
    return found


def texts(game: Polynesia, state: PolynesiaState, wish: Mapping[str, Any]) -> list[list[str]]:
    found = game.plans(state, wish)
    return [] if isinstance(found, Message) else [[action.text for action in plan.actions] for plan in found]


def paid(game: Polynesia, state: PolynesiaState, plan: TurnPlan) -> dict[str, int]:
    """Goods and masks that the plan really takes, when it is carried out on a copy."""
    after, cost = state.copy(), Counter[str]()
    for action in plan.actions:
        assert after.turns == state.turns
        for event in game.play(after, action):
            if isinstance(event, GoodsMoved) and event.purpose in ("explore", "guide", "family"):
                assert event.giver == state.actor
                cost[event.kind] += event.count
            if isinstance(event, TokenSpent) and plan.ways and "mask" in plan.ways:
                cost["mask"] += event.token == "mask"
    return {kind: count for kind, count in cost.items() if count}


def tokens_taken(game: Polynesia, state: PolynesiaState, plan: TurnPlan) -> int:
    """Point tokens that really come to whoever carries out the plan."""
    after, found = state.copy(), 0
    for action in plan.actions:
        for event in game.play(after, action):
            if isinstance(event, PointsTaken) and event.seat == state.actor:
                found += event.count
    return found


# -- exploring ---------------------------------------------------------------------------------------


def test_a_new_route_can_be_paid_with_either_kind(game: Polynesia) -> None:
    state = table(game)
    found = plans(game, state, {"route": "tahi-rua"})
    assert [[action.text for action in plan.actions] for plan in found] == [
        ["explore tahi-rua", "pay fish"],
        ["explore tahi-rua", "pay shell"],
    ]
    assert [(plan.do, plan.route, plan.kind, plan.cost) for plan in found] == [
        ("explore", "tahi-rua", "fish", {"fish": 3}),
        ("explore", "tahi-rua", "shell", {"shell": 3}),
    ]
    assert texts(game, state, {"route": "tahi-rua", "kind": "shell"}) == [["explore tahi-rua", "pay shell"]]


def test_a_kind_that_leaves_no_choice_is_no_action(game: Polynesia) -> None:
    state = table(game, {"fish": 0, "shells": 3})
    (plan,) = plans(game, state, {"route": "tahi-rua"})
    assert ([action.text for action in plan.actions], plan.kind) == (["explore tahi-rua"], "shell")


def test_an_existing_route_costs_what_all_owners_get(game: Polynesia) -> None:
    state = table(game, {"fish": 4}, routes={"tahi-rua": route("fish", 1, 2)})
    (plan,) = plans(game, state, {"route": "tahi-rua"})
    assert (plan.kind, plan.cost) == ("fish", {"fish": 4})


def test_the_first_route_to_an_archipelago_is_known_to_cost_twice(game: Polynesia) -> None:
    state = table(game, {"fish": 6, "shells": 0}, cards=cards("gateways"))
    assert plans(game, state, {"route": "tahi-manu"})[0].cost == {"fish": 6}


def test_a_free_exploration_costs_nothing_and_puts_either_kind(game: Polynesia) -> None:
    routes = {"tahi-honu": route("fish", 0), "toru-kauri": route("shell", 1)}
    state = table(game, {"members": {"tahi": 1}}, routes=routes, tokens={"honu": "ship"})
    play(game, state, "sail tahi honu")
    assert texts(game, state, {"route": "honu-rehu"}) == [
        ["explore honu-rehu", "mark fish"],
        ["explore honu-rehu", "mark shell"],
    ]
    assert {str(plan.cost) for plan in plans(game, state, {"do": "explore"})} == {"{}"}
    assert texts(game, state, {"route": "toru-kauri"}) == [["explore toru-kauri"]]
    assert texts(game, state, {"do": "forgo"}) == [["forgo"]]
    play(game, state, "explore honu-rehu")
    assert texts(game, state, {"route": "honu-rehu", "kind": "fish"}) == [["mark fish"]]


def test_in_the_middle_of_paying_only_the_kind_is_left(game: Polynesia) -> None:
    state = table(game)
    play(game, state, "explore tahi-rua")
    (plan,) = plans(game, state, {"kind": "shell"})
    assert (plan.route, plan.cost, [action.text for action in plan.actions]) == (
        "tahi-rua",
        {"shell": 3},
        ["pay shell"],
    )


# -- travelling --------------------------------------------------------------------------------------


def test_a_member_is_brought_over_several_routes(game: Polynesia) -> None:
    routes = {"rua-ngaru": route("fish", 0), "ngaru-koru": route("shell", 0)}
    state = table(game, routes=routes)
    (plan,) = plans(game, state, {"origin": MAIN, "target": "koru"})
    assert [action.text for action in plan.actions] == [
        f"sail {MAIN} rua",
        "sail rua ngaru",
        "sail ngaru koru",
    ]
    assert plan.path == (MAIN, "rua", "ngaru", "koru")
    assert (plan.ways, plan.guides, plan.cost) == (("alone",) * 3, (None,) * 3, {})
    assert texts(game, table(game, routes=routes, marker=2), {"origin": MAIN, "target": "koru"}) == []


def test_the_free_way_comes_before_the_guide_and_the_guide_before_the_mask(game: Polynesia) -> None:
    seats: Seats = [{"members": {"rua": 1}, "tokens": {"mask": 1}}, {"members": {"rua": 1}}]
    routes = {"rua-ngaru": route("fish", 1), "rua-manu": route("fish", 0), "mahina-ngaru": route("fish", 0)}
    routes["manu-mahina"] = route("fish", 0)
    state = table(game, *seats, cards=cards("passages"), routes=routes)
    found = plans(game, state, {"origin": "rua", "target": "ngaru"})
    assert [(len(plan.actions), plan.cost) for plan in found] == [(3, {}), (1, {"fish": 1}), (1, {"mask": 1})]


def test_a_guide_and_a_way_can_be_wished_for(game: Polynesia) -> None:
    seats: Seats = [
        {"members": {"rua": 1}, "tokens": {"mask": 1}},
        {"members": {"rua": 1}},
        {"members": {"rua": 1}},
    ]
    state = table(game, *seats, cards=cards("passages"), routes={"rua-ngaru": route("fish", 1, 2)})
    wish = {"origin": "rua", "target": "ngaru"}
    assert texts(game, state, {**wish, "guide": 2}) == [["sail rua ngaru guide 2"]]
    assert texts(game, state, {**wish, "way": "mask"}) == [["sail rua ngaru mask"]]
    assert len(plans(game, state, {**wish, "way": "guide"})) == 2


def test_a_travel_ends_where_something_else_must_be_decided(game: Polynesia) -> None:
    routes = {"tahi-honu": route("fish", 0), "honu-rehu": route("fish", 0)}
    state = table(game, {"members": {"tahi": 1}}, routes=routes, tokens={"honu": "ship"})
    assert texts(game, state, {"origin": "tahi", "target": "honu"}) == [["sail tahi honu"]]
    assert texts(game, state, {"origin": "tahi", "target": "rehu"}) == []


def test_but_not_where_nothing_is_left_to_decide(game: Polynesia) -> None:
    """Without a ship the token is of no use, and nobody is asked."""
    used = {name: route("fish", 0) for name in ("tahi-honu", "honu-rehu", *sea_of(game, 3)[30:43])}
    state = table(game, {"members": {"tahi": 1}}, routes=used, tokens={"honu": "ship"})
    assert texts(game, state, {"origin": "tahi", "target": "rehu"}) == [["sail tahi honu", "sail honu rehu"]]


def test_the_rest_of_a_travel(game: Polynesia) -> None:
    state = table(game)
    play(game, state, f"sail {MAIN} rua", f"sail {MAIN} tahi")
    assert texts(game, state, {"origin": "rua", "target": MAIN}) == [[f"sail rua {MAIN}"]]
    assert texts(game, state, {"do": "stop"}) == [["stop"]]
    assert texts(game, state, {"origin": "rua", "target": "tahi"}) == []


# -- point tokens ------------------------------------------------------------------------------------


def test_company_is_known_to_bring_a_point_for_each_ship_there(game: Polynesia) -> None:
    routes = {"tahi-rua": route("fish", 1, 2)}
    for left, points in ((6, 2), (1, 1), (0, 0)):
        seats: Seats = [{"fish": 4}, {"favours": 10 - left}]
        state = table(game, *seats, cards=cards("company"), routes=routes)
        assert plans(game, state, {"route": "tahi-rua"})[0].points == points
        assert plans(game, state, {"route": "tahi-manu"})[0].points == 0


def test_each_move_with_a_friend_is_known_to_bring_a_point_while_there_are_any(game: Polynesia) -> None:
    """The owner takes one in between."""
    routes = {"rua-ngaru": route("fish", 1), "ngaru-koru": route("fish", 1)}
    for left, points in ((6, 2), (2, 1), (0, 0)):
        seats: Seats = [{"members": {"rua": 1}}, {"members": {"rua": 1}}, {"favours": 10 - left}]
        state = table(game, *seats, cards=cards("friendships"), routes=routes)
        assert plans(game, state, {"origin": "rua", "target": "koru"})[0].points == points


def test_the_first_in_an_archipelago_is_known_to_take_its_point(game: Polynesia) -> None:
    state = table(
        game, {"members": {"tahi": 1}}, cards=cards("landfalls"), routes={"tahi-manu": route("fish", 0)}
    )
    assert plans(game, state, {"origin": "tahi", "target": "manu"})[0].points == 1
    assert plans(game, state, {"origin": "tahi", "target": MAIN})[0].points == 0


# -- the others --------------------------------------------------------------------------------------


def test_populating(game: Polynesia) -> None:
    state = table(game, {"members": {"rua": 1}})
    assert [(plan.island, plan.count) for plan in plans(game, state, {"do": "populate"})] == [
        (MAIN, 3),
        ("rua", 1),
    ]
    assert texts(game, state, {"island": "rua"}) == [["populate rua"]]


def test_fishing_and_declining(game: Polynesia) -> None:
    (plan,) = plans(game, table(game, marker=2), {"do": "catch", "kind": "shell"})
    assert (plan.actions[0].text, plan.count) == ("catch shell", 2)
    state = table(game, marker=0)
    assert texts(game, state, {"kind": "fish"}) == [["decline fish"]]
    assert len(plans(game, state, {})) == 2


def test_a_mask_of_2_1(game: Polynesia) -> None:
    described = {"routes": {"rua-manu": route("fish", 0)}, "tokens": {"manu": "mask"}}
    state = table(game, {"members": {"rua": 1}}, cards=cards("feasts"), **described)
    play(game, state, "sail rua manu")
    assert texts(game, state, {"take": True, "kind": "fish"}) == [["feast take fish"]]
    assert texts(game, state, {"take": False}) == [["feast spoil fish"], ["feast spoil shell"]]
    assert plans(game, state, {"do": "feast"})[0].count == 2


def test_a_family(game: Polynesia) -> None:
    state = table(game, cards=cards("families"))
    play(game, state, f"populate {MAIN}")
    (plan,) = plans(game, state, {"do": "offer", "kind": "fish"})
    assert (plan.actions[0].text, plan.cost, plan.count) == ("offer fish", {"fish": 3}, 1)


def test_without_a_wish_everything_is_found(game: Polynesia) -> None:
    assert {plan.do for plan in plans(game, table(game), {})} == {"explore", "travel", "populate", "catch"}


# -- all of them -------------------------------------------------------------------------------------


def travels(
    game: Polynesia, state: PolynesiaState, been: tuple[str, ...] = ()
) -> Iterator[tuple[Action, ...]]:
    """Each row of moves of one member over islands it has not been to, found by playing."""
    for action in game.actions(state):
        if not isinstance(action, Sail) or action.target in been or (been and action.origin != been[-1]):
            continue
        yield (action,)
        after = state.copy()
        path = (*(been or (action.origin,)), action.target)
        if game.play_in_turn(after, action) and after.step == step_numbers.TRAVEL:
            yield from ((action, *rest) for rest in travels(game, after, path))


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_every_turn_is_found_once_at_the_price_it_has(
    game: Polynesia, options: dict[str, Any], players: int
) -> None:
    chooser = Random(5)
    looked = 0
    for seed in (15, 16, 17):
        for state, _ in decisions(game, options, players, seed):
            if chooser.random() < 0.85:
                continue
            looked += 1
            found = plans(game, state, {})
            sails = [plan.actions for plan in found if plan.do == "travel"]
            assert sorted(map(str, travels(game, state))) == sorted(map(str, sails))
            firsts = {plan.actions[0] for plan in found}
            assert firsts == {*game.actions(state)}
            dearness = [sum(plan.cost.values()) for plan in found if "mask" not in plan.cost]
            assert dearness == sorted(dearness)
            for plan in chooser.sample(found, min(15, len(found))):
                assert paid(game, state, plan) == plan.cost
                assert tokens_taken(game, state, plan) == plan.points
                check_wishes(game, state, plan, found, chooser)
    assert looked > 20


def check_wishes(
    game: Polynesia, state: PolynesiaState, plan: TurnPlan, every: tuple[TurnPlan, ...], chooser: Random
) -> None:
    """Some of what a plan is about as a wish: all turns that bring it are found, and no others."""

    def about(one: TurnPlan) -> dict[str, Any]:
        found: dict[str, Any] = {"do": one.do, "route": one.route, "kind": one.kind, "island": one.island}
        found["take"] = one.take
        if one.path:
            found |= {"origin": one.path[0], "target": one.path[-1]}
        return {key: value for key, value in found.items() if value is not None}

    known = sorted(about(plan))
    keys = {"do", *chooser.sample(known, chooser.randrange(len(known) + 1))}
    wish = {key: about(plan)[key] for key in keys}
    expected = [one for one in every if all(about(one).get(key) == value for key, value in wish.items())]
    assert [one.actions for one in plans(game, state, wish)] == [one.actions for one in expected]


@pytest.mark.parametrize(
    "wish",
    [{"do": "swim"}, {"route": 3}, {"kind": "mask"}, {"way": "swim"}, {"guide": "1"}, {"weather": "fine"}],
)
def test_what_is_no_wish_is_told(game: Polynesia, wish: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        game.plans(table(game), wish)
    assert caught.value.message.id == "wish_wrong"
