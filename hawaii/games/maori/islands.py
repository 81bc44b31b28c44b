"""Islands: land that is joined over open edges, complete when each open edge meets an open edge."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.games.maori.board import Board
from hawaii.games.maori.book import EMPTY, Book, Side
from hawaii.games.maori.tile import opposite


class Island(NamedTuple):
    """Land that belongs together."""

    squares: tuple[int, ...]
    complete: bool
    inside: bool
    """Whether it lies wholly inside the atoll."""
    palms: int
    hut: bool
    leis: int
    """Complete leis: two halves that meet across an edge."""


def islands_of(book: Book, side: Side, board: Board) -> list[Island]:
    """The islands of a board, in the order of their first squares."""
    found: list[Island] = []
    seen = 0
    for square in board.squares:
        if seen >> square & 1 or not book.of_piece[board.pieces[square]].is_land:
            continue
        squares, complete, leis = _explored(book, side, board, square)
        seen |= sum(1 << one for one in squares)
        tiles = [book.of_piece[board.pieces[one]] for one in squares]
        found.append(
            Island(
                squares,
                complete,
                all(side.inside >> one & 1 for one in squares),
                sum(tile.palms for tile in tiles),
                any(tile.huts for tile in tiles),
                leis,
            )
        )
    return found


def _explored(book: Book, side: Side, board: Board, first: int) -> tuple[tuple[int, ...], bool, int]:
    """The squares of an island, whether it is complete, and its complete leis."""
    squares = [first]
    complete = True
    halves = 0
    for square in squares:  # it grows while it is read
        piece = board.pieces[square]
        edges = book.edges[piece]
        complete = complete and not edges & side.grid.borders[square]
        for edge, neighbour in side.grid.beside[square]:
            if not edges & edge:
                continue
            other = board.pieces[neighbour]
            if other == EMPTY or not book.edges[other] & opposite(edge):
                complete = False
                continue
            if neighbour not in squares:
                squares.append(neighbour)
            halves += bool(book.of_piece[piece].leis and book.of_piece[other].leis)
    return tuple(sorted(squares)), complete, halves // 2
