"""A position of Hawaii: flat lists by seat, by position and by kind, with tuples in them."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.games.hawaii.actions import Buy, Catch
from hawaii.games.hawaii.boats import Fleet
from hawaii.games.hawaii.payment import Huts, Pieces
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.tables import Options
from hawaii.kernel.state import State

NOWHERE = -1
NO_ISLAND = -1
NO_TOKEN = 0
EMPTY = -1
ACTIVE = -1
"""The track space of a seat that has not retired."""


class Scored(NamedTuple):
    """Points during the game: why, and what brought them (a tile, "dock 2", "round")."""

    round: int
    why: str
    source: str
    points: int


class HawaiiState(State):
    """Everything on the table. What each number means is said in `book`."""

    __slots__ = (
        "aim",
        "catch",
        "caught",
        "choosers",
        "cost",
        "cove",
        "docks",
        "fleets",
        "gods",
        "hand",
        "huts",
        "islands_down",
        "islands_up",
        "layout",
        "on_sale",
        "options",
        "order",
        "points",
        "prices",
        "purchase",
        "purses",
        "realms",
        "round",
        "spaces",
        "stock",
        "taken",
        "tally",
        "track",
        "where",
    )

    options: Options
    round: int
    """From 0."""
    order: tuple[int, ...]
    """The seats as they stand on the sequence track."""

    # by position or kind: the island
    layout: tuple[int, ...]
    """The place at each position."""
    prices: list[tuple[int, ...]]
    """The tokens at each position, lowest first."""
    on_sale: list[int]
    """The kinds that can be bought at each position, a bit each."""
    stock: list[int]
    """Tiles left of each kind."""
    gods: list[tuple[int, ...]]
    """The stacks of gods, the top one last."""

    # the beach
    cove: tuple[int, ...]
    """Tokens, fish up, lowest first."""
    track: list[int]
    """The token on each space of the sequence track."""
    docks: list[int]
    """The island at each dock."""
    islands_down: tuple[int, ...]
    """The face-down stack, its top last."""
    islands_up: tuple[int, ...]
    """Islands put back face-up under the stack, the first one uppermost."""

    # by seat
    points: list[int]
    purses: list[Pieces]
    realms: list[Realm]
    fleets: list[Fleet]
    """The unused boats."""
    taken: list[tuple[int, ...]]
    """Price tokens of this round."""
    caught: list[tuple[int, ...]]
    """Fish tokens of this round."""
    where: list[int]
    """The position of the chieftain, or BEACH."""
    spaces: list[int]
    """The track space of those who have retired."""
    tally: list[tuple[Scored, ...]]

    # the turn
    huts: Huts
    """Exchange huts of the actor not yet used this turn."""
    aim: int
    """The position or dock the turn is about."""
    cost: int
    """Pieces, or feet by boat, to be paid next."""
    purchase: Buy | None
    """The tile being bought, once chosen."""
    catch: Catch | None
    """The fish being caught, once chosen."""
    hand: int
    """The tile that was taken and must now be put into the realm, or EMPTY."""
    choosers: tuple[int, ...]
    """Seats that still choose an income from irrigation, one entry for each tile."""

    def copy(self) -> HawaiiState:
        new = HawaiiState.__new__(HawaiiState)
        new.actor = self.actor
        new.chance = self.chance
        new.legal = self.legal
        new.turns = self.turns
        new.options = self.options
        new.round = self.round
        new.order = self.order
        new.layout = self.layout
        new.prices = self.prices[:]
        new.on_sale = self.on_sale[:]
        new.stock = self.stock[:]
        new.gods = self.gods[:]
        new.cove = self.cove
        new.track = self.track[:]
        new.docks = self.docks[:]
        new.islands_down = self.islands_down
        new.islands_up = self.islands_up
        new.points = self.points[:]
        new.purses = self.purses[:]
        new.realms = self.realms[:]
        new.fleets = self.fleets[:]
        new.taken = self.taken[:]
        new.caught = self.caught[:]
        new.where = self.where[:]
        new.spaces = self.spaces[:]
        new.tally = self.tally[:]
        new.step = self.step
        new.huts = self.huts
        new.aim = self.aim
        new.cost = self.cost
        new.purchase = self.purchase
        new.catch = self.catch
        new.hand = self.hand
        new.choosers = self.choosers
        return new
