"""What mouse and keys do to the widgets of a scene."""

from __future__ import annotations

from pathlib import Path

import pygame

from hawaii.ui.focus import ARROWS, nearest
from hawaii.ui.keys import pressed
from hawaii.ui.scrolling import STEP
from hawaii.ui.stage import CARD, Stage
from hawaii.ui.widgets import Slider, TextField, Widget

PAGES = {
    pygame.K_PAGEUP: -6 * STEP,
    pygame.K_PAGEDOWN: 6 * STEP,
    pygame.K_HOME: float("-inf"),
    pygame.K_END: float("inf"),
}
"""Keys that scroll."""
FAR = 6
"""Units that the pointer moves before a press becomes a drag."""


class Hands(Stage):
    """Pointing, clicking, dragging, writing, and everything by keys alone."""

    def handle(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.MOUSEMOTION:
                self._move(self.app.fit.units(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._press(self.app.fit.units(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._release(self.app.fit.units(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == 3:
                self._press_aside(self.app.fit.units(event.pos))
            case pygame.MOUSEWHEEL:
                self.scroll(-STEP * event.y)
            case pygame.DROPFILE:
                self.dropped(Path(event.file))
                self.change()
            case pygame.KEYDOWN:
                self._key(event.key, event.mod)
            case pygame.TEXTINPUT:
                field = self.widget(self.focus)
                if isinstance(field, TextField):
                    field.typed(event.text)
                    self._selected = ""
                    self.change()

    def _move(self, point: tuple[float, float]) -> None:
        self._hushed = self._hushed and point == self.pointer
        self.pointer = point
        self._rest = 0.0
        if self._told:
            self._told = False
            self.needs_drawing = True
        pressed = self.widget(self._pressed) if self._pressed else None
        if pressed is not None and not self.dragged:
            far = max(abs(point[0] - self._press_at[0]), abs(point[1] - self._press_at[1])) > FAR
            if isinstance(pressed, Slider):
                pressed.put_at(point)
                self.change()
            elif far and self.can_drag(pressed):
                self.dragged = pressed.key
                self.pick(pressed.key)
                self.change()
        if self.dragged:
            self.needs_drawing = True
        key = self.key_at(point)
        if key != self._hover:
            self._hover = key
            self.needs_drawing = True

    def _press(self, point: tuple[float, float]) -> None:
        self.keys_used = False
        self._move(point)
        if self.motions:
            self.motions.finish()
            self.change()
        found = self.at(point)
        self._pressed = found.key if found is not None else ""
        self._press_at = point
        before, self.focus = self.focus, found.key if isinstance(found, TextField) else ""
        self._selected = self.focus if self.focus != before else ""
        self.change()

    def _release(self, point: tuple[float, float]) -> None:
        self._move(point)
        pressed, self._pressed = self._pressed, ""
        if self.dragged:
            key, self.dragged = self.dragged, ""
            target = self._target(point, key)
            self.drop(key, target.key if target is not None else None)
            self.change()
            return
        found = self.at(point)
        if found is None and not pressed and self._is_outside(point):
            self.escape()
            self.change()
        elif found is not None and found.key == pressed:
            if isinstance(found, Slider):
                found.put_at(point)
            else:
                self.activate(found)
            self.change()

    closes_outside = False
    """Whether a click beside its card leaves the scene."""

    def _is_outside(self, point: tuple[float, float]) -> bool:
        card = self.widget(CARD)
        outside = card is not None and not card.box.contains(point)
        return self.closes_outside and outside and self._press_at == point

    def _press_aside(self, point: tuple[float, float]) -> None:
        """The other button of the mouse: let go, ask about something, or leave."""
        found = self.at(point)
        if found is not None and found.page and not self.lets_go():
            self.explain(found.page)
        else:
            self.escape()
        self.change()

    def _page_here(self) -> str:
        """The page about what the keyboard has chosen, or the pointer is on."""
        widget = self.widget(self.focus) if self.keys_used else self.at(self.pointer)
        return widget.page if widget is not None else ""

    def _target(self, point: tuple[float, float], key: str) -> Widget | None:
        for widget in reversed(self.widgets):
            if widget.takes is not None and widget.takes(key) and widget.seen.contains(point):
                return widget
        return None

    def activate(self, widget: Widget) -> None:
        if widget.active and widget.act is not None:
            widget.act()
            self.change()

    def _key(self, key: int, modifiers: int) -> None:
        if self.motions:
            self.motions.finish()
            self.change()
        field = self.widget(self.focus)
        if isinstance(field, TextField) and key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            field.erase()
            self._selected = ""
            self.change()
            return
        chord = pressed(key, modifiers)
        shift, ctrl = bool(chord.modifiers & pygame.KMOD_SHIFT), bool(chord.modifiers & pygame.KMOD_CTRL)
        if isinstance(field, TextField) and ctrl and key in (pygame.K_a, pygame.K_v):
            if key == pygame.K_v:
                field.typed(_clipboard())
            self._selected = field.key if key == pygame.K_a else ""
            self.change()
            return
        own = self.keys().get(chord)
        if own is not None and not (isinstance(field, TextField) and not ctrl and key != pygame.K_RETURN):
            own()
            self.change()
        elif key == pygame.K_TAB:
            self._next(-1 if shift else 1)
        elif key in ARROWS:
            self._arrow(ARROWS[key])
        elif key in PAGES:
            self.scroll(PAGES[key])
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            if field is None and key != pygame.K_SPACE:
                field = self._expected()
            if field is not None and not (isinstance(field, TextField) and key == pygame.K_SPACE):
                self.activate(field)
        elif key == pygame.K_F1:
            self.explain(self._page_here())
            self.change()
        elif key == pygame.K_ESCAPE:
            self.escape()
            self.change()

    def _next(self, by: int) -> None:
        choices = [widget.key for widget in self._choices]
        if not choices:
            return
        self.keys_used = True
        if self.focus in choices:
            self.focus = choices[(choices.index(self.focus) + by) % len(choices)]
        else:
            self.focus = choices[0 if by > 0 else -1]
        self._show_focus()

    def _show_focus(self) -> None:
        """Scroll to what the keyboard has chosen; a line that can be written is all selected."""
        chosen = self.widget(self.focus)
        self._selected = self.focus if isinstance(chosen, TextField) else ""
        if chosen is not None and chosen.clip is not None:
            for one in self._scrolls.values():
                if one.box == chosen.clip:
                    one.show(chosen.box)
        self.change()

    def _arrow(self, way: tuple[int, int]) -> None:
        here = self.widget(self.focus)
        if isinstance(here, Slider) and way[0]:
            here.nudge(way[0])
            self.change()
            return
        if here is None:
            if self._scrolls and not way[0]:
                self.scroll(STEP * way[1])
            else:
                self._next(1)
            return
        self.keys_used = True
        others = [one for one in self._choices if one.key != here.key]
        best = nearest(here.box, way, self.aims(others)) or nearest(here.box, way, others)
        if best is not None:
            self.focus = best.key
            self._show_focus()


def _clipboard() -> str:
    """What was copied elsewhere; nothing where the system does not tell."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
