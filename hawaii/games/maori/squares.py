"""Squares of boards and of the matrix: numbered row by row from the upper left, written "r1c1"."""

from __future__ import annotations

from collections.abc import Iterable

from hawaii.games.maori.tile import EAST, NORTH, SOUTH, WEST

NOWHERE = -1


class Grid:
    """Rows and columns of squares, with what lies beside what."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows, self.columns = rows, columns
        self.names = [f"r{row + 1}c{column + 1}" for row in range(rows) for column in range(columns)]
        self.numbers = {name: square for square, name in enumerate(self.names)}
        squares = range(rows * columns)
        self.beside = [self._beside(square) for square in squares]
        """For each square, its neighbours by edge: (edge, the neighbour)."""
        self.around = [self._around(square) for square in squares]
        """For each square, the up to eight squares around it."""
        self.borders = [15 & ~sum(edge for edge, _ in self.beside[square]) for square in squares]
        """For each square, its edges at the border of the grid."""

    def _square(self, row: int, column: int) -> int:
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.columns + column if inside else NOWHERE

    def _beside(self, square: int) -> list[tuple[int, int]]:
        row, column = divmod(square, self.columns)
        found = [
            (NORTH, self._square(row - 1, column)),
            (EAST, self._square(row, column + 1)),
            (SOUTH, self._square(row + 1, column)),
            (WEST, self._square(row, column - 1)),
        ]
        return [(edge, neighbour) for edge, neighbour in found if neighbour != NOWHERE]

    def _around(self, square: int) -> list[int]:
        row, column = divmod(square, self.columns)
        near = [self._square(row + y, column + x) for y in (-1, 0, 1) for x in (-1, 0, 1)]
        return [neighbour for neighbour in near if neighbour not in (NOWHERE, square)]

    def mask(self, names: Iterable[str]) -> int:
        """Squares as a set, a bit each."""
        return sum(1 << self.numbers[name] for name in names)


def lines(side: int) -> list[tuple[int, ...]]:
    """For each position of the ship, clockwise from above the first column: the squares before it, the
    nearest first. A corner of the matrix has two positions.

    >>> lines(2)
    [(0, 2), (1, 3), (1, 0), (3, 2), (3, 1), (2, 0), (2, 3), (0, 1)]
    """
    columns = [tuple(row * side + column for row in range(side)) for column in range(side)]
    rows = [tuple(row * side + column for column in range(side)) for row in range(side)]
    return [
        *columns,
        *(row[::-1] for row in rows),
        *(column[::-1] for column in columns[::-1]),
        *rows[::-1],
    ]
