"""What the file of the weights says about them."""

from __future__ import annotations

from hawaii.bots.hawaii.weights import Weights
from hawaii.bots.training.writing import written

HEAD = """\
# What things are worth to opponents in Hawaii with {players} players, in points at the end of the game. The
# five numbers are for the rounds 1 to 5. `hawaii train` has learned them from games of the opponents against
# each other, so single numbers may look odd: what counts is their sum. What a seat may expect is the sum of
# everything below, plus the points it has.
"""
GROUPS = {
    "pieces": "A piece in hand.",
    "table": "Where a seat stands, and what the table still offers it.",
    "realm": "What lies in the realm.",
    "round": "The points of the round that is being played: who reaches the needed sum, and in which order.",
}
ABOUT = {
    "base": "What the rest of the game may bring a seat, whatever it has.",
    "order": "One seat further back in the order of the round.",
    "boats_ready": "A boat, the fishing boat included, that can still sail in this round.",
    "fish": "A fish that its boats can carry, an island they reach, a point of the best dock among those.",
    "tokens": "A price token on the island; one step more, on average, to the places that have any.",
    "points_0_short": "A point that a village would score if it counted, by what it still needs for that.",
    "villages": "A village begun, any tile in a village, a tiki.",
    "kahunas_ahead": "A point of a kahuna before a village that has not begun.",
    "dancers": "A point per tile of dancers, a fruit tile that irrigation lacks, a point of Laka per fruit, "
    "of Kanaloa per boat.",
    "income_shell": "A piece of income at the end of every round.",
    "exchange": "A piece that exchange huts replace; a point for spears; one less needed; a point of Lono.",
    "pele_two": "Pele, who limits a walk to more than one foot, or to one.",
    "boats": "A boat that was bought; the foot printed on boats II.",
    "after": "What a seat that has retired may expect of the table of the next round.",
    "from_pieces": "How much of a shell or fruit in hand becomes sum, as long as feet last; of a fish; of "
    "the highest token on the track.",
    "spread": "By how much sums are foreseen wrongly.",
}


def written_weights(weights: Weights, players: int) -> str:
    return written(weights, HEAD.format(players=players), GROUPS, ABOUT)
