"""The discoverer ship at the matrix, with the price of every position."""

from __future__ import annotations

from hawaii.games.maori.book import Book
from hawaii.kernel.messages import Message
from hawaii.ui.maori.reference.pictures import COIN, DISCOVERER, tile
from hawaii.ui.maori.reference.told import ships_told
from hawaii.ui.reference import Figure, Figures, Piece, Spot

MATRIX = (
    *("E-p", "water-b", "S-pp", "single-p"),
    *("W-ph", "EW-pp", "N-pl", "water"),
    *("E-pss", "NS-p", "water-bb", "W-ppl"),
    *("single-ph", "S-pb", "E-h", "N-ppp"),
)
MAT = 4
"""The drawn mat has room for so many tiles in a row."""
FROM = 2
"""The ship of the figure stands here, counted from 0."""


def price_of_steps(book: Book, ships: int, steps: int) -> int:
    return max(0, steps - ships) * book.tables.play.step


def sailing_figure(book: Book, ships: int) -> Figures:
    """What it costs to sail to each position, with so many ships."""
    side = book.tables.start.side
    wide = side + 2
    cells: list[list[Piece | Spot | None]] = [[None] * wide for _ in range(wide)]
    for square in range(side * side):
        row, column = divmod(square, side)
        cells[row + 1][column + 1] = tile(MATRIX[square % len(MATRIX)])
    ring = _ring(side)
    for steps in range(1, len(ring)):
        row, column = ring[(FROM + steps) % len(ring)]
        price = price_of_steps(book, ships, steps)
        cells[row][column] = Spot(tag=str(price)) if price else Spot(good=True)
    row, column = ring[FROM]
    cells[row][column] = DISCOVERER
    caption = Message("ref_maori_ship_figure", {"ships": ships_told(ships)})
    ground = "maori/board/mat" if side == MAT else ""
    return Figures((Figure(tuple(map(tuple, cells)), caption, ground=ground),), 56, COIN)


def _ring(side: int) -> list[tuple[int, int]]:
    """Row and column of each position, clockwise from above the first column."""
    along = range(1, side + 1)
    return [
        *((0, column) for column in along),
        *((row, side + 1) for row in along),
        *((side + 1, column) for column in reversed(along)),
        *((row, 0) for row in reversed(along)),
    ]
