"""What the games of an arena say about each bot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from statistics import fmean, median

import msgspec

from hawaii.bots.arena.played import Played

NORMAL = 1.959963984540054
"""95 % of a normal distribution lie so many standard deviations around its middle."""


class Standing(msgspec.Struct, frozen=True):
    """How a bot did in all seats it filled. If several of one name sat at a table, each counts."""

    name: str
    wins: float
    """A shared victory is shared: half each of two."""
    games: int
    rate: float
    low: float
    high: float
    """Where the true rate lies with a certainty of 95 %, as far as games by chance can tell."""
    score: float
    turns: int
    seconds_per_turn: float
    seconds_median: float
    seconds_p95: float


def standings(bots: Iterable[str], games: Iterable[Played]) -> list[Standing]:
    """One for each name, in the order in which they are first named."""
    in_order = sorted(games, key=lambda played: played.number)
    return [_standing(name, in_order) for name in dict.fromkeys(bots)]


def _standing(name: str, games: Sequence[Played]) -> Standing:
    wins = Fraction()
    scores: list[int] = []
    seconds: list[float] = []
    for played in games:
        for seat, sitting in enumerate(played.seats):
            if sitting != name:
                continue
            scores.append(played.scores[seat])
            seconds += played.seconds[seat]
            if seat in played.winners:
                wins += Fraction(1, len(played.winners))
    low, high = wilson(float(wins), len(scores))
    return Standing(
        name=name,
        wins=float(wins),
        games=len(scores),
        rate=float(wins / len(scores)),
        low=low,
        high=high,
        score=fmean(scores),
        turns=len(seconds),
        seconds_per_turn=fmean(seconds) if seconds else 0.0,
        seconds_median=median(seconds) if seconds else 0.0,
        seconds_p95=percentile(seconds, 95) if seconds else 0.0,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's score interval (1927), 95 %. Good also for few games and for rates near 0 and 1.

    >>> [round(end, 4) for end in wilson(81, 263)]
    [0.2553, 0.3662]
    """
    rate = wins / games
    square = NORMAL**2 / games
    middle = rate + square / 2
    half = NORMAL * math.sqrt(rate * (1 - rate) / games + square / (4 * games))
    # A little arithmetic is lost in the last digit.
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest value that so many percent of the values do not exceed.

    >>> percentile([5.0, 1.0, 2.0, 4.0, 3.0], 60)
    3.0
    """
    return sorted(values)[max(0, math.ceil(len(values) * percent / 100) - 1)]
