"""Things that move: eased, short, and finished at once by whoever does not want to wait."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box

Paint = Callable[[Canvas, Box], object]


def eased(part: float) -> float:
    """Slow at both ends.

    >>> eased(0), eased(0.5), eased(1)
    (0, 0.5, 1)
    """
    return part * part * (3 - 2 * part)


@dataclass
class Motion:
    """A picture on its way from one box to another."""

    paint: Paint
    origin: Box
    destination: Box
    seconds: float
    delay: float = 0.0
    hides: str = ""
    """The key of the widget that it becomes, which is not drawn until it is there."""
    lift: float = 0.0
    """How far it rises on the way."""
    spent: float = 0.0

    @property
    def over(self) -> bool:
        return self.spent >= self.delay + self.seconds

    def draw(self, canvas: Canvas) -> None:
        if self.spent < self.delay:
            return
        part = eased(min(1.0, (self.spent - self.delay) / self.seconds if self.seconds else 1.0))
        # Always of the size that it will have: pictures of every size on the way would have to be drawn.
        x, y = self.origin.towards(self.destination, part).middle
        box = self.destination.moved(x - self.destination.middle[0], y - self.destination.middle[1])
        self.paint(canvas, box.moved(0, -self.lift * 4 * part * (1 - part)))


class Turning(Motion):
    """A picture that is turned over where it lies."""

    def draw(self, canvas: Canvas) -> None:
        if self.spent < self.delay:
            return
        part = min(1.0, (self.spent - self.delay) / self.seconds if self.seconds else 1.0)
        width = self.destination.w * abs(math.cos(math.pi * eased(part)))
        if width >= 1:
            self.paint(canvas, self.destination.centred(width, self.destination.h))


class Motions:
    """All that moves now."""

    def __init__(self) -> None:
        self._moving: list[Motion] = []

    def __bool__(self) -> bool:
        return bool(self._moving)

    def add(self, motion: Motion) -> None:
        self._moving.append(motion)

    @property
    def length(self) -> float:
        """Seconds until all is still."""
        return max((one.delay + one.seconds - one.spent for one in self._moving), default=0.0)

    @property
    def hidden(self) -> set[str]:
        return {one.hides for one in self._moving if one.hides}

    def step(self, seconds: float) -> None:
        for motion in self._moving:
            motion.spent += seconds
        self._moving = [motion for motion in self._moving if not motion.over]

    def finish(self) -> None:
        self._moving.clear()

    def draw(self, canvas: Canvas) -> None:
        for motion in self._moving:
            motion.draw(canvas)
