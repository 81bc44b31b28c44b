"""Many games: handed out to a crew, collected as they are finished."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from itertools import islice

from hawaii import __version__
from hawaii.bots.arena.contest import Contest, opponents_digest
from hawaii.bots.arena.crews import Crew, why
from hawaii.bots.arena.played import Played, play_game
from hawaii.kernel.messages import Message, Problem


def play_games(crew: Crew, contest: Contest, numbers: Iterable[int]) -> Iterator[Played]:
    """Games of a contest, in the order in which they are finished."""
    left = iter(numbers)
    waiting: set[Future[Played]] = set()
    while True:
        for number in islice(left, crew.ahead - len(waiting)):
            waiting.add(_submitted(crew, contest, number))
        if not waiting:
            return
        # Not for ever at a time: on Windows, an interrupt is noticed only in between.
        done, waiting = wait(waiting, timeout=0.5, return_when=FIRST_COMPLETED)
        for future in done:
            yield _result(crew, future)


def _submitted(crew: Crew, contest: Contest, number: int) -> Future[Played]:
    try:
        return crew.executor.submit(play_job, contest, number)
    except BrokenExecutor:  # it died between two games
        raise Problem(Message("arena_process_died")) from None


def play_job(contest: Contest, number: int) -> Played:
    """What a member of the crew does, perhaps on another machine: there the program must be the same."""
    own = (__version__, opponents_digest(contest.game, contest.bots))
    if own != (contest.version, contest.opponents):
        raise Problem(Message("arena_other_program", {"machine": platform.node()}))
    return play_game(contest.rules(), contest, number)


def _result(crew: Crew, future: Future[Played]) -> Played:
    try:
        return future.result()
    except Problem:
        raise
    except BrokenExecutor:
        raise Problem(Message("arena_process_died")) from None
    except Exception as trouble:
        if crew.cluster is None:
            raise
        if isinstance(trouble, CancelledError):  # by nobody here
            raise Problem(Message("cluster_lost", {"address": crew.cluster})) from None
        # Anything can go wrong on a machine far away: it lacks the program, it was switched off.
        values = {"address": crew.cluster, "why": why(trouble)}
        raise Problem(Message("cluster_failed", values)) from trouble
