"""Who plays the games: this process, several of this machine, or a cluster. All are Executors."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, NamedTuple, ParamSpec, TypeVar

from hawaii.bots.interrupts import interrupts_kept_away

P = ParamSpec("P")
T = TypeVar("T")


class Crew(NamedTuple):
    """An executor, and how to use it."""

    executor: Executor
    ahead: int
    """So many games are handed out at a time: enough that nobody waits for work."""
    cluster: str | None = None
    """Its address, if the games are played elsewhere."""


def crew(workers: int, cluster: str | None = None) -> AbstractContextManager[Crew]:
    """A crew on a Dask cluster if its address is given, else of so many processes on this machine."""
    if cluster is not None:
        from hawaii.bots.arena.dask_crew import on_cluster

        return on_cluster(cluster)
    return in_this_process() if workers == 1 else on_this_machine(workers)


def usable_cores() -> int:
    """Those that this process may use, which may be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def why(trouble: Exception) -> str:
    """What a library says, to be put into a sentence."""
    return " ".join(str(trouble).split())[:400].rstrip(".") or type(trouble).__name__


class AtOnce(Executor):
    """Does everything itself, as soon as it is asked."""

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(function(*args, **kwargs))
        except Exception as trouble:
            future.set_exception(trouble)
        return future


class Processes(ProcessPoolExecutor):
    """Starts its processes when there is work for them."""

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with interrupts_kept_away():
            return super().submit(function, *args, **kwargs)


@contextmanager
def in_this_process() -> Iterator[Crew]:
    with AtOnce() as executor:
        yield Crew(executor, ahead=1)


@contextmanager
def on_this_machine(workers: int) -> Iterator[Crew]:
    """Processes that end when this block is left, however: with all games played, in trouble or killed."""
    if sys.platform == "win32":
        workers = min(workers, 61)  # Windows cannot wait for more
    spawn = multiprocessing.get_context("spawn")
    # The line of life: nothing is ever said on it, but who hears that our end is closed, ends as well.
    # An executor alone would play the games under way to their end first, or be left behind for ever.
    hearing, held = spawn.Pipe(duplex=False)
    executor = Processes(workers, mp_context=spawn, initializer=_join, initargs=(hearing,))
    try:
        yield Crew(executor, ahead=3 * workers)
        executor.shutdown()
    finally:
        held.close()
        executor.shutdown(cancel_futures=True)
        hearing.close()


def _join(line: Connection[Any, Any]) -> None:
    """Begin to work in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who is interrupted closes the line
    Thread(target=_leave_when_closed, args=(line,), daemon=True).start()


def _leave_when_closed(line: Connection[Any, Any]) -> None:
    try:
        line.poll(None)
    finally:
        os._exit(1)  # in the middle of a game
