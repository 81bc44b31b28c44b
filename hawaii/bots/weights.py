"""What things are worth to opponents, as `data/bots` has it: typed groups of numbers, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

Weight = Annotated[float, Meta(ge=-999, le=999)]


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights that belong together; unknown keys are mistakes."""


def between_knots(knots: Sequence[float], values: Sequence[float], at: float) -> float:
    """A weight of which the file has values at some numbers, from the greatest to the least: anywhere between
    them it is between those of the nearest two, and beyond them it stays as it is.
    """
    if at >= knots[0]:
        return values[0]
    number = next((number for number, knot in enumerate(knots) if knot <= at), len(knots) - 1)
    more, fewer = knots[number - 1], knots[number]
    share = max(0.0, (at - fewer) / (more - fewer))
    return share * values[number - 1] + (1 - share) * values[number]
