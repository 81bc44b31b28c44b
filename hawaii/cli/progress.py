"""A bar for people who wait at a terminal; a file or a pipe never sees it."""

from __future__ import annotations

import shutil
import sys
import time
from types import TracebackType
from typing import Self, TextIO


class Progress:
    """How many games are done of how many, and how long the others will take. Gone when left."""

    def __init__(self, total: int, done: int = 0, stream: TextIO | None = None) -> None:
        self.total = total
        self.before = self.done = done
        stream = sys.stderr if stream is None else stream
        self.stream = stream if stream is not None and stream.isatty() else None
        self.start = time.monotonic()

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._write("")

    def step(self) -> None:
        """One more game is done."""
        self.done += 1
        self._draw()

    def _draw(self) -> None:
        full = 30 * self.done // self.total
        self._write(f"[{'#' * full}{'.' * (30 - full)}] {self.done}/{self.total} games{self._left()}")

    def _left(self) -> str:
        """From the games played now: how long those before took is not known."""
        played = self.done - self.before
        if not played:
            return ""
        seconds = (time.monotonic() - self.start) / played * (self.total - self.done)
        return f", {duration(seconds)} left"

    def _write(self, text: str) -> None:
        if self.stream is None:
            return
        width = shutil.get_terminal_size().columns - 1  # a full line would begin another
        self.stream.write(f"\r{' ' * width}\r{text[:width]}")
        self.stream.flush()


def duration(seconds: float) -> str:
    """About how long, in one or two units.

    >>> [duration(seconds) for seconds in (42.3, 75, 3725)]
    ['43 s', '1 min 15 s', '1 h 02 min']
    """
    whole = -int(-seconds // 1)
    if whole < 60:
        return f"{whole} s"
    minutes, rest = divmod(whole, 60)
    return f"{minutes} min {rest:02} s" if minutes < 60 else f"{minutes // 60} h {minutes % 60:02} min"
