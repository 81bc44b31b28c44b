"""A side of the map as opponents read it: sets of islands as bits, and what a seat can reach from there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from hawaii.games.polynesia.sea import Sea

KEPT = 1 << 15
"""Views that are remembered: others do not change while a seat thinks, and many turns end alike."""


class View(NamedTuple):
    """Where the members of a seat are, and where they can go."""

    present: int
    """Islands with a member."""
    safe: int
    """Members on islands that do not sink."""
    sinking: int
    """Members on those that do."""
    by_way: tuple[int, int, int]
    """Of these, how many are one move, two and more from an island that does not."""
    way: int
    """Moves from the main island to such an island."""
    one: int
    two: int
    three: int
    everywhere: int
    """All islands it can reach, and where it is."""
    turtles: int
    on_turtles: int
    """Members on islands with turtles."""
    islands: int
    """That do not sink."""
    sources: tuple[int, int]
    """Islands that bring fish and shells,"""
    lasting: tuple[int, int]
    """and those that do not sink."""
    archipelagos: int
    """With a member, as bits,"""
    whole: int
    """and those with one on both islands."""


class Chart:
    """One map."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.size = sea.size
        self.main = 1 << sea.main
        self.sinking = _bits(sea.sinking)
        self.lasting = (1 << sea.size) - 1 & ~self.sinking
        self.turtle = _bits(island for island, points in sea.turtles.items() if points == 1)
        self.turtles = _bits(sea.turtles)
        self.sources = _bits(sea.sources[0]), _bits(sea.sources[1])
        self.archipelagos = [_bits(group) for group in sea.archipelagos]
        self.of_archipelagos = sum(self.archipelagos)
        neutral = [0] * sea.size
        for one, other in sea.neutral:
            neutral[one] |= 1 << other
            neutral[other] |= 1 << one
        self.neutral = tuple(neutral)
        self._networks: dict[int, tuple[int, ...]] = {}
        self._views: dict[tuple[object, ...], View] = {}
        self._beyond: dict[tuple[int, int], int] = {}

    def network(self, routes: int) -> tuple[int, ...]:
        """By island, those that one move leads to, on these routes (as bits) and the neutral ones."""
        found = self._networks.get(routes)
        if found is None:
            if len(self._networks) >= KEPT:
                self._networks.clear()
            near = [*self.neutral]
            rest, ends = routes, self.sea.ends
            while rest:
                low = rest & -rest
                rest ^= low
                one, other = ends[low.bit_length() - 1]
                near[one] |= 1 << other
                near[other] |= 1 << one
            found = self._networks[routes] = tuple(near)
        return found

    def view(self, members: tuple[int, ...], routes: int) -> View:
        key = members, routes
        found = self._views.get(key)
        if found is None:
            if len(self._views) >= KEPT:
                self._views.clear()
            found = self._views[key] = self._viewed(members, routes)
        return found

    def beyond(self, everywhere: int, routes: int) -> int:
        """Islands that one of these routes (as bits) would add."""
        key = everywhere, routes
        found = self._beyond.get(key)
        if found is None:
            if len(self._beyond) >= KEPT:
                self._beyond.clear()
            found = 0
            for route, (one, other) in enumerate(self.sea.ends):
                if routes >> route & 1:
                    here, there = everywhere >> one & 1, everywhere >> other & 1
                    if here != there:
                        found |= 1 << (other if here else one)
            self._beyond[key] = found
        return found

    def _viewed(self, members: tuple[int, ...], routes: int) -> View:
        network = self.network(routes)
        sea, sinking = self.sea, self.sinking
        present = safe = sunk = on_turtles = 0
        for island, count in enumerate(members):
            if count:
                bit = 1 << island
                present |= bit
                if bit & sinking:
                    sunk += count
                else:
                    safe += count
                    if bit & self.turtles:
                        on_turtles += count
        one = spread(network, present) & ~present
        two = spread(network, one) & ~(one | present)
        nearer = one | two | present
        three = 0
        frontier = two
        while frontier:
            frontier = spread(network, frontier) & ~(nearer | three)
            three |= frontier
        lasting = present & self.lasting
        by_way, way = self._ways_out(members, network)
        present_here = [group & lasting for group in self.archipelagos]
        return View(
            present,
            safe,
            sunk,
            by_way,
            way,
            one,
            two,
            three,
            nearer | three,
            sum(points for island, points in sea.turtles.items() if lasting >> island & 1),
            on_turtles,
            lasting.bit_count(),
            ((present & self.sources[0]).bit_count(), (present & self.sources[1]).bit_count()),
            ((lasting & self.sources[0]).bit_count(), (lasting & self.sources[1]).bit_count()),
            sum([1 << number for number, here in enumerate(present_here) if here]),
            sum(
                [
                    1 << number
                    for number, here in enumerate(present_here)
                    if here and here == self.archipelagos[number]
                ]
            ),
        )

    def _ways_out(self, members: tuple[int, ...], network: Sequence[int]) -> tuple[tuple[int, int, int], int]:
        """How far those on sinking islands are from others, and how far the main island is; 4 for no way."""
        counts = [0, 0, 0]
        aims, left = self.lasting, [*self.sea.near, self.sea.main]
        away = 4
        for moves in range(3):
            found = [island for island in left if network[island] & aims]
            for island in found:
                counts[moves] += members[island]
                if island == self.sea.main:
                    away = moves + 1
            left = [island for island in left if island not in found]
            aims = _bits(found)
        counts[2] += sum([members[island] for island in left])
        return (counts[0], counts[1], counts[2]), away


def spread(network: Sequence[int], islands: int) -> int:
    """Where one move leads from some islands."""
    found = 0
    while islands:
        low = islands & -islands
        islands ^= low
        found |= network[low.bit_length() - 1]
    return found


def _bits(islands: Iterable[int]) -> int:
    return sum({1 << island for island in islands})
