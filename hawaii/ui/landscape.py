"""Scenes before and after a game: all in front of the same bay."""

from __future__ import annotations

from hawaii.ui.canvas import Canvas
from hawaii.ui.scene import Scene

RATIO = 16 / 9
"""Width to height of the picture."""


class Landscape(Scene):
    """The volcano in the evening; darker behind cards."""

    dusk = 90

    def background(self, canvas: Canvas) -> None:
        canvas.cover("ui/title", canvas.fit.room, RATIO)
        if self.dusk:
            canvas.veil(canvas.fit.room, "night", self.dusk)
