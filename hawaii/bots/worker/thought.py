"""A thought: an answer that will come, while the program does something else."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from threading import Event, Lock
from typing import Generic, TypeVar, cast

from hawaii.bots.choosing import Cancelled

T = TypeVar("T")


class Thought(Generic[T]):
    """What somebody is thinking about. Ask once a frame whether it is `done`, or wait for the `result`."""

    def __init__(self, on_cancel: Callable[[], None]) -> None:
        self._on_cancel = on_cancel
        self._lock = Lock()
        self._ended = Event()
        self._answer: T | None = None
        self._error: BaseException | None = None

    @property
    def done(self) -> bool:
        """Whether `result` would answer, or raise, at once. Never waits."""
        return self._ended.is_set()

    def result(self, timeout: float | None = None) -> T:
        """The answer, as soon as it is there.

        Raises Cancelled if it was cancelled, Problem if there is something to tell the player, Failed if the
        program is at fault, and TimeoutError after so many seconds.
        """
        end = math.inf if timeout is None else time.monotonic() + timeout
        # In short waits: on Windows, Ctrl-C does not interrupt one without end.
        while not self._ended.wait(max(0, min(0.1, end - time.monotonic()))):
            if time.monotonic() >= end:
                raise TimeoutError(f"no answer within {timeout} seconds")
        if self._error is not None:
            raise self._error
        return cast(T, self._answer)

    def cancel(self) -> None:
        """Nobody needs the answer any more. Returns at once; a thought that is done stays as it is."""
        if self._end(None, Cancelled()):
            self._on_cancel()

    # -- for who thinks: the first end counts ------------------------------------------------------

    def succeed(self, answer: T) -> None:
        self._end(answer, None)

    def fail(self, error: BaseException) -> None:
        self._end(None, error)

    def _end(self, answer: T | None, error: BaseException | None) -> bool:
        with self._lock:
            if self._ended.is_set():
                return False
            self._answer, self._error = answer, error
            self._ended.set()
            return True
