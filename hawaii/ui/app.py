"""The application: one window, one loop, a stack of scenes."""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress

import pygame

from hawaii.bots import Worker
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import History, Store
from hawaii.ui.art import Art
from hawaii.ui.canvas import Canvas
from hawaii.ui.drawn_pictures import DrawnPictures
from hawaii.ui.fit import Arrangement, Fit, fit
from hawaii.ui.keys import Keys, pressed
from hawaii.ui.scene import Scene
from hawaii.ui.settings import FACTORS, Settings, write_settings
from hawaii.ui.sound import Sound
from hawaii.ui.theme import theme
from hawaii.ui.type import Type
from hawaii.ui.words import Words

UNSEEN = ("offscreen", "dummy")
"""Drivers without a screen."""
FRAMES = 60
WAITING = 0.03
"""Seconds between two looks at a bot that thinks."""
RESIZED = 0.15
"""Seconds after the last change of the window's size until everything is laid out anew."""
ASLEEP = 0.5
"""Seconds between two looks when nothing at all happens."""


class App:
    """Everything that scenes share."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        worker: Worker,
        size: tuple[int, int] | None = None,
        pictures: DrawnPictures | None = None,
    ) -> None:
        """Open the window; Problem if there is no screen."""
        self.settings = settings
        self.store = store
        self.history = History(store.folder)
        self.worker = worker
        self.words = Words(settings.language)
        self.keys = Keys(settings.keys)
        self.sound = Sound(settings)
        self.art = Art(pictures)
        self.scenes: list[Scene] = []
        self.frames: list[float] = []
        """Seconds of work of each frame that was drawn, if somebody measures."""
        self.measuring = False
        self._resizing = 0.0
        """Seconds that are left until everything is laid out in the new size of the window."""
        self._fixed = size
        self._open_window()

    def _open_window(self) -> None:
        settings = self.settings
        try:
            if not _has_screen():
                raise pygame.error("none was found")
            pygame.display.init()
            driver = pygame.display.get_driver()
            # Where there is no screen, SDL draws for nobody, unless it is asked not to.
            if driver in UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
                raise pygame.error("none was found")
            pygame.font.init()
            icon = pygame.image.load_sized_svg(resource("assets", "svg", "ui", "icon.svg"), (64, 64))
            pygame.display.set_icon(icon)
            flags = pygame.RESIZABLE if self._fixed is None else 0
            if settings.full_screen and self._fixed is None:
                window = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                window = pygame.display.set_mode(self._fixed or _window_size(settings), flags)
        except pygame.error as trouble:
            raise Problem(Message("no_screen", {"why": str(trouble)})) from None
        pygame.display.set_caption("Hawaii")
        if settings.place is not None and self._fixed is None and not settings.full_screen:
            with suppress(pygame.error):  # not every system lets a program choose
                pygame.display.set_window_position(settings.place)
        self._take(window)

    def _take(self, window: pygame.Surface) -> None:
        self.window = window
        settings = self.settings
        wanted = None if settings.arrangement == "auto" else Arrangement(settings.arrangement)
        self.fit: Fit = fit(window.get_width(), window.get_height(), settings.scale, wanted)
        self.canvas = Canvas(window, self.fit, theme(settings.theme), self.art, Type())
        for scene in self.scenes:
            scene.resize()

    def adapt(self) -> None:
        """Settings have changed: everything takes them at once."""
        self.words = Words(self.settings.language)
        self.keys = Keys(self.settings.keys)
        self.sound.adapt()
        for scene in self.scenes:
            scene.adapt()
        self._take(self.window)

    # -- scenes ------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        return self.scenes[-1]

    def push(self, scene: Scene) -> None:
        if self.scenes:
            self.scene.forget_pointer()
        self.scenes.append(scene)
        scene.change()

    def pop(self) -> None:
        self.scenes.pop().leave()
        if self.scenes:
            self.scene.forget_pointer()
            self.scene.resize()

    def replace(self, scene: Scene) -> None:
        """Instead of all that is there."""
        while self.scenes:
            self.scenes.pop().leave()
        self.push(scene)

    def quit(self) -> None:
        while self.scenes:
            self.scenes.pop().leave()

    @property
    def speed(self) -> float:
        """What the length of motions is multiplied with."""
        return FACTORS[self.settings.speed]

    # -- the loop ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Until all scenes are gone."""
        clock = pygame.time.Clock()
        last = time.perf_counter()
        waited: list[pygame.event.Event] = []
        while self.scenes:
            now = time.perf_counter()
            self.frame([*waited, *pygame.event.get()], now - last)
            last, waited = now, []
            self.sound.begin()  # only now that there is something to be seen
            if not self.scenes:
                break
            scene = self.scene
            if scene.moving or scene.needs_drawing or self._resizing or self.sound.waiting:
                clock.tick(FRAMES)
            else:
                seconds = WAITING if scene.waiting else ASLEEP
                waited = [pygame.event.wait(round(1000 * seconds))]
        self.remember_window()

    def frame(self, events: list[pygame.event.Event], seconds: float) -> None:
        """One turn of the loop: input, time, picture."""
        begin = time.perf_counter()
        for event in events:
            if not self.scenes:
                return
            self._handle(event)
        if not self.scenes:
            return
        self.scene.step(min(seconds, 1.0))
        self.sound.step(seconds)
        if self._resizing:
            self._stretch(seconds)
        elif self.scenes and self.scene.needs_drawing:
            self.draw()
            pygame.display.flip()
        if self.measuring:
            self.frames.append(time.perf_counter() - begin)

    def _handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE and self._fixed is None:
            self._resizing = RESIZED
        elif event.type == pygame.KEYDOWN and self._fills_screen(event):
            self.toggle_full_screen()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN):
            self.scene.needs_drawing = True
        else:
            self.scene.handle(event)

    def _fills_screen(self, event: pygame.event.Event) -> bool:
        chord = pressed(event.key, event.mod)
        return self.keys.does("full_screen", chord) and not self.scene.wants_key(event.key)

    def _stretch(self, seconds: float) -> None:
        """While the window is being resized, the old picture is stretched; that is fast."""
        window = pygame.display.get_surface()
        picture = self.scene.picture if self.scenes else None
        self._resizing = max(0.0, self._resizing - seconds)
        if window is None:
            return
        if not self._resizing or picture is None:
            self._resizing = 0.0
            self._take(window)
        else:
            pygame.transform.scale(picture, window.get_size(), window)
            pygame.display.flip()

    def draw(self) -> None:
        self.art.begin_frame()
        self.scene.draw(self.canvas)

    def toggle_full_screen(self) -> None:
        if self._fixed is None:
            if not self.settings.full_screen:
                self.remember_window()
            self.settings.full_screen = not self.settings.full_screen
            self._open_window()

    def remember_window(self) -> None:
        if self._fixed is None and not self.settings.full_screen:
            self.settings.width = max(640, self.window.get_width())
            self.settings.height = max(400, self.window.get_height())
            with suppress(pygame.error):
                self.settings.place = pygame.display.get_window_position()
        write_settings(self.settings)


def _window_size(settings: Settings) -> tuple[int, int]:
    """As it was, but not larger than the screen."""
    width, height = pygame.display.get_desktop_sizes()[0]
    return min(settings.width, width), min(settings.height, height)


def _has_screen() -> bool:
    """On Linux, whether there is one to be found: SDL itself complains on the terminal before it says so."""
    told = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return sys.platform != "linux" or any(os.environ.get(name) for name in told)
