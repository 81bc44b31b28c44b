"""The boards of the others, small: all that lies open on a real table; a click shows one large."""

from __future__ import annotations

from functools import partial

from hawaii.games.polynesia.kinds import FISH, SHELL
from hawaii.games.polynesia.populating import waiting
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.home_view import LOSS, NAMED, paint_loss, paint_tokens, tokens_of
from hawaii.ui.polynesia.paint.pieces import (
    paint_goods,
    paint_member,
    paint_point,
    paint_ship,
    paint_start,
)
from hawaii.ui.polynesia.tips import points_tip
from hawaii.ui.polynesia.view import View
from hawaii.ui.table.small_sides import chip, small_side
from hawaii.ui.widgets import Widget

THING, LARGEST = 22.0, 30.0
"""How large pictures in a row are."""


def opponent_widgets(view: View) -> list[Widget]:
    return [_opponent(view, seat, box) for seat, box in zip(view.others, view.layout.opponents, strict=False)]


def chip_widgets(view: View, header: Box) -> list[Widget]:
    """Where the others are a drawer: points and goods of each, in the header of the own board."""
    others = view.others
    room = Box(header.x + header.w * NAMED, header.y, header.w * (1 - NAMED) - 80, header.h)
    boxes = room.columns([1] * 3, gap=4)[-len(others) :]
    return [_chip(view, seat, box) for seat, box in zip(others, boxes, strict=True)]


def _chip(view: View, seat: int, box: Box) -> Widget:
    points, colour = view.points[seat], view.colour(seat)

    def paint(canvas: Canvas, box: Box) -> None:
        mark, words = box.inset(1, 2).cut_left(14, 1)
        paint_member(canvas, mark.inset(0, 4), colour)
        canvas.text(words, str(points), 16, "ink", "bold", "centre")

    return chip(view, seat, box, paint, points, lambda: f"{view.name(seat)}\n{points_tip(view, seat)}")


def _opponent(view: View, seat: int, box: Box) -> Widget:
    state, book = view.state, view.game.book
    name, colour, points, about = view.name(seat), view.colour(seat), view.points[seat], view.level(seat)
    start = seat == state.start and not state.over
    fish, shells = state.goods[2 * seat + FISH], state.goods[2 * seat + SHELL]
    ships, home, lost = state.ships[seat], waiting(book, state, seat), view.settled[seat].sunk
    free = book.free[state.home[seat]]
    tokens = tokens_of(view, seat)

    def paint(canvas: Canvas, box: Box) -> None:
        inner = box.inset(10, 5)
        figure, rest = inner.cut_left(min(inner.h * 0.62, 44.0), 10)
        paint_member(canvas, figure.centred(figure.w, min(figure.h, 62.0)), colour)
        upper, lower = rest.rows([1, 1])
        wide = canvas.text_width(str(points), 24, "title")
        canvas.text(upper, str(points), 24, "ink", "title", "right")
        paint_point(canvas, Box(upper.right - wide - 32, upper.middle[1] - 14, 28, 28))
        words = upper.cut_right(wide + 40)[1]
        canvas.text(words, name, 20, "ink", "title")
        taken = canvas.text_width(name, 20, "title") + 8
        if start:
            paint_start(canvas, Box(words.x + taken, upper.middle[1] - 12, 24, 24))
            taken += 32
        if taken + 4 + canvas.text_width(about, 16) < words.w:
            canvas.text(words.cut_left(taken)[1], about, 16, "ink_soft")
        _paint_owned(canvas, lower)

    def _paint_owned(canvas: Canvas, line: Box) -> None:
        things = (
            (partial(paint_goods, kind="fish"), fish, 1.0),
            (partial(paint_goods, kind="shell"), shells, 1.0),
            (partial(paint_ship, colour=colour), ships, 1.0),
            (partial(paint_member, colour=colour), home, 1.0),
            (partial(paint_loss, colour=colour), lost, LOSS),
        )
        left = line
        side = max(THING, min(LARGEST, line.h * 0.66))
        size = side * 0.77
        for paint_thing, count, ratio in things:
            words = str(count)
            spot, left = left.cut_left(side * ratio, 2)
            paint_thing(canvas, spot.centred(side * ratio, side))
            wide = canvas.text_width(words, size, "bold")
            text, left = left.cut_left(wide, 9)
            canvas.text(text._replace(w=wide + 2), words, size, "ink", "bold")
        if left.w > side:
            paint_tokens(canvas, left, tokens, side + 3)

    def tip() -> str:
        return f"{points_tip(view, seat)}\n{view.say(Message('tip_opponent_board', {'name': name}))}"

    content = (points, about, start, fish, shells, ships, home, free, lost, tokens)
    return small_side(view, seat, box, paint, content, tip, "board")
