"""A finished game in a list: when it was, and how far everybody got."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.kernel.messages import Message
from hawaii.saves.history import PlayedGame
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.charts import bar
from hawaii.ui.geometry import Box

Say = Callable[[Message], str]

HEIGHT = 92.0


def minutes(seconds: int) -> Message:
    """How long something took: in minutes, or in hours if there are many."""
    if seconds < 2 * 3600:
        return Message("stats_minutes", {"count": max(1, round(seconds / 60))})
    return Message("stats_hours", {"count": round(seconds / 3600)})


def paint_played(say: Say, played: PlayedGame, best: int, seats: int, canvas: Canvas, box: Box) -> None:
    """Rows can be compared: bars are as long as their part of the best score of the list, and each has places
    for as many seats as any.
    """
    canvas.panel(box, "paper", 12, "edge")
    when, rest = box.inset(18, 10).cut_left(150, 10)
    top, bottom = when.rows([1.15, 1])
    canvas.text(top, f"{played.ended.astimezone():%d.%m.%Y}", 22, "ink", "title")
    canvas.text(bottom, say(minutes(played.seconds)), SMALL, "ink_soft")
    for seat, place in enumerate(rest.columns([1] * seats, gap=16)[: len(played.names)]):
        _paint_seat(canvas, place, played, seat, best)


def _paint_seat(canvas: Canvas, box: Box, played: PlayedGame, seat: int, best: int) -> None:
    person, won = played.levels[seat] is None, played.won[seat] > 0
    name, score = box.rows([1, 1])
    icon, words = name.cut_left(22, 6)
    canvas.icon("ui/person" if person else "ui/bot", icon.fitted(1))
    face = "bold" if person else "text"
    if won:
        place = words.x + min(canvas.text_width(played.names[seat], SMALL, face) + 6, words.w - 24)
        canvas.picture("ui/crown", Box(place, name.middle[1] - 12, 24, 24))
        words = words._replace(w=words.w - 28)
    canvas.text(words, played.names[seat], SMALL, "ink" if person else "ink_soft", face)
    points = str(played.scores[seat])
    room = score.cut_right(40)[1]
    part = max(0.0, played.scores[seat] / max(1, best))
    bar(canvas, room, part, "leaf" if person else "gold")
    end = score.x + max(4.0, room.w * part) + 6
    canvas.text(Box(end, score.y, 40, score.h), points, 18, "ink", "bold")
