"""How loud a sound seems: ears hear low pitches far less than others, and a click less than a tone."""

from __future__ import annotations

import math
from collections.abc import Iterable

DEAF = (107.7, 737.9)
"""Below these pitches ears hear less and less (the curve A that meters of sound use, as far as it matters
here).
"""
EVEN = 10**0.1
"""So that a tone of 1000 Hz counts as what it is."""
MOMENT = 8
"""Ears add up what they hear within this part of a second."""
PARTS = 4
"""Moments begin so often, as long as they are."""


def loudness(wave: Iterable[float], rate: int) -> float:
    """Of the loudest moment: the mean power, as ears weigh it, as a root. A whole wave is 1 high.

    >>> tone = [math.sin(2 * math.pi * 1000 * i / 22050) for i in range(22050)]
    >>> round(loudness(tone, 22050), 1)
    0.7
    """
    first, second = (1 / (1 + 2 * math.pi * pitch / rate) for pitch in DEAF)
    before = low = high = 0.0
    size = rate // (MOMENT * PARTS)
    powers, power, count = [0.0] * (PARTS - 1), 0.0, 0
    for sample in wave:
        change = low
        low = first * (low + sample - before)
        before = sample
        high = second * (high + low - change)
        power += high * high
        count += 1
        if count == size:
            powers.append(power)
            power, count = 0.0, 0
    powers.append(power)
    most = max(sum(powers[at : at + PARTS]) for at in range(len(powers)))
    return EVEN * math.sqrt(most / (size * PARTS))
