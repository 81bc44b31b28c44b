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

    def __getitem__(self, name: str) -> pygame.Color:
        return self._colours[name]


@cache
def theme(name: str = "light") -> Theme:
    return Theme(read_yaml(resource("assets", "themes", f"{name}.yaml")))
