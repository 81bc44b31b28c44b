"""Paying (rules 5): in one kind only, the proper one or fruit, but for what exchange huts replace.

Pieces are (shells, feet, fruits). Huts are (exchange huts I, exchange huts II) not yet used this turn, and
`worth` is how many pieces of one payment a hut of each side replaces.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

Pieces = tuple[int, int, int]
Huts = tuple[int, int]

SHELL, FOOT, FRUIT = 0, 1, 2
NO_HUTS: Huts = (0, 0)


def exchangeable(huts: Huts, worth: Huts) -> int:
    """How many pieces of a payment all the huts together replace."""
    return huts[0] * worth[0] + huts[1] * worth[1]


def reach(purse: Pieces, proper: int, replaceable: int) -> int:
    """The highest cost that can be paid."""
    basic = purse[proper]
    if purse[FRUIT] > basic:
        basic = purse[FRUIT]  # the more of the base kind there is, the fewer pieces need replacing
    if not replaceable:
        return basic
    return min(basic + replaceable, purse[0] + purse[1] + purse[2])


def replaced(pieces: Pieces, proper: int) -> int:
    """How many pieces of a payment huts must replace: those not of the base kind that suits it best."""
    return pieces[0] + pieces[1] + pieces[2] - max(pieces[proper], pieces[FRUIT])


def payments(purse: Pieces, cost: int, proper: int, replaceable: int) -> tuple[Pieces, ...]:
    """All ways of paying a cost, those that replace least first."""
    if replaceable:
        return _exchanged(purse, cost, proper, replaceable)
    in_fruit = ((0, 0, cost),) if purse[FRUIT] >= cost else ()
    if purse[proper] < cost:
        return in_fruit
    return ((cost, 0, 0) if proper == SHELL else (0, cost, 0), *in_fruit)


@lru_cache(maxsize=1 << 14)
def _exchanged(purse: Pieces, cost: int, proper: int, replaceable: int) -> tuple[Pieces, ...]:
    """The same with exchange huts: many ways, asked for again and again in search."""
    ways = []
    for shell in range(min(purse[SHELL], cost) + 1):
        for foot in range(min(purse[FOOT], cost - shell) + 1):
            pieces = shell, foot, cost - shell - foot
            if pieces[FRUIT] <= purse[FRUIT]:
                needed = replaced(pieces, proper)
                if needed <= replaceable:
                    ways.append((needed, pieces[FRUIT], pieces))
    ways.sort()
    return tuple(pieces for _, _, pieces in ways)


@lru_cache(maxsize=1 << 10)
def huts_left(huts: Huts, worth: Huts, needed: int) -> Huts:
    """The huts still unused after replacing so many pieces: as much as possible is left for later.

    Least is wasted, then fewest huts are used: two huts I serve two payments, one hut II only one.
    """
    if not needed:
        return huts
    uses = [
        (first * worth[0] + second * worth[1], first + second, first, second)
        for first in range(huts[0] + 1)
        for second in range(huts[1] + 1)
        if first * worth[0] + second * worth[1] >= needed
    ]
    _, _, first, second = min(uses)
    return huts[0] - first, huts[1] - second


def less(purse: Pieces, pieces: Pieces) -> Pieces:
    return purse[0] - pieces[0], purse[1] - pieces[1], purse[2] - pieces[2]


def more(purse: Pieces, pieces: Pieces) -> Pieces:
    return purse[0] + pieces[0], purse[1] + pieces[1], purse[2] + pieces[2]


def walk_payments(purse: Pieces, walk: int, price: int, huts: Huts, worth: Huts) -> Iterator[Pieces]:
    """The ways of paying a walk that leave enough for a price in shells (rules 4)."""
    for pieces in payments(purse, walk, FOOT, exchangeable(huts, worth)):
        # A hut used for the walk is used for this turn.
        left = huts_left(huts, worth, replaced(pieces, FOOT))
        if reach(less(purse, pieces), SHELL, exchangeable(left, worth)) >= price:
            yield pieces


def can_stop(purse: Pieces, walk: int, price: int, huts: Huts, worth: Huts) -> bool:
    """Whether some payment of the walk leaves enough for the price."""
    return any(True for _ in walk_payments(purse, walk, price, huts, worth))
