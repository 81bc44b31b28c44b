"""The player's saved games. Nothing is ever thrown away that somebody might miss."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from hawaii.kernel.folders import own_data
from hawaii.kernel.messages import Message, Problem
from hawaii.saves.durable import TEMPORARY, flush_folder, write_durably
from hawaii.saves.file import LONGEST_TITLE, SavedGame, encode_file, read_file
from hawaii.saves.loading import Loaded, load, saved_game
from hawaii.saves.locks import OpenMark
from hawaii.saves.match import Match, new_id
from hawaii.saves.shelves import MARK, Entry, Shelf, entries, entry
from hawaii.saves.slots import Slots

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
            self._drop_oldest_finished()
        else:
            slots.write(saved.times_saved, encode_file(saved))
            if finished.exists():  # its end was undone
                finished.unlink()

    def _drop_oldest_finished(self) -> None:
        for old in self.shelf(Shelf.FINISHED)[FINISHED_KEPT:]:
            if old.saved is not None:  # what cannot be read is the player's to decide about
                old.file.unlink(missing_ok=True)

    # -- loading -----------------------------------------------------------------------------------

    def load(self, found: Entry) -> Loaded:
        """A game to be played on. If its newest file is damaged, that is set aside and the older one taken.

        Only a running game goes on as itself. Of others a new game is begun, and they stay as they are.
        """
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
        raise Problem(problems[0])

    def _taken_up(self, loaded: Loaded, shelf: Shelf, problems: list[Message]) -> Loaded:
        match, notices = loaded
        if shelf is not Shelf.RUNNING:
            match.id, match.times_saved = new_id(), 0
        told = tuple(Message("save_fell_back", {"why": problem}) for problem in problems)
        return Loaded(match, (*told, *notices))

    def _set_aside(self, file: Path, problem: Problem) -> Path | None:
        """Out of the way, but never deleted. A file that is only too new is not damaged."""
        if problem.message.id in ("save_newer", "file_unreadable"):
            return None
        aside = self._free_path(self._folder(DAMAGED), file.name)
        with suppress(OSError):
            file.replace(aside)
        return aside

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
            write_durably(file, found.file.read_bytes().rstrip() + b"\n")

    def rename(self, found: Entry, title: str) -> Entry:
        """Another name for a game."""
        if found.saved is None:
            raise Problem(found.troubles[0])
        renamed = msgspec.structs.replace(found.saved, title=clean_title(title))
        with _asked_for():
            write_durably(found.file, encode_file(renamed))
        return entry(found.shelf, found.files)

    def delete(self, found: Entry) -> None:
        """Into the trash, with everything that belongs to it."""
        self._move(found, f"{TRASH}/{found.shelf}")

    def undelete(self, found: Entry) -> None:
        """Back from the trash to where it lay."""
        self._move(found, found.shelf)

    def _move(self, found: Entry, where: str) -> None:
        with _asked_for():
            folder = self._folder(where)
            for file in found.files:
                file.replace(folder / file.name)
            name = found.file.name.partition(".")[0]
            found.file.with_name(name + MARK).unlink(missing_ok=True)
            Slots(found.file.parent, name).remove()  # the spare one; the others have moved
            flush_folder(folder)

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
        for file in found.files:
            try:
                stored = read_file(file)
                match, notices = load(stored, file.name)
            except Problem as problem:
                with _asked_for():
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


def clean_title(title: str) -> str:
    """A name for a game as it will be shown: one line, and not endless."""
    printable = "".join(
        letter if letter.isprintable() else " " for letter in unicodedata.normalize("NFC", title)
    )
    return " ".join(printable.split())[:LONGEST_TITLE].strip()


def file_name(title: str) -> str:
    """A name for an exported file that every system takes, from what the player calls the game.

    >>> file_name("Aunt Lei's 3rd: ../win?"), file_name("CON"), file_name("🌺")
    ('hawaii-aunt-lei-s-3rd-win.json', 'hawaii-con.json', 'hawaii-game.json')
    """
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    words = "-".join(re.findall("[a-z0-9]+", plain))[:40].strip("-")
    return f"hawaii-{words or 'game'}.json"


@contextmanager
def _asked_for() -> Iterator[None]:
    """What the player asked for, and the disk refuses, is told in a sentence."""
    try:
        yield
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise Problem(
            Message("save_refused", {"why": why, "file": os.fspath(trouble.filename or "")})
        ) from None
