"""The levels: how much of the one design an opponent uses."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from hawaii.kernel.checking import read
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tagged_yaml import read_yaml

LEVELS = ("random", "novice", "skilled", "expert", "master")
"""From the weakest to the strongest."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A setting of the search. See `data/bots/levels.yaml`."""

    evaluations: Annotated[int, Meta(ge=0, le=10_000_000)]
    softness: Annotated[float, Meta(ge=0, le=99)]


@cache
def levels() -> dict[str, Level]:
    return read(read_yaml(resource("data", "bots", "levels.yaml")), dict[str, Level], "levels_wrong")


def level_named(name: str) -> Level:
    """The level of a name; Problem if there is none.

    >>> level_named("random").evaluations
    0
    """
    if name not in LEVELS:
        raise Problem(Message("unknown_level", {"name": name, "known": ", ".join(LEVELS)}))
    return levels()[name]
