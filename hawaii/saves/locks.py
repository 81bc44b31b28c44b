"""A mark that a game is open: held by the system for as long as the program lives, and no longer.

The mark is a file with a lock on it. A game that was left in good order has none. If there is a mark but
nobody holds the lock, the program that played the game has crashed.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


TRIES = 10
PAUSE = 0.01
"""Seconds between them."""


class OpenMark:
    """The mark of one game."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._descriptor: int | None = None

    def set(self) -> bool:
        """Mark the game as open; False if another program has it open. OSError if it cannot be marked."""
        if self._descriptor is not None:
            return True
        for _ in range(TRIES):  # who lists the games holds a lock for an instant
            descriptor = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o644)
            if _lock(descriptor) and self._is_still(descriptor):
                self._descriptor = descriptor
                return True
            os.close(descriptor)
            time.sleep(PAUSE)
        return False

    def _is_still(self, descriptor: int) -> bool:
        """Whether the file has not been removed since it was opened: by who had it open before."""
        try:
            return os.path.samestat(os.fstat(descriptor), self.file.stat())
        except FileNotFoundError:
            return False

    def clear(self) -> None:
        """The game was left in good order."""
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is None:
            return
        with suppress(OSError):
            if sys.platform != "win32":
                self.file.unlink()  # while it is locked, so that nobody takes the lock in between
            os.close(descriptor)
            if sys.platform == "win32":
                self.file.unlink()


def is_held(file: Path) -> bool | None:
    """Whether a program holds the mark: if not, the one that set it is no more. None if there is no mark."""
    try:
        descriptor = os.open(file, os.O_RDWR)
    except OSError:
        return None
    try:
        return not _lock(descriptor)
    finally:
        os.close(descriptor)  # which also gives the lock back


def _lock(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as trouble:
        # Where a file system has no locks, games are played without.
        return trouble.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
    return True
