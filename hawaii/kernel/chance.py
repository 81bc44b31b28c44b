"""Seeded chance: SplitMix64, the same on every machine and in every process.

Its whole state is one integer, which lies in the position: `Chance(state.chance)` takes it up, and
`state.chance = dice.seed` puts it back. SplitMix64 is Steele, Lea and Flood's generator (2014).
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol, TypeVar

T = TypeVar("T")

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


class Bits(Protocol):
    """Any source of random bits: a `Chance` or a `random.Random`."""

    def getrandbits(self, k: int, /) -> int: ...


class Chance:
    """A generator that is one integer.

    >>> dice = Chance(1234567)
    >>> dice.next()
    6457827717110365317
    """

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def next(self) -> int:
        """The next 64 bits."""
        self.seed = z = (self.seed + GOLDEN) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def getrandbits(self, k: int, /) -> int:
        """The upper `k` of the next 64 bits; makes a `Chance` a source of `Bits`."""
        if not 0 < k <= 64:
            raise ValueError(f"{k} bits; from 1 to 64 can be had at once")
        return self.next() >> (64 - k)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if not 0 < n <= MASK:
            raise ValueError(f"no number from 0 to {n} - 1")
        # 2**64 is not a multiple of n: numbers of the incomplete last run are drawn again.
        limit = MASK - (MASK + 1) % n
        while True:
            drawn = self.next()
            if drawn <= limit:
                return drawn % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates, from the end: `j = self.below(i + 1)` for each i.

        Written out, as every round of a game shuffles a bag: two calls for each token would be half its cost.
        """
        seed = self.seed
        for i in range(len(items) - 1, 0, -1):
            limit = MASK - (MASK + 1) % (i + 1)
            while True:
                seed = z = (seed + GOLDEN) & MASK
                z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
                z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
                z ^= z >> 31
                if z <= limit:
                    break
            j = z % (i + 1)
            items[i], items[j] = items[j], items[i]
        self.seed = seed
