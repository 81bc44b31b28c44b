"""What things are worth to opponents, as `data/bots` has it: typed groups of numbers, whatever the game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Weight = Annotated[float, Meta(ge=-999, le=999)]


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Weights that belong together; unknown keys are mistakes."""
