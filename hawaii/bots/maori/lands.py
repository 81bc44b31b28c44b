"""Land that is joined on a board: how far it goes, where it must go on, and where that is in vain."""

from __future__ import annotations

from hawaii.games.maori.board import Pieces
from hawaii.games.maori.book import Book, Side
from hawaii.games.maori.tile import opposite

ACROSS = (5, 10)
"""North with south, east with west: what a middle piece joins. There are no curves."""


class Land:
    """An island, as far as it goes."""

    __slots__ = ("claims", "dead", "hut", "inside", "palms", "ships", "squares", "tiles")

    def __init__(self) -> None:
        self.palms = self.ships = self.tiles = self.squares = 0
        self.hut = self.dead = False
        self.inside = True
        self.claims: list[tuple[int, int, bool]] = []
        """Squares that must be filled, the edge of the tile there, and whether half a lei lies at it."""


class Lands:
    """Reads boards of one side, with tiles that fit freely or only edge to edge."""

    def __init__(self, book: Book, side: Side, strict: bool) -> None:
        self.strict = strict
        self.walls, self.inside = side.walls, side.inside
        scoring = book.tables.scoring
        self.palm, self.with_hut = scoring.palm, scoring.palm_with_hut
        self.edges = book.edges
        self.palms = [tile.palms for tile in book.of_piece]
        self.huts = [bool(tile.huts) for tile in book.of_piece]
        self.ships = [tile.ships for tile in book.of_piece]
        self.leis = [bool(tile.leis) for tile in book.of_piece]
        self.beside = [
            [
                (edge, neighbour, opposite(edge))
                for edge, neighbour in beside
                if not side.land >> neighbour & 1
            ]
            for beside in side.grid.beside
        ]

    def worth(self, palms: int, hut: bool) -> int:
        return palms * (self.with_hut if hut else self.palm)

    def explored(self, pieces: Pieces, first: int, seen: int) -> tuple[Land, int, int]:
        """The island of a square, the squares seen so far, and the complete leis on it."""
        land = Land()
        edges_of, walls, inside, leis = self.edges, self.walls, self.inside, self.leis
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

    def contested(self, begun: list[Land]) -> set[int]:
        """Squares where a middle piece is needed. Where islands meet at a corner only one can be completed
        (if edges must fit, none): the others are dead.
        """
        wanted: dict[int, list[tuple[int, Land]]] = {}
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
                worth[edge | opposite(edge)] += self.worth(land.palms, land.hut) + 1
            kept = 0 if self.strict else max(ACROSS, key=lambda across: worth[across])
            for edge, land in claims:
                if not edge & kept:
                    land.dead = True
            if kept and (edges & kept) == kept:
                joined.add(square)
        return joined
