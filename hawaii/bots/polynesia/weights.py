"""What things are worth in Polynesia: `data/bots/polynesia/N.yaml` as typed structures, N players each."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hawaii.bots.weights import Group, Weight, between_knots
from hawaii.kernel.checking import check_file
from hawaii.kernel.folders import resource

KNOTS = (7.0, 5.0, 3.5, 2.0, 1.0)
"""Numbers of rounds that are left on average, with the one that is played, for which the file has weights;
between them it is between.
"""

ByTime = Annotated[tuple[Weight, ...], Meta(min_length=5, max_length=5)]


class SeatWeights(Group, frozen=True):
    """What a seat has, whatever tide cards lie there; `seats` gives features in this order."""

    base: ByTime
    act_3: ByTime
    act_2: ByTime
    act_1: ByTime
    starts: ByTime
    number: ByTime
    number_next: ByTime
    number_hoped: ByTime
    safe: ByTime
    one_move: ByTime
    two_moves: ByTime
    home: ByTime
    way: ByTime
    islands: ByTime
    turtles: ByTime
    turtles_one: ByTime
    turtles_two: ByTime
    turtles_three: ByTime
    turtles_beyond: ByTime
    income: ByTime
    income_both: ByTime
    sources_near: ByTime
    sources_beyond: ByTime
    first_goods: ByTime
    more_goods: ByTime
    both_goods: ByTime
    ships: ByTime
    reach: ByTime
    turtle_tokens_near: ByTime
    ship_tokens_near: ByTime
    goods_tokens_near: ByTime
    jeopardy: ByTime
    queue: ByTime
    doomed: ByTime


class TideWeights(Group, frozen=True):
    """What the tide cards make of it; each is nothing if its card does not lie there."""

    points: ByTime
    landfalls_near: ByTime
    footholds_near: ByTime
    strongholds_begun: ByTime
    strongholds_near: ByTime
    feasts_near: ByTime
    passages_near: ByTime
    passages_masks: ByTime
    arrivals_near: ByTime
    collections_near: ByTime
    collections_masks: ByTime
    ceremonies_near: ByTime
    ceremonies_masks: ByTime
    ceremonies_archipelagos: ByTime
    faceless_near: ByTime
    families_goods: ByTime
    chieftains_members: ByTime
    homebodies_lead: ByTime
    fishers_lead: ByTime
    navigators_lead: ByTime
    divers_lead: ByTime


class CardWeights(Group, frozen=True):
    """What a card brings everybody, in the order of their numbers."""

    gateways: ByTime
    landfalls: ByTime
    footholds: ByTime
    strongholds: ByTime
    feasts: ByTime
    passages: ByTime
    arrivals: ByTime
    collections: ByTime
    ceremonies: ByTime
    faceless: ByTime
    friendships: ByTime
    company: ByTime
    families: ByTime
    chieftains: ByTime
    homebodies: ByTime
    fishers: ByTime
    navigators: ByTime
    divers: ByTime


class Weights(Group, frozen=True):
    seat: SeatWeights
    tide: TideWeights
    card: CardWeights


def read_weights(players: int) -> Weights:
    """The weights of the program for so many players; Problem if the file is damaged."""
    return check_file(resource("data", "bots", "polynesia", f"{players}.yaml"), Weights)


def nearest(rounds: float) -> int:
    """The number in the file that is meant for so many rounds, or is nearest.

    >>> [nearest(rounds) for rounds in (9, 6.1, 5, 2.5, 1)]
    [0, 0, 1, 3, 4]
    """
    return min(range(len(KNOTS)), key=lambda number: (abs(KNOTS[number] - rounds), number))


def between(values: tuple[float, ...], rounds: float) -> float:
    """A weight for so many rounds.

    >>> [between((5.0, 4.0, 3.0, 2.0, 1.0), rounds) for rounds in (9, 6, 2, 1.5, 0.5)]
    [5.0, 4.5, 2.0, 1.5, 1.0]
    """
    return between_knots(KNOTS, values, rounds)
