"""The boards of the others: one of them large, or all of them small."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.maori.lagoon_view import lagoon_widgets
from hawaii.ui.maori.layout import lagoon_layout
from hawaii.ui.maori.opponent_view import opponent_widgets
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.widgets import Button, Card, Title, Widget

if TYPE_CHECKING:
    from hawaii.ui.maori.board_scene import SeaScene

GAP = 12.0
WIDEST, HIGH = 560.0, 240.0
"""The most width of a small board with what belongs to it, and its height."""


class BoardOfScene(Overlay):
    """The board of somebody else."""

    def __init__(self, app: App, table: SeaScene, seat: int) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat

    def build(self, fit: Fit) -> list[Widget]:
        view = self.table.view(fit)
        view.mine = False
        grid = view.game.book.sides[view.state.options.board].grid
        box = fit.room.inset(50, 40).fitted(1.36)
        layout = lagoon_layout(box, grid.rows, grid.columns)
        close = Box(box.right + 3, box.y, 36, 36)
        return [
            *lagoon_widgets(view, self.seat, layout),
            Button("close", close, act=self.app.pop, icon="ui/close", tip=self.say(Message("close"))),
        ]


class OthersScene(Overlay):
    """All other boards, small: the drawer of the compact table."""

    closes_outside = True

    def __init__(self, app: App, table: SeaScene) -> None:
        super().__init__(app)
        self.table = table

    def build(self, fit: Fit) -> list[Widget]:
        view = self.table.view(fit)
        others = len(view.others)
        across = 1 if fit.room.w < 1100 or others == 1 else 2
        down = math.ceil(others / across)
        wide = min(fit.room.w - 60, 40 + across * WIDEST + (across - 1) * GAP)
        card = fit.room.centred(wide, min(fit.room.h - 40, 144 + down * (HIGH + GAP)))
        title, inner = card.inset(20, 16).cut_top(44, 12)
        foot, inner = inner.cut_bottom(44, 12)
        boxes = [box for row in inner.rows([1] * down, GAP) for box in row.columns([1] * across, GAP)]
        view.layout = replace(view.layout, opponents=tuple(boxes[:others]))
        return [
            Card("card", card),
            Title("title", title, text=self.say(Message("maori_others")), size=32),
            *opponent_widgets(view),
            Button(
                "close",
                foot.cut_right(150)[0],
                act=self.app.pop,
                text=self.say(Message("close")),
                chosen=True,
            ),
        ]
