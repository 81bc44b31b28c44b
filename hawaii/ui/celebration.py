"""Petals that fall for whoever has won."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.motion import Motion

MANY = 60
COLOURS = ("hibiscus", "gold", "leaf", "lava", "glow")


def petals(room: Box, speed: float) -> Iterator[Motion]:
    """From above the window to below it, each in its own time; the same for every victory."""
    chance = Random(7)
    for number in range(MANY):
        side = chance.uniform(10, 20)
        x = chance.uniform(0, room.w)
        start = Box(x, -2 * side, side, side * 0.62)
        end = start.moved(chance.uniform(-120, 120), room.h + 4 * side)
        yield Motion(
            partial(_petal, COLOURS[number % len(COLOURS)]),
            start,
            end,
            seconds=chance.uniform(1.6, 3.0) * speed,
            delay=chance.uniform(0, 1.2) * speed,
        )


def _petal(colour: str, canvas: Canvas, box: Box) -> None:
    canvas.panel(box, colour, box.h)
