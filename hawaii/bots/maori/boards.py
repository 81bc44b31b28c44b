"""Boards as opponents know them: looked at once, and then remembered."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from hawaii.bots.maori.prospects import Prospects, Surveyor
from hawaii.games.maori.board import Pieces
from hawaii.games.maori.book import EMPTY, Book, Side
from hawaii.games.maori.squares import NOWHERE

KEPT = 1 << 16
"""Boards that are remembered: others' boards do not change while a seat thinks, and many turns end alike."""
NEAR = 3
"""More empty squares beside one's own ship make no difference."""


class View(NamedTuple):
    """A board as it is looked at again and again."""

    prospects: Prospects
    features: tuple[float, ...]
    """One number for each field of BoardWeights, in their order."""
    final: int
    """Points if the game ended now, but for ships and shells."""
    open_squares: int
    """Where islands must go on, a bit each."""
    open_ends: tuple[int, ...]
    """The edges that end pieces must have open there,"""
    open_joins: tuple[int, ...]
    """and where only middle pieces fit, those that they must have open."""
    open_leis: tuple[int, ...]
    """The edges that the other halves of leis must have open."""
    halves: tuple[int, ...]
    """Kinds with half a lei that lie here."""


class Stored(NamedTuple):
    """What a tile in the storage could do here."""

    points: float
    ships: int


class Boards:
    """All boards of one side, with tiles that fit freely or only edge to edge."""

    def __init__(
        self, book: Book, side: Side, strict: bool, rows: Sequence[Sequence[float]], capacity: int = KEPT
    ) -> None:
        self.book = book
        self.side = side
        self.strict = strict
        self.surveyor = Surveyor(book, side, strict)
        self.rows = rows
        """The weights, by empty squares of the fullest board."""
        self.capacity = capacity
        self.minus = book.tables.scoring.empty
        self._views: dict[Pieces, View] = {}
        self._values: dict[tuple[Pieces, int], float] = {}
        self._stored: dict[tuple[Pieces, int], Stored] = {}

    def view(self, pieces: Pieces) -> View:
        found = self._views.get(pieces)
        if found is None:
            if len(self._views) >= self.capacity:
                self._views.clear()
            found = self._views[pieces] = self._viewed(pieces)
        return found

    def value(self, pieces: Pieces, left: int) -> float:
        """What a board is worth with so many empty squares on the fullest one."""
        key = pieces, left
        value = self._values.get(key)
        if value is None:
            if len(self._values) >= self.capacity:
                self._values.clear()
            value = self._values[key] = sum(map(mul, self.rows[left], self.view(pieces).features))
        return value

    def stored(self, pieces: Pieces, kind: int) -> Stored:
        """What a tile in the storage could do for a board."""
        key = pieces, kind
        found = self._stored.get(key)
        if found is None:
            if len(self._stored) >= self.capacity:
                self._stored.clear()
            found = self._stored[key] = self._could(pieces, kind)
        return found

    def near(self, pieces: Pieces, ship: int) -> tuple[int, int]:
        """How many empty squares beside one's own ship are missing, and how many there complete something."""
        if ship == NOWHERE:
            return 0, 0
        claimed = self.view(pieces).open_squares
        empty = ends = 0
        for square in self.side.grid.around[ship]:
            if pieces[square] == EMPTY and self.side.open >> square & 1:
                empty += 1
                ends += claimed >> square & 1
        return max(NEAR - empty, 0), ends

    def _viewed(self, pieces: Pieces) -> View:
        book = self.book
        found = self.surveyor.survey(pieces)
        empty = pieces.count(EMPTY) - self.side.land.bit_count()
        features = (
            found.points,
            found.one_open,
            found.one_points,
            found.one_hut,
            found.two_open,
            found.two_points,
            found.joins,
            found.join_points,
            found.dead,
            found.lonely,
            found.inside,
        )
        return View(
            found,
            features,
            found.points - (empty + found.lost) * self.minus,
            sum({1 << end.square for end in found.ends}),
            tuple(end.edge for end in found.ends if not end.join),
            tuple(end.edge for end in found.ends if end.join),
            tuple(end.edge for end in found.ends if end.lei and not end.join),
            tuple(book.kind_of[piece] for piece in pieces if piece != EMPTY and book.of_piece[piece].leis),
        )

    def _could(self, pieces: Pieces, kind: int) -> Stored:
        scoring, tile = self.book.tables.scoring, self.book.tiles[kind]
        turns = self.book.turns[kind]
        own = tile.palms * (scoring.palm_with_hut if tile.huts else scoring.palm)
        if turns == (0,):
            return Stored(own, tile.ships)
        best = 0.0
        for end in self.view(pieces).prospects.ends:
            if end.edge in turns and not end.join:
                each = scoring.palm_with_hut if tile.huts or end.hut else scoring.palm
                gain = (tile.palms + end.palms) * each + (scoring.lei if tile.leis and end.lei else 0)
                best = max(best, gain if end.last else gain / 2)
        return Stored(best, tile.ships)
