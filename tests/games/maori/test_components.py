"""The installed tables of Maori have the components of the box."""

from __future__ import annotations

from collections import Counter

from hawaii.games import game_tables
from hawaii.games.maori import Maori
from hawaii.games.maori.tile import read_tile


def forms(game: Maori) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, count in game.book.tables.tiles.items():
        form = name.split("-")[0]
        kind = {1: "end", 2: "middle"}.get(len(form), form)
        found[kind] += count
    return found


def test_there_are_97_tiles_in_the_forms_of_the_rulebook(game: Maori) -> None:
    assert forms(game) == {"single": 10, "end": 54, "middle": 14, "water": 17, "volcano": 2}
    assert forms(game).total() == 97


def test_ends_look_in_all_directions_alike(game: Maori) -> None:
    tiles = game.book.tables.tiles
    shown = {
        edge: {name[2:]: count for name, count in tiles.items() if name.startswith(f"{edge}-p")}
        for edge in "NESW"
    }
    assert shown["N"] == shown["E"] == shown["S"] == shown["W"]
    assert sum(shown["N"].values()) == 12


def test_everything_that_counts_is_on_some_tile(game: Maori) -> None:
    letters = {letter for name in game.book.tables.tiles for letter in name.partition("-")[2]}
    assert letters == set("phsbl")


def test_there_are_30_shells_and_5_for_each_of_5_players(game: Maori) -> None:
    start = game.book.tables.start
    assert (start.shells, start.shells_each, start.players.most) == (30, 5, 5)


def test_prices_and_points_are_those_of_the_rulebook() -> None:
    values = game_tables("maori").values
    assert values["play"] == {"step": 1, "skipped": 1, "own_step": 1, "idle_laps": 2}
    assert values["scoring"] == {
        "palm": 1,
        "palm_with_hut": 2,
        "lei": 10,
        "ship": 1,
        "shell": 1,
        "empty": 1,
        "atoll": 2,
    }


def test_every_number_says_where_it_comes_from() -> None:
    tables = game_tables("maori")
    assert set(tables.sources.values()) == {"R", "P", "C"}
    assert tables.sources["tiles.volcano"] == "R"
    assert tables.sources["tiles.E-p"] == "C"


def test_the_name_of_a_tile_says_what_it_shows() -> None:
    tile = read_tile("E-pphssbl")
    assert tile is not None
    assert (tile.form, tile.palms, tile.huts, tile.shells, tile.ships, tile.leis) == ("E", 2, 1, 2, 1, 1)
    assert tile.is_land
    water = read_tile("water-bb")
    assert water is not None
    assert (water.ships, water.is_land, water.is_volcano) == (2, False, False)
