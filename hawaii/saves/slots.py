"""The files of a running game: two that take turns, and a spare one that is written and changes places.

Saving every decision must be cheap. A new file for each would make the disk keep two journals, of the file
and of its folder. So the spare is an old file, filled up to whole blocks: writing it anew changes nothing but
its content, and only the change of places is a matter of the folder. At any moment at least one of the two
files is whole, and at most a decision older than the newest.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path

from hawaii.saves.durable import flush, flush_folder, write_all

ENDINGS = (".a.json", ".b.json")
SPARE = ".spare"
LEAVING = ".leaving"
BLOCK = 4096
OPEN = os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0)


class Slots:
    """The files of the game with this name."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        self.base = str(folder / name)

    def write(self, number: int, content: bytes) -> None:
        """Save the content, as the next one after the number before: durably, in place of the older one."""
        self._fill_spare(content + b" " * (-len(content) % BLOCK))
        slot, spare, leaving = f"{self.base}{ENDINGS[number % 2]}", self.base + SPARE, self.base + LEAVING
        with suppress(FileNotFoundError):
            _rename(slot, leaving)
        _rename(spare, slot)
        with suppress(FileNotFoundError):
            _rename(leaving, spare)
        flush_folder(self.folder)

    def _fill_spare(self, content: bytes) -> None:
        spare = self.base + SPARE
        with suppress(FileNotFoundError):
            found = os.lstat(spare)
            if not stat.S_ISREG(found.st_mode) or found.st_nlink != 1:
                Path(spare).unlink()  # somebody keeps what is in it under another name
        descriptor = os.open(spare, OPEN, 0o644)
        try:
            before = os.fstat(descriptor).st_size
            write_all(descriptor, content)
            if before > len(content):
                os.ftruncate(descriptor, len(content))
            flush(descriptor, only_content=before == len(content))
        finally:
            os.close(descriptor)

    def remove(self) -> None:
        """The game does not run any more."""
        for ending in ENDINGS:
            Path(self.base + ending).unlink(missing_ok=True)
        self.remove_spare()

    def remove_spare(self) -> None:
        for ending in (SPARE, LEAVING):
            Path(self.base + ending).unlink(missing_ok=True)


def _rename(old: str, new: str) -> None:
    os.replace(old, new)  # noqa: PTH105  pathlib would take as long as the disk
