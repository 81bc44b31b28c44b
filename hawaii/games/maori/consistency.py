"""Whether the tables of Maori fit together: nothing starts with half a table."""

from __future__ import annotations

from hawaii.games.maori.squares import Grid
from hawaii.games.maori.tables import BoardTable, MaoriTables
from hawaii.games.maori.tile import read_tile
from hawaii.kernel.checking import check
from hawaii.kernel.tables import Tables


def checked(tables: Tables) -> MaoriTables:
    """The tables of Maori, typed, whole and fitting together; else a TableError."""
    typed = check(tables, MaoriTables)
    _tiles(tables, typed)
    _board(tables, "normal", typed.boards.normal)
    _board(tables, "atoll", typed.boards.atoll)
    _start(tables, typed)
    return typed


def _tiles(tables: Tables, typed: MaoriTables) -> None:
    volcanoes = 0
    for name, count in typed.tiles.items():
        tile = read_tile(name)
        tables.demand(tile is not None, "expected_maori_tile", f"tiles.{name}")
        assert tile is not None
        volcanoes += count if tile.is_volcano else 0
    found = sum(typed.tiles.values()) - volcanoes
    needed = typed.start.side**2
    tables.demand(found >= needed, "expected_maori_tiles", "tiles", "start.side", count=needed, found=found)


def _board(tables: Tables, name: str, board: BoardTable) -> None:
    path = f"boards.{name}"
    grid = Grid(board.rows, board.columns)
    for key, squares in (("land", board.land), ("inside", board.inside), ("ships_at", board.ships_at)):
        for square in squares:
            sizes = (f"{path}.{key}", f"{path}.rows", f"{path}.columns")
            tables.demand(square in grid.numbers, "expected_square", *sizes, name=square)
        tables.demand(len(set(squares)) == len(squares), "expected_squares_once", f"{path}.{key}")
    free = len(grid.names) - len(board.land)
    tables.demand(free >= 1, "expected_open_square", f"{path}.land")


def _start(tables: Tables, typed: MaoriTables) -> None:
    start = typed.start
    most = start.players.most
    tables.demand(start.players.fewest <= most, "expected_at_most", "start.players.fewest", most=most)
    for name, board in (("normal", typed.boards.normal), ("atoll", typed.boards.atoll)):
        fewest = start.players.fewest
        path = f"boards.{name}.players"
        tables.demand(board.players >= fewest, "expected_at_least", path, least=fewest)
    needed = most * start.shells_each
    paths = ("start.shells", "start.shells_each", "start.players.most")
    tables.demand(start.shells >= needed, "expected_shells", *paths, count=needed)
