"""Opponents think in one process of their own, so that the screen never waits for them."""

from __future__ import annotations

import atexit
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Pipe, wait
from threading import Lock, Thread
from typing import Any, NamedTuple, Self, TypeVar

import msgspec

from hawaii.bots.advice import Advice
from hawaii.bots.levels import Level, level_named
from hawaii.bots.worker import asking
from hawaii.bots.worker.asking import Advise, Answer, Choose, Failure, Question, Reply, Stopped, Trouble
from hawaii.bots.worker.mind import Mind
from hawaii.bots.worker.thought import Thought
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message, Problem

T = TypeVar("T")

TRIES = 3
"""So many processes may die over one question."""

PATIENCE = 1.0
"""Seconds after which a process that was told to stop, and does not, is stopped."""


class Failed(Exception):
    """A mistake in the program that showed itself while an opponent thought."""


class Job(NamedTuple):
    number: int
    game: Game[Any, Any]
    question: bytes
    thought: Thought[Any]
    read: Callable[[Game[Any, Any], msgspec.Raw], Any]
    """Makes the answer from what the process said."""


class Worker:
    """Answers questions about positions, one after the other, in the order they were asked.

    The process is started with the first question. Should it die, it is started again and asked again. A
    thread of its own looks after it: neither asking nor cancelling nor `thought.done` ever waits.

    >>> from hawaii.games import load_game
    >>> game = load_game("hawaii")
    >>> state = game.start(players=2, seed=7)
    >>> with Worker() as worker:
    ...     thought = worker.choose(game, state, "skilled", seed=1)
    ...     thought.result() in game.actions(state)
    True
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._jobs: deque[Job] = deque()
        self._current: Job | None = None
        self._number = 0
        self._closed = False
        self._mind: Mind | None = None
        self._keeper: Thread | None = None
        # A pipe, as the keeper waits for it together with the one to the process.
        self._nudged, self._nudge = Pipe(duplex=False)

    # -- for the program: nothing here waits, but `close` ------------------------------------------

    def choose(self, game: Game[Any, Any], state: Any, level: str | Level, seed: int) -> Thought[Action]:
        """The action of the seat that decides: what `bots.choose` chooses with deals of the same seed.

        The position may be changed as soon as this returns. Problem if there is no such level.
        """
        if isinstance(level, str):
            level = level_named(level)
        question = Choose(*asking.about(game, state, seed), level)
        return self._ask(game, question, asking.read_action)

    def advise(self, game: Game[Any, Any], state: Any, seed: int) -> Thought[Advice]:
        """Hints for the seat that decides: what `bots.advise` finds with deals of the same seed."""
        return self._ask(game, Advise(*asking.about(game, state, seed)), asking.read_advice)

    @property
    def pid(self) -> int | None:
        """The process, if there is one now."""
        mind = self._mind
        return mind.pid if mind is not None else None

    def close(self) -> None:
        """End the process. Whoever waits for a thought finds it cancelled."""
        with self._lock:
            closed, self._closed = self._closed, True
            waiting = [job for job in (self._current, *self._jobs) if job is not None]
            keeper = self._keeper
        if closed:
            return
        atexit.unregister(self.close)
        for job in waiting:
            job.thought.cancel()
        self._wake()
        if keeper is not None:
            keeper.join(PATIENCE)
            if keeper.is_alive() and (mind := self._mind) is not None:
                with suppress(ValueError):  # it has ended just now
                    mind.kill()  # the keeper was stuck in telling it something
                keeper.join(PATIENCE)
        with self._lock:
            self._nudge.close()
            self._nudged.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(
        self, game: Game[Any, Any], question: Question, read: Callable[[Game[Any, Any], msgspec.Raw], T]
    ) -> Thought[T]:
        thought: Thought[T] = Thought(self._wake)
        with self._lock:
            if self._closed:
                raise RuntimeError("a closed worker was asked")
            self._number += 1
            self._jobs.append(Job(self._number, game, asking.encode(question), thought, read))
            if self._keeper is None:
                self._keeper = Thread(target=self._keep, name="keeper of the worker", daemon=True)
                self._keeper.start()
                # Called before multiprocessing ends its processes, or this one would be started again.
                atexit.register(self.close)
        self._wake()
        return thought

    def _wake(self) -> None:
        """Something is new: a job, one cancelled, or the end."""
        with self._lock:
            if not self._nudge.closed:
                self._nudge.send_bytes(b"!")

    # -- the keeper --------------------------------------------------------------------------------

    def _keep(self) -> None:
        while self._take():
            job = self._current
            assert job is not None
            try:
                self._work(job)
            except Exception as error:  # whoever waits must not wait for ever
                job.thought.fail(error)
                self._end()
        self._end()

    def _take(self) -> bool:
        """Wait for the next job; False when there will be none."""
        while True:
            with self._lock:
                self._current = None
                if self._closed:
                    return False
                if self._jobs:
                    self._current = self._jobs.popleft()
                    return True
            self._nudged.recv_bytes()

    def _work(self, job: Job) -> None:
        for _ in range(TRIES):
            if job.thought.done:  # cancelled
                return
            try:
                if self._mind is None:
                    self._mind = Mind()
                self._mind.ask(job.number, job.game, job.question)
                reply = self._wait(self._mind, job)
            except (EOFError, OSError):
                self._end()
                continue
            self._tell(job, reply)
            return
        job.thought.fail(Problem(Message("worker_died", {"times": TRIES})))

    def _wait(self, mind: Mind, job: Job) -> Reply:
        """The reply. A cancelled job has one, too: the process shows by it that it is free again."""
        patience: float | None = None
        while True:
            if self._closed:
                raise EOFError("nobody waits for anything any more")
            if job.thought.done and patience is None:
                mind.stop(job.number)
                patience = time.monotonic() + PATIENCE
            left = None if patience is None else max(0, patience - time.monotonic())
            ready = wait([mind.connection, self._nudged], left)
            if mind.connection in ready:
                return mind.hear()
            if self._nudged in ready:
                self._nudged.recv_bytes()
            elif left is not None:
                raise EOFError("it hangs")

    def _tell(self, job: Job, reply: Reply) -> None:
        assert reply.number == job.number, f"{reply} to question {job.number}"
        match reply:
            case Answer(value=value):
                job.thought.succeed(job.read(job.game, value))
            case Trouble(message=message):
                job.thought.fail(Problem(message))
            case Failure(words=words):
                job.thought.fail(Failed(words))
            case Stopped():
                assert job.thought.done, "it stopped by itself"

    def _end(self) -> None:
        mind, self._mind = self._mind, None
        if mind is not None:
            mind.end()
