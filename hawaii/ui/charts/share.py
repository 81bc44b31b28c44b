"""A part of a whole, as a ring."""

from __future__ import annotations

import math

import pygame

from hawaii.ui.canvas import FINER, Canvas
from hawaii.ui.geometry import Box

THICKNESS = 0.16
"""Of the ring, as a part of its width."""


def ring(canvas: Canvas, box: Box, part: float, colour: str = "leaf", ground: str = "paper_dim") -> None:
    """The part of a ring, from the top clockwise; what is written into it is written by the caller."""
    side = canvas.fit.length(min(box.w, box.h))
    rect = canvas.rect(box.fitted(1))
    key = "ring", side, round(part, 3), colour, ground
    canvas.surface.blit(canvas.kept(key, lambda: _ring_picture(canvas, side, part, colour, ground)), rect)


def _ring_picture(canvas: Canvas, side: int, part: float, colour: str, ground: str) -> pygame.Surface:
    whole = pygame.Surface((side, side), pygame.SRCALPHA)
    for name, share in ((ground, 1.0), (colour, max(0.0, min(1.0, part)))):
        if share:
            large = pygame.Surface((side * FINER, side * FINER), pygame.SRCALPHA)
            large.fill(canvas.colour(name, 0))
            pygame.draw.polygon(large, canvas.colour(name), _arc(side * FINER, share))
            whole.blit(pygame.transform.smoothscale(large, (side, side)), (0, 0))
    return whole


def _arc(side: int, share: float) -> list[tuple[float, float]]:
    """Along the outside, and back along the inside."""
    steps = max(2, round(120 * share))
    turns = [2 * math.pi * share * step / steps for step in range(steps + 1)]
    middle, outside = side / 2, side / 2 - 1
    inside = outside - side * THICKNESS
    return [
        (middle + radius * math.sin(turn), middle - radius * math.cos(turn))
        for radius, row in ((outside, turns), (inside, turns[::-1]))
        for turn in row
    ]
