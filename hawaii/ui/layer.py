"""The picture of a scene without what moves: drawn anew only where something looks different."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from hawaii.ui.canvas import Canvas
from hawaii.ui.widgets import Widget

Background = Callable[[Canvas], None]
SHADOW = 26
"""Units around a widget that its shadow may reach."""


class Layer:
    """Widgets on a background."""

    def __init__(self, canvas: Canvas, background: Background) -> None:
        size = canvas.surface.get_size()
        self.ground = pygame.Surface(size).convert(canvas.surface)
        self.canvas = canvas.onto(pygame.Surface(size).convert(canvas.surface))
        self._background = background
        self._drawn: dict[str, tuple[pygame.Rect, Hashable]] = {}
        self._order: list[str] = []
        self._fresh = False
        self._unfinished: list[str] = []

    @property
    def surface(self) -> pygame.Surface:
        return self.canvas.surface

    @property
    def unfinished(self) -> bool:
        """Some pictures were not ready; drawn once more in the next frame, they may be."""
        return not self._fresh or bool(self._unfinished)

    def draw(self, widgets: Sequence[Widget]) -> list[pygame.Rect]:
        """Bring the picture up to date; where it has changed."""
        if not self._fresh:
            self._draw_ground()
        looks = {widget.key: (self._reach(widget), widget.look()) for widget in widgets}
        dirty: list[pygame.Rect] = []
        if [widget.key for widget in widgets] != self._order and self._order:
            # What is new or gone; what only changed places among others is drawn where it is.
            for key in self._order:
                if key not in looks:
                    dirty.append(self._drawn[key][0])
        for key, (rect, look) in looks.items():
            before = self._drawn.get(key)
            if before != (rect, look) or key in self._unfinished:
                dirty.append(rect)
                if before is not None and before[0] != rect:
                    dirty.append(before[0])
        self._unfinished = []
        for rect in _joined(dirty):
            self._redraw(rect, widgets, looks)
        self._drawn, self._order = looks, [widget.key for widget in widgets]
        return dirty

    def _draw_ground(self) -> None:
        art = self.canvas.art
        art.hurried = False
        self._background(self.canvas.onto(self.ground))
        self._fresh = not art.hurried
        self.surface.blit(self.ground, (0, 0))
        self._drawn, self._order = {}, []

    def _redraw(
        self,
        rect: pygame.Rect,
        widgets: Sequence[Widget],
        looks: dict[str, tuple[pygame.Rect, Hashable]],
    ) -> None:
        self.surface.set_clip(rect)
        self.surface.blit(self.ground, rect, rect)
        art = self.canvas.art
        for widget in widgets:
            if looks[widget.key][0].colliderect(rect):
                art.hurried = False
                widget.draw(self.canvas)
                if art.hurried:
                    self._unfinished.append(widget.key)
        self.surface.set_clip(None)

    def _reach(self, widget: Widget) -> pygame.Rect:
        return self.canvas.rect(widget.box.inset(-SHADOW)).clip(self.surface.get_rect())


def _joined(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that overlap become one, so that nothing is drawn twice."""
    left = [rect for rect in rects if rect.w > 0 and rect.h > 0]
    found: list[pygame.Rect] = []
    while left:
        rect = left.pop()
        while (number := rect.collidelist(left)) != -1:
            rect = rect.union(left.pop(number))
        again = [other for other in found if other.colliderect(rect)]
        if again:
            found = [other for other in found if not other.colliderect(rect)]
            left.append(rect.unionall(again))
        else:
            found.append(rect)
    return found
