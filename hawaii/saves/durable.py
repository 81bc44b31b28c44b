"""Writing files so that what was written is there, whatever happens next."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform != "win32":
    import fcntl

TEMPORARY = ".tmp"


def write_durably(file: Path, content: bytes) -> None:
    """Replace a file at once, or leave it as it was: no reader, and no crash, ever sees half of it.

    When this returns, the content survives even a loss of power. OSError if the disk does not take it.
    """
    temporary = file.with_name(f"{file.name}.{os.getpid()}{TEMPORARY}")
    new_file = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
    try:
        descriptor = os.open(temporary, new_file, 0o644)
        try:
            write_all(descriptor, content)
            flush(descriptor)
        finally:
            os.close(descriptor)
        temporary.replace(file)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    flush_folder(file.parent)


def write_all(descriptor: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def flush(descriptor: int, only_content: bool = False) -> None:
    """Wait until a file is on the disk. If it has its old length, the content is all that counts."""
    if sys.platform == "darwin":  # where fsync alone leaves it to the drive
        with suppress(OSError):
            fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
            return
    if only_content and hasattr(os, "fdatasync"):
        os.fdatasync(descriptor)
    else:
        os.fsync(descriptor)


def flush_folder(folder: Path) -> None:
    """A file that was renamed, or is new, is found again only when its folder is on the disk, too."""
    if sys.platform == "win32":
        return  # there, folders cannot be flushed
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as trouble:
        if trouble.errno not in (errno.EINVAL, errno.ENOTSUP, errno.EBADF):
            raise  # but some file systems have nothing to flush
    finally:
        os.close(descriptor)
