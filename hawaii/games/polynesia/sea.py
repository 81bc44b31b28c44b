"""A side of the map in the form play needs it: islands and routes as numbers, and every action on them once.

Islands are counted in the alphabetical order of their ids, routes as they stand in the table. The neutral
routes have no number: nobody explores them.
"""

from __future__ import annotations

from typing import NamedTuple

from hawaii.games.polynesia.actions import Explore, Populate, Sail
from hawaii.games.polynesia.kinds import NONE
from hawaii.games.polynesia.tables import MapTable, Scoring
from hawaii.kernel.actions import Action


class Way(NamedTuple):
    """A way out of an island, and the moves along it."""

    route: int
    """Its number; NONE if it is neutral."""
    target: int
    alone: Action
    """On one's own or a neutral route."""
    guided: tuple[Action, ...]
    """By the seat of the guide."""
    masked: Action


class Sea:
    """One map."""

    def __init__(self, name: str, table: MapTable, scoring: Scoring) -> None:
        self.name = name
        self.table = table
        self.islands = sorted(table.islands)
        self.numbers = {island: number for number, island in enumerate(self.islands)}
        self.size = len(self.islands)
        rows = [table.islands[island] for island in self.islands]
        self.main = next(number for number, row in enumerate(rows) if row.symbol == "main")
        self._routes(table)
        near = [end for pair in self.neutral for end in pair if end != self.main]
        self.near = tuple(sorted(set(near)))
        self.sinking = frozenset((self.main, *self.near))
        """The islands that are lost when the volcano erupts."""
        self.tokens = {
            colour: [number for number, row in enumerate(rows) if row.token == colour]
            for colour in ("green", "orange")
        }
        self._archipelagos(table)
        self.sources = tuple(
            tuple(number for number, row in enumerate(rows) if row.symbol == symbol)
            for symbol in ("fish", "shell")
        )
        """By kind of goods, the islands that bring it."""
        worth = {"turtle": scoring.turtle, "turtles": scoring.turtles}
        self.turtles = {
            number: worth[row.symbol]
            for number, row in enumerate(rows)
            if row.symbol in ("turtle", "turtles")
        }
        """The islands with turtles, and what they count."""
        self.populate = [Populate(island) for island in self.islands]

    def _routes(self, table: MapTable) -> None:
        self.routes = list(table.routes)
        self.route_numbers = {route: number for number, route in enumerate(self.routes)}
        self.ends = [self._pair(route) for route in self.routes]
        self.neutral = [self._pair(route) for route in table.neutral]
        self.explore = [Explore(route) for route in self.routes]
        ways: list[list[Way]] = [[] for _ in self.islands]
        numbered = [*((NONE, pair) for pair in self.neutral), *enumerate(self.ends)]
        for route, (one, other) in numbered:
            for origin, target in ((one, other), (other, one)):
                ways[origin].append(self._way(route, origin, target, table.players.most))
        self.ways = tuple(tuple(sorted(found, key=lambda way: way.target)) for found in ways)
        """By island, in the order of where they lead."""

    def _pair(self, route: str) -> tuple[int, int]:
        one, other = route.split("-")
        return self.numbers[one], self.numbers[other]

    def _way(self, route: int, origin: int, target: int, players: int) -> Way:
        ends = self.islands[origin], self.islands[target]
        guided = tuple(Sail(*ends, "guide", seat) for seat in range(players))
        return Way(route, target, Sail(*ends), guided, Sail(*ends, "mask"))

    def _archipelagos(self, table: MapTable) -> None:
        names = sorted({row.archipelago for row in table.islands.values() if row.archipelago is not None})
        self.archipelago_names = names
        self.archipelagos = tuple(
            tuple(self.numbers[i] for i in self.islands if table.islands[i].archipelago == name)
            for name in names
        )
        """The islands of each."""
        self.archipelago_of = [NONE] * self.size
        for number, islands in enumerate(self.archipelagos):
            for island in islands:
                self.archipelago_of[island] = number
        self.touches = [
            sum(1 << number for number in {self.archipelago_of[end] for end in pair} if number != NONE)
            for pair in self.ends
        ]
        """By route, the archipelagos it leads to, as bits."""

    def route_between(self, one: int, other: int) -> int:
        """The number of the route between two islands; NONE if it is neutral. KeyError if there is none."""
        for way in self.ways[one]:
            if way.target == other:
                return way.route
        raise KeyError(f"no route from {self.islands[one]} to {self.islands[other]}")

    def name_of(self, island: int) -> str:
        """The island's proper name."""
        return self.table.islands[self.islands[island]].name
