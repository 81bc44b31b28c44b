"""What a player of Maori sees on a board: islands that are complete, may become so, or never will."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.games.maori.board import Pieces
from hawaii.games.maori.book import Book, Side
from hawaii.games.maori.tile import opposite

ACROSS = (5, 10)
"""North with south, east with west: what a middle piece joins. There are no curves."""


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


class _Land:
    """An island that is not complete."""

    __slots__ = ("claims", "dead", "hut", "inside", "palms", "ships", "squares", "tiles")

    def __init__(self) -> None:
        self.palms = self.ships = self.tiles = self.squares = 0
        self.hut = self.dead = False
        self.inside = True
        self.claims: list[tuple[int, int, bool]] = []
        """Squares that must be filled, the edge of the tile there, and whether half a lei lies at it."""


class Surveyor:
    """Looks at boards of one side, with tiles that fit freely or only edge to edge."""

    def __init__(self, book: Book, side: Side, strict: bool) -> None:
        self.side = side
        self.strict = strict
        scoring = book.tables.scoring
        self.palm, self.with_hut, self.lei = scoring.palm, scoring.palm_with_hut, scoring.lei
        self.atoll = scoring.atoll
        self.edges = book.edges
        tiles = book.of_piece
        self.palms = [tile.palms for tile in tiles]
        self.huts = [bool(tile.huts) for tile in tiles]
        self.ships = [tile.ships for tile in tiles]
        self.leis = [bool(tile.leis) for tile in tiles]
        self.beside = [
            [
                (edge, neighbour, opposite(edge))
                for edge, neighbour in beside
                if not side.land >> neighbour & 1
            ]
            for beside in side.grid.beside
        ]
        self.near = [sum(1 << neighbour for _, neighbour, _ in beside) for beside in self.beside]

    def survey(self, pieces: Pieces) -> Prospects:
        side = self.side
        inside_mask, edges_of = side.inside, self.edges
        points = lost = dead = dead_squares = 0
        sure_ships = side.ships
        begun: list[_Land] = []
        seen = empty = 0
        for square, piece in enumerate(pieces):
            if piece < 0:
                empty |= 1 << square
                continue
            if edges_of[piece]:
                if not seen >> square & 1:
                    land, seen, leis = self._explored(pieces, square, seen)
                    if land.dead or land.claims:
                        begun.append(land)
                        lost += land.tiles
                    else:
                        each = self.with_hut if land.hut else self.palm
                        points += land.palms * each * (self.atoll if land.inside else 1)
                        points += self.lei * leis
                        sure_ships += land.ships
                continue
            sure_ships += self.ships[piece]
            if palms := self.palms[piece]:
                each = self.with_hut if self.huts[piece] else self.palm
                points += palms * each * (self.atoll if inside_mask >> square & 1 else 1)
        empty &= side.open
        joined = self._contested(begun)
        ships = sure_ships
        one_open = one_points = one_hut = two_open = two_points = joins = join_points = 0
        claimed = 0
        ends: list[End] = []
        for land in begun:
            if land.dead:
                dead += land.tiles
                dead_squares |= land.squares
                continue
            ships += land.ships
            palms = land.palms
            claims = land.claims
            if land.inside and all(inside_mask >> square & 1 for square, _, _ in claims):
                palms *= self.atoll
            worth = palms * (self.with_hut if land.hut else self.palm)
            join = False
            for square, edge, lei in claims:
                claimed |= 1 << square
                across = square in joined
                join = join or across
                ends.append(End(square, edge, palms, land.hut, lei, across, len(claims) == 1))
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
        lonely = 0
        near = self.near
        rest = empty & ~claimed
        while rest:
            lowest = rest & -rest
            rest ^= lowest
            lonely += not near[lowest.bit_length() - 1] & empty
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
            lonely,
            (empty & inside_mask).bit_count(),
            tuple(ends),
        )

    def _explored(self, pieces: Pieces, first: int, seen: int) -> tuple[_Land, int, int]:
        """The island of a square, the squares seen so far, and the complete leis on it."""
        land = _Land()
        edges_of, walls, inside, leis = self.edges, self.side.walls, self.side.inside, self.leis
        seen |= 1 << first
        waiting = [first]
        halves = 0
        for here in waiting:  # it grows while it is read
            piece = pieces[here]
            edges = edges_of[piece]
            land.palms += self.palms[piece]
            land.ships += self.ships[piece]
            land.tiles += 1
            land.squares |= 1 << here
            land.hut = land.hut or self.huts[piece]
            land.inside = land.inside and bool(inside >> here & 1)
            if edges & walls[here]:
                land.dead = True
            for edge, neighbour, back in self.beside[here]:
                if not edges & edge:
                    continue
                other = pieces[neighbour]
                if other < 0:
                    land.claims.append((neighbour, back, leis[piece]))
                elif edges_of[other] & back:
                    if leis[piece] and leis[other]:
                        halves += 1
                    if not seen >> neighbour & 1:
                        seen |= 1 << neighbour
                        waiting.append(neighbour)
                else:
                    land.dead = True
        return land, seen, halves // 2

    def _contested(self, begun: list[_Land]) -> set[int]:
        """Squares where a middle piece is needed. Where islands meet at a corner only one can be completed
        (if edges must fit, none): the others are dead.
        """
        wanted: dict[int, list[tuple[int, _Land]]] = {}
        for land in begun:
            if not land.dead:
                for square, edge, _ in land.claims:
                    wanted.setdefault(square, []).append((edge, land))
        joined: set[int] = set()
        for square, claims in wanted.items():
            if len(claims) == 1:
                continue
            edges = sum(edge for edge, _ in claims)
            if edges in ACROSS:
                joined.add(square)
                continue
            worth = dict.fromkeys(ACROSS, 0)
            for edge, land in claims:
                worth[edge | opposite(edge)] += land.palms * (2 if land.hut else 1) + 1
            kept = 0 if self.strict else max(ACROSS, key=lambda across: worth[across])
            for edge, land in claims:
                if not edge & kept:
                    land.dead = True
            if kept and (edges & kept) == kept:
                joined.add(square)
        return joined
