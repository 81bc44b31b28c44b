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
