"""The player's saved games. Nothing is ever thrown away that somebody might miss."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from hawaii.kernel.folders import own_data
from hawaii.kernel.messages import Message, Problem, reason_of
from hawaii.saves.durable import TEMPORARY, flush_folder, write_durably
from hawaii.saves.file import SavedGame, encode_file, read_file
from hawaii.saves.loading import Loaded, load, saved_game
from hawaii.saves.locks import OpenMark
from hawaii.saves.match import Match, new_id
from hawaii.saves.shelves import MARK, Entry, Shelf, entries, entry
from hawaii.saves.slots import Slots
from hawaii.saves.titles import clean_title

FINISHED_KEPT = 5
TRASH = "trash"
DAMAGED = "damaged"


class Store:
    """A folder of saved games; without one, nothing can be saved, but everything else works.

    Whatever the disk refuses is an OSError where the program saves by itself, and a Problem where the player
    has asked for something.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    # -- looking -----------------------------------------------------------------------------------

    def shelf(self, shelf: Shelf) -> list[Entry]:
        return [] if self.folder is None else entries(self.folder / shelf, shelf)

    def trash(self) -> list[Entry]:
        """Games that were deleted; they are kept."""
        if self.folder is None:
            return []
        return [found for shelf in Shelf for found in entries(self.folder / TRASH / shelf, shelf)]

    def crashed(self) -> list[Entry]:
        """Games that were being played when the program ended unexpectedly; the newest first."""
        return [found for found in self.shelf(Shelf.RUNNING) if found.crashed]

    # -- what the program does by itself -----------------------------------------------------------

    def mark_open(self, match: Match) -> OpenMark:
        """The mark that a running game is open."""
        return OpenMark(self._folder(Shelf.RUNNING) / f"{match.id}{MARK}")

    def keep(self, saved: SavedGame) -> None:
        """A game as it is after its newest decision."""
        slots = Slots(self._folder(Shelf.RUNNING), saved.id)
        finished = self._folder(Shelf.FINISHED) / f"{saved.id}.json"
        if saved.over:
            write_durably(finished, encode_file(saved))
            slots.remove()
            self._drop_oldest_finished(finished)
        else:
            slots.write(saved.times_saved, encode_file(saved))
            if finished.exists():  # its end was undone
                finished.unlink()

    def _drop_oldest_finished(self, newest: Path) -> None:
        """But never the newest, whatever the clock says, nor what cannot be read: the player decides."""
        others = [old for old in self.shelf(Shelf.FINISHED) if old.file != newest and old.saved is not None]
        for old in others[FINISHED_KEPT - 1 :]:
            old.file.unlink(missing_ok=True)

    # -- loading -----------------------------------------------------------------------------------

    def load(self, found: Entry) -> Loaded:
        """A game to be played on. If its newest file is damaged, that is set aside and the older one taken.

        Only a running game goes on as itself. Of others a new game is begun, and they stay as they are.
        """
        found = self._as_it_is(found)
        problems: list[Message] = []
        for file in found.files:
            try:
                loaded = load(read_file(file), file.name)
            except Problem as problem:
                if problem.message.id == "save_newer":
                    raise  # an older save of the same game would soon take its place
                problems.append(problem.message)
                if found.shelf is Shelf.RUNNING:
                    self._set_aside(file, problem)
            else:
                return self._taken_up(loaded, found.shelf, problems)
        if found.shelf is not Shelf.RUNNING:
            raise Problem(problems[0])
        folder = str(self._folder(DAMAGED))
        raise Problem(Message("save_all_damaged", {"why": problems[0], "folder": folder}))

    def _as_it_is(self, found: Entry) -> Entry:
        """An entry of a list may be old: the game may have been played on since, or be gone."""
        now = [one for one in entries(found.file.parent, found.shelf, found.name) if one.name == found.name]
        if not now:
            raise Problem(Message("save_gone"))
        return now[0]

    def _not_in_play(self, found: Entry) -> Entry:
        now = self._as_it_is(found)
        if now.held:
            raise Problem(Message("save_open_elsewhere"))
        return now

    def _taken_up(self, loaded: Loaded, shelf: Shelf, problems: list[Message]) -> Loaded:
        match, notices = loaded
        if shelf is not Shelf.RUNNING:
            match.id, match.times_saved = new_id(), 0
        told = tuple(Message("save_fell_back", {"why": problem}) for problem in problems)
        return Loaded(match, (*told, *notices))

    def _set_aside(self, file: Path, problem: Problem) -> Path | None:
        """Out of the way, but never deleted; where it is now, None if it stays. A file that is only too new
        is not damaged.
        """
        if problem.message.id in ("save_newer", "file_unreadable"):
            return None
        with suppress(OSError):
            return file.replace(self._free_path(self._folder(DAMAGED), file.name))
        return None

    # -- what the player asks for ------------------------------------------------------------------

    def save_as(self, match: Match, title: str) -> Entry:
        """The game as it is now, under a name, beside the running one."""
        return self._put(saved_game(match), title)

    def import_file(self, file: Path) -> tuple[Entry, tuple[Message, ...]]:
        """A copy of a file from anywhere, if it can be played on, and what to know about it."""
        stored = read_file(file)
        loaded = load(stored, file.name)
        return self._put(saved_game(loaded.match), stored.saved.title or file.stem), loaded.notices

    def export(self, found: Entry, file: Path) -> None:
        """A copy for somebody else; a file that is there is not overwritten."""
        with _asked_for():
            if file.exists():
                raise Problem(Message("save_export_exists", {"file": str(file)}))
            content = self._as_it_is(found).file.read_bytes()
            write_durably(file, content.rstrip() + b"\n")  # files of running games are filled up

    def rename(self, found: Entry, title: str) -> Entry:
        """Another name for a game that is whole, and not being played: there, the match has the name."""
        now = self._not_in_play(found)
        match, notices = load(read_file(now.file), now.file.name)
        if notices:
            raise Problem(notices[0])
        match.title = title
        with _asked_for():
            renamed = saved_game(match)
            if now.saved is not None:  # a new name is not a move: it was saved when it was
                renamed = msgspec.structs.replace(renamed, saved=now.saved.saved)
            write_durably(now.file, encode_file(renamed))
        return self._as_it_is(now)

    def delete(self, found: Entry) -> None:
        """Into the trash, with everything that belongs to it."""
        self._move(self._not_in_play(found), f"{TRASH}/{found.shelf}")

    def undelete(self, found: Entry) -> None:
        """Back from the trash to where it lay."""
        self._move(self._as_it_is(found), found.shelf)

    def _move(self, found: Entry, where: str) -> None:
        with _asked_for():
            folder = self._folder(where)
            if any((folder / file.name).exists() for file in found.files):
                raise Problem(Message("save_there_again"))
            for file in found.files:
                file.replace(folder / file.name)
            found.file.with_name(found.name + MARK).unlink(missing_ok=True)
            Slots(found.file.parent, found.name).remove_spare()
            flush_folder(folder)
            flush_folder(found.file.parent)

    def _put(self, saved: SavedGame, title: str) -> Entry:
        named = msgspec.structs.replace(saved, id=new_id(), title=clean_title(title), times_saved=0)
        with _asked_for():
            file = self._folder(Shelf.NAMED) / f"{named.id}.json"
            write_durably(file, encode_file(named))
        return entry(Shelf.NAMED, [file])

    # -- repair ------------------------------------------------------------------------------------

    def verify(self, found: Entry) -> tuple[Message, ...]:
        """What is wrong with any file of a game; nothing if all can be played on just as they are."""
        wrong: list[Message] = []
        for file in found.files:
            try:
                wrong += load(read_file(file), file.name).notices
            except Problem as problem:
                wrong.append(problem.message)
        return tuple(wrong)

    def repair(self, found: Entry) -> tuple[Message, ...]:
        """Write anew what can be saved, and set aside what cannot; what was done."""
        done: list[Message] = []
        for file in self._not_in_play(found).files:
            try:
                match, notices = load(read_file(file), file.name)
            except Problem as problem:
                aside = self._set_aside(file, problem)
                if aside is not None:
                    done.append(Message("save_set_aside", {"file": file.name, "aside": str(aside)}))
                continue
            if notices:
                with _asked_for():
                    aside = self._free_path(self._folder(DAMAGED), file.name)
                    write_durably(aside, file.read_bytes())
                    write_durably(file, encode_file(saved_game(match)))
                done.append(Message("save_written_anew", {"file": file.name, "aside": str(aside)}))
        return tuple(done)

    def sweep(self) -> None:
        """Remove what a crash left half written; no game is in such a file."""
        if self.folder is not None:
            for folder in (*Shelf, DAMAGED):
                for file in (self.folder / folder).glob(f"*{TEMPORARY}"):
                    with suppress(OSError):
                        file.unlink()

    # -- folders -----------------------------------------------------------------------------------

    def _folder(self, name: str) -> Path:
        """A folder of the store; made if it is not there."""
        if self.folder is None:
            raise FileNotFoundError(2, "there is no folder for saved games")
        folder = self.folder / name
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)
            flush_folder(folder.parent)
        return folder

    def _free_path(self, folder: Path, name: str) -> Path:
        stem, dot, rest = name.partition(".")
        for number in range(1, 1_000_000):
            file = folder / f"{stem}-{number}{dot}{rest}"
            if not file.exists():
                return file
        raise OSError("too many damaged files")


def player_store() -> Store:
    """Where the games of whoever runs the program lie."""
    return Store(own_data())


@contextmanager
def _asked_for() -> Iterator[None]:
    """What the player asked for, and the disk refuses, is told in a sentence."""
    try:
        yield
    except (OSError, ValueError) as trouble:
        raise Problem(Message("save_refused", {"why": reason_of(trouble)})) from None
