"""Where points come from, as players see it: a few groups of what a game counts, with a picture each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import NamedTuple


class Group(NamedTuple):
    """Sources of points that belong together."""

    id: str
    colour: str
    picture: str
    sources: tuple[str, ...]


@cache
def groups_of(game: str) -> tuple[Group, ...]:
    """The groups of a game, in the order in which they are scored; the last takes what has no other place."""
    groups: tuple[Group, ...] = import_module(f"hawaii.ui.{game}.sources").GROUPS
    return groups


def grouped(game: str, sources: Mapping[str, float]) -> dict[Group, float]:
    """The points of each group that brought any, or cost some.

    >>> found = grouped("hawaii", {"dock": 7, "island": 5, "volcano": 2})
    >>> {group.id: points for group, points in found.items()}
    {'islands': 12.0, 'other': 2.0}
    """
    groups = groups_of(game)
    homes = {source: group for group in groups for source in group.sources}
    found = dict.fromkeys(groups, 0.0)
    for source, points in sources.items():
        found[homes.get(source, groups[-1])] += points
    return {group: points for group, points in found.items() if points}
