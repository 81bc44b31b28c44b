"""Why a wish cannot be fulfilled: the right thing in its way, with the right numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from inspect import getsource
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from hawaii.games.polynesia import Polynesia, reasons
from hawaii.games.polynesia.steps import STEPS
from hawaii.kernel.messages import Message
from tests.games.polynesia.telling import (
    JEOPARDY,
    MAIN,
    TABLES,
    cards,
    decisions,
    polynesia,
    route,
    sea_of,
    table,
)
from tests.games.telling import play

NONE: Mapping[str, Any] = MappingProxyType({})
OF_1 = {"rua-ngaru": route("fish", 1)}
FLEET_OF_ONE = {"tahi-rua": route("fish", 0)}
MASK = {"routes": {"rua-manu": route("fish", 0)}, "tokens": {"manu": "mask"}, "cards": cards("feasts")}
FAR: dict[str, Any] = {"members": {"kiri": 5}}
ON_RUA: dict[str, Any] = {"members": {"rua": 1}}


class Case(NamedTuple):
    """A wish that cannot be fulfilled, and what is said."""

    reason: str
    wish: dict[str, Any]
    seats: Sequence[Mapping[str, Any]] = ()
    others: Mapping[str, Any] = NONE
    played: tuple[str, ...] = ()
    values: Mapping[str, Any] = NONE


def move(origin: str, target: str, **more: Any) -> dict[str, Any]:
    return {"origin": origin, "target": target, **more}


FLEET = {name: route("fish", 0) for name in sea_of(polynesia(), 3)[:15]}
"""All ships of seat 0 are on the map."""
TO_HONU = {"routes": {"tahi-honu": route("fish", 0)}, "tokens": {"honu": "ship"}}
CASES: dict[str, Case] = {
    # -- exploring
    "a neutral route": Case("why_neutral_route", {"route": "ahi_nui-rua"}),
    "a route that is none": Case(
        "why_no_such_route", {"route": "rua-hokule"}, values={"route": "rua-hokule"}
    ),
    "another route than was chosen": Case(
        "why_route_chosen", {"route": "tahi-rua"}, played=("explore rua-toru",)
    ),
    "no ships": Case("why_no_ships", {"route": "rangi-hokule"}, [{}], {"routes": FLEET}),
    "no ships at all": Case("why_no_ships", {"do": "explore"}, [{}], {"routes": FLEET}),
    "an own ship": Case(
        "why_own_ship", {"route": "rua-ngaru"}, [], {"routes": {"rua-ngaru": route("fish", 0)}}
    ),
    "a route of the other of two": Case(
        "why_route_of_another", {"route": "rua-ngaru"}, [], {"players": 2, "routes": OF_1}
    ),
    "the wrong kind": Case(
        "why_other_kind",
        {"route": "rua-ngaru", "kind": "shell"},
        [],
        {"routes": OF_1},
        values={"kind": "fish"},
    ),
    "too few fish for an owner": Case(
        "why_fish_short", {"route": "rua-ngaru"}, [{"fish": 1}], {"routes": OF_1}, values={"count": 1}
    ),
    "too few shells for two owners": Case(
        "why_shell_short",
        {"route": "rua-ngaru"},
        [{"shells": 1}],
        {"routes": {"rua-ngaru": route("shell", 1, 2)}},
        values={"count": 3},
    ),
    "too few fish for a new route": Case(
        "why_fish_short", {"route": "tahi-rua", "kind": "fish"}, [{"fish": 1}], values={"count": 2}
    ),
    "too few of everything": Case(
        "why_price_of_one_kind", {"route": "tahi-rua"}, [{"fish": 2, "shells": 2}], values={"count": 3}
    ),
    "too few to explore anything": Case(
        "why_price_of_one_kind", {"do": "explore"}, [{"fish": 2, "shells": 2}], values={"count": 3}
    ),
    "too few for the first route to an archipelago": Case(
        "why_price_of_one_kind",
        {"route": "tahi-manu"},
        [{"fish": 5, "shells": 5}],
        {"cards": cards("gateways")},
        values={"count": 6},
    ),
    # -- travelling
    "from an island that is none": Case(
        "why_no_such_island", move("atlantis", "rua"), values={"island": "atlantis"}
    ),
    "to an island that is none": Case(
        "why_no_such_island", move(MAIN, "atlantis"), values={"island": "atlantis"}
    ),
    "where nobody is": Case("why_nobody_there", move("tahi", "manu"), values={"island": "Tahi"}),
    "to where one is": Case("why_already_there", move(MAIN, MAIN)),
    "from where nothing leads": Case("why_no_way_out", {"origin": "kiri"}, [FAR]),
    "nowhere": Case("why_no_way_out", {"do": "travel"}, [FAR]),
    "nobody to guide on the way": Case("why_no_open_way", move(MAIN, "ngaru"), [], {"routes": OF_1}),
    "where no route leads": Case("why_no_explored_way", move(MAIN, "hokule")),
    "near, but where no route leads": Case("why_no_explored_way", move(MAIN, "ngaru")),
    "where only routes of elsewhere lead": Case(
        "why_no_explored_way", {"target": "hokule"}, [], {"routes": {"toa-hokule": route("fish", 0)}}
    ),
    "too far": Case(
        "why_too_far",
        move(MAIN, "koru"),
        [],
        {"routes": {**OF_1, "ngaru-koru": route("shell", 2)}, "marker": 2},
        values={"count": 3, "moves": 2},
    ),
    "too far from everywhere": Case(
        "why_too_far",
        {"target": "koru"},
        [ON_RUA],
        {"routes": {**OF_1, "ngaru-koru": route("shell", 2)}, "marker": 1},
        values={"count": 2, "moves": 1},
    ),
    "too far for the rest": Case(
        "why_too_far",
        move(MAIN, "ngaru"),
        [],
        {"routes": {"rua-ngaru": route("fish", 0)}},
        played=(f"sail {MAIN} rua", f"sail {MAIN} rua"),
        values={"count": 2, "moves": 1},
    ),
    "unexplored": Case("why_unexplored", move("rua", "ngaru"), [ON_RUA]),
    "nobody to guide": Case("why_no_guide", move("rua", "ngaru"), [ON_RUA], {"routes": OF_1}),
    "the guide is elsewhere": Case(
        "why_no_guide",
        move("rua", "ngaru", guide=2),
        [ON_RUA, ON_RUA],
        {"routes": {"rua-ngaru": route("fish", 1, 2)}},
    ),
    "nothing to pay a guide": Case(
        "why_fish_short",
        move("rua", "ngaru"),
        [{**ON_RUA, "fish": 0}, ON_RUA],
        {"routes": OF_1},
        values={"count": 1},
    ),
    "alone on the route of another": Case(
        "why_otherwise", move("rua", "ngaru", way="alone"), [ON_RUA, ON_RUA], {"routes": OF_1}
    ),
    "for a mask one does not have": Case(
        "why_otherwise", move("rua", "ngaru", way="mask"), [ON_RUA, ON_RUA], {"routes": OF_1}
    ),
    "with a guide on an own route": Case(
        "why_otherwise",
        move("rua", "ngaru", guide=1),
        [ON_RUA, ON_RUA],
        {"routes": {"rua-ngaru": route("fish", 0, 1)}},
    ),
    "a full beach": Case("why_beach_full", move("rua", MAIN), [{"members": {MAIN: 3, "rua": 1}}], JEOPARDY),
    # -- populating
    "to populate an island that is none": Case(
        "why_no_such_island", {"island": "atlantis"}, values={"island": "atlantis"}
    ),
    "nobody at home": Case("why_nobody_home", {"island": "rua"}, [{"members": {"rua": 13}}]),
    "nobody in the queue": Case("why_queue_empty", {"do": "populate"}, [ON_RUA], JEOPARDY),
    "the main island in jeopardy": Case(
        "why_main_in_jeopardy", {"island": MAIN}, [{"members": {MAIN: 3, "rua": 1}}], JEOPARDY
    ),
    "to populate where nobody is": Case("why_nobody_there", {"island": "kiri"}, values={"island": "Kiri"}),
    # -- a family
    "too poor for a family of fish": Case(
        "why_family_short",
        {"do": "offer", "kind": "fish"},
        [{"fish": 2}],
        {"cards": cards("families")},
        (f"populate {MAIN}",),
        {"count": 3},
    ),
    # -- something else comes first
    "to stop before the travel": Case("why_polynesia_act", {"do": "stop"}),
    "to fish while paying": Case("why_polynesia_pay", {"do": "catch"}, played=("explore tahi-rua",)),
    "to fish in a travel": Case("why_polynesia_travel", {"do": "catch"}, played=(f"sail {MAIN} rua",)),
    "to travel before the feast": Case(
        "why_polynesia_feast", {"do": "travel"}, [ON_RUA], MASK, ("sail rua manu",)
    ),
    "to travel before the voyage": Case(
        "why_polynesia_voyage", {"do": "travel"}, [{"members": {"tahi": 1}}], TO_HONU, ("sail tahi honu",)
    ),
    "to stop before the mark": Case(
        "why_polynesia_mark",
        {"do": "stop"},
        [{"members": {"tahi": 1}}],
        TO_HONU,
        ("sail tahi honu", "explore fetu-sina"),
    ),
    "to fish before settling": Case(
        "why_polynesia_settle",
        {"do": "catch"},
        [{"fish": 6, "shells": 0}],
        {"cards": cards("gateways")},
        ("explore tahi-manu",),
    ),
    "to fish before the family": Case(
        "why_polynesia_family", {"do": "catch"}, [], {"cards": cards("families")}, (f"populate {MAIN}",)
    ),
    "to fish before the decline": Case("why_polynesia_decline", {"do": "catch"}, [], {"marker": 0}),
}
ELSEWHERE = {"why_game_over", "why_guide_beach_full"}


def plainly(values: Mapping[str, Any]) -> dict[str, Any]:
    """What is said by a message of its own, as the last word of its id."""
    return {
        key: value.id.rpartition("_")[2] if isinstance(value, Message) else value
        for key, value in values.items()
    }


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_the_first_thing_in_the_way_is_told(game: Polynesia, case: Case) -> None:
    state = table(game, *case.seats, **case.others)
    play(game, state, *case.played)
    assert state.actor == 0
    found = game.plans(state, case.wish)
    assert isinstance(found, Message), found
    assert (found.id, plainly(found.values)) == (case.reason, case.values)


def test_after_the_game_nothing_can_be_done(game: Polynesia) -> None:
    state = table(game, drawn=["red"] * 6)
    assert game.plans(state, {"do": "catch"}) == game.plans(state, {}) == Message("why_game_over")


def test_every_reason_is_told_above() -> None:
    written = set(re.findall(r'"(why_\w+)"', getsource(reasons)))
    written -= {"why_polynesia_"}
    written |= {"why_fish_short", "why_shell_short"}
    written |= {f"why_polynesia_{step.name}" for step in STEPS if not step.automatic}
    assert written == {case.reason for case in CASES.values()} | ELSEWHERE


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_every_wish_is_answered(game: Polynesia, options: dict[str, Any], players: int) -> None:
    """With plans or with a reason, which says something if the wish does."""
    chooser = Random(3)
    islands = [*game.book.seas[players].islands, "atlantis"]
    routes = [*sea_of(game, players), f"{MAIN}-rua", "rua-atlantis"]
    for seed in (18, 19):
        for number, (state, _) in enumerate(decisions(game, options, players, seed)):
            if number % 7:
                continue
            where = {"origin": chooser.choice(islands), "target": chooser.choice(islands)}
            wishes: list[dict[str, Any]] = [
                where,
                {"target": chooser.choice(islands)},
                {"route": chooser.choice(routes)},
                {"route": chooser.choice(routes), "kind": chooser.choice(["fish", "shell"])},
                {"island": chooser.choice(islands)},
            ]
            for wish in wishes:
                found = game.plans(state, wish)
                if isinstance(found, Message):
                    assert found.id != "why_otherwise", (wish, game.snapshot(state))
                else:
                    assert found
            for vague in ({"do": "catch"}, {"kind": "fish"}, {**where, "way": "guide"}, {"guide": 1}):
                assert game.plans(state, vague)
