"""Matches of Maori are saved, held, undone, remembered and told like those of Hawaii."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.bots.by_chance import busily
from hawaii.games import load_game
from hawaii.saves import History, Match, Store, load_file, saved_game
from hawaii.saves.curve import curve_of
from hawaii.saves.file import encode_file
from hawaii.saves.results import result_of
from hawaii.ui.log import log_of, words_of_line
from hawaii.ui.words import Words
from tests.saves.players import bot, people, person

VARIANTS = (
    {"rules": "basic"},
    {"rules": "advanced", "board": "atoll"},
    {"rules": "pro", "fit": "edges"},
)


def played(options: dict[str, str], decisions: int = 10_000) -> Match:
    game = load_game("maori")
    match = Match(game, [person(0), bot(1), bot(2)], 21, options)
    choose = busily(3, game)
    while not match.over and match.number < decisions:
        match.play(choose(match.state.legal))
    return match


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: options["rules"])
def test_a_match_is_saved_and_goes_on_where_it_was(tmp_path: Path, options: dict[str, str]) -> None:
    match = played(options, 60)
    file = tmp_path / "match.json"
    file.write_bytes(encode_file(saved_game(match)))
    loaded, notices = load_file(file)
    assert notices == ()
    assert loaded.game.name == "maori"
    assert loaded.game.digest(loaded.state) == match.game.digest(match.state)
    assert loaded.undo()
    assert match.undo()
    assert loaded.game.digest(loaded.state) == match.game.digest(match.state)


def test_what_a_turn_reveals_is_seen_only_when_it_is_ended() -> None:
    game = load_game("maori")
    match = Match(game, people(2), 4)
    match.play(game.decode("launch 1"))
    match.end_turn()
    before = match.shown.supply
    match.play(match.state.legal[0])
    take = next(action for action in match.state.legal if action.text.startswith("take"))
    match.play(take)
    match.play(match.state.legal[0])
    assert match.held
    assert match.shown.supply == before, "the next tile still lies face down"
    assert match.undo()
    assert not match.saw_and_undid
    match.redo()
    match.end_turn()
    assert len(match.shown.supply) == len(before) - 1


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: options["rules"])
def test_a_whole_game_can_be_told_and_is_remembered(tmp_path: Path, options: dict[str, str]) -> None:
    match = played(options)
    words = Words()
    lines = [words_of_line(words.say, match, line) for line in log_of(match)]
    assert lines[-1].startswith("The game is over")
    assert not any("+-" in line for line in lines), "points that are lost are not gained"
    assert not any("{" in line or "maori_" in line or "told_" in line for line in lines)
    history = History(tmp_path)
    history.record(result_of(match), saved_game(match))
    (found,) = history.games("maori")
    assert list(found.scores) == list(match.game.scores(match.state))
    assert history.games("hawaii") == []


def test_the_curve_ends_with_the_scores_and_may_lie_below_nothing() -> None:
    match = played({"rules": "basic"})
    curve = curve_of(match)
    assert tuple(points[-1] for points in curve.points) == match.game.scores(match.state)
    assert min(min(points) for points in curve.points) < 0
    assert curve.final is None, "nothing is scored at the end that was not shown before"
    laps = [number for _, number in curve.chapters]
    assert laps == sorted(set(laps))


def test_a_saved_match_lies_in_the_store_beside_those_of_hawaii(tmp_path: Path) -> None:
    store = Store(tmp_path)
    entry = store.save_as(played({"rules": "pro"}, 40), "Sea")
    assert entry.saved is not None
    assert entry.saved.game == "maori"
    assert store.load(entry).match.game.name == "maori"
