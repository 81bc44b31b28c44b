"""The installed tables of Polynesia have the components of the box, and both maps what the rulebook tells."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hawaii.games import game_tables
from hawaii.games.polynesia import Polynesia

SIDES = ("small", "large")


def side(name: str) -> dict[str, Any]:
    found: dict[str, Any] = game_tables("polynesia").values["maps"][name]
    return found


def symbols(name: str) -> Counter[str | None]:
    return Counter(island.get("symbol") for island in side(name)["islands"].values())


def reached(routes: list[str]) -> set[str]:
    """The islands one can come to from the main island."""
    found = {"ahi_nui"}
    while True:
        more = {end for route in routes for end in route.split("-") if found & {*route.split("-")}}
        if more <= found:
            return found
        found |= more


@pytest.mark.parametrize("name", SIDES)
def test_a_map_has_one_volcano_and_three_neutral_routes_to_the_nearest_islands(name: str) -> None:
    table = side(name)
    assert symbols(name)["main"] == 1
    assert table["neutral"] == ["ahi_nui-tahi", "ahi_nui-rua", "ahi_nui-toru"]
    assert not any("ahi_nui" in route for route in table["routes"])
    x, y = table["islands"]["ahi_nui"]["at"]
    distances = {
        island: (row["at"][0] - x) ** 2 + (row["at"][1] - y) ** 2 for island, row in table["islands"].items()
    }
    assert sorted(distances, key=lambda island: distances[island])[:4] == ["ahi_nui", "tahi", "rua", "toru"]


@pytest.mark.parametrize("name", SIDES)
def test_there_are_four_archipelagos_of_two_islands_with_a_route_between_them(name: str) -> None:
    table = side(name)
    groups: dict[str, list[str]] = {}
    for island, row in table["islands"].items():
        if row.get("archipelago"):
            groups.setdefault(row["archipelago"], []).append(island)
    assert [len(group) for group in groups.values()] == [2, 2, 2, 2]
    for group in groups.values():
        assert "-".join(group) in table["routes"]


@pytest.mark.parametrize("name", SIDES)
def test_green_tokens_lie_in_archipelagos_and_orange_ones_on_the_six_islands_with_one_turtle(
    name: str,
) -> None:
    islands = side(name)["islands"].values()
    for island in islands:
        expected = "green" if island.get("archipelago") else None
        assert island.get("token") == ("orange" if island.get("symbol") == "turtle" else expected)
    assert Counter(island.get("token") for island in islands)["green"] == 8
    assert (symbols(name)["turtle"], symbols(name)["turtles"]) == (6, 1)


@pytest.mark.parametrize(("name", "islands", "routes"), [("small", 25, 46), ("large", 30, 58)])
def test_every_island_can_be_reached_and_has_more_than_one_route(
    name: str, islands: int, routes: int
) -> None:
    table = side(name)
    assert (len(table["islands"]), len(table["routes"])) == (islands, routes)
    every = [*table["neutral"], *table["routes"]]
    assert len({frozenset(route.split("-")) for route in every}) == len(every)
    assert reached(every) == {*table["islands"]}
    ways = Counter(end for route in every for end in route.split("-"))
    assert min(ways.values()) >= 2
    assert symbols(name)["fish"] >= 4
    assert symbols(name)["shell"] >= 4


@pytest.mark.parametrize("name", SIDES)
def test_nothing_that_counts_at_the_end_sinks(name: str) -> None:
    islands = side(name)["islands"]
    for near in ("tahi", "rua", "toru"):
        assert islands[near].get("symbol") in (None, "fish", "shell")
        assert islands[near].get("archipelago") is None


def test_two_and_three_play_on_one_side_and_four_on_the_other(game: Polynesia) -> None:
    assert {players: sea.name for players, sea in game.book.seas.items()} == {
        **dict.fromkeys((2, 3), "small"),
        4: "large",
    }


def test_players_have_13_members_15_ships_3_fish_and_3_shells(game: Polynesia) -> None:
    start = game.book.tables.start
    assert (start.members, start.on_main, start.ships, start.fish, start.shells) == (13, 5, 15, 3, 3)
    assert (start.players.fewest, start.players.most, start.points) == (2, 4, 10)


def test_the_personal_board_has_8_spaces_from_2_to_7_and_5_from_0_to_2(game: Polynesia) -> None:
    boards = game.book.tables.boards
    assert boards.upper == (2, 3, 3, 4, 4, 5, 6, 7)
    assert boards.lower == (0, 0, 1, 1, 2)


def test_there_are_ten_stones(game: Polynesia) -> None:
    lava = game.book.tables.lava
    assert (lava.red, lava.grey, lava.black, lava.after_black) == (6, 3, 1, 2)


def test_there_are_14_island_tokens() -> None:
    tokens = game_tables("polynesia").values["tokens"]
    assert tokens["green"] == {"mask": 3, "mask4": 1, "fish": 1, "shell": 1, "cross": 2}
    assert tokens["orange"] == {"turtle": 2, "ship": 2, "cross": 2}


def test_there_are_eighteen_tide_cards_of_three_types_in_order(game: Polynesia) -> None:
    numbers = [card.number for card in game.book.cards.values()]
    assert numbers == sorted(numbers)
    assert Counter(number[0] for number in numbers) == {"1": 4, "2": 6, "3": 8}
    assert len(set(numbers)) == 18


def test_two_cards_are_not_for_two_players_and_two_not_for_jeopardy(game: Polynesia) -> None:
    cards = game.book.cards.values()
    assert [card.number for card in cards if card.from_players > 2] == ["3.1", "3.2"]
    assert [card.number for card in cards if card.not_with] == ["3.3", "3.5"]


def test_every_number_says_where_it_comes_from() -> None:
    sources = game_tables("polynesia").sources
    assert set(sources.values()) == {"R", "P", "C"}
    assert sources["lava.red"] == "P"
    assert sources["boards.upper"] == "C"
    assert sources["start.members"] == "R"
