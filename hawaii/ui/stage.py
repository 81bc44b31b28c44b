"""What a scene is made of: widgets, and what happens to a scene as a whole."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.layer import Layer
from hawaii.ui.motion import Motions
from hawaii.ui.scrolling import Row, Scroll
from hawaii.ui.widgets import Button, TextField, Widget

if TYPE_CHECKING:
    from hawaii.ui.app import App

CARD = "card"
"""The key of a card that must be answered before anything else."""
EXPECTED = ("card:confirm", "hint:play", "pause:resume", "log:close", "final:home")
"""Buttons that Enter presses, besides those that are alone in their scene."""
FUNCTION_KEYS = 1 << 30
"""Keys from here on write no letter."""


class Stage:
    """Widgets, built anew whenever something changes, and what a scene may bring besides."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.motions = Motions()
        self.focus = ""
        self.keys_used = False
        """Show what the keyboard has chosen."""
        self._widgets: list[Widget] | None = None
        self._layer: Layer | None = None
        self._whole: bool | None = None
        """Whether all of it has been drawn once; None if nothing has been drawn yet."""
        self._seen: tuple[list[Widget], set[str]] | None = None
        """What the picture shows."""
        self._still: list[Widget] = []
        self._left: tuple[pygame.Surface, pygame.Rect] | None = None
        """What is dragged, as it looked where it was."""
        self._tips: dict[str, str] = {}
        self._hover = ""
        self._pointed_at: list[Widget] | None = None
        """The widgets among which the one under the pointer was looked for."""
        self._pressed = ""
        self._press_at = (0.0, 0.0)
        self.pointer = (-1.0, -1.0)
        self.dragged = ""
        self._rest = 0.0
        self._told = False
        self._card_at: Box | None = None
        """Where the card is that must be answered."""
        self._before_card = ""
        """What the keyboard had chosen when it opened."""
        self._hushed = False
        """Nothing is told of what the pointer is on, until it moves."""
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
            self._look_for_card()
            if self.focus not in keys:
                self.focus = ""
            if self.keys_used and self.focus not in {widget.key for widget in self._choices}:
                self.focus = self._first_choice()
            if self._card_at is None:
                self._before_card = ""
        return self._widgets

    def _look_for_card(self) -> None:
        """A card that opens is read first: it ends what is told of the thing under a pointer that rests."""
        before, card = self._card_at, self.widget(CARD)
        self._card_at = None if card is None else card.box
        if self._card_at is not None and before is None:
            self._before_card = self.focus
        if self._card_at is not None and self._card_at != before:
            self._hushed, self._told = True, False

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

    def key_at(self, point: tuple[float, float]) -> str:
        """The name of what is there; empty for nothing."""
        found = self.at(point)
        return found.key if found is not None else ""

    def forget_pointer(self) -> None:
        """Another scene was above this one: where the pointer was means nothing any more."""
        self._hover = self._pressed = self.dragged = ""
        self.pointer = (-1.0, -1.0)
        self._rest, self._told, self._hushed = 0.0, False, False

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

    @property
    def _choices(self) -> list[Widget]:
        """What the keyboard can choose: while there is a card, only what is on it."""
        keys = [widget.key for widget in self.widgets]
        found = self.widgets[keys.index(CARD) :] if CARD in keys else self.widgets
        active = [widget for widget in found if widget.active or isinstance(widget, TextField)]
        return active if CARD in keys else self.tabs(active)

    def _first_choice(self) -> str:
        """Where the keyboard begins: on a card at what confirms it, with something in hand at its homes.
        After a card, where it was before.
        """
        card = self._card_at is not None
        choices = [widget.key for widget in self._choices]
        if not card and self._before_card in choices:
            return self._before_card
        expected = self._expected() if card else None
        if expected is not None:
            return expected.key
        return choices[0] if choices and (card or self.holding) else ""

    def _expected(self) -> Widget | None:
        """What Enter does when nothing was chosen: the button that stands out."""
        for widget in reversed(self._choices):
            answer = ":" not in widget.key or widget.key.startswith("choice:")
            alone = isinstance(widget, Button) and widget.chosen and answer
            if alone or widget.key in EXPECTED:
                return widget
        return None

    def tabs(self, widgets: list[Widget]) -> list[Widget]:
        """Which of these the keyboard should go through."""
        return widgets

    def aims(self, widgets: list[Widget]) -> list[Widget]:
        """Which of these the arrow keys lead to, if there is one where they point."""
        return []

    def can_drag(self, widget: Widget) -> bool:
        return widget.drags and widget.enabled

    def say(self, message: Message) -> str:
        return self.app.words.say(message)
