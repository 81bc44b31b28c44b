"""A scene: widgets on a background, moved by time and drawn. One loop calls the one on top."""

from __future__ import annotations

import pygame

from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hands import Hands
from hawaii.ui.layer import Layer
from hawaii.ui.stage import CARD
from hawaii.ui.tooltip import draw_tip
from hawaii.ui.widgets import Widget, words_of

SLOWEST = 0.1
"""Seconds that motions move at most in a frame: nothing jumps when the program wakes up."""
TIP_AFTER = 0.35
"""Seconds that the pointer rests before something explains itself."""
LEFT = 90
"""How much is seen of what is dragged, where it was."""


class Scene(Hands):
    """What is on the screen. Subclasses say which widgets there are; everything else is here."""

    # -- time --------------------------------------------------------------------------------------

    def step(self, seconds: float) -> None:
        if self._changes_soon:
            self._changes_soon = False
            self.change()
        if self.motions:
            self.motions.step(min(seconds, SLOWEST))
            self.needs_drawing = True
        self.tick(seconds)
        self._rest += seconds
        if not self._told and self._rest > TIP_AFTER and self._tip():
            self._told = True
            self.needs_drawing = True

    @property
    def moving(self) -> bool:
        """Whether frames are needed although nobody does anything."""
        return (
            self._changes_soon
            or bool(self.motions)
            or bool(self.dragged)
            or (not self._told and bool(self._tip()))
        )

    # -- drawing -----------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.blit(self._draw_layer(canvas).surface, (0, 0))
        self._draw_over(canvas)
        self.needs_drawing = self._layer is not None and self._layer.unfinished

    def _draw_layer(self, canvas: Canvas) -> Layer:
        """Bring the picture of what does not move up to date."""
        if self._layer is None or self._layer.surface.get_size() != canvas.surface.get_size():
            self._layer = Layer(canvas, self.background)
            self._seen = None
        widgets, hidden = self.widgets, self.motions.hidden | self._lifted(canvas)
        if self._seen is None or self._seen[0] is not widgets or self._seen[1] != hidden:
            self._seen = widgets, hidden
            self._still = [widget for widget in widgets if widget.key not in hidden]
            self._layer.draw(self._still)
        elif self._layer.unfinished:
            self._layer.draw(self._still)
        self._whole = self._whole or not self._layer.unfinished
        return self._layer

    @property
    def half_drawn(self) -> bool:
        """Whether there are parts of it that nobody could see yet: pictures are drawn one after the other."""
        return self._whole is False

    def _lifted(self, canvas: Canvas) -> set[str]:
        """What is dragged lies no more where it was; before that, its picture is kept."""
        widget = self.widget(self.dragged) if self.dragged else None
        if widget is None or self._layer is None:
            self._left = None
            return set()
        if self._left is None:
            rect = canvas.rect(widget.seen).clip(self._layer.surface.get_rect())
            left = self._layer.surface.subsurface(rect).copy()
            left.set_alpha(LEFT)
            self._left = left, rect
        return {widget.key}

    @property
    def picture(self) -> pygame.Surface | None:
        """What was drawn last, without what moves."""
        return None if self._layer is None else self._layer.surface

    def draw_still(self, canvas: Canvas) -> None:
        """Only what does not move: for a scene that lies above this one."""
        art = canvas.art
        patient, art.patient = art.patient, True  # it stays as it is drawn now
        self._draw_layer(canvas)
        art.patient = patient
        if self.picture is not None:
            canvas.surface.blit(self.picture, (0, 0))

    def _draw_over(self, canvas: Canvas) -> None:
        if self._pointed_at is not self.widgets:  # what lies there may have changed without a move
            self._pointed_at = self.widgets
            key = self.key_at(self.pointer)
            if key != self._hover:
                self._hover, self._rest, self._told = key, 0.0, False
        if self._left is not None:
            canvas.surface.blit(*self._left)
        hover = self._hovered()
        if hover is not None and hover.active and not self.dragged:
            canvas.outline(hover.seen.inset(-1), "gold", min(14, hover.box.h / 3), 3)
        focus = self.widget(self.focus) if self.keys_used else None
        card = self.widget(CARD)
        if focus is not None:
            canvas.outline(focus.seen.inset(-4), "focus", min(16, focus.box.h / 3 + 4), 4)
        self.motions.draw(canvas)
        if self.dragged:
            self._draw_dragged(canvas)
        words = self._tip() if self._told or (self.keys_used and focus is not None) or self.dragged else ""
        if not words:
            return
        asked = None if self.dragged else focus or hover
        more = self.say(Message("ref_more", {"key": "F1"})) if asked is not None and asked.page else ""
        if focus is not None and not self.dragged:
            # What is on a card is explained beside it, not over its other choices.
            draw_tip(canvas, words, focus.seen if card is None else card.box, None, more)
        elif self.dragged or hover is None:
            draw_tip(canvas, words, Box(*self.pointer, 1, 1).inset(-36), None)
        else:
            beside = card is not None and not hover.seen.overlaps(card.box)
            draw_tip(canvas, words, hover.seen, self.pointer, more, card.box if card and beside else None)

    def _draw_dragged(self, canvas: Canvas) -> None:
        widget = self.widget(self.dragged)
        if widget is not None:
            side = max(widget.box.w, widget.box.h, 56)
            widget.picked(canvas, Box(self.pointer[0] - side / 2, self.pointer[1] - side / 2, side, side))

    def _tip(self) -> str:
        if self.dragged:
            target = self._target(self.pointer, self.dragged)
            return self._words(target)
        if self.keys_used:
            return self._words(self.widget(self.focus))
        return "" if self._hushed else self._words(self._hovered())

    def _hovered(self) -> Widget | None:
        """What the pointer is on. Of what a card covers in part nothing is told: frame and words would lie on
        the card.
        """
        found = self.widget(self._hover) if self._hover else None
        card = self.widget(CARD)
        if found is None or card is None or not found.seen.overlaps(card.box):
            return found
        below = next(widget for widget in self.widgets if widget.key in (found.key, CARD)) is found
        return None if below else found

    def _words(self, widget: Widget | None) -> str:
        """What a widget explains; found once for as long as nothing changes."""
        if widget is None:
            return ""
        if widget.key not in self._tips:
            self._tips[widget.key] = words_of(widget.tip)
        return self._tips[widget.key]
