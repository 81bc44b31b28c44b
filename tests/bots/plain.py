"""Weights that a person would write: what tests tell about reasons must not change with every training."""

from __future__ import annotations

from hawaii.bots.hawaii.valuation import HawaiiValuation
from hawaii.bots.hawaii.weights import PieceWeights, RealmWeights, RoundWeights, TableWeights, Weights
from hawaii.games.hawaii import Hawaii

FALLING = (5.0, 4.0, 3.0, 2.0, 0.0)
"""What is used in every round is worth more the earlier one has it."""
NOTHING = (0.0,) * 5
ONE = (1.0,) * 5


def plain_valuation(game: Hawaii) -> HawaiiValuation:
    realm = dict.fromkeys(RealmWeights.__struct_fields__, FALLING)
    realm |= {f"points_{missing}_short": (1.0 - 0.2 * missing,) * 5 for missing in range(6)}
    realm |= dict.fromkeys(("villages", "tiles"), NOTHING)
    table = dict.fromkeys(TableWeights.__struct_fields__, NOTHING)
    weights = Weights(
        pieces=PieceWeights(shell=ONE, foot=ONE, fruit=ONE),
        table=TableWeights(**table),
        realm=RealmWeights(**realm),
        round=RoundWeights(
            after=NOTHING, from_pieces=(0.5,) * 5, from_fish=NOTHING, from_track=(0.5,) * 5, spread=(2.0,) * 5
        ),
    )
    return HawaiiValuation(game.book, weights)
