"""Where points come from, as players see it: a few groups of what the game counts, with a picture each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Group(NamedTuple):
    """Sources of points that belong together."""

    id: str
    colour: str
    picture: str
    sources: tuple[str, ...]


GROUPS = (
    Group("rounds", "deep", "hawaii/token/price", ("round", "first_space")),
    Group("islands", "blue", "hawaii/island/five_points", ("dock", "island")),
    Group("spears", "lava", "hawaii/tile/spear_hut_1", ("spear_hut",)),
    Group("gods", "night", "hawaii/tile/ku_1", ("ku", "kane", "pele", "lono", "laka", "kanaloa")),
    Group("hula", "hibiscus", "hawaii/tile/hula_1", ("hula",)),
    Group("irrigation", "leaf_dark", "hawaii/tile/irrigation_1", ("irrigation",)),
    Group("long_huts", "ink_soft", "hawaii/tile/long_hut_1", ("long_hut",)),
    Group("kahunas", "purple", "hawaii/tile/kahuna", ("kahuna",)),
    Group("other", "ink", "hawaii/piece/point", ()),
)
"""In the order in which they are scored; the last takes what has no other place."""


def grouped(sources: Mapping[str, float]) -> dict[Group, float]:
    """The points of each group that brought any.

    >>> {group.id: points for group, points in grouped({"dock": 7, "island": 5, "volcano": 2}).items()}
    {'islands': 12.0, 'other': 2.0}
    """
    homes = {source: group for group in GROUPS for source in group.sources}
    found = dict.fromkeys(GROUPS, 0.0)
    for source, points in sources.items():
        found[homes.get(source, GROUPS[-1])] += points
    return {group: points for group, points in found.items() if points}
