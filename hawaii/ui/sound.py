"""Sounds of the table, and the sea behind it. Where nothing can be heard, nothing is said about it."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from hawaii.ui.settings import Settings

UNHEARD = ("offscreen", "dummy")
"""Who has no screen, does not listen either."""
SOFTER = 0.5
"""The surf is never as loud as the rest."""
RISING = 2500
"""Milliseconds until the surf is as loud as it should be."""


class Sound:
    """Plays sounds by their names. Everything is made in the background, when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._begun = False
        self._made: dict[str, pygame.mixer.Sound] = {}
        self._sea: pygame.mixer.Channel | None = None
        self._later: list[tuple[float, str]] = []

    @property
    def waiting(self) -> bool:
        """Whether a sound is to come soon."""
        return bool(self._later)

    def begin(self) -> None:
        """Start the mixer and make the sounds, without anybody waiting for it."""
        if not self._begun and not self._settings.mute and pygame.display.get_driver() not in UNHEARD:
            self._begun = True
            threading.Thread(target=self.prepare, name="sound", daemon=True).start()

    def prepare(self) -> None:
        """What the background does; it may take a part of a second."""
        from hawaii.ui import synthesis  # only now: who hears nothing need not wait for it

        self._begun = True
        try:
            with _quietly():
                pygame.mixer.init(synthesis.RATE, -16, 1, 512, allowedchanges=0)
            pygame.mixer.set_num_channels(12)
            pygame.mixer.set_reserved(1)
            for name in synthesis.SOUNDS:
                self._made[name] = pygame.mixer.Sound(buffer=synthesis.sound(name).tobytes())
            sea = pygame.mixer.Channel(0)
            sea.play(pygame.mixer.Sound(buffer=synthesis.surf().tobytes()), loops=-1, fade_ms=RISING)
        except (pygame.error, NotImplementedError):  # no device, or a pygame without a mixer
            self._made.clear()
            return
        self._sea = sea
        self.adapt()

    def adapt(self) -> None:
        """Take the volumes from the settings."""
        settings = self._settings
        if self._sea is not None:
            self._sea.set_volume(0.0 if settings.mute else SOFTER * settings.surf)
        elif pygame.display.get_init():
            self.begin()

    def play(self, name: str, after: float = 0.0) -> None:
        """Now, or after so many seconds; sounds that are not made yet are left out."""
        settings = self._settings
        if settings.mute or not settings.effects or name not in self._made:
            return
        if after > 0:
            self._later.append((after, name))
            return
        try:
            self._made[name].set_volume(settings.effects)
            self._made[name].play()
        except pygame.error:  # the device is gone
            self._made.clear()

    def step(self, seconds: float) -> None:
        """Time goes on."""
        if self._later:
            waiting = [(after - seconds, name) for after, name in self._later]
            self._later = [one for one in waiting if one[0] > 0]
            for after, name in waiting:
                if after <= 0:
                    self.play(name)


@contextmanager
def _quietly() -> Iterator[None]:
    """Libraries of the system complain on the terminal if there is no device; that is nobody's business."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
