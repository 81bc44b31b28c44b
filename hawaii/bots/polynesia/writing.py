"""What the file of the weights says about them."""

from __future__ import annotations

from hawaii.bots.polynesia.weights import Weights
from hawaii.bots.training.writing import written

HEAD = """\
# What things are worth to opponents in Polynesia with {players} players, in points at the end of the game.
# The five numbers are for 7, 5, 3.5, 2 and 1 rounds that are left on average, with the one that is played.
# `hawaii train` has learned them from games of the opponents against each other, so single numbers may look
# odd: what counts is their sum. What a seat may expect is the sum of everything below, and the points that it
# cannot lose: turtle tokens and point tokens.
"""
GROUPS = {
    "seat": "What a seat has, whatever tide cards lie there.",
    "tide": "What the tide cards make of it. Near islands are counted by how near they are.",
    "card": "What the cards bring everybody.",
}
ABOUT = {
    "base": "What the rest of the game may bring a seat, whatever it has; and its actions in this round.",
    "starts": "To name what declines at the end of this round.",
    "number": "The highest number that would be free on the personal board now; if two more members were "
    "safe; if all were that may get away at a usual pace.",
    "safe": "A member on an island that does not sink; one that is a move, or two, from such an island; one "
    "on the personal board.",
    "way": "A move less from the main island to one that does not sink.",
    "islands": "An island that does not sink where the seat has a member.",
    "turtles": "A turtle where it has one; a turtle one move away, two, more; and one more route away.",
    "income": "What islands and tokens bring in a round; the lesser of fish and shells; islands near that "
    "would bring more; those that lack a route.",
    "first_goods": "The first three fish and shells; more; the lesser of both.",
    "ships": "A ship on the map; an island that does not sink and can be reached.",
    "turtle_tokens_near": "Tokens near.",
    "jeopardy": "In Jeopardy: the variant; a member behind the beach; one whom the next red stone may bury.",
    "points": "A point of the cards if the volcano erupted now.",
    "homebodies_lead": "One more than the best other seat, or less.",
}


def written_weights(weights: Weights, players: int) -> str:
    return written(weights, HEAD.format(players=players), GROUPS, ABOUT)
