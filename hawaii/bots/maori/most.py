"""Ships and shells count only for those who have most: how likely that is, and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.bots.likelihood import likely

TIE = 0.5
"""Who ties scores, too: half a ship ahead of nobody."""


def foreseen(expected: Sequence[float], spread: float, points: int) -> list[float]:
    """What each seat may expect to score, if it will have so many."""
    found = []
    for seat, own in enumerate(expected):
        chance = 1.0
        for other, theirs in enumerate(expected):
            if other != seat:
                chance *= likely((own - theirs + TIE) / spread)
        found.append(points * max(own, 0.0) * chance)
    return found
