"""Ctrl-C is for the program, never for the processes that it starts."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_kept_away() -> Iterator[None]:
    """A terminal interrupts every process; one that is just starting would complain of it with a traceback.

    So processes are started with the signal blocked, as the thread that starts them has it; later they may
    say for themselves that they ignore it. If this is the main thread, an interrupt comes a little later.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # or multiprocessing starts it below, and lifts the block
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
