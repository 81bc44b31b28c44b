"""The boards of the others: one of them large, or all of them small."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui.geometry import Box
from hawaii.ui.maori.lagoon_view import lagoon_widgets
from hawaii.ui.maori.layout import lagoon_layout
from hawaii.ui.maori.opponent_view import opponent_widgets
from hawaii.ui.maori.view import View
from hawaii.ui.table.others import OthersOf, SideOf
from hawaii.ui.widgets import Widget


class BoardOfScene(SideOf):
    """The board of somebody else."""

    def large(self, view: View, room: Box) -> tuple[Box, list[Widget]]:
        grid = view.game.book.sides[view.state.options.board].grid
        box = room.inset(50, 40).fitted(1.36)
        return box, lagoon_widgets(view, self.seat, lagoon_layout(box, grid.rows, grid.columns))


class OthersScene(OthersOf):
    """All other boards, small."""

    title = Message("maori_others")
    widest, high = 560.0, 240.0

    def small(self, view: View) -> list[Widget]:
        return opponent_widgets(view)
