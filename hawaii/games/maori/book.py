"""The rulebook in the form play needs it: tables as numbers and tuples, and every action made once.

Inside the rules, things are small whole numbers: a *kind* of tile is its place in the alphabetical order of
names, a *piece* is a kind as it lies on a board, turned one way or another; squares, positions of the ship
and seats are counted from 0.
"""

from __future__ import annotations

from hawaii.games.maori.actions import Discard, Fetch, Launch, Moor, Nothing, Put, Sail, Store, Take
from hawaii.games.maori.squares import Grid, lines
from hawaii.games.maori.tables import BoardTable, MaoriTables
from hawaii.games.maori.tile import Tile, edge_names, read_tile
from hawaii.kernel.actions import Action

EMPTY = -1
"""No tile: on a square, in the storage, in the hand."""


class Side:
    """A side of the boards."""

    def __init__(self, table: BoardTable) -> None:
        self.players = table.players
        self.grid = grid = Grid(table.rows, table.columns)
        self.land = grid.mask(table.land)
        self.inside = grid.mask(table.inside)
        self.open = (1 << len(grid.names)) - 1 & ~self.land
        """The squares that take a tile."""
        self.size = self.open.bit_count()
        self.ships = table.ships
        self.ships_at = tuple(grid.numbers[name] for name in table.ships_at)
        self.walls = [
            grid.borders[square]
            | sum(edge for edge, neighbour in grid.beside[square] if self.land >> neighbour & 1)
            for square in range(len(grid.names))
        ]
        """For each square, its edges at the border or against printed land: no land goes on over them."""
        self.discard = [Discard(name) for name in grid.names]
        self.moor = [Moor(name) for name in grid.names]
        self.put = [{edges: Put(name, edge_names(edges)) for edges in range(16)} for name in grid.names]
        """By square and open edges; with no edges for tiles that lie in one way only."""
        self.puts: dict[tuple[int, tuple[int, ...]], list[Action]] = {}
        """Known ways of putting a tile anywhere, by the empty squares and the ways it may be turned."""
        self.steering: dict[tuple[int, int], tuple[int, ...]] = {}
        """Known steps of one's own ship: see `steering`."""


class Book:
    """All that never changes in a game with given tables."""

    def __init__(self, tables: MaoriTables) -> None:
        self.tables = tables
        self._tiles(tables)
        self.sides = {"normal": Side(tables.boards.normal), "atoll": Side(tables.boards.atoll)}
        side = tables.start.side
        self.matrix = Grid(side, side)
        self.lines = lines(side)
        """For each position of the ship, the squares of the matrix before it."""
        self.launch = [Launch(position + 1) for position in range(len(self.lines))]
        self.sail = [Sail(steps + 1) for steps in range(len(self.lines))]
        """At most once around: whoever sails further only pays for it."""
        self.take = [Take(name) for name in self.matrix.names]
        self.fetch = Fetch()
        self.store = Store()
        self.nothing = Nothing()

    def _tiles(self, tables: MaoriTables) -> None:
        self.tiles: list[Tile] = [tile for name in sorted(tables.tiles) if (tile := read_tile(name))]
        self.kinds = {tile.name: kind for kind, tile in enumerate(self.tiles)}
        self.counts = [tables.tiles[tile.name] for tile in self.tiles]
        self.volcanoes = frozenset(kind for kind, tile in enumerate(self.tiles) if tile.is_volcano)
        self.ships = [tile.ships for tile in self.tiles]
        self.shells = [tile.shells for tile in self.tiles]
        self.turns = [tile.turns for tile in self.tiles]
        """By kind, the open edges in each way a tile may be laid."""
        laid = [(kind, edges) for kind, turns in enumerate(self.turns) for edges in turns]
        self.pieces = {way: piece for piece, way in enumerate(laid)}
        """By kind and open edges."""
        self.kind_of = [kind for kind, _ in laid]
        self.edges = [edges for _, edges in laid]
        """By piece, its open edges."""
        self.of_piece = [self.tiles[kind] for kind, _ in laid]

    def piece_name(self, piece: int) -> str:
        """A tile of a board as it is written: "E-pp", or "E-h N" if it may be turned and lies so."""
        kind = self.kind_of[piece]
        if len(self.turns[kind]) == 1:
            return self.tiles[kind].name
        return f"{self.tiles[kind].name} {edge_names(self.edges[piece])}"
