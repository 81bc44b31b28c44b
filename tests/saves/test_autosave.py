"""Every decision is saved as it happens, and a disk that refuses stops no game."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from threading import Event

import pytest

from hawaii.bots import Worker
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.actions import Illegal
from hawaii.kernel.messages import Message
from hawaii.saves import Autosave, History, Match, Shelf, Sitting, Store, saved_game
from hawaii.saves.file import SavedGame
from hawaii.saves.results import Result
from tests.bots.processes import eventually
from tests.saves.players import alone, bot, busy, person, play, shared, texts


def told(autosave: Autosave) -> list[Message]:
    found = []
    while (notice := autosave.notice()) is not None:
        found.append(notice)
    return found


class Disk(Store):
    """A disk that can be slow or full."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.full = False
        self.free = Event()
        self.free.set()
        self.kept: list[int] = []

    def keep(self, saved: SavedGame) -> None:
        self.free.wait(60)
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self.kept.append(sum(map(len, saved.actions)))
        super().keep(saved)


@pytest.fixture
def disk(tmp_path: Path) -> Disk:
    return Disk(tmp_path / "saves")


def test_every_decision_is_on_the_disk_before_a_bot_decides_the_next(
    disk: Disk, game: Hawaii, worker: Worker
) -> None:
    match = Match(game, [bot(0), bot(1)], 5)
    sitting = Sitting(match, worker, Autosave(disk, match))
    made = 0
    while match.number < 25:
        made += bool(sitting.step())
        if match.number > made:
            made = match.number
    assert sitting.leave()
    assert disk.kept == sorted(set(disk.kept)) == list(range(26))


def test_while_the_disk_is_slow_only_the_newest_waits(disk: Disk, game: Hawaii) -> None:
    match = alone(game)
    autosave = Autosave(disk, match)
    disk.free.clear()
    decide = busy(game, 1)
    for _ in range(20):
        play(match, decide, 1)
        autosave.save()
    assert not autosave.ready
    disk.free.set()
    assert autosave.close()
    assert len(disk.kept) <= 2
    assert disk.kept[-1] == 20
    (entry,) = disk.shelf(Shelf.RUNNING)
    assert texts(disk.load(entry).match) == texts(match)


def test_files_take_turns_also_when_decisions_were_skipped(disk: Disk, game: Hawaii) -> None:
    match = alone(game)
    autosave = Autosave(disk, match)
    for number in (1, 2, 5):
        play(match, busy(game, number), number)
        autosave.save()
        assert autosave.wait()
    (entry,) = disk.shelf(Shelf.RUNNING)
    assert len(entry.files) == 2
    assert autosave.close()


def test_a_full_disk_never_stops_a_game_and_is_told_once(disk: Disk, game: Hawaii, worker: Worker) -> None:
    match = alone(game)
    autosave = Autosave(disk, match)
    sitting = Sitting(match, worker, autosave)
    assert autosave.wait()
    disk.full = True
    decide = busy(game, 1)
    while match.number < 30:
        if match.decider == 0:
            sitting.perform([decide(match)])
        sitting.step()
    eventually(lambda: autosave.ready, "the disk has refused")
    assert [message.id for message in told(autosave)] == ["save_in_memory"]
    disk.full = False
    sitting.undo()
    assert autosave.wait()
    assert [message.id for message in told(autosave)] == ["save_works_again"]
    assert sitting.leave()


def test_leaving_tries_once_more(disk: Disk, game: Hawaii) -> None:
    match = alone(game)
    autosave = Autosave(disk, match)
    disk.full = True
    autosave.save()
    assert not autosave.wait()
    disk.full = False
    assert autosave.close()
    assert len(disk.shelf(Shelf.RUNNING)) == 1


def test_leaving_a_game_that_cannot_be_saved_says_so(disk: Disk, game: Hawaii) -> None:
    autosave = Autosave(disk, alone(game))
    disk.full = True
    autosave.save()
    assert not autosave.close()
    assert not autosave.close()


