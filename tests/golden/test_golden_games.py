"""Finished games come out as they always did."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.golden.games import files, read, replayed


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_a_finished_game_comes_out_as_it_did(file: Path) -> None:
    golden = read(file)
    again = replayed(golden)
    assert again.scores == golden.scores
    assert again.winners == golden.winners
    assert again.digest == golden.digest


def test_there_are_golden_games_of_all_kinds() -> None:
    games = [read(file) for file in files()]
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
    words = {text.split()[0] for golden in games for text in golden.actions}
    assert words == {
        *("walk", "pay", "buy", "settle", "fish", "catch", "sail", "visit", "take"),
        *("rest", "retire", "collect", "decline"),
    }
    assert all(golden.tables["values"].keys() >= {"tiles", "rounds", "options"} for golden in games)
