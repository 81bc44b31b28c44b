"""The points of a match over its rounds, as a curve."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.saves.curve import Curve
from hawaii.ui.canvas import Canvas
from hawaii.ui.charts import Line, curve
from hawaii.ui.geometry import Box


def curve_painter(
    match: Match, points: Curve, say: Callable[[Message], str], shown: float = 1.0
) -> Callable[[Canvas, Box], None]:
    """A line for each seat, with the rounds named below; only a part of it while it grows."""
    lines = [
        Line(seat.name, seat.colour, values) for seat, values in zip(match.seats, points.points, strict=True)
    ]
    marks = [(place, say(Message("stats_round", {"round": chapter}))) for place, chapter in points.chapters]
    if points.final is not None:
        marks.append((points.final, say(Message("stats_final"))))
    return lambda canvas, box: curve(canvas, box, lines, marks, shown)
