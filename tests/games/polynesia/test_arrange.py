"""Positions from small readable mappings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.kernel.messages import Message, Problem
from tests.games.polynesia.telling import MAIN, TABLES, cards, explored, members, route, seat_of
from tests.games.telling import offered


def test_an_empty_description_is_the_first_turn_of_two_players(game: Polynesia) -> None:
    table = game.snapshot(game.arrange({}))
    fresh = game.snapshot(game.start(2, 0))
    assert (table["actor"], table["start"], table["step"], table["phase"]) == (0, 0, "act", 0)
    for key in ("cards", "bag", "tokens", "seats", "points", "unclaimed", "options"):
        assert table[key] == fresh[key]


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_what_is_arranged_is_sound_and_comes_back(
    game: Polynesia, options: dict[str, Any], players: int
) -> None:
    for seed in range(5):
        described = {"players": players, "seed": seed, "options": options, **explored(game, players, seed)}
        state = game.arrange(described)
        assert game.digest(game.restore(game.snapshot(state))) == game.digest(state)


def test_what_is_said_lies_there(game: Polynesia) -> None:
    state = game.arrange(
        {
            "players": 3,
            "cards": ["landfalls", "collections", "company"],
            "actor": 2,
            "start": 1,
            "round": 4,
            "marker": 2,
            "drawn": ["red", "black", "grey", "red"],
            "bag": ["grey", "red", "red", "red", "grey", "red"],
            "routes": {"tahi-rua": route("shell", 2, 0)},
            "tokens": {"kauri": "mask", "honu": "turtle", "manu": "mask"},
            "seats": [
                {"fish": 7, "members": {MAIN: 1, "manu": 2}, "tokens": {"mask": 1}, "prizes": 1},
                {"shells": 0, "favours": 2},
            ],
        }
    )
    table = game.snapshot(state)
    assert (table["actor"], table["start"], table["round"], table["phase"]) == (2, 1, 4, 1)
    assert table["cards"] == ["landfalls", "collections", "company"]
    assert table["drawn"] == ["red", "black", "grey", "red"]
    assert table["bag"] == ["red", "grey", "red", "red", "red", "grey"], "the next one last"
    assert table["routes"] == {"tahi-rua": {"kind": "shell", "ships": [0, 2]}}
    assert table["tokens"] == {"kauri": "mask", "honu": "turtle"}, "that of manu has been taken"
    assert (table["points"], table["unclaimed"]) == (4, ["B", "C", "D"])
    assert table["seats"][0] == {
        "fish": 7,
        "shells": 3,
        "home": 10,
        "ships": 14,
        "members": {MAIN: 1, "manu": 2},
        "rear": [],
        "tokens": {"mask": 1},
        "prizes": 1,
        "favours": 0,
    }
    assert [seat["shells"] for seat in table["seats"]] == [3, 0, 3]
    assert [seat["ships"] for seat in table["seats"]] == [14, 15, 14]


def test_the_stones_that_are_left_keep_their_order(game: Polynesia) -> None:
    whole = game.snapshot(game.arrange({"seed": 3}))["bag"]
    left = game.snapshot(game.arrange({"seed": 3, "drawn": ["red", "grey"]}))["bag"]
    assert Counter(whole) - Counter(left) == {"red": 1, "grey": 1}
    found = iter(whole)
    assert all(stone in found for stone in left)


def test_tokens_that_players_have_do_not_lie_on_the_map(game: Polynesia) -> None:
    for seed in range(5):
        seats = [{"tokens": {"mask": 2, "turtle": 1}}, {"tokens": {"fish": 1}}]
        table = game.snapshot(game.arrange({"seed": seed, "cards": cards(), "seats": seats}))
        assert Counter(table["tokens"].values()) == {"mask": 1, "shell": 1, "turtle": 1, "ship": 2}


def test_where_somebody_stands_no_token_lies(game: Polynesia) -> None:
    state = game.arrange({"cards": cards(), "seats": [{"members": {"manu": 1, "honu": 1}}]})
    assert not {"manu", "honu"} & game.snapshot(state)["tokens"].keys()


def test_archipelagos_where_somebody_stands_are_claimed(game: Polynesia) -> None:
    seats = [{"members": {"manu": 1}, "prizes": 1}, {"members": {"vaka": 1}, "prizes": 1}]
    state = game.arrange({"cards": cards("landfalls"), "seats": seats})
    assert game.snapshot(state)["unclaimed"] == ["B", "C"]
    seats[0]["prizes"] = 2
    state = game.arrange({"cards": cards("landfalls"), "seats": seats})
    assert len(game.snapshot(state)["unclaimed"]) == 1, "somebody has left again"


def test_in_jeopardy_members_on_the_main_island_wait_in_rows(game: Polynesia) -> None:
    options = {"jeopardy": True}
    state = game.arrange({"options": options, "cards": cards(), "seats": [{"members": {MAIN: 6, "rua": 1}}]})
    assert members(game, state, 0) == {MAIN: 3, "rua": 1}
    assert (seat_of(game, state, 0)["rear"], seat_of(game, state, 0)["home"]) == ([2, 1, 0, 0, 0], 6)


def test_all_red_stones_are_the_end(game: Polynesia) -> None:
    state = game.arrange({"drawn": ["red"] * 6})
    assert state.over
    assert offered(game, state) == []


def test_a_marker_of_nought_is_the_decline(game: Polynesia) -> None:
    state = game.arrange({"marker": 0, "start": 1, "actor": 1})
    assert offered(game, state) == ["decline fish", "decline shell"]


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, str]] = {
    "three seats for two": ({"players": 2, "seats": [{}] * 3}, "seats", "3"),
    "nobody's turn": ({"actor": 2}, "actor", "2"),
    "nobody starts": ({"start": -1}, "start", "-1"),
    "a card nobody knows": ({"cards": ["footholds", "sharks", "divers"]}, "cards", "sharks"),
    "two cards": ({"cards": ["footholds", "feasts"]}, "cards", "footholds, feasts"),
    "two cards of a type": (
        {"cards": ["footholds", "gateways", "divers"]},
        "cards",
        "footholds, gateways, divers",
    ),
    "a card that is not for two": ({"cards": cards("company")}, "cards", "footholds, collections, company"),
    "more stones than there are": ({"drawn": ["black", "black"]}, "drawn", "black"),
    "a bag of other stones": ({"bag": ["red"]}, "bag", "red"),
    "a marker that is none": ({"marker": 4}, "marker", "4"),
    "a decline of another": ({"marker": 0, "actor": 1}, "actor", "1"),
    "members nowhere": ({"seats": [{"members": {"atlantis": 1}}]}, "seats.0.members", "atlantis"),
    "too many members": ({"seats": [{"members": {"rua": 14}}]}, "seats.0.members", "14"),
    "a route that is none": ({"routes": {"rua-kiri": route("fish", 0)}}, "routes", "rua-kiri"),
    "a neutral route": ({"routes": {"ahi_nui-rua": route("fish", 0)}}, "routes", "ahi_nui-rua"),
    "a route of nobody": ({"routes": {"tahi-rua": route("fish")}}, "routes.tahi-rua", "[]"),
    "a route of somebody else": ({"routes": {"tahi-rua": route("fish", 2)}}, "routes.tahi-rua", "[2]"),
    "two ships of a seat": ({"routes": {"tahi-rua": route("fish", 1, 1)}}, "routes.tahi-rua", "[1, 1]"),
    "a token on no island": ({"tokens": {"atlantis": "mask"}}, "tokens", "atlantis"),
    "a token where none is dealt": ({"cards": cards(), "tokens": {"kiri": "mask"}}, "seats", "0"),
    "too many masks": ({"cards": cards(), "seats": [{"tokens": {"mask": 4}}]}, "seats", "1"),
    "an archipelago nobody claimed": (
        {"cards": cards("landfalls"), "seats": [{"members": {"manu": 1}}]},
        "seats.prizes",
        "0",
    ),
    "too many prizes": ({"cards": cards("landfalls"), "seats": [{"prizes": 5}]}, "seats.prizes", "5"),
    "too many favours": (
        {"players": 3, "cards": cards("company"), "seats": [{"favours": 11}]},
        "seats.favours",
        "11",
    ),
    "favours without their card": ({"cards": cards(), "seats": [{"favours": 1}]}, "seats.favours", "1"),
}


@pytest.mark.parametrize("case", IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_what_cannot_be_is_told(game: Polynesia, case: tuple[dict[str, Any], str, str]) -> None:
    description, key, value = case
    with pytest.raises(Problem) as caught:
        game.arrange(description)
    assert caught.value.message == Message("description_impossible", {"key": key, "value": value})


def test_nobody_has_more_than_fifteen_ships(game: Polynesia) -> None:
    names = game.book.seas[2].routes[:16]
    with pytest.raises(Problem) as caught:
        game.arrange({"routes": {name: route("fish", 1) for name in names}})
    assert caught.value.message.id == "description_impossible"


@pytest.mark.parametrize(
    "description",
    [
        {"weather": "fine"},
        {"seats": [{"boats": 2}]},
        {"seats": {}},
        {"routes": {"tahi-rua": {"kind": "mask", "ships": [0]}}},
        {"tokens": {"manu": "cross"}},
        {"seats": [{"tokens": {"ship": 1}}]},
        {"seats": [{"fish": -1}]},
        {"drawn": ["blue"]},
        {"round": 0},
    ],
    ids=str,
)
def test_what_is_no_description_is_told(game: Polynesia, description: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        game.arrange(description)
    assert caught.value.message.id == "description_wrong"


@pytest.mark.parametrize("players", [1, 5])
def test_so_many_cannot_play(game: Polynesia, players: int) -> None:
    with pytest.raises(Problem) as caught:
        game.arrange({"players": players})
    assert caught.value.message.id == "players_out_of_range"


def test_options_that_the_game_does_not_have_are_refused(game: Polynesia) -> None:
    with pytest.raises(Problem) as caught:
        game.arrange({"options": {"weather": "fine"}})
    assert caught.value.message.id == "option_wrong"
