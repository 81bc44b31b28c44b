"""What happened last, beside the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hawaii.kernel.messages import Message
from hawaii.saves import Decision, Match
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.log import Line, log_lines, words_of_line
from hawaii.ui.widgets import Drawn, Widget

FAR = 40
"""Decisions to look back: more than enough for the lines that fit."""
MARK = 26.0


def recent_widget(
    match: Match,
    seen: Sequence[Decision],
    box: Box,
    say: Callable[[Message], str],
    open_log: Callable[[], object],
) -> Widget:
    """As many lines of the log as fit, the newest last; a click opens all of it."""
    lines = list(log_lines(match.game.name, seen[-FAR:]))
    told = tuple((line, words_of_line(say, match, line)) for line in lines)
    colours = [seat.colour for seat in match.seats]

    def paint(canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper", 12, "edge", 2, shadow=True)
        inner = box.inset(12, 8)
        high = canvas.line_height(SMALL)
        y = inner.bottom
        for line, words in reversed(told):
            rows = canvas.wrapped(words, SMALL, inner.w - MARK)
            y -= high * len(rows) + 2
            if y < inner.y:
                break
            place = Box(inner.x + MARK, y, inner.w - MARK, high * len(rows))
            if line.seat is not None:
                canvas.picture(f"hawaii/piece/marker_{colours[line.seat]}", Box(inner.x, y + 1, 19, 19))
            face, colour = _style(line)
            canvas.lines(place, words, SMALL, colour, face)

    content = tuple(words for _, words in told)
    return Drawn("recent", box, act=open_log, tip=say(Message("tip_recent")), content=content, paint=paint)


def _style(line: Line) -> tuple[str, str]:
    return ("bold", "hibiscus") if line.heading else ("text", "ink")
