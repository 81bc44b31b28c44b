"""Boats (rules 5): which sets of them may carry a cost, and the pieces to pay for it.

A fleet is (fishing boat, boats I, boats II) that are unused.
"""

from __future__ import annotations

from itertools import product

from hawaii.games.hawaii.actions import Sail
from hawaii.games.hawaii.tables import Boats

Fleet = tuple[int, int, int]

NO_BOATS: Fleet = (0, 0, 0)
TOO_MANY = 1 << 62


class Loads:
    """What a fleet can carry, by cost."""

    __slots__ = ("fewest", "ways")

    def __init__(self, boats: Boats, fleet: Fleet, highest: int) -> None:
        self.ways: list[list[tuple[int, Sail]]] = [[] for _ in range(highest + 1)]
        """For each cost the sets of boats that may carry it, with the pieces to pay; cheapest first."""
        kinds = (boats.fishing_boat, boats.first, boats.second)
        for used in product(*(range(ready + 1) for ready in fleet)):
            number = sum(used)
            room = sum(count * boat.room for count, boat in zip(used, kinds, strict=True))
            printed = sum(count * boat.printed_feet for count, boat in zip(used, kinds, strict=True))
            for cost in range(max(number, 1), min(room + printed, highest) + 1):
                # Each boat carries at least one paid piece.
                self.ways[cost].append((max(number, cost - printed), Sail(*used)))
        for ways in self.ways:
            ways.sort(key=lambda way: (way[0], sum(way[1].boats), way[1].boats))
        self.fewest = [ways[0][0] if ways else TOO_MANY for ways in self.ways]
        """For each cost the fewest pieces it can be paid with."""


class Harbour(dict[Fleet, Loads]):
    """What any fleet can carry, worked out when first asked."""

    def __init__(self, boats: Boats, highest: int) -> None:
        super().__init__()
        self.boats = boats
        self.highest = highest

    def __missing__(self, fleet: Fleet) -> Loads:
        loads = self[fleet] = Loads(self.boats, fleet, self.highest)
        return loads
