"""The bar above the table: how far the game is, whose turn it is, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hawaii.kernel.messages import Message
from hawaii.ui.geometry import Box
from hawaii.ui.table.view import AnyView
from hawaii.ui.widgets import Act, Button, Label, Widget

SIDE = 44.0
"""The size of a button."""
Icon = Callable[[str, Box, Act, bool], Widget]


class Bar(NamedTuple):
    """What the bar shows."""

    menu: Act
    buttons: Sequence[tuple[str, bool, Act]]
    """Name, whether it can be done now, and what it does; from the left."""
    main: tuple[str, Message, Act] | None
    """A button in the middle instead of words: its key, what it says, and what it does."""
    words: str
    warns: bool
    """Whether the words are about something that did not work."""
    about: str
    """How far the game is."""


def bar_widgets(view: AnyView, bar: Bar, icon: Icon) -> list[Widget]:
    box: Box = view.layout.bar
    menu, rest = box.inset(8, 6).cut_left(SIDE, 10)
    found = [icon("menu", menu, bar.menu, True)]
    buttons: list[Widget] = []
    for name, possible, act in reversed(bar.buttons):
        spot, rest = rest.cut_right(SIDE, 6)
        buttons.insert(0, icon(name, spot, act, possible))
    about, middle = rest.cut_left(min(340.0, rest.w * 0.36), 10)
    found.append(Label("bar:round", about, text=bar.about, colour="ink_light", face="bold", page="round"))
    if bar.main is not None:
        key, message, act = bar.main
        place = middle.centred(min(260.0, middle.w), 42)
        found.append(Button(key, place, act=act, text=view.say(message), chosen=True))
        return [*found, *buttons]
    colour = "gold" if bar.warns else "ink_light"
    found.append(
        Label("bar:prompt", middle, text=bar.words, colour=colour, size=20, face="bold", align="centre")
    )
    return [*found, *buttons]
