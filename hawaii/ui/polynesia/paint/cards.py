"""The face of a tide card: its picture, its number, and room for its words."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.ui.canvas import LARGE, NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.kapa import BAND, INSET, paint_border

PICTURE = 240 / 150
"""Width to height of the pictures."""
RATIO = 0.72
"""Width to height at which a card looks best; without room for words it is its picture with a title."""
BORDERED = 160.0
"""From this width and height on there is a border."""
GROUNDS = {1: "leaf", 2: "lava_deep", 3: "hibiscus"}
"""The colour of each type, behind its number."""


class CardLayout(NamedTuple):
    """The parts of a card."""

    picture: Box
    number: Box
    title: Box
    words: Box


def card_art(card: str) -> str:
    """The picture of a tide card by its id."""
    return f"polynesia/cards/{card}"


def lay_card(box: Box) -> CardLayout:
    """The picture above, or on the left if the card is wide."""
    inner = box.inset(_margin(box))
    if box.w > box.h * 1.25:
        picture, rest = inner.cut_left(min(inner.h * PICTURE, inner.w * 0.42), 10)
        picture = Box(picture.x, picture.middle[1] - picture.w / PICTURE / 2, picture.w, picture.w / PICTURE)
        title, words = rest.cut_top(min(32.0, rest.h * 0.3), 2)
    else:
        picture, rest = inner.cut_top(inner.w / PICTURE, 4)
        title, words = rest.cut_top(min(34.0, max(18.0, rest.h * 0.24)), 2)
    wide = max(30.0, min(44.0, picture.w * 0.24))
    number = Box(picture.x + 5, picture.y + 5, wide, wide * 0.62)
    return CardLayout(picture, number, title, words)


def _margin(box: Box) -> float:
    """A card of some size has a printed border."""
    return INSET + BAND + 3 if min(box.w, box.h) > BORDERED else min(8.0, box.h * 0.06)


def paint_card(canvas: Canvas, box: Box, card: str, number: str, title: str, words: str = "") -> None:
    """A card with its id ("gateways"), its number ("1.1"), and what it is called and says."""
    layout = lay_card(box)
    canvas.panel(box, "paper", 12, "edge", 2, shadow=True)
    if min(box.w, box.h) > BORDERED:
        paint_border(canvas, box)
    canvas.cover(card_art(card), layout.picture, PICTURE, radius=8, light="lamplight")
    canvas.outline(layout.picture, "edge", 8, 2)
    if number:
        ground = GROUNDS[int(number[0])]
        canvas.panel(layout.number, ground, layout.number.h / 2, "edge", 1.5)
        words_on = canvas.theme.words_on(ground)
        canvas.text(layout.number, number, min(SMALL, layout.number.h * 0.8), words_on, "bold", "centre")
    size = LARGE if layout.title.h > 30 else NORMAL
    canvas.text(layout.title, title, size, "ink", "title", "centre" if box.w <= box.h * 1.25 else "left")
    if words:
        canvas.lines(layout.words, words, SMALL, "ink")
