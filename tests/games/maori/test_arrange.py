"""Positions from small readable mappings."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hawaii.games.maori import Maori
from hawaii.kernel.messages import Message, Problem
from tests.games.maori.telling import VARIANTS, board, matrix, sparse

FULL = board("""
    water water water . .
    water water water-b water-b water-b
    water-b water-b water-b water-b water-b
    . . single-p single-p single-p
""")


def all_tiles(table: dict[str, Any]) -> Counter[str]:
    rows = [*table["matrix"], *(row for seat in table["seats"] for row in seat["board"])]
    tiles = Counter(name.split()[0] for row in rows for name in row if name != ".")
    tiles.update([*table["supply"], *table["discarded"]])
    tiles.update(seat["store"] for seat in table["seats"] if seat["store"])
    return tiles


def test_an_empty_description_is_the_first_turn_of_two_players(game: Maori) -> None:
    table = game.snapshot(game.arrange({}))
    fresh = game.snapshot(game.start(2, 0))
    assert (table["actor"], table["step"], table["ship"], table["turns"]) == (0, "sail", 1, 1)
    assert (table["matrix"], table["seats"]) == (fresh["matrix"], fresh["seats"])
    assert Counter(table["supply"]) == Counter(fresh["supply"])


@pytest.mark.parametrize("options", VARIANTS)
def test_all_tiles_are_somewhere(game: Maori, options: dict[str, Any]) -> None:
    for seed in range(3):
        state = game.arrange({"options": options, "players": 4, "seed": seed, "seats": [{"store": "E-pl"}]})
        assert all_tiles(game.snapshot(state)) == Counter(game.book.tables.tiles)
        assert game.digest(game.restore(game.snapshot(state))) == game.digest(state)


def test_what_is_said_lies_there(game: Maori) -> None:
    rows = board("""
        E-h/N . . . .
        . EW-b/NS water . .
        . . . . .
        . . . . .
    """)
    seats = [{"shells": 9, "board": rows, "store": "W-ppl", "ship": "r2c2"}, {"shells": 0}, {}]
    deal = matrix(r1c1="volcano")
    state = game.arrange(
        {
            "actor": 2,
            "ship": 7,
            "matrix": deal,
            "supply": ["E-pl", "volcano"],
            "idle": 3,
            "seats": seats,
            "options": {"rules": "pro"},
        }
    )
    table = game.snapshot(state)
    assert (table["actor"], table["ship"], table["idle"], table["matrix"]) == (2, 7, 3, deal)
    assert table["supply"] == ["volcano", "E-pl"], "the next one last"
    assert table["seats"][0] == {"shells": 9, "board": rows, "store": "W-ppl", "ship": "r2c2"}
    assert [seat["shells"] for seat in table["seats"]] == [9, 0, 5]
    assert all_tiles(table) == Counter(game.book.tables.tiles)


def test_a_turned_tile_may_be_named_as_it_lies(game: Maori) -> None:
    rows = [["E-h", "N-h", "NS-b", ".", "."], ["W-ss", *["."] * 4], *[["."] * 5] * 2]
    table = game.snapshot(game.arrange({"seats": [{"board": rows}]}))
    assert table["seats"][0]["board"][:2] == [
        ["E-h E", "E-h N", "EW-b NS", ".", "."],
        ["E-ss W", *["."] * 4],
    ]


def test_with_gaps_in_the_matrix_the_supply_is_exhausted(game: Maori) -> None:
    table = game.snapshot(game.arrange({"matrix": sparse(r1c1="E-p")}))
    assert table["supply"] == []
    assert len(table["discarded"]) == 96


def test_a_tile_that_is_named_is_not_dealt_elsewhere(game: Maori) -> None:
    usual = game.snapshot(game.arrange({}))["matrix"]
    for name in {name for row in usual for name in row if game.book.tables.tiles[name] == 1}:
        state = game.arrange({"seats": [{"store": name}]})
        table = game.snapshot(state)
        assert all(name not in row for row in table["matrix"])
        assert all_tiles(table) == Counter(game.book.tables.tiles)


def test_four_full_boards_leave_too_few_tiles_for_the_matrix(game: Maori) -> None:
    names = sorted(
        name for name, count in game.book.tables.tiles.items() if name != "volcano" for _ in range(count)
    )
    seats = [
        {"board": [names[start : start + 5] for start in range(first, first + 20, 5)]}
        for first in range(0, 80, 20)
    ]
    state = game.arrange({"options": {"board": "atoll"}, "seats": seats})
    assert sum(row.count(".") for row in game.snapshot(state)["matrix"]) == 1


def test_the_own_ship_is_on_the_first_tile_unless_it_is_said(game: Maori) -> None:
    rows = [[".", "water", "water", ".", "."], *[["."] * 5] * 3]
    state = game.arrange({"options": {"rules": "advanced"}, "seats": [{"board": rows}]})
    assert [seat["ship"] for seat in game.snapshot(state)["seats"]] == ["r1c2", None]


def test_a_full_board_was_filled_in_the_turn_before(game: Maori) -> None:
    state = game.arrange({"players": 3, "actor": 0, "seats": [{}, {}, {"board": FULL}]})
    assert state.left == 2
    assert game.arrange({"players": 3, "left": 1, "seats": [{}, {"board": FULL}]}).left == 1


IMPOSSIBLE: dict[str, tuple[dict[str, Any], str, dict[str, Any]]] = {
    "three seats for two": (
        {"players": 2, "seats": [{}] * 3},
        "description_impossible",
        {"key": "seats", "value": "3"},
    ),
    "nobody's turn": ({"actor": 2}, "description_impossible", {"key": "actor", "value": "2"}),
    "a ship at sea": ({"ship": 17}, "description_impossible", {"key": "ship", "value": "17"}),
    "no ship": ({"ship": 0}, "description_impossible", {"key": "ship", "value": "0"}),
    "too many shells": (
        {"seats": [{"shells": 20}, {"shells": 11}]},
        "description_impossible",
        {"key": "seats.shells", "value": "31"},
    ),
    "a tile nobody knows in store": (
        {"seats": [{"store": "E-x"}]},
        "description_impossible",
        {"key": "seats.0.store", "value": "E-x"},
    ),
    "a volcano in store": (
        {"seats": [{"store": "volcano"}]},
        "description_impossible",
        {"key": "seats", "value": "1"},
    ),
    "a matrix of another size": (
        {"matrix": [["water"]]},
        "description_impossible",
        {"key": "matrix", "value": "1"},
    ),
    "a tile nobody knows in the matrix": (
        {"matrix": sparse(r1c1="E-x")},
        "description_impossible",
        {"key": "matrix", "value": "E-x"},
    ),
    "a tile nobody knows in the supply": (
        {"supply": ["E-x"]},
        "description_impossible",
        {"key": "supply", "value": "E-x"},
    ),
    "gaps and a supply": (
        {"matrix": sparse(r1c1="E-p"), "supply": ["E-pp"]},
        "description_impossible",
        {"key": "seats", "value": "0"},
    ),
    "an end without a full board": ({"left": 1}, "description_impossible", {"key": "left", "value": "1"}),
    "no end with a full board": (
        {"left": -1, "seats": [{}, {"board": FULL}]},
        "description_impossible",
        {"key": "left", "value": "-1"},
    ),
    "an end that is past": (
        {"left": 0, "seats": [{}, {"board": FULL}]},
        "description_impossible",
        {"key": "left", "value": "0"},
    ),
    "an end too far": (
        {"left": 2, "seats": [{}, {"board": FULL}]},
        "description_impossible",
        {"key": "left", "value": "2"},
    ),
    "idle too long": ({"idle": 4}, "description_impossible", {"key": "seats", "value": "0"}),
    "an own ship in the basic game": (
        {"seats": [{"board": FULL, "ship": "r1c1"}]},
        "description_impossible",
        {"key": "seats.0.ship", "value": "r1c1"},
    ),
    "an own ship on water": (
        {"options": {"rules": "pro"}, "seats": [{"board": FULL, "ship": "r1c4"}]},
        "description_impossible",
        {"key": "seats.0.ship", "value": "r1c4"},
    ),
    "an own ship without a tile": (
        {"options": {"rules": "pro"}, "seats": [{"ship": "r1c1"}]},
        "description_impossible",
        {"key": "seats.0.ship", "value": "r1c1"},
    ),
    "more of a tile than there are": (
        {"seats": [{"store": "E-pl"}, {"store": "E-pl"}]},
        "description_too_many",
        {"name": "E-pl", "most": 1},
    ),
    "more of a tile than there are in the matrix": (
        {"matrix": sparse(r1c1="E-pl", r1c2="E-pl")},
        "description_too_many",
        {"name": "E-pl", "most": 1},
    ),
}


@pytest.mark.parametrize(("description", "reason", "values"), IMPOSSIBLE.values(), ids=IMPOSSIBLE.keys())
def test_what_cannot_be_is_told(
    game: Maori, description: dict[str, Any], reason: str, values: dict[str, Any]
) -> None:
    with pytest.raises(Problem) as caught:
        game.arrange(description)
    assert caught.value.message == Message(reason, values)


BOARDS: dict[str, tuple[list[list[str]], str]] = {
    "a row too few": ([["."] * 5] * 3, "board_shape"),
    "a square too many": ([["."] * 6] * 4, "board_shape"),
    "a tile on land": ([[".", ".", ".", "water", "."], *[["."] * 5] * 3], "board_land"),
    "a volcano": ([["volcano", *["."] * 4], *[["."] * 5] * 3], "board_no_such_tile"),
    "a tile nobody knows": ([["E-x", *["."] * 4], *[["."] * 5] * 3], "board_no_such_tile"),
    "palms turned": ([["E-p N", *["."] * 4], *[["."] * 5] * 3], "board_no_such_tile"),
    "a tile turned nowhere": ([["E-h X", *["."] * 4], *[["."] * 5] * 3], "board_no_such_tile"),
    "an end as a middle": ([["E-h NS", *["."] * 4], *[["."] * 5] * 3], "board_no_such_tile"),
}


@pytest.mark.parametrize(("rows", "reason"), BOARDS.values(), ids=BOARDS.keys())
def test_a_board_that_cannot_be_is_told_with_its_seat(
    game: Maori, rows: list[list[str]], reason: str
) -> None:
    with pytest.raises(Problem) as caught:
        game.arrange({"seats": [{}, {"board": rows}]})
    message = caught.value.message
    problem = message.values["problem"]
    assert isinstance(problem, Message)
    assert (message.id, message.values["key"], problem.id) == ("description_realm", "seats.1", reason)


@pytest.mark.parametrize(
    "wrong", [{"weather": "fine"}, {"players": "two"}, {"seats": [{"shells": -1}]}, {"idle": -1}]
)
def test_what_is_no_description_is_told(game: Maori, wrong: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        game.arrange(wrong)
    assert caught.value.message.id == "description_wrong"


def test_too_many_players_cannot_be_arranged(game: Maori) -> None:
    with pytest.raises(Problem) as caught:
        game.arrange({"players": 5, "options": {"board": "atoll"}})
    assert caught.value.message.id == "players_out_of_range"
