"""A player's board with its tiles. A new one replaces an old."""

from __future__ import annotations

from hawaii.games.maori.book import EMPTY, Book, Side

Pieces = tuple[int, ...]


class Board:
    """The tiles before a player, with what follows from them and is asked for in every turn."""

    __slots__ = ("empty", "pieces", "ships")

    pieces: Pieces
    """By square, the piece or EMPTY."""
    empty: int
    """The squares that can still take a tile, a bit each."""
    ships: int
    """All ships, the printed ones included: so many steps are free (rules, a turn)."""

    @classmethod
    def new(cls, side: Side) -> Board:
        board = cls()
        board.pieces = (EMPTY,) * len(side.grid.names)
        board.empty = side.open
        board.ships = side.ships
        return board

    def with_piece(self, book: Book, square: int, piece: int) -> Board:
        board = Board()
        board.pieces = (*self.pieces[:square], piece, *self.pieces[square + 1 :])
        board.empty = self.empty & ~(1 << square)
        board.ships = self.ships + book.ships[book.kind_of[piece]]
        return board

    def without(self, book: Book, square: int) -> Board:
        board = Board()
        board.pieces = (*self.pieces[:square], EMPTY, *self.pieces[square + 1 :])
        board.empty = self.empty | 1 << square
        board.ships = self.ships - book.ships[book.kind_of[self.pieces[square]]]
        return board

    @property
    def squares(self) -> list[int]:
        """The squares with a tile."""
        return [square for square, piece in enumerate(self.pieces) if piece != EMPTY]
