"""Letters: one face for text and one for titles, from font packages; rendered once and kept."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from importlib.resources import files

import pygame

from hawaii.ui.fit import SMALLEST_TEXT

FACES = {
    "text": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "bold": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "title": ("font_fredoka_one", "FredokaOne-Regular.ttf"),
}
KEPT = 1500
"""Rendered texts."""


@cache
def face(name: str, pixels: int) -> pygame.font.Font:
    package, file = FACES[name]
    return pygame.font.Font(str(files(package) / "files" / file), pixels)


class Type:
    """Renders text at sizes in pixels."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, int, tuple[int, ...]], pygame.Surface] = OrderedDict()

    def render(self, text: str, name: str, pixels: int, colour: pygame.Color) -> pygame.Surface:
        key = text, name, pixels, tuple(colour)
        found = self._kept.get(key)
        if found is None:
            found = face(name, max(SMALLEST_TEXT, pixels)).render(text, True, colour)
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def width(self, text: str, name: str, pixels: int) -> int:
        return face(name, max(SMALLEST_TEXT, pixels)).size(text)[0]

    def height(self, name: str, pixels: int) -> int:
        return face(name, max(SMALLEST_TEXT, pixels)).get_linesize()

    def wrapped(self, text: str, name: str, pixels: int, width: int) -> list[str]:
        """Lines that are not wider than so many pixels; a word that is wider alone stays whole."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, name, pixels) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines
