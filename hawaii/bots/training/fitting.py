"""Fitting weights to games: least squares, kept near the weights before where games tell little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hawaii.bots.training.learner import Learner, Lesson

Numbers = NDArray[np.float64]

TRUST = 0.6
"""How much of what is learned comes from the end of the game; the rest from the beginning of the next stage,
which is nearer and so has less chance in it, but is only known as well as its own weights tell it.
"""
DOUBT = 0.5
"""How far a weight may wander, against its size, for as much as one deviation of the data."""


def fitted(learner: Learner, weights: Any, lessons: Sequence[Lesson]) -> tuple[Any, list[float]]:
    """Weights that foresee the games better, and by how much they still miss the ends of games, by stage."""
    rows = [np.array(row) for row in learner.rows(weights)]
    after, misses = [0.0] * learner.stages, [0.0] * learner.stages
    # For each lesson and seat, what the beginning of the stage above promised.
    ahead = [[float(points) for points in lesson.scores] for lesson in lessons]
    for stage in reversed(range(learner.stages)):
        found = [_samples(learner, weights, *one, stage) for one in zip(lessons, ahead, strict=True)]
        active = [sample for samples in found for sample in samples if not sample.waits]
        x, y, share = _arrays(active)
        rows[stage] = _near(rows[stage], x, y, share)
        misses[stage] = float(np.sqrt(np.average((y - x @ rows[stage]) ** 2, weights=share)))
        if waiting := [sample for samples in found for sample in samples if sample.waits]:
            x, y, share = _arrays(waiting)
            after[stage] = float(np.average(y - x @ rows[stage + 1], weights=share))
        ahead = [
            _promised(samples, len(lesson.scores), rows[stage])
            for samples, lesson in zip(found, lessons, strict=True)
        ]
    return learner.with_rows(weights, [row.tolist() for row in rows], after), misses


class Sample(NamedTuple):
    """A seat in a position, to be learned from."""

    features: Sequence[float]
    waits: bool
    known: float
    """Points for certain and points foreseen."""
    goal: float
    """What it should promise."""
    share: float
    """How much it counts: all positions of a stage as much as one, since they end alike."""


def _samples(
    learner: Learner, weights: Any, lesson: Lesson, ahead: Sequence[float], stage: int
) -> list[Sample]:
    """All that a lesson tells of a stage; the first of them are those of its beginning, by seat."""
    looks = [look for look in lesson.looks if look.stage == stage]
    goals = [TRUST * score + (1 - TRUST) * later for score, later in zip(lesson.scores, ahead, strict=True)]
    return [
        Sample(seen.features, seen.waits, seen.points + more, goal, 1 / len(looks))
        for look in looks
        for seen, more, goal in zip(look.seats, learner.foreseen(weights, look), goals, strict=True)
        if seen.features
    ]


def _promised(samples: Sequence[Sample], seats: int, row: Numbers) -> list[float]:
    """What the beginning of a stage, at which nobody waits, promises each seat."""
    return [sample.known + float(np.dot(row, sample.features)) for sample in samples[:seats]]


def _arrays(samples: Sequence[Sample]) -> tuple[Numbers, Numbers, Numbers]:
    """Features, what the weights times them should be, and how much each counts."""
    return (
        np.array([sample.features for sample in samples], dtype=float),
        np.array([sample.goal - sample.known for sample in samples], dtype=float),
        np.array([sample.share for sample in samples], dtype=float),
    )


def _near(before: Numbers, x: Numbers, y: Numbers, share: Numbers) -> Numbers:
    """The weights of least squares, drawn towards those before as by a belief of normal width."""
    rest = y - x @ before
    weighted = x * share[:, None]
    free = np.linalg.lstsq(x.T @ weighted, weighted.T @ rest, rcond=None)[0]
    noise = max(1.0, float(np.average((rest - x @ free) ** 2, weights=share)))
    width = DOUBT * np.maximum(1.0, np.abs(before))
    matrix = x.T @ weighted + np.diag(noise / width**2)
    return before + np.linalg.solve(matrix, weighted.T @ rest)
