"""The realms of the others: one of them large, or all of them small."""

from __future__ import annotations

from hawaii.kernel.messages import Message
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.layout import realm_layout
from hawaii.ui.hawaii.opponent_view import opponent_widgets, stacked_height
from hawaii.ui.hawaii.realm_view import realm_widgets
from hawaii.ui.hawaii.view import View
from hawaii.ui.table.others import GAP, WIDE, OthersOf, SideOf
from hawaii.ui.widgets import Widget


class RealmScene(SideOf):
    """A realm of somebody else."""

    def large(self, view: View, room: Box) -> tuple[Box, list[Widget]]:
        book = view.game.book
        box = room.inset(40, 40).fitted(1.22).inset(0, 10)
        return box, realm_widgets(view, self.seat, realm_layout(box, book.rows, len(book.tiki_spaces)))


class OpponentsScene(OthersOf):
    """All other realms, small, as large as they look good and without a hole."""

    title = Message("others_title")
    widest, high = 560.0, 236.0

    def across(self, room: Box, others: int) -> int:
        """Side by side if the window is wide enough."""
        return 1 if room.w < WIDE else 2 if others == 4 else others

    def height(self, view: View, width: float, down: int) -> float:
        """One row stacks its villages below what is owned, which needs more the more of them there are."""
        villages = max(len(view.state.realms[seat].villages) for seat in view.others)
        high = stacked_height(width, villages) if down == 1 else self.high
        return down * high + (down - 1) * GAP

    def small(self, view: View) -> list[Widget]:
        return opponent_widgets(view)
