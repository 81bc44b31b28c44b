"""What things are worth in Maori: `data/bots/maori/N.yaml` as typed structures, N players each."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from hawaii.bots.weights import Group, Weight, between_knots
from hawaii.kernel.checking import check_file
from hawaii.kernel.folders import resource

KNOTS = (16, 8, 4, 2, 1)
"""Numbers of empty squares on the fullest board for which the file has weights; between them it is between.
The last weight is for the turns after a board is full.
"""
LAST = len(KNOTS)

ByPhase = Annotated[tuple[Weight, ...], Meta(min_length=6, max_length=6)]
Spread = Annotated[tuple[Annotated[float, Meta(gt=0, le=99)], ...], Meta(min_length=6, max_length=6)]


class SeatWeights(Group, frozen=True):
    """What a seat has beside its board, and what the players have agreed on."""

    base: ByPhase
    fill: ByPhase
    short: ByPhase
    spare: ByPhase
    ship: ByPhase
    first_ships: ByPhase
    shell: ByPhase
    first_shells: ByPhase
    stored: ByPhase
    stored_points: ByPhase
    stored_ships: ByPhase
    closers_offered: ByPhase
    joiners_offered: ByPhase
    lei_offered: ByPhase
    lei_unseen: ByPhase
    hemmed_in: ByPhase
    near_ends: ByPhase
    stuck: ByPhase
    advanced: ByPhase
    pro: ByPhase
    atoll: ByPhase
    strict: ByPhase


class BoardWeights(Group, frozen=True):
    """What lies on the board; `features` gives them in this order."""

    points: ByPhase
    one_open: ByPhase
    one_points: ByPhase
    one_hut: ByPhase
    two_open: ByPhase
    two_points: ByPhase
    joins: ByPhase
    join_points: ByPhase
    dead: ByPhase
    lonely: ByPhase
    inside: ByPhase


class MostWeights(Group, frozen=True):
    """Who will have most ships, and most shells."""

    ships_more: ByPhase
    ships_spread: Spread
    shells_more: ByPhase
    shells_spread: Spread


class Weights(Group, frozen=True):
    seat: SeatWeights
    board: BoardWeights
    most: MostWeights


def read_weights(players: int) -> Weights:
    """The weights of the program for so many players; Problem if the file is damaged."""
    return check_file(resource("data", "bots", "maori", f"{players}.yaml"), Weights)


def phase(empty: int) -> int:
    """The number in the file that is meant for so many empty squares, or is nearest.

    >>> [phase(empty) for empty in (20, 16, 13, 9, 5, 3, 2, 1)]
    [0, 0, 0, 1, 2, 3, 3, 4]
    """
    return min(range(LAST), key=lambda number: (abs(KNOTS[number] - empty), -number))


def between(values: tuple[float, ...], empty: int) -> float:
    """A weight for so many empty squares on the fullest board, at least one.

    >>> [between((5.0, 4.0, 3.0, 2.0, 1.0, 0.0), empty) for empty in (20, 16, 12, 2)]
    [5.0, 5.0, 4.5, 2.0]
    """
    return between_knots(KNOTS, values, empty)
