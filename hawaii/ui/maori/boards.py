"""The boards of the others: one of them large, or all of them small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.maori.lagoon_view import lagoon_widgets
from hawaii.ui.maori.layout import lagoon_layout
from hawaii.ui.maori.opponent_view import opponent_widgets
from hawaii.ui.maori.view import View
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.table.others import OthersOf
from hawaii.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from hawaii.ui.maori.board_scene import SeaScene


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


class OthersScene(OthersOf):
    """All other boards, small."""

    title = Message("maori_others")
    widest, high = 560.0, 240.0

    def small(self, view: View) -> list[Widget]:
        return opponent_widgets(view)
