"""The three tide cards, to be read where they lie."""

from __future__ import annotations

from functools import partial

from hawaii.kernel.messages import Message
from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.naming import card_name, card_short
from hawaii.ui.polynesia.paint.cards import GROUNDS, PICTURE, card_art, lay_card
from hawaii.ui.polynesia.paint.pieces import paint_point
from hawaii.ui.polynesia.tips import gives_points, tide_points, tide_tip
from hawaii.ui.polynesia.view import View
from hawaii.ui.widgets import Drawn, Widget


def tide_widgets(view: View) -> list[Widget]:
    return [_card(view, card, box) for card, box in zip(view.state.cards, view.layout.cards, strict=True)]


def _card(view: View, number: int, box: Box) -> Widget:
    book = view.game.book
    name = book.card_names[number]
    card = book.cards[name]
    title = view.say(card_name(name))
    words = view.say(card_short(book, name))
    points = tide_points(view, card.type)
    now = f"{points[view.me]:+d}" if any(points) else ""
    left = view.state.points if name == gives_points(view) else None
    left_words = "" if left is None else view.say(_left(left))

    def paint(canvas: Canvas, box: Box) -> None:
        parts = lay_card(box)
        canvas.panel(box, "paper", 12, "edge", 2, shadow=True)
        canvas.cover(card_art(name), parts.picture, PICTURE, radius=8, light="lamplight")
        canvas.outline(parts.picture, "edge", 8, 2)
        canvas.panel(parts.number, GROUNDS[card.type], parts.number.h / 2, "ink_light", 1.5)
        canvas.text(
            parts.number, card.number, SMALL, canvas.theme.words_on(GROUNDS[card.type]), "bold", "centre"
        )
        if left_words:
            _paint_left(canvas, parts.picture, left_words, bool(left))
        line = parts.title
        if now:
            tag, line = line.cut_right(50, 4)
            canvas.text(tag.inset(6, 0), now, NORMAL, "ink", "title", "right")
        canvas.text(line, title, NORMAL, "ink", "title")
        canvas.lines_in(parts.words, words, SMALL, "ink")

    return Drawn(
        f"tide:{card.type}",
        box,
        tip=partial(tide_tip, view, name),
        content=(name, now, left),
        paint=paint,
        page=f"card:{name}",
    )


def _left(count: int) -> Message:
    return Message("polynesia_points_left", {"count": count}) if count else Message("polynesia_none_left")


def _paint_left(canvas: Canvas, picture: Box, words: str, some: bool) -> None:
    """The supply of point tokens, at the foot of the picture of the card that brings them."""
    sun = 18.0 if some else 0.0
    wide = canvas.text_width(words, SMALL, "bold") + sun + 16
    tag = Box(picture.right - wide - 3, picture.bottom - 25, wide, 22)
    canvas.panel(tag, "paper", 11, "edge", 1.5)
    inner = tag.inset(7, 2)
    if some:
        spot, inner = inner.cut_left(sun, 3)
        paint_point(canvas, spot)
    canvas.text(inner._replace(w=inner.w + 4), words, SMALL, "ink", "bold")
