"""Plans: complete turns that fulfil a wish, all of them, cheapest first, at the cost they state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from hawaii.games.maori import Maori, step_numbers
from hawaii.games.maori.events import ShellsPaid
from hawaii.games.maori.plans import TurnPlan
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import TurnEnded
from hawaii.kernel.messages import Message, Problem
from tests.games.maori.telling import VARIANTS, board, decisions, matrix, sparse, table, tile_at
from tests.games.telling import play

ROW = board("""
    . . . . .
    water water water water-b .
    . . . . .
    . . . . .
""")


def plans(game: Maori, state: MaoriState, wish: Mapping[str, Any]) -> tuple[TurnPlan, ...]:
    found = game.plans(state, wish)
    assert not isinstance(found, Message), found
    return found


def texts(game: Maori, state: MaoriState, wish: Mapping[str, Any]) -> list[list[str]]:
    found = game.plans(state, wish)
    return [] if isinstance(found, Message) else [[action.text for action in plan.actions] for plan in found]


def every_turn(game: Maori, state: MaoriState) -> Iterator[tuple[Action, ...]]:
    """Each turn that can be played from here, but for where the own ship goes at its end."""
    for action in game.actions(state):
        after = state.copy()
        goes_on = game.play_in_turn(after, action)
        if not goes_on or (after.step == step_numbers.MOOR):
            yield (action,)
        else:
            yield from ((action, *rest) for rest in every_turn(game, after))


def paid(game: Maori, state: MaoriState, plan: TurnPlan) -> int:
    """Shells that the plan really takes, when it is carried out on a copy."""
    after, shells = state.copy(), 0
    for action in plan.actions:
        assert after.turns == state.turns
        for event in game.play(after, action):
            if isinstance(event, TurnEnded):
                break
            shells += event.shells if isinstance(event, ShellsPaid) else 0
    assert after.turns > state.turns or after.step == step_numbers.MOOR
    return shells


# -- one wish after the other ------------------------------------------------------------------------


def test_a_wish_for_a_tile_and_a_square_gives_a_complete_turn(game: Maori) -> None:
    state = table(game, {"shells": 5}, matrix=matrix(r2c1="W-pl"))
    first = plans(game, state, {"tile": "r2c1", "square": "r3c3"})[0]
    assert [action.text for action in first.actions] == ["sail 1", "take r2c1", "put r3c3"]
    assert (first.do, first.position, first.steps, first.tile) == ("take", 1, 1, "r2c1")
    assert (first.square, first.edges) == ("r3c3", None)
    assert (first.sailing, first.skipping, first.steering, first.cost) == (0, 1, 0, {"shell": 1})


def test_the_cheapest_turn_comes_first_then_the_one_that_sails_least(game: Maori) -> None:
    """From before the upper left corner, r2c2 is one tile away above its column, or five steps off."""
    state = table(game, {"shells": 5})
    found = plans(game, state, {"tile": "r2c2", "do": "store"})
    prices = [(plan.cost["shell"], plan.steps) for plan in found]
    assert prices == sorted(prices)
    assert prices[0] == (1, 2)


def test_a_wish_for_a_position_only_sails(game: Maori) -> None:
    state = table(game, {"shells": 5})
    (plan,) = plans(game, state, {"position": 4})
    assert ([action.text for action in plan.actions], plan.do, plan.cost) == (["sail 4"], "", {"shell": 2})


def test_a_position_can_be_named_with_a_tile(game: Maori) -> None:
    state = table(game, {"shells": 9})
    found = plans(game, state, {"position": 5, "tile": "r1c4", "do": "store"})
    assert [[action.text for action in plan.actions] for plan in found] == [["sail 5", "take r1c4", "store"]]


def test_wishes_by_what_there_is_to_do(game: Maori) -> None:
    state = table(game, {"board": ROW, "store": "E-h", "shells": 0})
    assert texts(game, state, {"do": "nothing"}) == [[f"sail {steps}", "nothing"] for steps in (1, 2, 3)]
    assert texts(game, state, {"do": "discard", "square": "r2c1", "position": 1}) == [
        ["sail 1", "discard r2c1"]
    ]
    assert texts(game, state, {"do": "put", "square": "r1c1", "edges": "S", "position": 1}) == [
        ["sail 1", "fetch", "put r1c1 S"]
    ]
    assert {plan.do for plan in plans(game, state, {})} == {"take", "put", "discard", "nothing"}
    assert {plan.do for plan in plans(game, state, {"square": "r1c1"})} == {"take", "put"}
    assert {plan.do for plan in plans(game, state, {"square": "r2c1"})} == {"discard"}
    assert {plan.do for plan in plans(game, state, {"edges": "N"})} == {"put"}


def test_a_tile_is_taken_or_stored_unless_it_is_said(game: Maori) -> None:
    state = table(game, {"shells": 0})
    assert {plan.do for plan in plans(game, state, {"tile": "r1c1"})} == {"take", "store"}
    assert {plan.do for plan in plans(game, state, {"tile": "r1c1", "square": "r1c1"})} == {"take"}
    assert {plan.do for plan in plans(game, state, {"do": "store"})} == {"store"}


def test_the_start_player_wishes_for_a_position(game: Maori) -> None:
    state = game.start(2, 1)
    assert texts(game, state, {"position": 7}) == [["launch 7"]]
    assert len(plans(game, state, {"do": "launch"})) == 16


def test_mooring_is_a_wish_by_itself(game: Maori) -> None:
    state = table(
        game, {"board": ROW, "ship": "r2c2"}, options={"rules": "advanced"}, matrix=matrix(r1c1="W-pl")
    )
    (plan, *_) = plans(game, state, {"tile": "r1c1", "square": "r1c1"})
    assert [action.text for action in plan.actions] == ["sail 1", "take r1c1", "put r1c1"]
    play(game, state, *(action.text for action in plan.actions))
    assert texts(game, state, {"square": "r2c4"}) == [["moor r2c4"]]
    assert len(plans(game, state, {"do": "moor"})) == 5


def test_the_steps_of_the_own_ship_are_part_of_the_price(game: Maori) -> None:
    state = table(
        game,
        {"board": ROW, "ship": "r2c1", "shells": 3},
        options={"rules": "pro"},
        matrix=matrix(r2c1="W-pl"),
    )
    plan = plans(game, state, {"tile": "r2c1", "square": "r3c4"})[0]
    assert (plan.skipping, plan.steering, plan.cost) == (1, 2, {"shell": 3})
    assert paid(game, state, plan) == 3


# -- in the middle of a turn -------------------------------------------------------------------------


def test_a_turn_that_has_begun_is_gone_on_with(game: Maori) -> None:
    state = table(game, {"shells": 5}, matrix=matrix(r2c1="W-pl"))
    play(game, state, "sail 1")
    assert texts(game, state, {"tile": "r2c1", "square": "r3c3"}) == [["take r2c1", "put r3c3"]]
    assert texts(game, state, {"position": 1, "do": "nothing"}) == [["nothing"]]
    assert texts(game, state, {"position": 2, "do": "nothing"}) == []
    play(game, state, "take r2c1")
    for wish in ({"square": "r3c3"}, {"do": "take", "square": "r3c3"}, {"tile": "r2c1", "square": "r3c3"}):
        assert texts(game, state, wish) == [["put r3c3"]]
    assert (
        texts(game, state, {"do": "store"})
        == texts(game, state, {"tile": "r2c1", "do": "store"})
        == [["store"]]
    )
    assert texts(game, state, {"tile": "r1c1", "square": "r3c3"}) == []
    assert texts(game, state, {"do": "put", "square": "r3c3"}) == []


def test_a_fetched_tile_is_put(game: Maori) -> None:
    state = table(game, {"store": "W-pl"})
    play(game, state, "sail 1", "fetch")
    assert texts(game, state, {"do": "put", "square": "r3c3"}) == [["put r3c3"]]
    assert texts(game, state, {"do": "take", "square": "r3c3"}) == []


# -- what leaves no choice ---------------------------------------------------------------------------


FORCED = board("""
    water water water . .
    water-b water-b water-b water-b water-b
    water-b water-b water-b water-bb water-bb
    . . water-bb . water
