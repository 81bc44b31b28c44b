"""Matches of Polynesia are saved, held, undone, remembered and told like those of Hawaii."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.bots.by_chance import busily
from hawaii.games import load_game
from hawaii.saves import History, Match, Replay, Root, Store, load_file, saved_game
from hawaii.saves.curve import curve_of
from hawaii.saves.file import encode_file
from hawaii.saves.results import result_of
from hawaii.ui.log import log_of, words_of_line
from hawaii.ui.words import Words
from tests.golden.games import files, read
from tests.saves.players import bot, people, person

VARIANTS = ({"jeopardy": False}, {"jeopardy": True})
SEEDS = (21, 22, 23, 24)
"""Together they bring many cards."""


def played(options: dict[str, bool], decisions: int = 10_000, seed: int = 21) -> Match:
    game = load_game("polynesia")
    match = Match(game, [person(0), bot(1), bot(2)], seed, options)
    choose = busily(3, game)
    while not match.over and match.number < decisions:
        match.play(choose(match.state.legal))
    return match


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("decisions", [1, 40, 60, 61, 62, 10_000])
def test_a_match_is_saved_and_goes_on_where_it_was(
    tmp_path: Path, options: dict[str, bool], decisions: int
) -> None:
    match = played(options, decisions)
    file = tmp_path / "match.json"
    file.write_bytes(encode_file(saved_game(match)))
    loaded, notices = load_file(file)
    assert notices == ()
    assert loaded.game.name == "polynesia"
    assert loaded.game.digest(loaded.state) == match.game.digest(match.state)
    assert loaded.undo() == match.undo()
    assert loaded.game.digest(loaded.state) == match.game.digest(match.state)
    assert [one.action for one in loaded.decisions] == [one.action for one in match.decisions]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_loaded_match_is_played_to_the_same_end(tmp_path: Path, options: dict[str, bool]) -> None:
    whole = played(options)
    part = played(options, 50)
    file = tmp_path / "match.json"
    file.write_bytes(encode_file(saved_game(part)))
    loaded, _ = load_file(file)
    for decision in whole.decisions[loaded.number :]:
        if loaded.held:
            loaded.end_turn()
        loaded.play(decision.action)
    assert loaded.over
    assert loaded.game.digest(loaded.state) == whole.game.digest(whole.state)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_position_of_a_match_is_there_again(options: dict[str, bool]) -> None:
    match = played(options)
    states = match.positions
    assert len(states) == len(match.decisions) + 1
    state = match.game.start(3, 21, options)
    for number, decision in enumerate(match.decisions):
        assert match.game.digest(states[number]) == match.game.digest(state)
        match.game.play(state, decision.action)


@pytest.mark.parametrize("file", files("polynesia"), ids=lambda file: file.stem)
def test_replays_of_golden_games_end_where_the_games_ended(file: Path) -> None:
    golden = read(file)
    game = load_game(golden.game, golden.tables)
    match = Match(game, [bot(seat) for seat in range(golden.players)], golden.seed, golden.options)
    for text in golden.actions:
        match.play(game.decode(text))
    replay = Replay(match)
    replay.go(0)
    while replay.forward() is not None:
        pass
    assert game.digest(replay.match.state) == golden.digest
    assert list(game.scores(replay.match.state)) == golden.scores[-1]


def test_what_a_turn_reveals_is_seen_only_when_it_is_ended() -> None:
    """The last turn of a round: the stone stays in the bag until the turn is ended."""
    game = load_game("polynesia")
    described = {"players": 2, "marker": 1, "start": 0, "actor": 1, "seed": 4}
    match = Match(game, people(2), 4, root=Root(game.snapshot(game.arrange(described)), ()))
    before = match.shown.bag
    match.play(game.decode("catch fish"))
    assert match.held
    assert match.shown.bag == before, "nobody knows the stone"
    assert match.undo()
    assert not match.saw_and_undid
    match.redo()
    match.end_turn()
    assert len(match.shown.bag) < len(before)


def test_a_turn_of_several_moves_is_held_and_taken_back_as_it_was_made() -> None:
    game = load_game("polynesia")
    match = Match(game, people(2), 4)
    actor = match.state.actor
    for text in ("sail ahi_nui rua", "sail ahi_nui tahi", "stop"):
        match.play(game.decode(text))
    assert match.held
    assert match.undo()
    assert match.state.actor == actor
    while match.can_undo:
        match.undo()
    assert game.digest(match.state) == game.digest(game.start(2, 4))


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_can_be_told_and_is_remembered(
    tmp_path: Path, options: dict[str, bool], seed: int
) -> None:
    match = played(options, seed=seed)
    words = Words()
    lines = [words_of_line(words.say, match, line) for line in log_of(match)]
    assert lines[-1].startswith("The game is over")
    assert not any("+-" in line for line in lines), "points that are lost are not gained"
    assert not any("{" in line or "polynesia_" in line or "told_" in line for line in lines)
    history = History(tmp_path)
    history.record(result_of(match), saved_game(match))
    (found,) = history.games("polynesia")
    assert list(found.scores) == list(match.game.scores(match.state))
    assert history.games("hawaii") == []


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_curve_ends_with_the_scores(options: dict[str, bool]) -> None:
    match = played(options)
    curve = curve_of(match)
    assert tuple(points[-1] for points in curve.points) == match.game.scores(match.state)
    assert curve.final is None, "nothing is scored at the end that was not shown before"
    rounds = [number for _, number in curve.chapters]
    assert rounds == sorted(set(rounds))


def test_a_saved_match_lies_in_the_store_beside_those_of_hawaii(tmp_path: Path) -> None:
    store = Store(tmp_path)
    entry = store.save_as(played({"jeopardy": True}, 40), "Sea")
    assert entry.saved is not None
    assert entry.saved.game == "polynesia"
    assert store.load(entry).match.game.name == "polynesia"
