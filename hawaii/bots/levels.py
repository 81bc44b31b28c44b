"""The levels: how much of the one design an opponent uses."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from hawaii.kernel.checking import check_file
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Message, Problem


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setting of the search. See `data/bots/levels.yaml`."""

    evaluations: Annotated[int, Meta(ge=0, le=10_000_000)]
    softness: Annotated[float, Meta(ge=0, le=99)]


class Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All levels, from the weakest to the strongest."""

    random: Level
    novice: Level
    greedy: Level
    skilled: Level
    expert: Level
    master: Level


LEVELS = Levels.__struct_fields__
OPPONENTS = tuple(level for level in LEVELS if level not in ("random", "greedy"))
"""Those that are offered to people; the others are there to measure these against."""


@cache
def levels() -> Levels:
    return check_file(resource("data", "bots", "levels.yaml"), Levels)


def level_named(name: str) -> Level:
    """The level of a name; Problem if there is none.

    >>> level_named("random").evaluations
    0
    """
    if name not in LEVELS:
        raise Problem(Message("unknown_level", {"name": name, "known": ", ".join(LEVELS)}))
    level: Level = getattr(levels(), name)
    return level
