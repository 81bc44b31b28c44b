"""Where things lie on the main island: stones in the crater, figures on the beach, queues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.paint.chart import FIGURE

CRATER = Box(0.2, 0.155, 0.52, 0.25)
"""The mouth of the volcano, as a part of its picture."""
BEACH = Box(0.14, 0.63, 0.74, 0.25)
"""Where members stand."""
HIGH_CRATER = Box(0.33, 0.02, 0.34, 0.13)
"""The mouth where there are terraces."""
TERRACES = Box(0.07, 0.165, 0.86, 0.79)
"""From the one nearest to the crater down to the beach."""
NARROW = 0.66
"""How wide the highest terrace is, of the beach."""
STONES = 10


def crater_places(box: Box, jeopardy: bool = False, count: int = STONES) -> list[Box]:
    """Where the stones lie that have come out of the bag, in their order: from the left, behind first."""
    mouth = _part(box, HIGH_CRATER if jeopardy else CRATER)
    behind = (count + 1) // 2
    side = min(mouth.w * 0.88 / behind, mouth.h * 0.56)
    found = []
    for number in range(count):
        row, column = divmod(number, behind)
        in_row = behind if row == 0 else count - behind
        step = min(side, mouth.w * (0.86 if row else 0.80) / in_row)
        x = mouth.middle[0] + (column - (in_row - 1) / 2) * step
        y = mouth.y + mouth.h * (0.36 if row == 0 else 0.68)
        found.append(Box(x - side / 2, y - side / 2, side, side))
    return found


def beach_places(box: Box, count: int) -> list[Box]:
    """Where the figures of so many players stand, one for each; each has room for its number."""
    beach = _part(box, BEACH)
    high = min(beach.h * 0.92, beach.w / max(count, 1) / FIGURE * 0.9)
    wide = high * FIGURE
    step = min(wide * 1.35, beach.w / max(1, count))
    left = beach.middle[0] - (count - 1) / 2 * step
    return [Box(left + number * step - wide / 2, beach.bottom - high, wide, high) for number in range(count)]


class Terrace(NamedTuple):
    """A row of the queues, as wide as the mountain is there."""

    box: Box
    lava: Box
    """Where the red stone lies that has buried it."""
    places: tuple[tuple[Box, ...], ...]
    """By seat, from the left."""


def terraces(box: Box, players: int, rows: Sequence[int]) -> list[Terrace]:
    """From the beach to the crater: so many places for each player in each row.

    >>> [len(row.places[0]) for row in terraces(Box(0, 0, 300, 280), 4, [3, 2, 2, 2, 2, 2])]
    [3, 2, 2, 2, 2, 2]
    """
    whole = _part(box, TERRACES)
    weights = [1.0] * (len(rows) - 1) + [1.12]
    found = []
    for number, strip in enumerate(reversed(whole.rows(weights))):
        part = 1 - (1 - NARROW) * number / max(1, len(rows) - 1)
        strip = strip.centred(strip.w * part, strip.h)
        lava, rest = strip.inset(strip.h * 0.12, 0).cut_left(strip.h * 0.72, strip.h * 0.12)
        lava = lava.centred(strip.h * 0.72, strip.h * 0.72)
        found.append(
            Terrace(
                strip,
                lava,
                tuple(_queue(one, rows[number]) for one in rest.columns([1] * players, gap=rest.w * 0.02)),
            )
        )
    return found


def _queue(box: Box, count: int) -> tuple[Box, ...]:
    """Figures side by side, behind each other if there is little room."""
    high = min(box.h * 0.96, box.w / FIGURE)
    wide = high * FIGURE
    step = min(wide * 1.02, (box.w - wide) / max(1, count - 1))
    left = box.middle[0] - ((count - 1) * step + wide) / 2
    return tuple(Box(left + number * step, box.bottom - high, wide, high) for number in range(count))


def _part(box: Box, part: Box) -> Box:
    return Box(box.x + part.x * box.w, box.y + part.y * box.h, part.w * box.w, part.h * box.h)
