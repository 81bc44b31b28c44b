"""Figures of a page: pieces as they lie together on the table, with words below or beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.passage import paint_passage, text_height
from hawaii.ui.piece_view import paint_mark, paint_piece, paint_tag
from hawaii.ui.reference import Figure, Figures, Piece

LEAST, BESIDE = 190.0, 260.0
"""Widths of words: below a figure, and beside one that stands alone."""
ALONE = 900.0
"""No wider, if it stands alone."""
GAP, RIM = 12.0, 14.0
MARK = 28.0
LETTERS = 18.0


@dataclass(frozen=True)
class FigureRow:
    """Figures side by side, and how high they are together."""

    figures: tuple[Figure, ...]
    columns: int
    width: float
    height: float
    size: float
    coin: str
    say: Callable[[Message], str]
    beside: float
    """How far to the right words begin that stand beside their figure."""

    def paint(self, canvas: Canvas, box: Box, words: Sequence[str] = ()) -> None:
        places = box._replace(w=self.width).columns([1] * self.columns, gap=GAP)
        for figure, place in zip(self.figures, places, strict=False):
            canvas.panel(place, "paper_dim", 12, "edge", 1.5)
            self._paint(canvas, place.inset(RIM), figure, words)

    def _paint(self, canvas: Canvas, box: Box, figure: Figure, words: Sequence[str]) -> None:
        wide, high = extent(figure, self.size)
        if self.columns == 1 and stands_beside(figure, self.size, box.w):
            field, rest = Box(box.x, box.y + (box.h - high) / 2, wide, high), box.cut_left(self.beside)[1]
            text_high = _words_height(canvas, figure, self.say, rest.w)
            rest = rest.centred(rest.w, min(rest.h, text_high))
        else:
            field, rest = Box(box.x + (box.w - wide) / 2, box.y, wide, high), box.cut_top(high + 10)[1]
        paint_field(canvas, field, figure, self.size, self.coin)
        if figure.good is not None:
            mark, rest = rest.cut_left(MARK, 10)
            paint_mark(canvas, mark._replace(h=MARK), figure.good)
            rest = rest.moved(0, 2)
        if figure.caption is not None:
            paint_passage(canvas, rest, self.say(figure.caption), LETTERS, "ink", "text", words)


def figure_rows(
    canvas: Canvas, block: Figures, say: Callable[[Message], str], width: float
) -> list[FigureRow]:
    """As many side by side as there is room for, all equally wide."""
    figures = block.figures
    room = width - 2 * RIM
    widest = max(len(row) for figure in figures for row in figure.rows)
    size = min(block.size, room / widest)
    least = max(max(extent(figure, size)[0] for figure in figures), LEAST) + 2 * RIM
    columns = max(1, min(len(figures), int((width + GAP) / (least + GAP))))
    lines = -(-len(figures) // columns)
    columns = -(-len(figures) // lines)  # four are two and two rather than three and one
    if len(figures) % columns and all(stands_beside(figure, size, room) for figure in figures):
        columns = 1
    if columns == 1:
        width = min(width, ALONE)
    each = (width - GAP * (columns - 1)) / columns - 2 * RIM
    beside = max(extent(figure, size)[0] for figure in figures) + 20
    found = []
    for first in range(0, len(figures), columns):
        some = figures[first : first + columns]
        high = max(_height(canvas, figure, say, each, size, beside if columns == 1 else 0) for figure in some)
        found.append(FigureRow(some, columns, width, high, size, block.coin, say, beside))
    return found


def extent(figure: Figure, size: float) -> tuple[float, float]:
    """How wide and high its pieces are together."""
    return max(len(row) for row in figure.rows) * size, len(figure.rows) * size


def stands_beside(figure: Figure, size: float, width: float) -> bool:
    """Whether the words of a figure have room beside it."""
    return extent(figure, size)[0] + 20 + BESIDE <= width


def _words_height(canvas: Canvas, figure: Figure, say: Callable[[Message], str], width: float) -> float:
    room = width - (MARK + 10 if figure.good is not None else 0)
    words = text_height(canvas, say(figure.caption), LETTERS, room) if figure.caption is not None else 0.0
    return max(words + 2, MARK) if figure.good is not None else words


def _height(
    canvas: Canvas, figure: Figure, say: Callable[[Message], str], width: float, size: float, beside: float
) -> float:
    high = extent(figure, size)[1]
    if beside and stands_beside(figure, size, width):
        return 2 * RIM + max(high, _words_height(canvas, figure, say, width - beside))
    words = _words_height(canvas, figure, say, width)
    return 2 * RIM + high + (10 + words if words else 0)


def paint_field(canvas: Canvas, field: Box, figure: Figure, size: float, coin: str) -> None:
    """The pieces themselves, on their ground."""
    if figure.ground:
        canvas.picture(figure.ground, field, light="moonlight")
    else:
        canvas.panel(field.inset(-3), "deep", 8)
    for line, row in enumerate(figure.rows):
        for column, cell in enumerate(row):
            box = Box(field.x + column * size, field.y + line * size, size, size)
            if cell is None:
                continue
            if isinstance(cell, Piece):
                paint_piece(canvas, box, cell, coin)
                continue
            if not figure.ground:
                canvas.panel(box.inset(size * 0.08), None, 8, "ink_light", 1.5, alpha=150)
            if cell.tag:
                high = size * 0.4
                paint_tag(canvas, box.centred(high * (1.1 + 0.5 * len(cell.tag)), high), cell.tag, coin)
            elif cell.good is not None:
                paint_mark(canvas, box.centred(MARK, MARK), cell.good)
    if figure.over:
        canvas.picture(figure.over, field)
