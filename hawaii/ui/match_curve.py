"""The points of a match over its rounds, as a curve."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.saves.curve import Curve
from hawaii.ui.canvas import Canvas
from hawaii.ui.charts import Line, curve
from hawaii.ui.geometry import Box

LAPS = ("maori",)
"""Games in which nobody counts rounds: a chapter is a lap, in which everybody has a turn."""
MOST = 8
"""So many rounds are named."""


def few(chapters: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Ends of chapters, (place, number): all of a few, or every second, third … of many.

    >>> few([(4, 1), (8, 2)]), [number for _, number in few([(n, n) for n in range(1, 21)])]
    ([(4, 1), (8, 2)], [3, 6, 9, 12, 15, 18])
    """
    every = -(-len(chapters) // MOST) or 1
    return [(place, number) for place, number in chapters if number % every == 0]


def chapter_message(game: str, chapter: int) -> Message:
    """What a part of a match is called."""
    return (
        Message("stats_lap", {"lap": chapter}) if game in LAPS else Message("stats_round", {"round": chapter})
    )


def curve_painter(
    match: Match, points: Curve, say: Callable[[Message], str], shown: float = 1.0
) -> Callable[[Canvas, Box], None]:
    """A line for each seat, with the rounds named below; only a part of it while it grows."""
    lines = [
        Line(seat.name, seat.colour, values) for seat, values in zip(match.seats, points.points, strict=True)
    ]
    marks = [
        (place, say(chapter_message(match.game.name, chapter))) for place, chapter in few(points.chapters)
    ]
    if points.final is not None:
        marks.append((points.final, say(Message("stats_final"))))
    return lambda canvas, box: curve(canvas, box, lines, marks, shown)
