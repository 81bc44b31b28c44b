"""Pictures: SVG files, drawn at the size needed, a few milliseconds of it in a frame."""

from __future__ import annotations

import time
from collections import OrderedDict

import pygame

from hawaii.kernel.folders import resource
from hawaii.ui.drawn_pictures import DrawnPictures

BUDGET = 0.001
"""Seconds of drawing in a frame; what is left waits for the next."""
KEPT = 900
"""Pictures."""


class Art:
    """Pictures by name and size in pixels: `art.picture("hawaii/tile/hula_1", 64, 64)`."""

    def __init__(self, pictures: DrawnPictures | None = None) -> None:
        self._pictures = pictures or DrawnPictures(None)
        self._kept: OrderedDict[tuple[str, int, int], pygame.Surface] = OrderedDict()
        self._newest: dict[str, tuple[str, int, int]] = {}
        self._spent = 0.0
        self.hurried = False
        """Whether a picture was asked for that is not ready; asked again in a later frame, it may be."""
        self.patient = False
        """Draw everything at once, however long it takes: for pictures of the screen."""

    def begin_frame(self) -> None:
        self._spent = 0.0

    def picture(self, name: str, width: int, height: int) -> pygame.Surface | None:
        """The picture; one of another size, or none, if there is no time to draw it now."""
        key = name, max(1, width), max(1, height)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if self._spent > BUDGET and not self.patient:
            self.hurried = True
            other = self._kept.get(self._newest.get(name, key))
            return None if other is None else pygame.transform.scale(other, key[1:])
        begin = time.perf_counter()
        found = self._draw(*key)
        self._spent += time.perf_counter() - begin
        self._kept[key] = found
        self._newest[name] = key
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found

    def _draw(self, name: str, width: int, height: int) -> pygame.Surface:
        file = resource("assets", "svg", f"{name}.svg")
        drawn = self._pictures.read(file, (width, height))
        if drawn is None:
            drawn = pygame.image.load_sized_svg(file, (width, height))
            if drawn.get_size() != (width, height):  # it keeps its proportions, unless told otherwise
                drawn = pygame.transform.smoothscale(drawn, (width, height))
            self._pictures.keep(file, drawn)
        return drawn.convert_alpha() if pygame.display.get_surface() is not None else drawn
