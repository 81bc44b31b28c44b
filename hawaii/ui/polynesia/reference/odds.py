"""How long a game may last: the chance that the last red stone comes in each round."""

from __future__ import annotations

from collections import defaultdict
from functools import cache

from hawaii.games.polynesia.tables import Lava

Bag = tuple[int, int, int]
"""Red, grey and black stones that are left."""
ROUNDS = 60


@cache
def last_round(lava: Lava) -> dict[int, float]:
    """By round, the chance that the volcano erupts in it.

    >>> round(sum(last_round(Lava(red=6, grey=3, black=1, after_black=2)).values()), 6)
    1.0
    """
    bags: dict[Bag, float] = {(lava.red, lava.grey, lava.black): 1.0}
    found: dict[int, float] = {}
    for number in range(1, ROUNDS + 1):
        drawn: dict[Bag, float] = defaultdict(float)
        for bag, chance in bags.items():
            for after, part in _drawn(bag, 1, lava.after_black).items():
                drawn[after] += chance * part
        over = sum(chance for bag, chance in drawn.items() if not bag[0])
        if over:
            found[number] = over
        bags = {bag: chance for bag, chance in drawn.items() if bag[0]}
        if not bags:
            break
    return found


@cache
def _drawn(bag: Bag, stones: int, after_black: int) -> dict[Bag, float]:
    """By what is left after so many stones, how likely it is; nothing is drawn after the last red one."""
    left = sum(bag)
    if not stones or not left or not bag[0]:
        return {bag: 1.0}
    found: dict[Bag, float] = defaultdict(float)
    for colour, count in enumerate(bag):
        if not count:
            continue
        after = tuple(number - (place == colour) for place, number in enumerate(bag))
        more = stones - 1 + (after_black if colour == 2 else 0)
        for end, chance in _drawn((after[0], after[1], after[2]), more, after_black).items():
            found[end] += chance * count / left
    return dict(found)


def percent(chance: float) -> str:
    """As people say it; what is possible is never told as impossible."""
    return "< 1 %" if 0 < chance < 0.01 else f"{round(chance * 100)} %"
