"""A finished game in a list: when it was, and how far everybody got."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.kernel.messages import Message
from hawaii.saves.history import PlayedGame
from hawaii.ui.agreed import unusual, unusual_words
from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.charts import bar
from hawaii.ui.geometry import Box

Say = Callable[[Message], str]

HEIGHT, AGREED = 92.0, 22.0
"""Of a row, and of the line in it about what was unusual."""
GAP, SCORE = 24.0, 44.0
"""Units between seats, and for the number behind a bar."""


def minutes(seconds: int) -> Message:
    """How long something took: in minutes, or in hours if there are many."""
    if seconds < 2 * 3600:
        return Message("stats_minutes", {"count": max(1, round(seconds / 60))})
    return Message("stats_hours", {"count": round(seconds / 3600)})


def height_of(played: PlayedGame) -> float:
    return HEIGHT + (AGREED if unusual(played.game, played.agreed) else 0.0)


def paint_played(say: Say, played: PlayedGame, best: int, seats: int, canvas: Canvas, box: Box) -> None:
    """The seats take all of the row; but bars of all rows can be compared: the longest is as long as there is
    room for in the row with the most seats.
    """
    canvas.panel(box, "paper", 12, "edge")
    agreed = unusual_words(say, played.game, played.agreed)
    if agreed:
        line, box = box.cut_bottom(AGREED)
        canvas.text(line.moved(0, -8).inset(18, 0), agreed, SMALL, "ink_soft")
    when, rest = box.inset(18, 10).cut_left(150, 10)
    top, bottom = when.rows([1.15, 1])
    canvas.text(top, f"{played.ended.astimezone():%d.%m.%Y}", 22, "ink", "title")
    canvas.text(bottom, say(minutes(played.seconds)), SMALL, "ink_soft")
    longest = rest.columns([1] * seats, gap=GAP)[0].w - SCORE
    places = rest.columns([1] * len(played.names), gap=GAP)
    for seat, (place, score) in enumerate(zip(places, played.scores, strict=True)):
        x = place.x - GAP * 0.75
        canvas.stroke([(x, box.y + 16), (x, box.bottom - 16)], "paper_dim", 2)
        name, below = place.rows([1, 1])
        _paint_name(say, canvas, name, played, seat)
        track = below._replace(w=longest)
        bar(canvas, track, 1, "paper_dim")
        bar(canvas, track, max(0.0, score / max(1, best)), "gold" if played.levels[seat] else "leaf")
        canvas.text(Box(track.right + 8, below.y, SCORE, below.h), str(score), NORMAL, "ink", "bold")


def _paint_name(say: Say, canvas: Canvas, box: Box, played: PlayedGame, seat: int) -> None:
    """The level of a bot only where there is room for it."""
    name, level = played.names[seat], played.levels[seat]
    face, colour = ("bold", "ink") if level is None else ("text", "ink_soft")
    icon, words = box.cut_left(22, 6)
    canvas.icon("ui/bot" if level else "ui/person", icon.fitted(1))
    won = played.won[seat] > 0
    room = words._replace(w=words.w - 32 if won else words.w)
    canvas.text(room, name, NORMAL, colour, face)
    after = words.cut_left(min(canvas.text_width(name, NORMAL, face), room.w), 6)[1]
    if won:
        crown, after = after.cut_left(26, 6)
        canvas.picture("ui/crown", crown.centred(26, 26))
    about = say(Message(f"level_{level}")) if level else ""
    if about and after.w > canvas.text_width(about, SMALL):
        canvas.text(after, about, SMALL, "ink_soft")
