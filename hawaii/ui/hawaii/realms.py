"""The realms of the others: one of them large, or all of them small."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.layout import realm_layout
from hawaii.ui.hawaii.opponent_view import opponent_widgets
from hawaii.ui.hawaii.realm_view import realm_widgets
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.widgets import Button, Card, Widget

if TYPE_CHECKING:
    from hawaii.ui.hawaii.board_scene import BoardScene


class RealmScene(Overlay):
    """A realm of somebody else."""

    def __init__(self, app: App, table: BoardScene, seat: int) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat

    def build(self, fit: Fit) -> list[Widget]:
        view = self.table.view(fit)
        view.mine = False
        book = self.table.game.book
        box = fit.room.inset(40, 40).fitted(1.22).inset(0, 10)
        layout = realm_layout(box, book.rows, len(book.tiki_spaces))
        close = Box(box.right + 3, box.y, 36, 36)
        return [
            *realm_widgets(view, self.seat, layout),
            Button("close", close, act=self.app.pop, icon="ui/close", tip=self.say(Message("close"))),
        ]


class OpponentsScene(Overlay):
    """All other realms, small: the drawer of the compact table."""

    closes_outside = True

    def __init__(self, app: App, table: BoardScene) -> None:
        super().__init__(app)
        self.table = table

    def build(self, fit: Fit) -> list[Widget]:
        view = self.table.view(fit)
        others = len(view.state.points) - 1
        card = fit.room.centred(min(fit.room.w - 60, 900), 90 + 190 * ((others + 1) // 2))
        inner = card.inset(20, 20)
        rows = inner.cut_bottom(50, 10)[1].rows([1] * ((others + 1) // 2), gap=12)
        boxes = [box for row in rows for box in row.columns([1, 1], gap=12)][:others]
        view.layout = replace(view.layout, opponents=tuple(boxes))
        return [
            Card("card", card),
            *opponent_widgets(view),
            Button(
                "close",
                inner.cut_bottom(44)[0].cut_right(150)[0],
                act=self.app.pop,
                text=self.say(Message("close")),
                chosen=True,
            ),
        ]
