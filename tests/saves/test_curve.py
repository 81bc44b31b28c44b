"""The curve of points tells the same as the scores of the game."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from hawaii.games import load_game
from hawaii.games.hawaii import Hawaii
from hawaii.saves import COLOURS, NAMES, Match, Seat
from hawaii.saves.curve import curve_of
from hawaii.saves.file import encode_file
from hawaii.saves.loading import load_file, saved_game
from tests.golden.games import files, read
from tests.saves.players import alone, busy, play


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_the_curve_of_a_golden_game_passes_the_scores_on_file(file: Path) -> None:
    golden = read(file)
    seats = [Seat(NAMES[number], COLOURS[number], level="novice") for number in range(golden.players)]
    match = Match(load_game(golden.game, golden.tables), seats, golden.seed, golden.options)
    for text in golden.actions:
        match.play(match.game.decode(text))
    curve = curve_of(match)
    assert [chapter for _, chapter in curve.chapters] == [1, 2, 3, 4, 5]
    assert len({len(points) for points in curve.points}) == 1
    for (place, _), scores in zip(curve.chapters[:-1], golden.scores[:-1], strict=True):
        assert [points[place] for points in curve.points] == scores
    assert [points[-1] for points in curve.points] == golden.scores[-1]
    last = len(curve.points[0]) - 1
    assert curve.chapters[-1][0] == (last if curve.final is None else last - 1)
    assert curve.final in (None, last)


def test_points_begin_at_nothing_and_never_fall(game: Hawaii) -> None:
    match = alone(game)
    play(match, busy(game, 1))
    curve = curve_of(match)
    for points in curve.points:
        assert points[0] == 0
        assert all(before <= after for before, after in pairwise(points))


def test_each_turn_is_a_step(game: Hawaii) -> None:
    match = alone(game)
    turns = set()
    for _ in range(8):
        turns.add(match.state.turns)
        match.play(match.state.legal[-1])
    assert len(curve_of(match).points[0]) == len(turns | {match.state.turns})
    assert curve_of(match).final is None


def test_what_follows_a_turn_that_is_held_is_not_told(game: Hawaii) -> None:
    match = Match(game, [Seat("Ana", "red"), Seat("Lei", "blue")], 3)
    while not (match.held and match.game.chapter(match.state) > 1):
        match.end_turn()
        match.play(match.state.legal[-1])
    assert curve_of(match).chapters == ()
    match.end_turn()
    assert len(curve_of(match).chapters) == 1


def test_a_match_that_was_loaded_has_the_same_curve(game: Hawaii, tmp_path: Path) -> None:
    match = alone(game)
    play(match, busy(game, 1))
    file = tmp_path / "x.json"
    file.write_bytes(encode_file(saved_game(match)))
    assert curve_of(load_file(file).match) == curve_of(match)
