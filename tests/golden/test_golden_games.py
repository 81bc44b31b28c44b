"""Finished games come out as they always did."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hawaii.games import load_game
from tests.golden.games import GoldenGame, files, read, replayed
from tests.golden.record import WANTED


@pytest.mark.parametrize(
    "file", [file for name in WANTED for file in files(name)], ids=lambda file: file.stem
)
def test_a_finished_game_comes_out_as_it_did(file: Path) -> None:
    golden = read(file)
    assert golden.game == file.parent.name
    again = replayed(golden)
    assert again.scores == golden.scores
    assert again.winners == golden.winners
    assert again.digest == golden.digest


def all_of(name: str) -> list[GoldenGame]:
    return [read(file) for file in files(name)]


def first_words(games: list[GoldenGame]) -> set[str]:
    return {text.split()[0] for golden in games for text in golden.actions}


@pytest.mark.parametrize("name", WANTED)
def test_every_game_that_is_wanted_is_on_file_and_no_other(name: str) -> None:
    assert {file.stem for file in files(name)} == {wanted.name for wanted in WANTED[name]()}


def test_there_are_golden_games_of_hawaii_of_all_kinds() -> None:
    games = all_of("hawaii")
    assert len(games) >= 60
    players = Counter(golden.players for golden in games)
    assert set(players) == {2, 3, 4, 5}
    chosen = {(name, value) for golden in games for name, value in golden.options.items()}
    assert chosen == {
        ("resources", "open"),
        ("kanaloa_counts_fishing_boat", False),
        ("rank_only_those_who_reach", False),
        ("seconds_on_shared_first", True),
    }
    assert first_words(games) == {
        *("walk", "pay", "buy", "settle", "fish", "catch", "sail", "visit", "take"),
        *("rest", "retire", "collect", "decline"),
    }
    assert all(golden.tables["values"].keys() >= {"tiles", "rounds", "options"} for golden in games)


def test_there_are_golden_games_of_maori_of_all_kinds() -> None:
    games = all_of("maori")
    assert len(games) >= 40
    kinds = Counter((*golden.options.values(), golden.players) for golden in games)
    assert len(kinds) == 3 * 2 * (4 + 3)
    assert first_words(games) == {
        *("launch", "sail", "take", "fetch", "discard", "nothing", "put", "store", "moor"),
    }
    assert max(score for golden in games for score in golden.scores[-1]) > 20
    assert {golden.tables["values"]["start"]["shells_each"] for golden in games} == {5, 9}


def test_there_are_golden_games_of_polynesia_of_all_kinds() -> None:
    games = all_of("polynesia")
    assert len(games) >= 40
    kinds = Counter((golden.options["jeopardy"], golden.players) for golden in games)
    assert set(kinds) == {(jeopardy, players) for jeopardy in (False, True) for players in (2, 3, 4)}
    assert first_words(games) == {
        *("explore", "pay", "sail", "stop", "populate", "catch"),
        *("feast", "mark", "offer", "forgo", "decline"),
    }
    ways = {text.split()[3] for golden in games for text in golden.actions if text.count(" ") > 2}
    assert ways == {"guide", "mask"}
    cards = set()
    for golden in games:
        game = load_game("polynesia", golden.tables)
        cards.update(game.snapshot(game.start(golden.players, golden.seed, golden.options))["cards"])
    assert len(cards) == 18
    assert max(score for golden in games for score in golden.scores[-1]) > 10
    assert {golden.tables["values"]["start"]["fish"] for golden in games} == {3, 8}
