"""A hint: what a master would do, at a glance on a card, and marked on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from hawaii.bots import Suggestion
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.page_view import paint_pieces, pieces_width
from hawaii.ui.placing import card_box
from hawaii.ui.reference import Piece
from hawaii.ui.table.hinting import Hinting
from hawaii.ui.table.suggested import Suggested
from hawaii.ui.table.view import AnyView
from hawaii.ui.widgets import Button, Card, Drawn, Label, Widget
from hawaii.ui.words import capital

WIDE = 580.0
HEAD, ROW, GAP, FOOT = 84.0, 60.0, 7.0, 62.0
PICTURE, POINTS = 72.0, 80.0
"""Sizes on the card: its width, the heights of its parts, the widths of the ends of a row."""
AS_GOOD = 0.5
"""Less than so many points nobody can tell."""


def hint_widgets(
    view: AnyView,
    hinting: Hinting,
    table: Sequence[Widget],
    marks_of: Callable[[Sequence[Action]], Sequence[str]],
    suggested: Callable[[Sequence[Action]], Suggested],
    near: Box,
    play: Callable[[Sequence[Action]], object],
    close: Callable[[], object],
) -> list[Widget]:
    """The card with all suggestions; what the chosen one is about glows on the table.

    A game tells which widgets a turn is about, by the beginning of their keys, and what to show of it.
    """
    advice = hinting.advice
    assert advice is not None
    suggestions = advice.suggestions
    chosen = min(hinting.chosen, len(suggestions) - 1)
    actions = suggestions[chosen].actions
    marks = marks_of(actions)
    marked = [widget for widget in table if any(_is_marked(widget.key, mark) for mark in marks)]
    for widget in marked:
        widget.glows = True
    height = HEAD + (ROW + GAP) * len(suggestions) + FOOT
    boxes = [widget.box for widget in marked]
    box = card_box(view.open_room, min(WIDE, view.open_room.w), height, near, view.looked_at, boxes)
    inner = box.inset(20, 0)
    title, reason = inner.cut_top(HEAD)[0].inset(0, 10).rows([34, 30])
    found: list[Widget] = [
        Card("card", box, border="gold"),
        Label(
            "hint:title", title.cut_right(150)[1], text=view.say(Message("hint_title")), size=22, face="title"
        ),
        Label(
            "hint:points",
            title.cut_right(152)[0].inset(12, 0),
            tip=view.later(Message("hint_points_about")),
            text=view.say(Message("hint_points_title")),
            size=SMALL,
            colour="ink_soft",
            align="right",
        ),
        _reasons(view, suggestions[chosen].reasons, reason),
    ]
    for number, suggestion in enumerate(suggestions):
        row = Box(inner.x, box.y + HEAD + (ROW + GAP) * number, inner.w, ROW)
        turn = suggested(suggestion.actions)
        choose = partial(hinting.choose, number)
        found.append(_row(view, turn, suggestion, number, number == chosen, choose, row))
    foot = Box(inner.x, box.bottom - 54, inner.w, 42)
    do_it = partial(play, actions)
    found += [
        Button("hint:close", foot.cut_left(120)[0], act=close, text=view.say(Message("close"))),
        Button(
            "hint:play", foot.cut_right(180)[0], act=do_it, text=view.say(Message("hint_play")), chosen=True
        ),
    ]
    return found


def _is_marked(key: str, mark: str) -> bool:
    return key.startswith(mark) if mark.endswith(":") else key == mark


def _reasons(view: AnyView, reasons: Sequence[Message], box: Box) -> Widget:
    """Why the chosen suggestion is good: all reasons in a line, or the best, and the others in the tip."""
    words = tuple(map(view.say, reasons))

    def paint(canvas: Canvas, box: Box) -> None:
        shown = _that_fit(canvas, box.w, words, NORMAL, "bold")
        canvas.text(box, capital(shown), NORMAL, "leaf_dark", "bold")

    return Drawn("hint:reason", box, tip=capital(f"{'; '.join(words)}."), content=words, paint=paint)


def _promise(view: AnyView, suggestion: Suggestion, number: int) -> str:
    """Points for the best. Others may promise more points and still be worse, so they tell how much worse."""
    if not number:
        return view.say(Message("hint_points", {"points": round(suggestion.points)}))
    if suggestion.worse < AS_GOOD:
        return view.say(Message("hint_as_good"))
    return view.say(Message("hint_worse", {"points": max(1, round(suggestion.worse))}))


def _row(
    view: AnyView,
    turn: Suggested,
    suggestion: Suggestion,
    number: int,
    chosen: bool,
    choose: Callable[[], object],
    box: Box,
) -> Widget:
    """A picture, the move with its price below, and at the right what a master expects of it."""
    headline = capital(view.say(turn.headline))
    details = tuple(map(view.say, turn.details))
    promise = _promise(view, suggestion, number)

    def paint(canvas: Canvas, box: Box) -> None:
        fill, edge, thickness = ("glow", "gold", 3.0) if chosen else ("paper_dim", "edge", 1.5)
        ink, soft = ("ink_dark", "ink_dark") if chosen else ("ink", "ink_soft")
        canvas.panel(box, fill, 12, edge, thickness)
        left, rest = box.inset(12, 4).cut_left(PICTURE, 12)
        right, middle = rest.cut_right(POINTS, 14)
        _paint_pictures(canvas, left, turn.pictures)
        top, bottom = middle.centred(middle.w, 46).rows([25, 21])
        canvas.text(top if details else middle, headline, NORMAL, ink, "bold")
        canvas.text(bottom, _that_fit(canvas, bottom.w, details, SMALL), SMALL, soft)
        if number:
            canvas.text(right, promise, NORMAL, soft, align="right")
        else:
            canvas.text(right, promise, 22, ink, "bold", "right")

    return Drawn(
        f"hint:{number}",
        box,
        act=choose,
        tip=lambda: capital("; ".join(map(view.say, turn.story))),
        content=(turn.pictures, headline, details, promise, chosen),
        paint=paint,
    )


def _that_fit(canvas: Canvas, width: float, words: Sequence[str], size: float, face: str = "text") -> str:
    """The most important come first; what is too much stands in the tip."""
    shown = list(words)
    while len(shown) > 1 and canvas.text_width(" · ".join(shown), size, face) > width:
        shown.pop()
    return " · ".join(shown)


def _paint_pictures(canvas: Canvas, box: Box, pictures: Sequence[Piece]) -> None:
    """In the middle of a box, as large as they fit; of each under another, half may be seen at least."""
    over = 1 + (len(pictures) - 1) / 2
    size = min(box.h, box.w / over, *(box.w / piece.ratio for piece in pictures))
    width = min(box.w, pieces_width(pictures, size, 2))
    paint_pieces(canvas, box.centred(width, size), pictures, size, 2)
