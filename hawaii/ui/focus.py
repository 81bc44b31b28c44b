"""Where the arrow keys lead."""

from __future__ import annotations

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


def nearest(box: Box, way: tuple[int, int], others: Sequence[Widget]) -> Widget | None:
    """The next widget in a direction: near, and rather straight ahead than aside."""
    x, y = box.middle
    best, least = None, float("inf")
    for other in others:
        dx, dy = other.box.middle[0] - x, other.box.middle[1] - y
        ahead, aside = (dx * way[0], abs(dy)) if way[0] else (dy * way[1], abs(dx))
        if ahead > 1 and ahead + 3 * aside < least:
            best, least = other, ahead + 3 * aside
    return best
