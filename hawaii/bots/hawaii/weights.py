"""What things are worth in Hawaii: `data/bots/hawaii/N.yaml` as typed structures, N players each."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta

from hawaii.bots.weights import Group, Weight
from hawaii.kernel.checking import check_file
from hawaii.kernel.folders import resource

ByRound = Annotated[tuple[Weight, ...], Meta(min_length=5, max_length=5)]


G = TypeVar("G", bound=Group)


class PieceWeights(Group, frozen=True):
    """A piece in hand."""

    shell: ByRound
    foot: ByRound
    fruit: ByRound


class TableWeights(Group, frozen=True):
    """Where a seat stands, and what the table still offers it."""

    base: ByRound
    order: ByRound
    boats_ready: ByRound
    fish: ByRound
    islands: ByRound
    dock_points: ByRound
    tokens: ByRound
    steps: ByRound


class RealmWeights(Group, frozen=True):
    """One of each feature of a realm; `features` gives them in this order."""

    points_0_short: ByRound
    points_1_short: ByRound
    points_2_short: ByRound
    points_3_short: ByRound
    points_4_short: ByRound
    points_5_short: ByRound
    villages: ByRound
    tiles: ByRound
    tikis: ByRound
    kahunas_ahead: ByRound
    dancers: ByRound
    dry_irrigation: ByRound
    laka: ByRound
    kanaloa: ByRound
    income_shell: ByRound
    income_foot: ByRound
    income_fruit: ByRound
    income_chosen: ByRound
    exchange: ByRound
    spears: ByRound
    needed_less: ByRound
    lono: ByRound
    pele_two: ByRound
    pele_one: ByRound
    boats: ByRound
    printed_feet: ByRound


class RoundWeights(Group, frozen=True):
    """How the points of the round that is being played are foreseen."""

    after: ByRound
    from_pieces: ByRound
    from_fish: ByRound
    from_track: ByRound
    spread: Annotated[tuple[Annotated[float, Meta(gt=0, le=99)], ...], Meta(min_length=5, max_length=5)]


class Weights(Group, frozen=True):
    pieces: PieceWeights
    table: TableWeights
    realm: RealmWeights
    round: RoundWeights


def read_weights(players: int, rounds: int) -> Weights:
    """The weights of the program for so many players and rounds; Problem if the file is damaged."""
    weights = check_file(resource("data", "bots", "hawaii", f"{players}.yaml"), Weights)
    return stretched(weights, rounds)


def stretched(weights: G, rounds: int) -> G:
    """House rules may have more rounds or fewer: what counts is how many are still to come."""
    changed: dict[str, object] = {}
    for name in weights.__struct_fields__:
        value = getattr(weights, name)
        if isinstance(value, Group):
            changed[name] = stretched(value, rounds)
        elif isinstance(value, tuple):
            surplus = len(value) - rounds
            changed[name] = tuple(value[max(0, number + surplus)] for number in range(rounds))
    return msgspec.structs.replace(weights, **changed)
