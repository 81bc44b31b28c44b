"""A course: rounds of self-play, each of which begins with what the one before has learned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

import msgspec

from hawaii.bots.arena.crews import crew
from hawaii.bots.levels import Level
from hawaii.bots.training.fitting import fitted
from hawaii.bots.training.halfway import halfway
from hawaii.bots.training.learner import Lesson
from hawaii.bots.training.self_play import School, lesson, match, rules
from hawaii.kernel.game import Game
from hawaii.kernel.tables import tables_as_json

T = TypeVar("T")
APART = 1_000_000
"""Between the seeds of two rounds: no deal is played twice."""


class Report(NamedTuple):
    """What a round of a course has brought."""

    number: int
    score: float
    """Of all seats, on average, with the weights before."""
    misses: list[float]
    """By stage, how far the new weights miss the result of a seat."""
    won: float
    """The share of games that the new weights win against the old."""
    weights: Any


class Course:
    """Learns the weights of a game for a number of players. The same seed teaches the same."""

    def __init__(self, game: Game[Any, Any], players: int, level: Level, seed: int, workers: int) -> None:
        tables = msgspec.json.encode(tables_as_json(game.tables))
        self.school = School(game.name, tables, players)
        self.level = level
        self.seed = seed
        self.workers = workers
        self.learner = rules(self.school)[1]

    def run(
        self, weights: Any, rounds: int, games: int, trials: int, step: Callable[[], object] = lambda: None
    ) -> Iterator[Report]:
        """Round after round. Lessons are not forgotten: whoever learns only from the last ones unlearns what
        nobody did wrong in them, and the rounds go in circles. For the same reason each goes half the way.
        """
        learned: list[Lesson] = []
        for number in range(1, rounds + 1):
            seed = self.seed + number * APART
            lessons = self._lessons(weights, seed, games, step)
            learned += lessons
            refined = self.learner.refined(weights, learned)
            found, misses = fitted(self.learner, refined, learned)
            new = halfway(weights, found)
            won = self._trial(new, weights, seed + APART // 2, trials, step)
            score = fmean(points for one in lessons for points in one.scores)
            weights = new
            yield Report(number, score, misses, won, weights)

    def _lessons(self, weights: Any, seed: int, games: int, step: Callable[[], object]) -> list[Lesson]:
        jobs = [(self.school, weights, self.level, seed + number) for number in range(games)]
        return self._done(lesson, jobs, step)

    def _trial(self, new: Any, old: Any, seed: int, games: int, step: Callable[[], object]) -> float:
        players = self.school.players
        jobs = [
            (self.school, (new, old), self.level, seed + number // players, number % players)
            for number in range(games)
        ]
        return fmean(self._done(match, jobs, step)) if jobs else 0.0

    def _done(
        self, job: Callable[..., T], jobs: list[tuple[Any, ...]], step: Callable[[], object]
    ) -> list[T]:
        """In the order of the jobs, whoever did them."""
        with crew(self.workers) as members:
            waiting: list[Future[T]] = [members.executor.submit(job, *one) for one in jobs]
            found = []
            for future in waiting:
                found.append(future.result())
                step()
        return found
