"""Where saved games lie: a folder for each kind, in which every game has a file of its own.

The files have the names of the games' ids; what players call a game stands in its file. So no name of theirs
ever becomes the name of a file. A running game has two files that take turns: if one is damaged, the other
is at most a decision older.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from hawaii.kernel.messages import Message, Problem
from hawaii.saves.file import SavedGame, read_file
from hawaii.saves.locks import is_held

MARK = ".open"


class Shelf(StrEnum):
    """The kinds of saved games."""

    RUNNING = "running"
    FINISHED = "finished"
    NAMED = "named"


class Entry(NamedTuple):
    """A game on a shelf."""

    shelf: Shelf
    files: tuple[Path, ...]
    """Those that cannot be read first, then the others, the newest first."""
    saved: SavedGame | None
    """What the newest says that can be read; it was not tried whether it can be played on."""
    troubles: tuple[Message, ...]
    """Why the first files cannot be read."""
    held: bool | None = None
    """Whether a program plays it now; None if none has for long."""

    @property
    def crashed(self) -> bool:
        """It was being played when the program ended, and not by leaving the game."""
        return self.held is False

    @property
    def name(self) -> str:
        """What all its files begin with."""
        return game_name(self.file)

    @property
    def file(self) -> Path:
        """The newest that can be read, if there is one."""
        return self.files[len(self.troubles)] if self.saved is not None else self.files[0]


def entries(folder: Path, shelf: Shelf, begin: str = "") -> list[Entry]:
    """The games in a folder, those first that were saved last; none if it cannot be looked into.

    Only those whose files begin so, if it is said.
    """
    try:
        files = sorted(
            file for file in folder.iterdir() if file.suffix == ".json" and file.name.startswith(begin)
        )
    except OSError:
        return []
    games: dict[str, list[Path]] = {}
    for file in files:
        games.setdefault(game_name(file), []).append(file)
    found = [entry(shelf, files) for files in games.values()]
    return sorted(found, key=_newest_first)


def entry(shelf: Shelf, files: Sequence[Path]) -> Entry:
    """What the files of one game say."""
    readable: list[tuple[int, Path, SavedGame]] = []
    unreadable: list[Path] = []
    troubles: list[Message] = []
    for file in files:
        try:
            saved = read_file(file).saved
        except Problem as problem:
            unreadable.append(file)
            troubles.append(problem.message)
        else:
            readable.append((saved.times_saved, file, saved))
    readable.sort(key=lambda one: -one[0])
    ordered = (*unreadable, *(file for _, file, _ in readable))
    mark = ordered[0].with_name(game_name(ordered[0]) + MARK)
    newest = readable[0][2] if readable else None
    return Entry(shelf, ordered, newest, tuple(troubles), is_held(mark))


def game_name(file: Path) -> str:
    return file.name.partition(".")[0]


def _newest_first(entry: Entry) -> tuple[bool, float, str]:
    when = entry.saved.saved.timestamp() if entry.saved is not None else 0.0
    return entry.saved is None, -when, entry.file.name
