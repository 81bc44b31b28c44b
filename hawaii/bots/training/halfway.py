"""Weights between two others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hawaii.bots.weights import Group

G = TypeVar("G", bound=Group)


def halfway(one: G, other: G) -> G:
    """Half the way from one to the other, group by group."""
    found: dict[str, object] = {}
    for name in one.__struct_fields__:
        first, second = getattr(one, name), getattr(other, name)
        if isinstance(first, Group):
            found[name] = halfway(first, second)
        else:
            found[name] = rounded([(a + b) / 2 for a, b in zip(first, second, strict=True)])
    return type(one)(**found)


def rounded(values: Sequence[float]) -> tuple[float, ...]:
    """As the file has them."""
    return tuple(round(float(value), 2) for value in values)