""")


def test_a_tile_that_can_go_to_one_square_only_is_known_to_go_there(game: Maori) -> None:
    state = table(game, {"board": FORCED, "store": "E-pl"}, matrix=sparse(r1c1="W-pl", r4c4="E-p"))
    plan = plans(game, state, {"tile": "r1c1", "square": "r4c4"})[0]
    assert ([action.text for action in plan.actions], plan.square) == (["sail 1", "take r1c1"], "r4c4")
    play(game, state, *(action.text for action in plan.actions))
    assert tile_at(game, state, 0, "r4c4") == "W-pl"


def test_nor_is_it_promised_to_go_elsewhere(game: Maori) -> None:
    state = table(game, {"board": FORCED, "store": "E-pl"}, matrix=sparse(r1c1="W-pl", r4c4="E-p"))
    assert texts(game, state, {"tile": "r1c1", "square": "r1c1"}) == []


def test_where_nothing_can_be_done_sailing_there_is_to_do_nothing(game: Maori) -> None:
    state = table(game, {"shells": 0}, matrix=matrix(r1c1="volcano"))
    assert texts(game, state, {"do": "nothing", "position": 1}) == [["sail 1"]]
    assert texts(game, state, {"do": "take", "position": 1}) == []
    assert all(plan.position != 1 for plan in plans(game, state, {"do": "take"}))


# -- all of them -------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", VARIANTS)
def test_every_turn_is_found_once_at_the_price_it_has(game: Maori, options: dict[str, Any]) -> None:
    chooser = Random(5)
    looked = 0
    for state, _ in decisions(game, options, 2, 15):
        if state.step == step_numbers.MOOR or chooser.random() < 0.92 or looked > 5:
            continue
        looked += 1
        found = plans(game, state, {})
        assert sorted(map(str, every_turn(game, state))) == sorted(str(plan.actions) for plan in found)
        assert [plan.cost["shell"] for plan in found] == sorted(plan.cost["shell"] for plan in found)
        for plan in chooser.sample(found, min(15, len(found))):
            assert paid(game, state, plan) == plan.cost["shell"]
            assert plan.cost["shell"] == plan.sailing + plan.skipping + plan.steering
            check_wishes(game, state, plan, found, chooser)
    assert looked


def check_wishes(
    game: Maori, state: MaoriState, plan: TurnPlan, every: tuple[TurnPlan, ...], chooser: Random
) -> None:
    """Some of what a plan is about as a wish: all turns that bring it are found, and no others."""
    about = {
        "do": plan.do,
        "position": plan.position,
        "tile": plan.tile,
        "square": plan.square,
        "edges": plan.edges,
    }
    known = [key for key, value in about.items() if value]
    keys = {"do", *chooser.sample(known, chooser.randrange(len(known) + 1))}
    wish = {key: about[key] for key in keys}
    expected = [one for one in every if all(getattr(one, key) == value for key, value in wish.items())]
    assert [one.actions for one in plans(game, state, wish)] == [one.actions for one in expected]


@pytest.mark.parametrize(
    "wish",
    [{"do": "swim"}, {"tile": 3}, {"position": "one"}, {"edges": "NE"}, {"edges": ""}, {"weather": "fine"}],
)
def test_what_is_no_wish_is_told(game: Maori, wish: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        game.plans(table(game), wish)
    assert caught.value.message.id == "wish_wrong"
