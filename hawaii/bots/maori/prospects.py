"""What a player of Maori sees on a board: islands that are complete, may become so, or never will."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.bots.maori.lands import Land, Lands
from hawaii.games.maori.board import Pieces
from hawaii.games.maori.book import EMPTY, Book, Side


class End(NamedTuple):
    """An open end of an island that may still be completed."""

    square: int
    """Where the next tile must lie."""
    edge: int
    """The edge which that tile must have open."""
    palms: int
    """Of the island, doubled already if it lies inside the atoll and can stay there."""
    hut: bool
    lei: bool
    """Whether half a lei lies at this end."""
    join: bool
    """Whether an island faces it across the square, so that only a middle piece fits."""
    last: bool
    """Whether the island is complete once this end is closed."""


class Prospects(NamedTuple):
    """A board in numbers."""

    points: int
    """Palms and leis of complete islands."""
    lost: int
    """Tiles that would be taken off if the game ended now."""
    sure_ships: int
    """Ships that would be left then."""
    ships: int
    """The same with those on islands that may still be completed."""
    one_open: int
    """Islands that lack one tile,"""
    one_points: int
    """the points of their palms,"""
    one_hut: int
    """and how many of them have a hut."""
    two_open: int
    two_points: int
    joins: int
    """Islands that only a middle piece can complete, as two face each other across a square."""
    join_points: int
    dead: int
    """Tiles of islands that nothing can complete."""
    dead_squares: int
    """Where these are, a bit each."""
    lonely: int
    """Empty squares with no empty one beside them, where no island goes on: only whole tiles fit."""
    inside: int
    """Empty squares inside the atoll."""
    ends: tuple[End, ...]


class Surveyor:
    """Looks at boards of one side, with tiles that fit freely or only edge to edge."""

    def __init__(self, book: Book, side: Side, strict: bool) -> None:
        self.side = side
        self.lands = Lands(book, side, strict)
        self.lei, self.atoll = book.tables.scoring.lei, book.tables.scoring.atoll
        self.near = [sum(1 << neighbour for _, neighbour, _ in beside) for beside in self.lands.beside]

    def survey(self, pieces: Pieces) -> Prospects:
        points, sure_ships, begun = self._complete(pieces)
        joined = self.lands.contested(begun)
        inside = self.side.inside
        lost = dead = dead_squares = claimed = 0
        ships = sure_ships
        one_open = one_points = one_hut = two_open = two_points = joins = join_points = 0
        ends: list[End] = []
        for land in begun:
            lost += land.tiles
            if land.dead:
                dead += land.tiles
                dead_squares |= land.squares
                continue
            ships += land.ships
            palms, claims = land.palms, land.claims
            if land.inside and all(inside >> square & 1 for square, _, _ in claims):
                palms *= self.atoll
            join = False
            for square, edge, lei in claims:
                claimed |= 1 << square
                across = square in joined
                join = join or across
                ends.append(End(square, edge, palms, land.hut, lei, across, len(claims) == 1))
            worth = self.lands.worth(palms, land.hut)
            if join:
                joins += 1
                join_points += worth
            elif len(claims) == 1:
                one_open += 1
                one_points += worth
                one_hut += land.hut
            else:
                two_open += 1
                two_points += worth
        empty = self._empty(pieces)
        return Prospects(
            points,
            lost,
            sure_ships,
            ships,
            one_open,
            one_points,
            one_hut,
            two_open,
            two_points,
            joins,
            join_points,
            dead,
            dead_squares,
            self._lonely(empty, claimed),
            (empty & inside).bit_count(),
            tuple(ends),
        )

    def _complete(self, pieces: Pieces) -> tuple[int, int, list[Land]]:
        """The points and ships of what is complete, and the islands that are not."""
        lands, side = self.lands, self.side
        points, ships, seen = 0, side.ships, 0
        begun: list[Land] = []
        for square, piece in enumerate(pieces):
            if piece == EMPTY or seen >> square & 1:
                continue
            land, seen, leis = lands.explored(pieces, square, seen)
            if land.dead or land.claims:
                begun.append(land)
                continue
            ships += land.ships
            if land.palms:
                points += lands.worth(land.palms, land.hut) * (self.atoll if land.inside else 1)
            points += self.lei * leis
        return points, ships, begun

    def _empty(self, pieces: Pieces) -> int:
        """The squares that can still take a tile, a bit each."""
        found = 0
        for square, piece in enumerate(pieces):
            if piece == EMPTY:
                found |= 1 << square
        return found & self.side.open

    def _lonely(self, empty: int, claimed: int) -> int:
        found, rest = 0, empty & ~claimed
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            found += not self.near[lowest.bit_length() - 1] & empty
        return found
