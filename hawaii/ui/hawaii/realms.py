"""The realms of the others: one of them large, or all of them small."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.layout import realm_layout
from hawaii.ui.hawaii.opponent_view import opponent_widgets, stacked_height
from hawaii.ui.hawaii.realm_view import realm_widgets
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.widgets import Button, Card, Title, Widget

if TYPE_CHECKING:
    from hawaii.ui.hawaii.board_scene import IslandScene

GAP = 12.0
WIDE = 1100.0
"""Units of a window from which realms lie side by side."""
WIDEST = 560.0
BESIDE = 236.0
"""The most width of a small realm; and its height, where its villages lie beside what is owned."""
AROUND = 144.0
"""The height of the title, of the button, and of what is between them and the realms."""


class RealmScene(Overlay):
    """A realm of somebody else."""

    def __init__(self, app: App, table: IslandScene, seat: int) -> None:
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

    def __init__(self, app: App, table: IslandScene) -> None:
        super().__init__(app)
        self.table = table

    def build(self, fit: Fit) -> list[Widget]:
        view = self.table.view(fit)
        realms = [realm for seat, realm in enumerate(view.state.realms) if seat != view.me]
        card, boxes = _card(fit.room, len(realms), max(len(realm.villages) for realm in realms))
        title, inner = card.inset(20, 16).cut_top(44)
        view.layout = replace(view.layout, opponents=tuple(boxes))
        return [
            Card("card", card),
            Title("title", title, text=self.say(Message("others_title")), size=32),
            *opponent_widgets(view),
            Button(
                "close",
                inner.cut_bottom(44)[0].cut_right(150)[0],
                act=self.app.pop,
                text=self.say(Message("close")),
                chosen=True,
            ),
        ]


def _card(room: Box, others: int, villages: int) -> tuple[Box, list[Box]]:
    """As large as these realms look good, and a place for each of them: without a hole, side by side if the
    window is wide enough.
    """
    across = 1 if room.w < WIDE else 2 if others == 4 else others
    down = math.ceil(others / across)
    wide = min(room.w - 60, 40 + across * WIDEST + (across - 1) * GAP)
    each = (wide - 40 - (across - 1) * GAP) / across
    high = stacked_height(each, villages) if down == 1 else BESIDE
    card = room.centred(wide, min(room.h - 40, AROUND + down * high + (down - 1) * GAP))
    inner = card.inset(20, 16).cut_top(44, 12)[1].cut_bottom(44, 12)[1]
    return card, [box for row in inner.rows([1] * down, GAP) for box in row.columns([1] * across, GAP)]
