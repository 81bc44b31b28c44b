"""What the file of the weights says about them."""

from __future__ import annotations

from hawaii.bots.maori.weights import Weights
from hawaii.bots.training.writing import written

HEAD = """\
# What things are worth to opponents in Maori with {players} players, in points at the end of the game. The
# six numbers are for 16, 8, 4, 2 and 1 empty squares on the fullest board, and for the turns when it is full.
# `hawaii train` has learned them from games of the opponents against each other, so single numbers may look
# odd: what counts is their sum. What a seat may expect is the sum of everything below.
"""
GROUPS = {
    "seat": "What a seat has beside its board, and what the players have agreed on.",
    "board": "What lies on the board.",
    "most": "Ships and shells count for those who have most of them.",
}
ABOUT = {
    "base": "What the rest of the game may bring a seat, whatever it has.",
    "fill": "An empty square that it will have a turn to fill; one that it will not; a turn to spare.",
    "ship": "A ship to sail with, and more for the first ones; a shell to pay with, and more for the first.",
    "stored": "A tile in the storage; a point that it would bring now, with the island it completes; a ship "
    "on it.",
    "closers_offered": "An open end that a tile of the matrix completes; one that a middle piece there does.",
    "lei_offered": "An open half of a lei whose other half lies in the matrix; another half that nobody has "
    "seen yet.",
    "hemmed_in": "With a ship of one's own: a square that it lacks beside it; one where an island goes on; "
    "no empty one at all.",
    "advanced": "The variations.",
    "points": "A point of complete islands and leis.",
    "one_open": "An island that lacks one tile; a point of its palms; a hut on it.",
    "two_open": "The same for islands with two open ends.",
    "joins": "The same for islands across a square from each other, which need a middle piece.",
    "dead": "A tile of an island that nothing can complete.",
    "lonely": "An empty square with no empty one beside it and no island that goes on there.",
    "inside": "An empty square inside the atoll.",
    "ships_more": "How many more a seat will have at the end, and by how much that is foreseen wrongly.",
}


def written_weights(weights: Weights, players: int) -> str:
    return written(weights, HEAD.format(players=players), GROUPS, ABOUT)
