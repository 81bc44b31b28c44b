"""Large pictures, kept on the disk as they were drawn: reading one takes a tenth of the time."""

from __future__ import annotations

import hashlib
import threading
from contextlib import suppress
from pathlib import Path

import pygame

LARGE = 400_000
"""Pixels from which a picture is worth a file."""
FILES = 8
"""So many are kept, the newest."""


class DrawnPictures:
    """A folder of pictures that may vanish at any time; without one, everything is drawn."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder

    def read(self, svg: Path, size: tuple[int, int]) -> pygame.Surface | None:
        """The picture of a file as it is now, in a size; None if it was never drawn."""
        file = self._file(svg, size)
        if file is None:
            return None
        try:
            content = file.read_bytes()
            return pygame.image.frombuffer(content, size, "RGBA")
        except (OSError, ValueError):  # not there, or not whole
            return None

    def keep(self, svg: Path, picture: pygame.Surface) -> None:
        """Write a picture that was drawn, while the program goes on."""
        file = self._file(svg, picture.get_size())
        if file is not None:
            content = pygame.image.tobytes(picture, "RGBA")
            threading.Thread(target=_write, args=(file, content)).start()

    def _file(self, svg: Path, size: tuple[int, int]) -> Path | None:
        """By what is in the file: another picture of the same name is another one."""
        if self.folder is None or size[0] * size[1] < LARGE:
            return None
        with suppress(OSError):
            content = hashlib.sha256(svg.read_bytes()).hexdigest()[:24]
            return self.folder / f"{content}-{size[0]}x{size[1]}.rgba"
        return None


def _write(file: Path, content: bytes) -> None:
    """Whoever reads it finds all of it or nothing; what cannot be written is drawn again next time."""
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        half = file.with_suffix(f".{threading.get_ident()}")
        half.write_bytes(content)
        half.replace(file)
        kept = sorted(file.parent.glob("*.rgba"), key=lambda one: one.stat().st_mtime)
        for old in kept[:-FILES]:
            old.unlink(missing_ok=True)
