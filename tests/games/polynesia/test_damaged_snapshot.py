"""Damaged positions are refused, and nothing else ever comes of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.kernel.messages import Problem
from tests.games.polynesia.saved import (
    declining,
    feasting,
    growing,
    in_jeopardy,
    marking,
    mid_game,
    over,
    paying,
    settling,
    voyaging,
)
from tests.games.polynesia.telling import MAIN

Damage = Callable[[dict[str, Any]], object]
Make = Callable[[Polynesia], dict[str, Any]]


def refused(game: Polynesia, saved: Any) -> str:
    with pytest.raises(Problem) as caught:
        game.restore(saved)
    return caught.value.message.id


def seat(number: int, **values: object) -> Damage:
    return lambda saved: saved["seats"][number].update(values)


def members(number: int, **values: int) -> Damage:
    return lambda saved: saved["seats"][number]["members"].update(values)


def change(**values: object) -> Damage:
    return lambda saved: saved.update(values)


def route(kind: str, *ships: int) -> Damage:
    """On the route of the seats 0 and 1."""
    return lambda saved: saved["routes"].update({"rua-manu": {"kind": kind, "ships": [*ships]}})


DAMAGES: dict[str, Damage] = {
    "an option nobody knows": lambda saved: saved["options"].update(jeopardy="a little"),
    "no seats": change(seats=[]),
    "one seat": lambda saved: saved.update(seats=saved["seats"][:1]),
    "a seat too few": lambda saved: saved["seats"].pop(),
    "five seats": lambda saved: saved["seats"].extend([saved["seats"][2]] * 2),
    "an actor who does not play": change(actor=3),
    "an actor below nought": change(actor=-1),
    "nobody to act": change(actor=None),
    "a start player who does not play": change(start=3),
    "turns less than none": change(turns=-3),
    "a round before the first": change(round=0),
    "a step nobody knows": change(step="dance"),
    "a step that leaves no choice": change(step="turn_end"),
    "a travel that has not begun": change(moves=-1),
    "more moves than there are": change(moves=3),
    "no moves left": change(moves=0),
    "moves below all": change(moves=-2),
    "another action in the middle of a travel": change(step="act"),
    "a decline in the middle": change(step="decline"),
    "a mark without a route": change(step="mark"),
    "a feast without its card": change(step="feast"),
    "a settling without its card": change(step="settle"),
    "a family without its card": change(step="family"),
    "a marker below the volcano": change(phase=3),
    "a marker beyond": change(phase=9),
    "a route chosen in a travel": change(route="tahi-honu"),
    "a route nobody knows": change(route="tahi-atlantis"),
    "no cards": change(cards=[]),
    "two cards": lambda saved: saved["cards"].pop(),
    "a card nobody knows": lambda saved: saved["cards"].__setitem__(0, "sharks"),
    "two cards of one type": change(cards=["landfalls", "gateways", "friendships"]),
    "cards in another order": lambda saved: saved["cards"].reverse(),
    "a stone lost": lambda saved: saved["bag"].pop(),
    "a stone doubled": lambda saved: saved["drawn"].append("red"),
    "a stone of another colour": lambda saved: saved["drawn"].__setitem__(0, "green"),
    "all red stones drawn and nobody knows": lambda saved: saved.update(
        drawn=["red"] * 6, bag=["grey"] * 3 + ["black"]
    ),
    "points less than none": change(points=-1),
    "points too many": change(points=5),
    "an archipelago claimed by nobody": change(unclaimed=["C"]),
    "an archipelago unclaimed where somebody is": change(unclaimed=["A", "D"]),
    "an archipelago nobody knows": change(unclaimed=["C", "X"]),
    "an archipelago twice": change(unclaimed=["C", "D", "D"]),
    "prizes too many": seat(2, prizes=1),
    "favours too many": seat(2, favours=1),
    "a route explored that is neutral": lambda saved: saved["routes"].update(
        {"ahi_nui-rua": {"kind": "fish", "ships": [2]}}
    ),
    "a route without a ship": route("fish"),
    "a route of somebody who does not play": route("fish", 0, 1, 3),
    "a ship twice on a route": route("fish", 0, 0, 1),
    "a route of another kind": route("mask", 0, 1),
    "a ship less than there are": route("fish", 0),
    "a token where somebody is": lambda saved: saved["tokens"].update(manu="mask"),
    "a token where none is dealt": lambda saved: saved["tokens"].update(kiri="mask"),
    "a token of another colour": lambda saved: saved["tokens"].update(lani="turtle"),
    "a token nobody knows": lambda saved: saved["tokens"].update(lani="cross"),
    "a token on no island": lambda saved: saved["tokens"].update(atlantis="mask"),
    "more tokens than there are": lambda saved: saved["tokens"].update(lua="fish"),
    "more masks than there are": seat(2, tokens={"mask": 3}),
    "a ship token that is kept": seat(2, tokens={"ship": 1}),
    "a token before a player that nobody knows": seat(2, tokens={"cross": 1}),
    "a member too many": members(0, kiri=1),
    "a member too few": lambda saved: saved["seats"][0]["members"].pop("rua"),
    "a member nowhere": members(0, atlantis=1),
    "a member too many at home": seat(0, home=10),
    "a member behind a beach that is none": lambda saved: saved["seats"][0].update(
        home=saved["seats"][0]["home"] - 1, rear=[1, 0, 0, 0, 0]
    ),
    "a ship too many": seat(2, ships=15),
    "fish less than none": seat(0, fish=-1),
    "a chance too great": change(chance=2**70),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_snapshot_is_refused(game: Polynesia, damage: Damage) -> None:
    saved = mid_game(game)
    game.restore(saved)
    damage(saved)
    assert refused(game, saved) in ("snapshot_wrong", "snapshot_impossible")


def to_row(row: int, number: int = 0) -> Damage:
    """A member goes from the personal board into a row behind the beach."""

    def damage(saved: dict[str, Any]) -> None:
        own = saved["seats"][number]
        own["home"] -= 1
        own["rear"][row] += 1

    return damage


IN_STEP: dict[str, tuple[Make, Damage]] = {
    "a route that is explored": (
        paying,
        lambda saved: (
            saved["routes"].update({"tahi-manu": {"kind": "fish", "ships": [1]}}),
            saved["seats"][1].update(ships=14),
        ),
    ),
    "no route to pay for": (paying, change(route=None)),
    "a route that cannot be paid": (paying, seat(0, fish=5, shells=5)),
    "a route that is paid in one kind only": (paying, seat(0, shells=5)),
    "a payment in a travel": (paying, change(moves=1)),
    "a settling without the card": (settling, change(cards=["footholds", "collections", "families"])),
    "a settling with nobody at home": (settling, lambda saved: _all_away(saved)),
    "a family with nobody at home": (growing, lambda saved: _all_away(saved)),
    "a family that cannot be paid": (growing, seat(0, fish=2, shells=2)),
    "a family without the card": (growing, change(cards=["gateways", "collections", "navigators"])),
    "a voyage outside a travel": (voyaging, change(moves=-1)),
    "a voyage with a route chosen": (voyaging, change(route="honu-rehu")),
    "a mark outside a travel": (marking, change(moves=-1)),
    "a mark on a route that is explored": (marking, change(route="tahi-honu")),
    "a feast without the card": (feasting, change(cards=["footholds", "passages", "navigators"])),
    "a feast outside a travel": (feasting, change(moves=-1)),
    "a decline of another than the start player": (declining, change(actor=1)),
    "a decline before the volcano": (declining, change(phase=2)),
    "a decline in a travel": (declining, change(moves=1)),
    "an action after the marker": (declining, change(step="act")),
    "a game that is over and goes on": (over, change(actor=0, step="act", phase=0)),
    "a game that is over with a red stone left": (
        over,
        lambda saved: saved["bag"].append(saved["drawn"].pop()),
    ),
    "a game that is over in the middle of a travel": (over, change(moves=1)),
    "a game that is over in a step to decide": (over, change(step="act")),
    "a game that is over before the volcano": (over, change(phase=1)),
    "a row too full": (in_jeopardy, to_row(1)),
    "a buried row with somebody in it": (in_jeopardy, to_row(4)),
    "a row too few": (in_jeopardy, lambda saved: saved["seats"][0]["rear"].pop()),
    "a beach too full": (
        in_jeopardy,
        lambda saved: (
            saved["seats"][0]["members"].update({MAIN: 4}),
            saved["seats"][0].update(home=saved["seats"][0]["home"] - 1),
        ),
    ),
    "a gap in the turn of its owner": (in_jeopardy, change(actor=1)),
    "a card that is not for jeopardy": (in_jeopardy, change(cards=["footholds", "collections", "families"])),
}


def _all_away(saved: dict[str, Any]) -> None:
    own = saved["seats"][0]
    own["members"][MAIN] += own["home"]
    own["home"] = 0


@pytest.mark.parametrize(("make", "damage"), IN_STEP.values(), ids=IN_STEP.keys())
def test_a_turn_hangs_together(game: Polynesia, make: Make, damage: Damage) -> None:
    saved = make(game)
    game.restore(saved)
    damage(saved)
    assert refused(game, saved) == "snapshot_impossible"
