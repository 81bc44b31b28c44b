"""The sides of the others, small: as much of them as there is room for; a click shows one large."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.table.view import AnyView
from hawaii.ui.widgets import Drawn, Widget

Paint = Callable[[Canvas, Box], object]


def small_side(
    view: AnyView, seat: int, box: Box, paint: Paint, content: Any, tip: Callable[[], str], page: str
) -> Widget:
    """All that lies open on a real table."""
    turn = view.decides(seat)

    def framed(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper", 12, "gold" if turn else "edge", 4 if turn else 2, shadow=True)
        paint(canvas, box)

    return Drawn(
        f"opponent:{seat}",
        box,
        act=partial(view.look_at, seat),
        tip=tip,
        content=(turn, view.name(seat), view.colour(seat), content),
        paint=framed,
        page=page,
    )


def chip(view: AnyView, seat: int, box: Box, paint: Paint, content: Any, tip: Callable[[], str]) -> Widget:
    """A few numbers in the header of the own side, where the sides of the others are a drawer."""
    turn = view.decides(seat)

    def framed(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 8, "gold" if turn else "edge", 3 if turn else 1)
        paint(canvas, box)

    return Drawn(
        f"chip:{seat}",
        box,
        act=partial(view.look_at, seat),
        tip=tip,
        content=(turn, view.colour(seat), content),
        paint=framed,
    )
