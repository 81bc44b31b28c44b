"""What typed tables of all games are made of."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Number = Annotated[int, Meta(ge=0, le=999)]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of values that belong together; unknown keys are mistakes."""


class PlayerRange(Table, frozen=True):
    """How many can play."""

    fewest: Annotated[int, Meta(ge=2, le=5)]
    most: Annotated[int, Meta(ge=2, le=5)]
