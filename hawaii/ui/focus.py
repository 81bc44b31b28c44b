"""Where the arrow keys lead."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from hawaii.ui.geometry import Box
from hawaii.ui.widgets import Widget

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


CONE = 2.5
"""How much further aside than ahead something may lie, if there is anything else."""
CROOKED = 0.05
"""How much it counts, of what lies straight ahead, that its middle does not."""


def nearest(box: Box, way: tuple[int, int], others: Sequence[Widget]) -> Widget | None:
    """The next widget in a direction: near, and rather straight ahead than aside.

    >>> here, near, far = Box(0, 0, 10, 10), Box(40, 30, 10, 10), Box(0, 300, 10, 10)
    >>> nearest(here, (0, 1), [Widget("far", far), Widget("near", near)]).key
    'near'
    """
    best, least = None, (True, float("inf"))
    for other in others:
        ahead, aside, crooked = _apart(box, way, other.box)
        if ahead <= 1:
            continue
        far = math.hypot(ahead, aside) * (1 + aside / ahead) + CROOKED * crooked
        if (aside > CONE * ahead, far) < least:
            best, least = other, (aside > CONE * ahead, far)
    return best


def _apart(box: Box, way: tuple[int, int], other: Box) -> tuple[float, float, float]:
    """How far ahead another box lies, how far aside, and how far aside its middle. What the middle of one of
    both points at is straight ahead: a button below a long row, or a long row below a button.
    """
    dx, dy = other.middle[0] - box.middle[0], other.middle[1] - box.middle[1]
    if way[0]:
        ahead, crooked, half = dx * way[0], abs(dy), max(box.h, other.h) / 2
    else:
        ahead, crooked, half = dy * way[1], abs(dx), max(box.w, other.w) / 2
    return ahead, max(0.0, crooked - half), crooked
