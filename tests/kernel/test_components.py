"""The installed tables of Hawaii have the components of the box (rules 2)."""

from __future__ import annotations

from collections import Counter

from hawaii.games.hawaii import Hawaii


def test_there_are_126_place_tiles(game: Hawaii) -> None:
    tiles = game.book.tables.tiles
    assert sum(tile.count for tile in tiles.values()) == 126
    families: Counter[str] = Counter()
    for tile in tiles.values():
        families[tile.family] += tile.count
    assert families == {
        "hut": 25,
        "village": 25,
        "fruit": 16,
        "god": 12,
        "boat": 8,
        "kahuna": 25,
        "tiki": 15,
    }


def test_there_are_25_price_tokens_of_2_to_6(game: Hawaii) -> None:
    tokens = game.book.tables.tokens
    assert list(tokens) == [2, 3, 4, 5, 6]
    assert sum(token.count for token in tokens.values()) == 25
    assert {token.fish for token in tokens.values()} == {1, 2, 3}


def test_there_are_10_islands(game: Hawaii) -> None:
    assert sum(island.count for island in game.book.tables.islands.values()) == 10


def test_there_are_10_places_with_21_circles(game: Hawaii) -> None:
    places = game.book.tables.places
    assert len(places) == 10
    assert sum(place.circles for place in places.values()) == 21


def test_circles_and_track_use_all_tokens_with_five_players(game: Hawaii) -> None:
    tables = game.book.tables
    circles = sum(place.circles for place in tables.places.values())
    assert circles + tables.start.players.most - 1 == sum(token.count for token in tables.tokens.values())
