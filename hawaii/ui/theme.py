"""The colours of the program, from a file."""

from __future__ import annotations

from functools import cache

import pygame

from hawaii.kernel.folders import resource
from hawaii.kernel.tagged_yaml import read_yaml


class Theme:
    """Colours by their names: `theme["ink"]`."""

    def __init__(self, colours: dict[str, str]) -> None:
        self._colours = {name: pygame.Color(value) for name, value in colours.items()}

    @property
    def names(self) -> set[str]:
        return set(self._colours)

    def __getitem__(self, name: str) -> pygame.Color:
        return self._colours[name]

    def words_on(self, ground: str) -> str:
        """The colour of words on a ground that may be dark or bright: light or dark ones."""
        bright = luminance(self[ground]) + 0.05
        light, dark = (luminance(self[name]) + 0.05 for name in ("ink_light", "ink_dark"))
        return "ink_light" if light / bright >= bright / dark else "ink_dark"


def luminance(colour: pygame.Color) -> float:
    """As the guidelines for web content define it (WCAG 2.2)."""
    parts = [value / 255 for value in (colour.r, colour.g, colour.b)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


USUAL = "light"


def themes() -> list[str]:
    """Those that there are, the usual one first."""
    found = {file.stem for file in resource("assets", "themes").glob("*.yaml")}
    return sorted(found, key=lambda name: (name != USUAL, name == "contrast", name))


@cache
def theme(name: str = USUAL) -> Theme:
    """A theme by its name; the usual one, if there is none of that name any more."""
    file = resource("assets", "themes", f"{name}.yaml")
    return Theme(read_yaml(file)) if name == USUAL or name in themes() else theme()
