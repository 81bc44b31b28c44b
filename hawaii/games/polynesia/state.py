"""A position of Polynesia: flat lists by seat, island and route."""

from __future__ import annotations

from hawaii.games.polynesia.kinds import KEPT, MASK
from hawaii.games.polynesia.tables import Options
from hawaii.kernel.state import State


class PolynesiaState(State):
    """Everything on the table. What each number means is said in `kinds`, `sea` and `book`."""

    __slots__ = (
        "bag",
        "cards",
        "drawn",
        "favours",
        "goods",
        "home",
        "members",
        "moves",
        "options",
        "owned",
        "phase",
        "players",
        "points",
        "prizes",
        "reached",
        "rear",
        "round",
        "route",
        "route_kinds",
        "route_ships",
        "ships",
        "start",
        "tokens",
        "unclaimed",
    )

    options: Options
    players: int

    # the map
    members: list[int]
    """How many a seat has on an island: at `seat * islands + island`. In Jeopardy those on the main island
    are those on the beach."""
    route_ships: list[int]
    """By route, the seats that have a ship there, as bits."""
    route_kinds: list[int]
    """By route, the kind of goods beside it; NONE if nobody has explored it."""
    reached: int
    """Archipelagos that a ship touches, as bits."""
    tokens: list[int]
    """By island, the token that lies there, or NONE."""
    unclaimed: int
    """Archipelagos with a point token on them, as bits (card 1.2)."""

    # beside it
    cards: tuple[int, ...]
    """The tide cards, one of each type."""
    bag: tuple[int, ...]
    """Stones that are left; the next one last."""
    drawn: tuple[int, ...]
    """Stones in the crater, in that order."""
    points: int
    """Point tokens in the supply."""

    # by seat
    goods: list[int]
    """At `2 * seat + kind`."""
    home: list[int]
    """Members on the personal board."""
    rear: list[tuple[int, ...]]
    """In Jeopardy, the members in each row behind the beach, from there to the crater; else nothing."""
    ships: list[int]
    """On the personal board."""
    owned: list[int]
    """Tokens: at `KEPT * seat + kind`."""
    prizes: list[int]
    """Point tokens for archipelagos (card 1.2)."""
    favours: list[int]
    """Point tokens for guides and company (cards 3.1 and 3.2)."""

    # the time
    start: int
    """The seat of the start player."""
    round: int
    """From 1."""
    phase: int
    """The place of the marker; after the last number the maintenance."""

    # the turn
    moves: int
    """Moves that are left of a travel; NONE if there is none."""
    route: int
    """The new route that is being explored, or NONE."""

    def kept(self, seat: int, token: int) -> int:
        """So many tokens of a kind lie before a seat."""
        return self.owned[KEPT * seat + token]

    def masks(self, seat: int) -> int:
        return self.owned[KEPT * seat + MASK]

    def copy(self) -> PolynesiaState:
        new = PolynesiaState.__new__(PolynesiaState)
        new.actor = self.actor
        new.chance = self.chance
        new.legal = self.legal
        new.step = self.step
        new.turns = self.turns
        new.options = self.options
        new.players = self.players
        new.members = self.members[:]
        new.route_ships = self.route_ships[:]
        new.route_kinds = self.route_kinds[:]
        new.reached = self.reached
        new.tokens = self.tokens[:]
        new.unclaimed = self.unclaimed
        new.cards = self.cards
        new.bag = self.bag
        new.drawn = self.drawn
        new.points = self.points
        new.goods = self.goods[:]
        new.home = self.home[:]
        new.rear = self.rear[:]
        new.ships = self.ships[:]
        new.owned = self.owned[:]
        new.prizes = self.prizes[:]
        new.favours = self.favours[:]
        new.start = self.start
        new.round = self.round
        new.phase = self.phase
        new.moves = self.moves
        new.route = self.route
        return new
