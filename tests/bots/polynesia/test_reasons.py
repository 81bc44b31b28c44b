"""Why a turn is good: each kind of change as a player would say it, with the numbers of the tables."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.bots.polynesia.valuation import make
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.messages import Message
from tests.bots.polynesia.tables import LAST_ROUND, table

ROUTES = {
    "toru-kauri": {"kind": "fish", "ships": [0]},
    "kauri-mako": {"kind": "fish", "ships": [0]},
    "tahi-honu": {"kind": "shell", "ships": [0]},
    "rua-manu": {"kind": "shell", "ships": [0]},
}


def told(game: Polynesia, state: PolynesiaState, turn: str) -> list[Message]:
    actions = [game.decode(text) for text in turn.split("; ")]
    after = state.copy()
    for action in actions:
        game.follow(after, action)
    return [*make(game, state.players).reasons(state, actions, after, 0)]


def ids(game: Polynesia, turn: str, **rest: Any) -> dict[str, dict[str, Any]]:
    rest.setdefault("routes", ROUTES)
    found = told(game, table(game, **rest), turn)
    return {one.id.removeprefix("advice_polynesia_"): dict(one.values) for one in found}


def test_turtles(game: Polynesia) -> None:
    assert ids(game, "sail kauri mako", seats=[{"members": {"kauri": 2}}, {}], marker=1) == {
        "turtles": {"count": 1}
    }


def test_members_that_are_safe_and_the_number_that_is_free(game: Polynesia) -> None:
    found = ids(game, "sail toru kauri", marker=1, seats=[{"members": {"toru": 1, "kauri": 5}}, {}])
    assert found["saved"] == {"count": 1}
    found = ids(game, "sail toru kauri", marker=1, seats=[{"members": {"toru": 1, "kauri": 6}}, {}])
    assert found["number"] == {"number": 3, "count": 1}


def test_members_on_their_way(game: Polynesia) -> None:
    assert "nearer" in ids(game, "sail ahi_nui rua", marker=1)
    assert "sets_out" in ids(game, "sail ahi_nui rua", marker=1, routes={})


@pytest.mark.parametrize(("island", "kind"), [("toru", "fish"), ("tahi", "shell")])
def test_islands_with_goods(game: Polynesia, island: str, kind: str) -> None:
    assert ids(game, f"sail ahi_nui {island}", marker=1)[f"source_{kind}"] == {"count": 1}


def test_nobody_needs_goods_at_the_end(game: Polynesia) -> None:
    assert "source_fish" not in ids(game, "sail ahi_nui toru", marker=1, drawn=LAST_ROUND)


def test_points_of_a_card(game: Polynesia) -> None:
    found = ids(
        game,
        "sail toru kauri",
        marker=1,
        cards=["footholds", "faceless", "homebodies"],
        seats=[{"members": {"toru": 1}}, {}],
    )
    assert found["card"] == {"count": 1, "card": Message("polynesia_card_footholds")}


def test_a_card_that_takes_less(game: Polynesia) -> None:
    found = ids(
        game,
        "sail rua manu",
        marker=1,
        cards=["strongholds", "faceless", "families"],
        tokens={"manu": "mask"},
        seats=[{"members": {"rua": 1, "kauri": 1}}, {}],
    )
    assert found["spared"] == {"count": 2, "card": Message("polynesia_card_faceless")}


@pytest.mark.parametrize(
    ("token", "reason", "way"),
    [
        ("turtle", "turtle_token", "tahi honu"),
        ("mask", "mask", "rua manu"),
        ("fish", "token_fish", "rua manu"),
        ("shell", "token_shell", "rua manu"),
    ],
)
def test_tokens(game: Polynesia, token: str, reason: str, way: str) -> None:
    origin, target = way.split()
    found = ids(
        game,
        f"sail {way}",
        marker=1,
        cards=["strongholds", "ceremonies", "navigators"],
        tokens={target: token},
        seats=[{"members": {origin: 1}}, {}],
    )
    assert reason in found


def test_a_ship_token(game: Polynesia) -> None:
    found = ids(
        game,
        "sail tahi honu; explore honu-manu; mark fish",
        marker=1,
        tokens={"honu": "ship"},
        seats=[{"members": {"tahi": 1, "honu": 0}}, {}],
    )
    assert "ship_token" in found or "turtles" in found


def test_first_in_an_archipelago(game: Polynesia) -> None:
    cards = ["landfalls", "faceless", "homebodies"]
    assert "prize" in ids(game, "sail rua manu", marker=1, cards=cards, seats=[{"members": {"rua": 1}}, {}])


def test_routes(game: Polynesia) -> None:
    assert "way_out" in ids(game, "explore rua-manu; pay fish", routes={})
    members = [{"members": {"kauri": 2}, "fish": 3, "shells": 3}, {}]
    found = ids(game, "explore kauri-mako; pay fish", routes={}, seats=members)
    assert found["route_turtles"] == {"island": "Mako", "count": 1}
    found = ids(game, "explore ngaru-kauri; pay fish", routes={}, seats=members)
    assert found["route_reach"] == {"count": 1}


def test_ships_that_count(game: Polynesia) -> None:
    cards = ["strongholds", "faceless", "navigators"]
    other = {"ngaru-hau": {"kind": "fish", "ships": [1]}, "koru-hau": {"kind": "fish", "ships": [1]}}
    assert "ship_counts" in ids(
        game,
        "explore ngaru-kauri; pay fish",
        cards=cards,
        routes=other,
        seats=[{"members": {"kauri": 1}}, {}],
    )


def test_populating(game: Polynesia) -> None:
    assert ids(game, "populate ahi_nui; forgo") == {"populate": {"count": 3}}
    found = ids(game, "populate kauri; forgo", seats=[{"members": {"kauri": 1}}, {}])
    assert found["settles"] == {"island": "Kauri"}


def test_fishing(game: Polynesia) -> None:
    assert ids(game, "catch fish") == {"catch_fish": {"count": 3}}
    assert ids(game, "catch shell", marker=2) == {"catch_shell": {"count": 2}}


def test_what_declines(game: Polynesia) -> None:
    seats = [{"fish": 2, "shells": 1}, {"fish": 4, "shells": 0}]
    assert ids(game, "decline fish", marker=0, seats=seats) == {"decline_others": {"count": 4}}
    assert ids(game, "decline shell", marker=0, seats=seats) == {"decline_least": {}}
    seats = [{"fish": 2, "shells": 1}, {"fish": 1, "shells": 0}]
    assert ids(game, "decline fish", marker=0, seats=seats) == {"decline_anyway": {}}


def test_what_is_decided_within_a_turn(game: Polynesia) -> None:
    state = table(game, routes={}, seats=[{"fish": 3, "shells": 3}, {}])
    game.play(state, game.decode("explore rua-manu"))
    found = [one.id for one in told(game, state, "pay fish")]
    assert "advice_polynesia_keeps_shell" in found
    state = table(game, routes=ROUTES)
    game.play(state, game.decode("sail ahi_nui rua"))
    assert told(game, state, "stop") == [Message("advice_polynesia_stop")]


def test_a_feast(game: Polynesia) -> None:
    state = table(
        game,
        marker=1,
        cards=["strongholds", "feasts", "homebodies"],
        routes=ROUTES,
        tokens={"manu": "mask"},
        seats=[{"members": {"rua": 1}}, {}],
    )
    game.play(state, game.decode("sail rua manu"))
    for way in ("take fish", "take shell", "spoil fish", "spoil shell"):
        found = told(game, state, f"feast {way}")
        assert found == [Message(f"advice_polynesia_feast_{way.replace(' ', '_')}")]


def test_one_more_member(game: Polynesia) -> None:
    state = table(game, cards=["strongholds", "faceless", "families"], seats=[{"fish": 3}, {}])
    game.play(state, game.decode("populate ahi_nui"))
    assert told(game, state, "offer fish")[0] == Message("advice_polynesia_family")
    assert told(game, state, "forgo") == [Message("advice_polynesia_forgo")]
