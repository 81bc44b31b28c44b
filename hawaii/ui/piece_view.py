"""How the pictures of a page are drawn: pieces, alone and in a row, with their labels and marks."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.reference import Piece


def pieces_width(pieces: Sequence[Piece], size: float, gap: float = 6.0) -> float:
    return sum(piece.ratio * size for piece in pieces) + gap * max(0, len(pieces) - 1)


def paint_pieces(canvas: Canvas, box: Box, pieces: Sequence[Piece], size: float, gap: float = 6.0) -> None:
    """From the left, in the middle of the height of a box; closer together if there are too many."""
    natural = pieces_width(pieces, size, gap)
    if natural > box.w and len(pieces) > 1:
        gap -= (natural - box.w) / (len(pieces) - 1)
    x = box.x
    for piece in pieces:
        spot = Box(x, box.y + (box.h - size) / 2, piece.ratio * size, size)
        paint_piece(canvas, spot, piece)
        x = spot.right + gap


def paint_piece(canvas: Canvas, box: Box, piece: Piece, coin: str = "") -> None:
    """With its label, if it has one: a number, and what it counts."""
    if piece.whole:
        canvas.cover(piece.name, box, piece.whole, radius=6, left=0.85)
    else:
        faint = 95 if piece.faint else 255
        if piece.name.startswith("ui/"):  # of one colour: that of the words
            canvas.icon(piece.name, box, "ink", faint)
        else:
            canvas.picture(piece.name, box, faint)
        for name, part in piece.over:
            spot = Box(box.x + part.x * box.w, box.y + part.y * box.h, part.w * box.w, part.h * box.h)
            canvas.picture(name, spot, faint)
    if piece.text:
        canvas.text(box, piece.text, box.h * 0.5, "ink_dark", "title", "centre")
    if piece.tag:
        high = min(26.0, box.h * 0.36)
        wide = high * (1.75 if coin else 1.3)
        paint_tag(canvas, Box(box.right - wide - 2, box.y + 2, wide, high), piece.tag, coin)


def paint_tag(canvas: Canvas, box: Box, text: str, coin: str = "") -> None:
    """A price on a small label."""
    canvas.panel(box, "paper", box.h / 2, "edge", 1.5)
    words = box
    if coin:
        side = box.h * 0.86
        canvas.picture(coin, Box(box.right - side - 2, box.y + (box.h - side) / 2, side, side))
        words = box.cut_right(side + 2)[1]
    canvas.text(words, text, box.h * 0.74, "ink", "bold", "centre")


def paint_mark(canvas: Canvas, box: Box, good: bool) -> None:
    """A tick or a cross on a disc."""
    canvas.disc(box, "leaf" if good else "lava_deep")
    x, y = box.middle
    if good:
        canvas.stroke([(x - 7, y), (x - 2, y + 6), (x + 7, y - 6)], "ink_light", 3.5)
    else:
        canvas.stroke([(x - 6, y - 6), (x + 6, y + 6)], "ink_light", 3.5)
        canvas.stroke([(x - 6, y + 6), (x + 6, y - 6)], "ink_light", 3.5)
