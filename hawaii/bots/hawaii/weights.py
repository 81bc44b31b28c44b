"""What things are worth in Hawaii: the file `data/bots/hawaii.yaml` as typed structures."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Weight = Annotated[float, Meta(ge=-999, le=999)]
ByRound = Annotated[tuple[Weight, ...], Meta(min_length=5, max_length=5)]


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of weights; unknown keys are mistakes."""


class RoundWeights(Table, frozen=True):
    from_pieces: ByRound
    spread: Annotated[float, Meta(gt=0, le=99)]


class Weights(Table, frozen=True):
    """Points for one of each thing, by round."""

    pieces: dict[str, ByRound]
    table: dict[str, ByRound]
    realm: dict[str, ByRound]
    round: RoundWeights
