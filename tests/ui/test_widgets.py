"""What buttons look like."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from hawaii.ui.app import App
from hawaii.ui.geometry import Box
from hawaii.ui.widgets import Button


@pytest.mark.parametrize("wraps", [False, True])
@pytest.mark.parametrize("words", ["Stop", "Travel no further with any of them"])
def test_words_stand_in_the_middle_of_a_button(app: App, wraps: bool, words: str) -> None:
    """Also where they may need several lines."""
    button = Button("act", Box(100, 100, 230, 60), text=words if wraps else "Stop", wraps=wraps)
    pictures = []
    for one in (replace(button, text=""), button):
        app.canvas.surface.fill("white")
        one.draw(app.canvas)
        pictures.append(app.canvas.surface.copy())
    changed = pygame.mask.from_threshold(pictures[1], (0, 0, 0), (1, 1, 1, 255), pictures[0])
    changed.invert()
    around = changed.get_bounding_rects()
    words_at = around[0].unionall(around[1:])
    assert abs(words_at.centerx - button.box.middle[0]) < 4
    assert abs(words_at.centery - button.box.middle[1]) < 8
