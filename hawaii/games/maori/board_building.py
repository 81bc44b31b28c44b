"""A board from its rows as they are written: names of tiles, and "." for an empty square."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.maori.board import Board
from hawaii.games.maori.book import EMPTY, Book, Side
from hawaii.games.maori.tile import SHAPES, edges_of, read_tile
from hawaii.kernel.messages import Message, Problem

NO_TILE = "."


def build_board(book: Book, side: Side, rows: Sequence[Sequence[str]]) -> Board:
    """The board; Problem with a sentence if there cannot be such a one."""
    grid = side.grid
    if len(rows) != grid.rows or any(len(row) != grid.columns for row in rows):
        raise Problem(Message("board_shape", {"rows": grid.rows, "columns": grid.columns}))
    board = Board.new(side)
    for square, name in enumerate(name for row in rows for name in row):
        if name == NO_TILE:
            continue
        if side.land >> square & 1:
            raise Problem(Message("board_land", {"square": grid.names[square]}))
        piece = read_piece(book, name)
        if piece == EMPTY:
            raise Problem(Message("board_no_such_tile", {"square": grid.names[square], "tile": name}))
        board = board.with_piece(book, square, piece)
    return board


def table_name(name: str) -> str:
    """The name in the table of a tile as it lies, or looks as it lies: "N-h" is "E-h N".

    >>> table_name("N-h"), table_name("E-h N"), table_name("N-p"), table_name("nonsense")
    ('E-h', 'E-h', 'N-p', '')
    """
    tile = read_tile(_turned(name).partition(" ")[0])
    return "" if tile is None else tile.name


def _turned(name: str) -> str:
    """A tile that may be turned is named as it lies to the east, and then how it lies."""
    form, hyphen, things = name.partition("-")
    if form in SHAPES and hyphen and "p" not in things and " " not in name:
        return f"{'EW' if len(form) == 2 else 'E'}-{things} {form}"
    return name


def read_piece(book: Book, name: str) -> int:
    """A tile as it lies on a board: "E-pp", "E-h N" or "N-h"; EMPTY if there is none such."""
    name = _turned(name)
    tile, _, turned = name.partition(" ")
    kind = book.kinds.get(tile, EMPTY)
    if kind == EMPTY or kind in book.volcanoes:
        return EMPTY
    turns = book.turns[kind]
    if not turned:
        return book.pieces[kind, edges_of(book.tiles[kind].form)]
    if len(turns) == 1 or turned not in ("N", "E", "S", "W", "NS", "EW"):
        return EMPTY
    return book.pieces.get((kind, edges_of(turned)), EMPTY)


def board_rows(book: Book, side: Side, board: Board) -> list[list[str]]:
    """The rows of a board as they are written."""
    names = [NO_TILE if piece == EMPTY else book.piece_name(piece) for piece in board.pieces]
    return [names[start : start + side.grid.columns] for start in range(0, len(names), side.grid.columns)]
