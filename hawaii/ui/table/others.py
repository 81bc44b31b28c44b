"""What everybody else has, small: the drawer of the compact table."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any, ClassVar

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.table.scene import BoardScene
from hawaii.ui.widgets import Button, Card, Title, Widget

GAP = 12.0


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

    def build(self, fit: Fit) -> list[Widget]:
        view = self.table.view(fit)
        others = len(view.others)
        across = 1 if fit.room.w < 1100 or others == 1 else 2
        down = math.ceil(others / across)
        wide = min(fit.room.w - 60, 40 + across * self.widest + (across - 1) * GAP)
        card = fit.room.centred(wide, min(fit.room.h - 40, 144 + down * (self.high + GAP)))
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
