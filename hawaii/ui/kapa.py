"""Bark cloth: the printed borders of cards, in the colours of the theme."""

from __future__ import annotations

import pygame

from hawaii.ui.canvas import FINER, Canvas
from hawaii.ui.geometry import Box

INSET, BAND = 5.0, 9.0
"""Units between the edge of a card and its border, and how wide that is."""
PRINT = 90
"""How much of the print is to be seen, of 255: it is not what one should read."""


def paint_border(canvas: Canvas, box: Box, colour: str = "edge") -> None:
    """Around a card, just inside its edge."""
    top = box.inset(INSET)._replace(h=BAND)
    left = box.inset(INSET)._replace(w=BAND)
    low, right = top._replace(y=box.bottom - INSET - BAND), left._replace(x=box.right - INSET - BAND)
    for strip, turn in ((top, 0), (low, 180), (left, 90), (right, 270)):
        _lay(canvas, strip, colour, turn)


def paint_hem(canvas: Canvas, box: Box, colour: str) -> None:
    """A strip of the print along something, as high as the box."""
    _lay(canvas, box, colour, 0)


def _lay(canvas: Canvas, strip: Box, colour: str, turn: int) -> None:
    rect = canvas.rect(strip)
    lying = rect.size if turn % 180 == 0 else (rect.h, rect.w)
    key = "kapa", lying, colour, turn
    row = canvas.kept(key, lambda: pygame.transform.rotate(_row(canvas, lying, colour), turn))
    canvas.surface.blit(row, rect)


def _row(canvas: Canvas, size: tuple[int, int], colour: str) -> pygame.Surface:
    """Triangles between two lines, as many as fit, with their feet on the outer one."""
    wide, high = size[0] * FINER, size[1] * FINER
    print_ = canvas.colour(colour, PRINT)
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    large.fill(canvas.colour(colour, 0))
    line = max(1, round(high * 0.12))
    large.fill(print_, (0, 0, wide, line))
    large.fill(print_, (0, high - line, wide, line))
    inner = high - 3 * line
    count = max(1, round((wide - 2 * high) / (inner * 1.5)))
    step = (wide - 2 * high) / count
    for number in range(count):
        x = high + number * step
        points = [(x, line), (x + step, line), (x + step / 2, line + inner)]
        pygame.draw.polygon(large, print_, points)
    for x in (0, wide - high):  # corners: a square standing on its tip
        middle, reach = x + high / 2, high * 0.34
        pygame.draw.polygon(
            large,
            print_,
            [
                (middle - reach, high / 2),
                (middle, high / 2 - reach),
                (middle + reach, high / 2),
                (middle, high / 2 + reach),
            ],
        )
    return pygame.transform.smoothscale(large, size)
