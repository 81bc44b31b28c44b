"""What others have: one of them large, or all of them small, in the drawer of the compact table."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any, ClassVar

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.table.scene import BoardScene
from hawaii.ui.widgets import Button, Card, Title, Widget

GAP = 12.0
WIDE = 1100.0
"""Units of a window from which they lie side by side."""
AROUND = 144.0
"""The height of the title, of the button, and of what is between them and the others."""


class SideOf(Overlay):
    """The side of somebody else, large. Games say what lies on it."""

    def __init__(self, app: App, table: BoardScene[Any, Any, Any, Any], seat: int) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat

    def large(self, view: Any, room: Box) -> tuple[Box, list[Widget]]:
        """What lies there, and where."""
        raise NotImplementedError

    def build(self, fit: Fit) -> list[Widget]:
        view = self.table.view(fit)
        view.mine = False
        box, found = self.large(view, fit.room)
        close = Box(box.right + 3, box.y, 36, 36)
        tip = self.say(Message("close"))
        return [*found, Button("close", close, act=self.app.pop, icon="ui/close", tip=tip)]


class OthersOf(Overlay):
    """Games say what it is called, and how somebody's things are shown in a box."""

    closes_outside = True
    title: ClassVar[Message]
    widest: ClassVar[float]
    """The most width of what somebody has."""
    high: ClassVar[float]
    """Its height."""

    def __init__(self, app: App, table: BoardScene[Any, Any, Any, Any]) -> None:
        super().__init__(app)
        self.table = table

    def small(self, view: Any) -> list[Widget]:
        """What each of the others has, in the boxes of the view's layout."""
        raise NotImplementedError

    def across(self, room: Box, others: int) -> int:
        """How many of them lie side by side."""
        return 1 if room.w < WIDE or others == 1 else 2

    def height(self, view: Any, width: float, down: int) -> float:
        """Of all rows together, with what is between them, where each has so much width."""
        return down * (self.high + GAP)

    def build(self, fit: Fit) -> list[Widget]:
        view = self.table.view(fit)
        room, others = fit.room, len(view.others)
        across = self.across(room, others)
        down = math.ceil(others / across)
        wide = min(room.w - 60, 40 + across * self.widest + (across - 1) * GAP)
        high = self.height(view, (wide - 40 - (across - 1) * GAP) / across, down)
        card = room.centred(wide, min(room.h - 40, AROUND + high))
        title, inner = card.inset(20, 16).cut_top(44, 12)
        foot, inner = inner.cut_bottom(44, 12)
        boxes = [box for row in inner.rows([1] * down, GAP) for box in row.columns([1] * across, GAP)]
        view.layout = replace(view.layout, opponents=tuple(boxes[:others]))
        return [
            Card("card", card),
            Title("title", title, text=self.say(self.title), size=32),
            *self.small(view),
            Button(
                "close",
                foot.cut_right(150)[0],
                act=self.app.pop,
                text=self.say(Message("close")),
                chosen=True,
            ),
        ]
