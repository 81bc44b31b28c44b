"""A crew on a Dask cluster: as many machines as there are. Needs the extra `cluster`."""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from importlib import import_module
from pkgutil import resolve_name
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from hawaii import __version__
from hawaii.bots.arena.crews import Crew, why
from hawaii.kernel.messages import Message, Problem

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 10.0
"""Seconds until a scheduler that does not answer, or has no workers, is given up."""


@contextmanager
def on_cluster(address: str) -> Iterator[Crew]:
    """The workers of a scheduler, which must have this program, too."""
    with _silence():
        client = _client(address)
        try:
            threads = sum(client.nthreads().values())
            # Not pure: Dask need not compute a name for each game from all that is in it.
            executor = client.get_executor(pure=False)
            yield Crew(executor, ahead=max(64, 3 * threads), cluster=address)
        finally:
            with suppress(Exception):  # the scheduler may be gone
                client.close(timeout=2)  # which also takes back what is not yet played


def _client(address: str) -> Any:
    try:
        distributed = import_module("distributed")
    except ModuleNotFoundError:
        raise Problem(Message("cluster_extra_missing")) from None
    # In two steps: a client whose beginning fails must be closed nevertheless, or complains at the end.
    client = distributed.Client.__new__(distributed.Client)
    try:
        versions = _within(2.5 * PATIENCE, _begin, client, address)
    except BaseException as trouble:
        with suppress(Exception):
            client.close(timeout=2)
        if not isinstance(trouble, Exception):
            raise  # an interrupt
        values = {"address": address, "why": why(trouble)}
        raise Problem(Message("cluster_unreachable", values)) from None
    lacking = sorted(worker for worker, version in versions.items() if version != __version__)
    if lacking:
        client.close(timeout=2)
        raise Problem(Message("arena_other_program", {"machine": lacking[0]}))
    return client


def _begin(client: Any, address: str) -> dict[str, Any]:
    """Connect; the version of this program on each worker, or why there is none."""
    client.__init__(address, timeout=PATIENCE, set_as_default=False)
    client.wait_for_workers(1, timeout=PATIENCE)
    # Asked with what every Python has: a worker that cannot even read a game would die of it.
    versions: dict[str, Any] = client.run(resolve_name, "hawaii:__version__", on_error="return")
    return versions


def _within(seconds: float, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What a function gives, but not for ever: Dask waits so for a server that never says a word."""
    found: Future[T] = Future()

    def work() -> None:
        try:
            found.set_result(function(*args, **kwargs))
        except Exception as trouble:
            found.set_exception(trouble)

    Thread(target=work, daemon=True).start()
    try:
        return found.result(seconds)
    except TimeoutError:
        if found.done():
            raise
        raise TimeoutError(f"no answer within {seconds:.0f} seconds") from None


@contextmanager
def _silence() -> Iterator[None]:
    """Dask warns of other versions of anything, and logs its troubles; ours are sentences."""
    before = logging.root.manager.disable
    logging.disable()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)
