"""A scene: widgets on a background, and what mouse and keys do to them. One loop calls the one on top."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.focus import ARROWS, nearest
from hawaii.ui.geometry import Box
from hawaii.ui.keys import pressed
from hawaii.ui.layer import Layer
from hawaii.ui.motion import Motions
from hawaii.ui.scrolling import STEP, Row, Scroll
from hawaii.ui.tooltip import draw_tip
from hawaii.ui.widgets import Button, Slider, TextField, Widget, words_of

if TYPE_CHECKING:
    from hawaii.ui.app import App

CARD = "card"
"""The key of a card that must be answered before anything else."""
EXPECTED = ("card:confirm", "hint:play", "pause:resume", "log:close", "final:home")
"""Buttons that Enter presses, besides those that are alone in their scene."""
PAGES = {
    pygame.K_PAGEUP: -6 * STEP,
    pygame.K_PAGEDOWN: 6 * STEP,
    pygame.K_HOME: float("-inf"),
    pygame.K_END: float("inf"),
}
"""Keys that scroll."""
FUNCTION_KEYS = 1 << 30
"""Keys from here on write no letter."""
FAR = 6
"""Units that the pointer moves before a press becomes a drag."""
TIP_AFTER = 0.35
"""Seconds that the pointer rests before something explains itself."""


class Scene:
    """What is on the screen. Subclasses say which widgets there are; everything else is here."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.motions = Motions()
        self.focus = ""
        self.keys_used = False
        """Show what the keyboard has chosen."""
        self._widgets: list[Widget] | None = None
        self._layer: Layer | None = None
        self._seen: tuple[list[Widget], set[str]] | None = None
        """What the picture shows."""
        self._still: list[Widget] = []
        self._tips: dict[str, str] = {}
        self._hover = ""
        self._pressed = ""
        self._press_at = (0.0, 0.0)
        self.pointer = (-1.0, -1.0)
        self.dragged = ""
        self._rest = 0.0
        self._told = False
        self._scrolls: dict[str, Scroll] = {}
        self._changes_soon = False
        self._selected = ""
        """The field whose whole text is selected."""
        self.needs_drawing = True

    # -- what a scene brings -----------------------------------------------------------------------

    def build(self, fit: Fit) -> list[Widget]:
        """All widgets as they are now, the lowest first."""
        raise NotImplementedError

    def background(self, canvas: Canvas) -> None:
        canvas.surface.fill(canvas.theme["sea"])

    waiting = False
    """Whether somebody thinks, who is looked at now and then."""

    def tick(self, seconds: float) -> None:
        """Whatever happens by itself."""

    def keys(self) -> dict[tuple[int, int], Callable[[], object]]:
        """Keys of this scene: (key, modifiers) and what they do."""
        return {}

    def escape(self) -> None:
        """The key to leave, or to let go of something."""

    def pick(self, key: str) -> None:
        """Something is being dragged."""

    def dropped(self, file: Path) -> None:
        """A file of another program was dropped onto the window."""

    def drop(self, key: str, onto: str | None) -> None:
        """It was dropped on a widget, or nowhere."""

    holding = False
    """Whether something was picked that must be put somewhere."""

    def explain(self, page: str) -> None:
        """Open the reference at a page, or at its beginning."""

    def lets_go(self) -> bool:
        """Whether to leave means only to let go of something."""
        return False

    def adapt(self) -> None:
        """The player's settings have changed."""

    def wants_key(self, key: int) -> bool:
        """Whether a key is for this scene, before it may mean something everywhere."""
        return isinstance(self.widget(self.focus), TextField) and key < FUNCTION_KEYS

    def leave(self) -> None:
        """The scene is gone for good."""

    # -- widgets -----------------------------------------------------------------------------------

    def change(self) -> None:
        """Something may look different, or be gone."""
        self._widgets = None
        self.needs_drawing = True

    def change_soon(self) -> None:
        """The same with the next frame: for what nobody waits for, so that this one has less to do."""
        self._changes_soon = self.needs_drawing = True

    def resize(self) -> None:
        self._layer = None
        self.motions.finish()
        self.change()

    @property
    def widgets(self) -> list[Widget]:
        if self._widgets is None:
            self._widgets = self.build(self.app.fit)
            for widget in self._widgets:
                if isinstance(widget, TextField):
                    widget.writing = widget.key == self.focus
                    widget.selected = widget.key == self._selected and widget.writing and bool(widget.text)
            self._tips = {}
            keys = {widget.key for widget in self._widgets}
            assert len(keys) == len(self._widgets), "two widgets of one name"
            if self.focus not in keys:
                self.focus = ""
            if self.keys_used and self.focus not in {widget.key for widget in self._choices}:
                choices = self._choices if CARD in keys or self.holding else []
                self.focus = choices[0].key if choices else ""
        return self._widgets

    def widget(self, key: str) -> Widget | None:
        return next((widget for widget in self.widgets if widget.key == key), None)

    def at(self, point: tuple[float, float]) -> Widget | None:
        """The uppermost widget there that does or explains something."""
        for widget in reversed(self.widgets):
            if widget.touchable and widget.seen.contains(point):
                return widget
            if widget.key == CARD and widget.box.contains(point):
                return None  # what lies under a card is hidden
        return None

    def forget_pointer(self) -> None:
        """Another scene was above this one: where the pointer was means nothing any more."""
        self._hover = self._pressed = self.dragged = ""
        self._rest, self._told = 0.0, False

    def scrolled(
        self, key: str, box: Box, rows: Sequence[Row], gap: float = 0.0, at_end: bool = False
    ) -> list[Widget]:
        """Rows in a box, to be scrolled if they are more than fit in it; how far is remembered by the key."""
        if key not in self._scrolls:
            self._scrolls[key] = Scroll(at_end)
        return self._scrolls[key].widgets(key, box, rows, gap)

    def scroll(self, units: float) -> None:
        """Scroll what is under the pointer, or else the first thing that can be scrolled."""
        under = [one for one in self._scrolls.values() if one.box.contains(self.pointer)]
        for one in (under or list(self._scrolls.values()))[:1]:
            one.by(units)
            self.change()

    def say(self, message: Message) -> str:
        return self.app.words.say(message)

    # -- input -------------------------------------------------------------------------------------

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
            elif far and pressed.drags and pressed.enabled:
                self.dragged = pressed.key
                self.pick(pressed.key)
                self.change()
        if self.dragged:
            self.needs_drawing = True
        over = self.at(point)
        key = over.key if over is not None else ""
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
            if widget.takes is not None and widget.seen.contains(point):
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

    @property
    def _choices(self) -> list[Widget]:
        """What the keyboard can choose: while there is a card, only what is on it."""
        keys = [widget.key for widget in self.widgets]
        first = keys.index(CARD) if CARD in keys else 0
        found = self.widgets[first:]
        return self.tabs([widget for widget in found if widget.active or isinstance(widget, TextField)])

    def tabs(self, widgets: list[Widget]) -> list[Widget]:
        """Which of these the keyboard should go through."""
        return widgets

    def _expected(self) -> Widget | None:
        """What Enter does when nothing was chosen: the button that stands out."""
        for widget in reversed(self._choices):
            answer = ":" not in widget.key or widget.key.startswith("choice:")
            alone = isinstance(widget, Button) and widget.chosen and answer
            if alone or widget.key in EXPECTED:
                return widget
        return None

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
        best = nearest(here.box, way, [one for one in self._choices if one.key != here.key])
        if best is not None:
            self.focus = best.key
            self._show_focus()

    # -- time --------------------------------------------------------------------------------------

    def step(self, seconds: float) -> None:
        if self._changes_soon:
            self._changes_soon = False
            self.change()
        if self.motions:
            self.motions.step(seconds)
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
        if self._layer is None or self._layer.surface.get_size() != canvas.surface.get_size():
            self._layer = Layer(canvas, self.background)
            self._seen = None
        widgets, hidden = self.widgets, self.motions.hidden
        if self._seen is None or self._seen[0] is not widgets or self._seen[1] != hidden:
            self._seen = widgets, hidden
            self._still = [widget for widget in widgets if widget.key not in hidden]
            self._layer.draw(self._still)
        elif self._layer.unfinished:
            self._layer.draw(self._still)
        canvas.surface.blit(self._layer.surface, (0, 0))
        self._draw_over(canvas)
        self.needs_drawing = self._layer.unfinished

    @property
    def picture(self) -> pygame.Surface | None:
        """What was drawn last, without what moves."""
        return None if self._layer is None else self._layer.surface

    def draw_still(self, canvas: Canvas) -> None:
        """Only what does not move: for a scene that lies above this one."""
        picture = self.picture
        if picture is None or picture.get_size() != canvas.surface.get_size():
            self.draw(canvas)
            picture = self.picture
        if picture is not None:
            canvas.surface.blit(picture, (0, 0))

    def _draw_over(self, canvas: Canvas) -> None:
        hover = self.widget(self._hover) if self._hover else None
        if hover is not None and hover.active and not self.dragged:
            canvas.outline(hover.seen.inset(-1), "gold", min(14, hover.box.h / 3), 3)
        focus = self.widget(self.focus) if self.keys_used else None
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
            card = self.widget(CARD)  # what is on a card is explained beside it, not over its other choices
            draw_tip(canvas, words, focus.seen if card is None else card.box, None, more)
        elif self.dragged or hover is None:
            draw_tip(canvas, words, Box(*self.pointer, 1, 1).inset(-36), None)
        else:
            draw_tip(canvas, words, hover.seen, self.pointer, more)

    def _draw_dragged(self, canvas: Canvas) -> None:
        widget = self.widget(self.dragged)
        if widget is not None:
            side = max(widget.box.w, widget.box.h, 56)
            widget.picked(canvas, Box(self.pointer[0] - side / 2, self.pointer[1] - side / 2, side, side))

    def _tip(self) -> str:
        if self.dragged:
            target = self._target(self.pointer, self.dragged)
            return self._words(target)
        key = self.focus if self.keys_used else self._hover
        widget = self.widget(key) if key else None
        return self._words(widget)

    def _words(self, widget: Widget | None) -> str:
        """What a widget explains; found once for as long as nothing changes."""
        if widget is None:
            return ""
        if widget.key not in self._tips:
            self._tips[widget.key] = words_of(widget.tip)
        return self._tips[widget.key]


def _clipboard() -> str:
    """What was copied elsewhere; nothing where the system does not tell."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
