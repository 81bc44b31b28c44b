"""Fitting weights to games: least squares, kept near the weights before where games tell little."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hawaii.bots.training.learner import Learner, Lesson, Look

Numbers = NDArray[np.float64]

TRUST = 0.6
"""How much of what is learned comes from the end of the game; the rest from the beginning of the next stage,
which is nearer and so has less chance in it, but is only known as well as its own weights tell it.
"""
DOUBT = 0.5
"""How far a weight may wander, against its size, for as much as one deviation of the data."""


def fitted(learner: Learner, weights: Any, lessons: Sequence[Lesson]) -> tuple[Any, list[float]]:
    """Weights that foresee the games better, and by how much they still miss the ends of games, by stage.

    From the last stage to the first. What was given later is taken off the result, as far as it is known what
    it is worth: nobody else will be given it.
    """
    rows = [np.array(row) for row in learner.rows(weights)]
    after, misses = [0.0] * learner.stages, [0.0] * learner.stages
    goals = [np.array(lesson.scores, dtype=float) for lesson in lessons]
    ends = goals[:]
    for stage in reversed(range(learner.stages)):
        found = [
            _samples(learner, weights, [look for look in lesson.looks if look.stage == stage], goal)
            for lesson, goal in zip(lessons, goals, strict=True)
        ]
        active = [sample for samples in found for sample in samples if not sample.waits and not sample.before]
        if active:  # games may end before the last stages
            x, y, share = _arrays(active)
            rows[stage] = _near(rows[stage], x, y, share)
            misses[stage] = float(np.sqrt(np.average((y - x @ rows[stage]) ** 2, weights=share)))
        if waiting := [sample for samples in found for sample in samples if sample.waits]:
            x, y, share = _arrays(waiting)
            after[stage] = float(np.average(y - x @ rows[stage + 1], weights=share))
        for number, samples in enumerate(found):
            if not samples:
                continue
            seats = len(ends[number])
            before, given = (
                _promised(part, rows[stage]) for part in (samples[:seats], samples[seats : 2 * seats])
            )
            ends[number] = ends[number] - (given - before)
            goals[number] = TRUST * ends[number] + (1 - TRUST) * before
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
    before: bool


def _samples(learner: Learner, weights: Any, looks: Sequence[Look], goals: Numbers) -> list[Sample]:
    """All that the looks at a stage tell: first its beginning before gifts, by seat, then with them."""
    return [
        Sample(seen.features, seen.waits, seen.points + more, float(goal), 1 / len(looks), look.before)
        for look in looks
        for seen, more, goal in zip(look.seats, learner.foreseen(weights, look), goals, strict=True)
        if seen.features
    ]


def _promised(samples: Sequence[Sample], row: Numbers) -> Numbers:
    """What the beginning of a stage, at which nobody waits, promises each seat."""
    return np.array([sample.known + float(np.dot(row, sample.features)) for sample in samples])


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
