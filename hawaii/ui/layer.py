"""The picture of a scene without what moves: drawn anew only where something looks different."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence

import pygame

from hawaii.ui.canvas import Canvas
from hawaii.ui.widgets import Widget

Background = Callable[[Canvas], None]
SHADOW = 26
"""Units around a widget that its shadow may reach."""
EDGE = 7
"""Units around it that change when only its look does."""
BUDGET = 0.001
"""Seconds of drawing in a frame, after which the rest waits for the next."""

Look = tuple[pygame.Rect, pygame.Rect, Hashable]
"""Where a widget is drawn, with its shadow and without, and what it looks like."""


class Layer:
    """Widgets on a background."""

    def __init__(self, canvas: Canvas, background: Background) -> None:
        size = canvas.surface.get_size()
        self.ground = pygame.Surface(size).convert(canvas.surface)
        self.canvas = canvas.onto(pygame.Surface(size).convert(canvas.surface))
        self._background = background
        self._shadow, self._edge = canvas.fit.length(SHADOW), canvas.fit.length(EDGE)
        self._widgets: Sequence[Widget] = ()
        self._drawn: dict[str, Look] = {}
        self._fresh = False
        self._left: list[pygame.Rect] = []
        """Where something is still to be drawn: there was no time, or a picture was not ready."""

    @property
    def surface(self) -> pygame.Surface:
        return self.canvas.surface

    @property
    def unfinished(self) -> bool:
        return not self._fresh or bool(self._left)

    def draw(self, widgets: Sequence[Widget]) -> None:
        """Bring the picture up to date, as far as the time of a frame goes."""
        if not self._fresh:
            self._draw_ground()
        first = not self._drawn
        hurried = not first and not self.canvas.art.patient
        dirty, self._left = self._left, []
        if widgets is not self._widgets:
            looks = {widget.key: self._look(widget) for widget in widgets}
            dirty += self._changed(looks)
            self._widgets, self._drawn = widgets, looks
            if hurried and not _few(dirty):
                self._left = dirty  # finding out what has changed was enough for this frame
                return
        end = time.perf_counter() + BUDGET
        for rect in _joined(dirty):
            late = hurried and time.perf_counter() > end
            if late or not self._redraw(rect, widgets):
                self._left.append(rect)

    def _changed(self, looks: dict[str, Look]) -> list[pygame.Rect]:
        found = [before[0] for key, before in self._drawn.items() if key not in looks]
        for key, now in looks.items():
            before = self._drawn.get(key)
            if before is None:
                found.append(now[0])
            elif before[0] != now[0]:
                found += [before[0], now[0]]
            elif before[2] != now[2]:
                found.append(now[1])
        return found

    def _draw_ground(self) -> None:
        art = self.canvas.art
        art.hurried = False
        self._background(self.canvas.onto(self.ground))
        self._fresh = not art.hurried
        self.surface.blit(self.ground, (0, 0))
        self._drawn, self._left, self._widgets = {}, [], ()

    def _redraw(self, rect: pygame.Rect, widgets: Sequence[Widget]) -> bool:
        """Draw all that is to be seen in a part of the picture; whether all pictures were ready."""
        art = self.canvas.art
        art.hurried = False
        self.surface.set_clip(rect)
        self.surface.blit(self.ground, rect, rect)
        for widget in widgets:
            if self._drawn[widget.key][0].colliderect(rect):
                if widget.clip is not None:
                    self.surface.set_clip(self.canvas.rect(widget.clip).clip(rect))
                widget.draw(self.canvas)
                self.surface.set_clip(rect)
        self.surface.set_clip(None)
        return not art.hurried

    def _look(self, widget: Widget) -> Look:
        seen = self.surface.get_rect()
        if widget.clip is not None:
            seen = seen.clip(self.canvas.rect(widget.clip))
        rect = self.canvas.rect(widget.box)
        shadow, edge = 2 * self._shadow, 2 * self._edge
        return rect.inflate(shadow, shadow).clip(seen), rect.inflate(edge, edge).clip(seen), widget.look()


def _few(rects: list[pygame.Rect]) -> bool:
    """Whether it is hardly anything: a button that is pressed must not wait."""
    return sum(rect.w * rect.h for rect in rects) < 60_000


def _joined(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that lie in each other are one; those that only overlap are not worth it."""
    found: list[pygame.Rect] = []
    for rect in sorted(rects, key=lambda one: -one.w * one.h):
        if rect.w > 0 and rect.h > 0 and not any(other.contains(rect) for other in found):
            found.append(rect)
    return found
