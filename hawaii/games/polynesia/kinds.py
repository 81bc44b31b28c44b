"""The small whole numbers that stand for things inside the rules, and their stable names."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No kind, no token, no route, no moves."""

FISH: Final = 0
SHELL: Final = 1
GOODS: Final = ("fish", "shell")

MASK: Final = 0
FISH_TOKEN: Final = 1
SHELL_TOKEN: Final = 2
TURTLE: Final = 3
SHIP: Final = 4
TOKENS: Final = ("mask", "fish", "shell", "turtle", "ship")
KEPT: Final = 4
"""So many kinds of tokens, the first ones, can lie before a player; a ship is used at once."""

RED: Final = 0
GREY: Final = 1
BLACK: Final = 2
STONES: Final = ("red", "grey", "black")
