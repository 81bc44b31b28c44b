"""How long the volcano may still sleep: exactly, as everybody knows which stones are left in the bag."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from hawaii.games.polynesia.kinds import BLACK, GREY, RED
from hawaii.games.polynesia.tables import Lava

Stones = tuple[int, int, int]
"""Red, grey and black ones."""


class Outlook(NamedTuple):
    """What is known of the stones before the next eruption."""

    ends: float
    """How likely it ends the game."""
    rounds: float
    """How many eruptions are still to come on average, with the one that ends the game."""
    reds: float
    """How many red stones the next eruption brings on average."""


class Volcano:
    """Reckons with the stones of a bag."""

    def __init__(self, lava: Lava) -> None:
        self.after_black = lava.after_black
        self.outlooks = lru_cache(maxsize=256)(self._outlooks)
        self._next = lru_cache(maxsize=256)(self._drawn)
        self._rounds = lru_cache(maxsize=256)(self._expected)

    def outlook(self, stones: Stones, survived: int) -> Outlook:
        """After so many eruptions that did not end the game, though nobody has seen their stones."""
        found = self.outlooks(stones)
        return found[min(survived, len(found) - 1)]

    def _outlooks(self, stones: Stones) -> tuple[Outlook, ...]:
        found = []
        bags = {stones: 1.0}
        while bags:
            ends = sum(share * self._next(bag)[0] for bag, share in bags.items())
            rounds = sum(share * self._rounds(bag) for bag, share in bags.items())
            reds = sum(share * self._next(bag)[1] for bag, share in bags.items())
            found.append(Outlook(ends, rounds, reds))
            later: dict[Stones, float] = defaultdict(float)
            for bag, share in bags.items():
                for left, likely in self._next(bag)[2].items():
                    later[left] += share * likely
            total = sum(later.values())
            bags = {bag: share / total for bag, share in later.items()} if total > 0 else {}
        return tuple(found)

    def _expected(self, stones: Stones) -> float:
        ends, _, later = self._next(stones)
        return 1.0 + sum(share * self._rounds(bag) for bag, share in later.items()) if ends < 1 else 1.0

    def _drawn(self, stones: Stones) -> tuple[float, float, dict[Stones, float]]:
        """One eruption: how likely it is the end, red stones on average, and the bags that it may leave."""
        ends = reds = 0.0
        left: dict[Stones, float] = defaultdict(float)
        waiting = [(stones, 1, 1.0)]
        while waiting:
            bag, draws, share = waiting.pop()
            total = sum(bag)
            if not draws or not total:
                left[bag] += share
                continue
            for kind, count in enumerate(bag):
                if not count:
                    continue
                after = (bag[RED] - (kind == RED), bag[GREY] - (kind == GREY), bag[BLACK] - (kind == BLACK))
                likely = share * count / total
                reds += likely if kind == RED else 0
                if not after[RED]:
                    ends += likely
                else:
                    waiting.append((after, draws - 1 + (self.after_black if kind == BLACK else 0), likely))
        return ends, reds, dict(left)


def stones_in(bag: tuple[int, ...]) -> Stones:
    return bag.count(RED), bag.count(GREY), bag.count(BLACK)
