"""The boards of the others: one of them large, or all of them small."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.home_view import home_widgets
from hawaii.ui.polynesia.layout import home_layout
from hawaii.ui.polynesia.opponent_view import opponent_widgets
from hawaii.ui.polynesia.tips import points_lines
from hawaii.ui.polynesia.view import View
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.table.others import OthersOf
from hawaii.ui.widgets import Button, Label, Widget
from hawaii.ui.words import capital

if TYPE_CHECKING:
    from hawaii.ui.polynesia.board_scene import ChartScene

LINE, WIDE = 26.0, 820.0
"""The height of a line about points, and the width of a board."""


class BoardOfScene(Overlay):
    """The board of somebody else, and where the points come from."""

    def __init__(self, app: App, table: ChartScene, seat: int) -> None:
        super().__init__(app)
        self.table = table
        self.seat = seat

    def build(self, fit: Fit) -> list[Widget]:
        view = self.table.view(fit)
        view.mine = False
        lines = points_lines(view, self.seat)
        high = 42 + LINE * len(lines)
        wide = min(fit.room.w - 110, WIDE)
        box = fit.room.centred(wide, min(fit.room.h - 40, wide * 0.46 + high))
        upper, lower = box.cut_top(box.h - high)
        layout = replace(home_layout(upper, view.game.book.tables.boards), box=box)
        close = Box(box.right + 3, box.y, 36, 36)
        title, rest = lower.inset(24, 4).cut_top(30)
        about = view.say(Message("tip_points_eruption"))
        return [
            *home_widgets(view, self.seat, layout),
            Label("points", title, text=capital(about), face="bold"),
            *(
                Label(f"points:{number}", Box(rest.x, rest.y + number * LINE, rest.w, LINE), text=line)
                for number, line in enumerate(lines)
            ),
            Button("close", close, act=self.app.pop, icon="ui/close", tip=self.say(Message("close"))),
        ]


class OthersScene(OthersOf):
    """What all others have, in rows."""

    title = Message("polynesia_others")
    widest, high = 520.0, 104.0

    def small(self, view: View) -> list[Widget]:
        return opponent_widgets(view)
