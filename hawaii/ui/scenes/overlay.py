"""A scene over another, which waits in the dark behind it."""

from __future__ import annotations

from hawaii.ui.canvas import Canvas
from hawaii.ui.scene import Scene


class Overlay(Scene):
    """Escape leaves it."""

    darkness = 150

    def background(self, canvas: Canvas) -> None:
        scenes = self.app.scenes
        number = scenes.index(self) if self in scenes else len(scenes)
        if number:
            scenes[number - 1].draw_still(canvas.onto(canvas.surface))
        canvas.veil(canvas.fit.room, "night", self.darkness)

    def explain(self, page: str) -> None:
        """As the scene below would."""
        number = self.app.scenes.index(self)
        if number:
            self.app.scenes[number - 1].explain(page)

    def escape(self) -> None:
        self.app.pop()
