"""The player's saved games: named, renamed, deleted, exported, and never lost."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Autosave, Match, Shelf, Store, saved_game
from hawaii.saves.file import SavedGame
from hawaii.saves.titles import LONGEST_TITLE, clean_title, file_name
from hawaii.ui.words import Words
from tests.kernel.player import in_words
from tests.saves.players import alone, busy, people, play, texts


def on_disk(folder: Path) -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


def saved(match: Match, times: int = 1) -> SavedGame:
    return msgspec.structs.replace(saved_game(match), times_saved=times)


@pytest.fixture
def match(game: Hawaii) -> Match:
    match = alone(game)
    play(match, busy(game, 1), 30)
    return match


def keep_two(store: Store, match: Match, game: Hawaii) -> list[str]:
    """The last two decisions of a running game; what was decided up to the first of them."""
    store.keep(saved(match, 1))
    earlier = texts(match)
    play(match, busy(game, 2), 1)
    store.keep(saved(match, 2))
    return earlier


# -- running games -------------------------------------------------------------------------------------


def test_a_running_game_goes_on_as_itself(store: Store, match: Match, game: Hawaii) -> None:
    keep_two(store, match, game)
    (entry,) = store.shelf(Shelf.RUNNING)
    assert entry.saved is not None
    assert entry.saved.progress == game.progress(match.state)
    loaded, notices = store.load(entry)
    assert notices == ()
    assert loaded.id == match.id
    assert texts(loaded) == texts(match)


def test_a_damaged_save_is_set_aside_and_the_one_before_it_taken(
    store: Store, match: Match, game: Hawaii
) -> None:
    earlier = keep_two(store, match, game)
    (entry,) = store.shelf(Shelf.RUNNING)
    entry.file.write_bytes(entry.file.read_bytes()[:5000])
    (entry,) = store.shelf(Shelf.RUNNING)
    assert entry.saved is not None
    loaded, (notice,) = store.load(entry)
    assert texts(loaded) == earlier
    assert notice.id == "save_fell_back"
    assert store.folder is not None
    assert len(list((store.folder / "damaged").iterdir())) == 1
    (entry,) = store.shelf(Shelf.RUNNING)
    assert len(entry.files) == 1


def test_a_save_that_only_playing_shows_to_be_damaged_is_set_aside_too(
    store: Store, match: Match, game: Hawaii
) -> None:
    earlier = keep_two(store, match, game)
    worse = msgspec.structs.replace(saved(match, 4), actions=(("retire 9",),), digest="0" * 64)
    store.keep(worse)
    (entry,) = store.shelf(Shelf.RUNNING)
    loaded, notices = store.load(entry)
    assert texts(loaded) == earlier
    assert [notice.id for notice in notices] == ["save_fell_back"]


def test_if_both_are_damaged_it_is_told_and_both_are_kept(store: Store, match: Match, game: Hawaii) -> None:
    keep_two(store, match, game)
    (entry,) = store.shelf(Shelf.RUNNING)
    for file in entry.files:
        file.write_bytes(b"{")
    (entry,) = store.shelf(Shelf.RUNNING)
    with pytest.raises(Problem) as caught:
        store.load(entry)
    said = Words().say(caught.value.message)
    assert "cannot be read as JSON" in said
    assert store.folder is not None
    assert str(store.folder / "damaged") in said
    assert len(list((store.folder / "damaged").iterdir())) == 2


def test_a_game_that_a_newer_program_played_on_is_left_to_it(
    store: Store, match: Match, game: Hawaii
) -> None:
    """Although there is an older file: it would take the place of the newer one."""
    keep_two(store, match, game)
    (entry,) = store.shelf(Shelf.RUNNING)
    entry.file.write_bytes(entry.file.read_bytes().replace(b'"version": 1', b'"version": 999'))
    with pytest.raises(Problem) as caught:
        store.load(store.shelf(Shelf.RUNNING)[0])
    assert caught.value.message.id == "save_newer"
    assert entry.file.exists()


# -- finished games ------------------------------------------------------------------------------------


def test_the_last_five_finished_games_are_kept(store: Store, game: Hawaii) -> None:
    ids = []
    for seed in range(7):
        match = Match(game, people(2), seed)
        store.keep(saved(match))
        play(match, busy(game, seed))
        store.keep(saved(match, 2))
        ids.append(match.id)
    found = [entry.saved.id for entry in store.shelf(Shelf.FINISHED) if entry.saved is not None]
    assert found == ids[:1:-1]
    assert store.shelf(Shelf.RUNNING) == []


def test_a_game_whose_end_was_undone_runs_again(store: Store, game: Hawaii) -> None:
    match = alone(game)
    play(match, busy(game, 1))
    store.keep(saved(match))
    match.undo()
    store.keep(saved(match, 2))
    assert store.shelf(Shelf.FINISHED) == []
    assert len(store.shelf(Shelf.RUNNING)) == 1


# -- named games ---------------------------------------------------------------------------------------


def test_a_named_save_stays_as_it_is_when_it_is_played_on(store: Store, match: Match, game: Hawaii) -> None:
    entry = store.save_as(match, "before the storm")
    before = entry.file.read_bytes()
    loaded, _ = store.load(entry)
    assert loaded.id != match.id
    play(loaded, busy(game, 2), 5)
    store.keep(saved(loaded))
    assert entry.file.read_bytes() == before


def test_renaming(store: Store, match: Match) -> None:
    entry = store.rename(store.save_as(match, "one"), "two")
    assert entry.saved is not None
    assert entry.saved.title == "two"
    loaded, notices = store.load(entry)
    assert (loaded.title, notices) == ("two", ())


STRANGE = ["../x", "/etc/passwd", "CON", "a" * 300, "🌺🐢", "nul\0in", "two\nlines", "  ", "‮evil", "C:\\x"]


@pytest.mark.parametrize("title", STRANGE)
def test_whatever_a_game_is_called_its_file_lies_in_the_folder(
    store: Store, match: Match, title: str, tmp_path: Path
) -> None:
    entry = store.rename(store.save_as(match, title), title)
    assert entry.saved is not None
    assert entry.saved.title == clean_title(title)
    assert len(entry.saved.title) <= LONGEST_TITLE
    assert entry.saved.title.isprintable()
    assert on_disk(tmp_path) == {f"saves/named/{entry.saved.id}.json"}
    exported = tmp_path / file_name(title)
    store.export(entry, exported)
    assert exported.parent == tmp_path
    assert exported.name.isascii()
    assert len(exported.name) < 60


def test_deleting_and_undeleting(store: Store, match: Match, game: Hawaii) -> None:
    keep_two(store, match, game)
    before = on_disk(store.folder or Path())
    store.delete(store.shelf(Shelf.RUNNING)[0])
    assert store.shelf(Shelf.RUNNING) == []
    (deleted,) = store.trash()
    assert deleted.saved is not None
    store.undelete(deleted)
    assert store.trash() == []
    assert on_disk(store.folder or Path()) == before


def test_exporting_never_overwrites(store: Store, match: Match, tmp_path: Path) -> None:
    entry = store.save_as(match, "mine")
    file = tmp_path / "export.json"
    store.export(entry, file)
    with pytest.raises(Problem) as caught:
        store.export(entry, file)
    assert "is there already" in in_words(caught.value)


def test_importing_what_was_exported(store: Store, match: Match, tmp_path: Path) -> None:
    file = tmp_path / "export.json"
    store.export(store.save_as(match, "mine"), file)
    other = Store(tmp_path / "other")
    entry, notices = other.import_file(file)
    assert notices == ()
    assert entry.saved is not None
    assert entry.saved.title == "mine"
    assert texts(other.load(entry).match) == texts(match)


def test_importing_takes_only_what_can_be_played(store: Store, match: Match, tmp_path: Path) -> None:
    file = tmp_path / "export.json"
    store.export(store.save_as(match, "mine"), file)
    file.write_bytes(file.read_bytes()[:-300])
    other = Store(tmp_path / "other")
    with pytest.raises(Problem):
        other.import_file(file)
    assert other.shelf(Shelf.NAMED) == []


def test_a_file_that_somebody_puts_into_the_folder_is_found(store: Store, match: Match) -> None:
    entry = store.save_as(match, "from a friend")
    entry.file.rename(entry.file.with_name("from a friend.json"))
    (found,) = store.shelf(Shelf.NAMED)
    assert store.load(found).notices == ()


def test_damaged_files_are_listed_last_with_their_sentence(store: Store, match: Match) -> None:
    good, bad = store.save_as(match, "good"), store.save_as(match, "bad")
    bad.file.write_bytes(b"")
    first, second = store.shelf(Shelf.NAMED)
    assert first.file == good.file
    assert second.saved is None
    assert [trouble.id for trouble in second.troubles] == ["save_not_json"]
    with pytest.raises(Problem):
        store.rename(second, "better")


# -- crashes -------------------------------------------------------------------------------------------


def test_a_game_that_is_open_is_not_opened_twice(store: Store, match: Match) -> None:
    autosave = Autosave(store, match)
    with pytest.raises(Problem) as caught:
        Autosave(store, match)
    assert "is being played" in in_words(caught.value)
    assert autosave.close()
    assert Autosave(store, match).close()


def test_a_game_left_in_good_order_has_not_crashed(store: Store, match: Match) -> None:
    autosave = Autosave(store, match)
    autosave.save()
    assert store.crashed() == [], "it is being played"
    assert autosave.close()
    assert len(store.shelf(Shelf.RUNNING)) == 1
    assert store.crashed() == []


def test_what_a_crash_left_half_written_is_swept_away(store: Store, match: Match) -> None:
    store.keep(saved(match))
    assert store.folder is not None
    half = store.folder / "running" / "x.a.json.77.tmp"
    half.write_bytes(b"{")
    store.sweep()
    assert not half.exists()
    assert len(store.shelf(Shelf.RUNNING)) == 1


# -- lists that are old --------------------------------------------------------------------------------


def test_an_old_list_never_brings_back_an_old_decision(store: Store, match: Match, game: Hawaii) -> None:
    store.keep(saved(match, 1))
    (old,) = store.shelf(Shelf.RUNNING)
    play(match, busy(game, 2), 3)
    store.keep(saved(match, 2))
    assert texts(store.load(old).match) == texts(match)
    assert store.rename(old, "later").saved is not None
    assert texts(store.load(old).match) == texts(match)
    store.delete(old)
    (deleted,) = store.trash()
    assert len(deleted.files) == 2
    assert texts(store.load(deleted).match) == texts(match)
    with pytest.raises(Problem) as caught:
        store.delete(old)
    assert "not there any more" in in_words(caught.value)


def test_a_game_that_is_being_played_is_left_alone(store: Store, match: Match) -> None:
    autosave = Autosave(store, match)
    autosave.save()
    assert autosave.wait()
    (entry,) = store.shelf(Shelf.RUNNING)
    for forbidden in (store.delete, store.repair, lambda found: store.rename(found, "x")):
        with pytest.raises(Problem) as caught:
            forbidden(entry)
        assert "is being played" in in_words(caught.value)
    assert autosave.close()
    store.delete(entry)


def test_undeleting_never_overwrites(store: Store, match: Match) -> None:
    store.keep(saved(match, 1))
    store.delete(store.shelf(Shelf.RUNNING)[0])
    store.keep(saved(match, 3))
    with pytest.raises(Problem) as caught:
        store.undelete(store.trash()[0])
    assert "delete that first" in in_words(caught.value)


def test_a_damaged_game_is_not_renamed(store: Store, match: Match) -> None:
    """Its new checksum would hide that it is."""
    entry = store.save_as(match, "mine")
    entry.file.write_bytes(entry.file.read_bytes().replace(b"mine", b"MINE"))
    with pytest.raises(Problem):
        store.rename(entry, "yours")


def test_a_damaged_file_that_cannot_be_set_aside_blocks_nobody(
    store: Store, match: Match, game: Hawaii
) -> None:
    earlier = keep_two(store, match, game)
    (entry,) = store.shelf(Shelf.RUNNING)
    entry.file.write_bytes(b"{")
    assert store.folder is not None
    (store.folder / "damaged").write_text("no folder")
    assert texts(store.load(entry).match) == earlier
    assert entry.file.exists()


def test_a_finished_game_stays_whatever_the_clock_says(store: Store, game: Hawaii) -> None:
    for seed in range(6):
        match = Match(game, people(2), seed)
        play(match, busy(game, seed))
        early = saved(match).saved.replace(year=2100 - seed)
        store.keep(msgspec.structs.replace(saved(match), saved=early))
        assert match.id in {entry.name for entry in store.shelf(Shelf.FINISHED)}


@pytest.mark.skipif(not hasattr(os, "link"), reason="there are no links")
def test_a_copy_by_links_stays_as_it_was(store: Store, match: Match, game: Hawaii, tmp_path: Path) -> None:
    keep_two(store, match, game)
    (entry,) = store.shelf(Shelf.RUNNING)
    copies = [tmp_path / file.name for file in entry.files]
    for file, copy in zip(entry.files, copies, strict=True):
        os.link(file, copy)
    before = [copy.read_bytes() for copy in copies]
    for times in range(3, 9):
        play(match, busy(game, times), 1)
        store.keep(saved(match, times))
    assert [copy.read_bytes() for copy in copies] == before


# -- repair --------------------------------------------------------------------------------------------


def test_repairing_writes_anew_what_can_be_read_and_sets_aside_what_cannot(
    store: Store, match: Match
) -> None:
    fine, bent, broken = (store.save_as(match, name) for name in ("fine", "bent", "broken"))
    bent.file.write_bytes(bent.file.read_bytes().replace(b"bent", b"BENT"))
    broken.file.write_bytes(b"nothing")
    assert store.verify(fine) == ()
    assert store.verify(bent) == (Message("save_mended"),)
    assert [message.id for message in store.verify(broken)] == ["save_not_json"]
    done = [message.id for entry in store.shelf(Shelf.NAMED) for message in store.repair(entry)]
    assert sorted(done) == ["save_set_aside", "save_written_anew"]
    assert sorted(entry.saved.title for entry in store.shelf(Shelf.NAMED) if entry.saved) == ["BENT", "fine"]
    assert all(store.verify(entry) == () for entry in store.shelf(Shelf.NAMED))
    assert store.folder is not None
    assert len(list((store.folder / "damaged").iterdir())) == 2


# -- disks that refuse ---------------------------------------------------------------------------------


def test_without_a_folder_nothing_is_found_and_saving_is_told(match: Match) -> None:
    nowhere = Store(None)
    assert nowhere.shelf(Shelf.RUNNING) == nowhere.trash() == nowhere.crashed() == []
    with pytest.raises(Problem) as caught:
        nowhere.save_as(match, "mine")
    assert "That cannot be done" in in_words(caught.value)


def test_a_folder_that_is_a_file_is_told(match: Match, tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("no folder")
    with pytest.raises(Problem) as caught:
        Store(tmp_path / "saves").save_as(match, "mine")
    assert "That cannot be done" in in_words(caught.value)
