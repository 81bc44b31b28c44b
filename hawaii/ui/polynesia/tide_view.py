"""The three tide cards, to be read where they lie."""

from __future__ import annotations

from functools import partial

from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.naming import card_name, card_short
from hawaii.ui.polynesia.paint.cards import GROUNDS, PICTURE, card_art, lay_card
from hawaii.ui.polynesia.tips import tide_points, tide_tip
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

    def paint(canvas: Canvas, box: Box) -> None:
        parts = lay_card(box)
        canvas.panel(box, "paper", 12, "edge", 2, shadow=True)
        canvas.cover(card_art(name), parts.picture, PICTURE, radius=8, light="lamplight")
        canvas.outline(parts.picture, "edge", 8, 2)
        canvas.panel(parts.number, GROUNDS[card.type], parts.number.h / 2, "ink_light", 1.5)
        canvas.text(
            parts.number, card.number, SMALL, canvas.theme.words_on(GROUNDS[card.type]), "bold", "centre"
        )
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
        content=(name, now),
        paint=paint,
        page=f"card:{name}",
    )