@pytest.mark.parametrize("folder", [None, Path("/dev/null/saves")])
def test_without_a_folder_a_game_goes_on_in_memory(game: Hawaii, worker: Worker, folder: Path | None) -> None:
    match = Match(game, [bot(0), bot(1)], 5)
    autosave = Autosave(Store(folder), match, History(folder))
    sitting = Sitting(match, worker, autosave)
    while not match.over:
        sitting.step()
    assert not sitting.leave()
    ids = [message.id for message in told(autosave)]
    assert sorted(set(ids)) == ["history_refused", "save_in_memory"]
    assert ids.count("save_in_memory") == 1


def test_a_finished_game_is_remembered(store: Store, game: Hawaii, worker: Worker) -> None:
    history = History(store.folder)
    match = alone(game)
    sitting = Sitting(match, worker, Autosave(store, match, history))
    decide = busy(game, 1)
    while not match.over:
        if match.decider == 0:
            sitting.perform([decide(match)])
        sitting.step(1.0)
    assert sitting.leave()
    (played,) = history.games("hawaii")
    assert played.scores == game.scores(match.state)
    assert played.seconds == int(match.seconds) > 0
    assert len(store.shelf(Shelf.FINISHED)) == 1


def test_undo_stops_a_bot_that_thinks_about_the_past(game: Hawaii, worker: Worker) -> None:
    match = Match(game, [person(0), bot(1, "master")], 5)
    while match.decider != 0:
        match.play(match.state.legal[0])
    sitting = Sitting(match, worker)
    sitting.perform([next(action for action in match.state.legal if action.text == "retire 1")])
    sitting.step()
    assert sitting.thinking
    assert sitting.undo()
    assert not sitting.thinking
    sitting.step()
    assert match.decider == 0
    assert sitting.redo()
    assert sitting.undo_decision()
    assert sitting.redo_decision()
    assert sitting.leave()


def test_nobody_decides_for_a_bot(game: Hawaii, worker: Worker) -> None:
    match = Match(game, [bot(0), bot(1)], 5)
    sitting = Sitting(match, worker)
    with pytest.raises(Illegal):
        sitting.perform([match.state.legal[0]])
    assert match.number == 0


def test_a_thought_about_another_position_decides_nothing(game: Hawaii, worker: Worker) -> None:
    match = Match(game, [bot(0), bot(1)], 5)
    sitting = Sitting(match, worker)
    sitting.step()
    match.play(match.state.legal[-1])  # by somebody who does not ask
    number = match.number
    while match.number == number:
        sitting.step()
    assert texts(match)[0] == match.decisions[0].action.text


def test_statistics_that_fail_once_are_tried_again(store: Store, game: Hawaii) -> None:
    class Moody(History):
        failed = False

        def record(self, result: Result, saved: SavedGame) -> None:
            if not self.failed:
                self.failed = True
                raise OverflowError("not now")
            super().record(result, saved)

    history = Moody(store.folder)
    match = alone(game)
    autosave = Autosave(store, match, history)
    play(match, busy(game, 1))
    autosave.save()
    assert autosave.close()
    assert [message.id for message in told(autosave)] == ["history_refused"]
    assert len(history.games("hawaii")) == 1


def test_looking_at_a_finished_game_does_not_finish_it_again(
    store: Store, game: Hawaii, worker: Worker
) -> None:
    match = alone(game)
    play(match, busy(game, 1))
    store.keep(saved_game(match))
    loaded, _ = store.load(store.shelf(Shelf.FINISHED)[0])
    history = History(store.folder)
    assert Sitting(loaded, worker, Autosave(store, loaded, history)).leave()
    assert len(store.shelf(Shelf.FINISHED)) == 1
    assert history.games("hawaii") == []


def test_no_bot_thinks_while_a_turn_is_held(game: Hawaii, worker: Worker) -> None:
    match = shared(game)
    sitting = Sitting(match, worker)
    while match.decider is None or match.seats[match.decider].is_bot:
        sitting.step()
    sitting.perform([next(action for action in match.state.legal if action.text.startswith("retire"))])
    assert match.held
    for _ in range(5):
        assert sitting.step() == ()
    assert not sitting.thinking
    sitting.end_turn()
    assert not match.held
