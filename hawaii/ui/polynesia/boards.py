"""The boards of the others: one of them large, or all of them small."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from hawaii.kernel.messages import Message
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.home_view import head_key, home_widgets
from hawaii.ui.polynesia.layout import home_layout
from hawaii.ui.polynesia.tips import points_lines, points_title
from hawaii.ui.polynesia.view import View
from hawaii.ui.table.others import WIDE, OthersOf, SideOf
from hawaii.ui.widgets import Label, Widget
from hawaii.ui.words import capital

LINE, BOARD = 26.0, 820.0
"""The height of a line about points, and the width of a board."""


class BoardOfScene(SideOf):
    """The board of somebody else, and where the points come from."""

    def large(self, view: View, room: Box) -> tuple[Box, list[Widget]]:
        lines = points_lines(view, self.seat)
        high = 42 + LINE * len(lines)
        wide = min(room.w - 110, BOARD)
        box = room.centred(wide, min(room.h - 40, wide * 0.46 + high))
        upper, lower = box.cut_top(box.h - high)
        layout = replace(home_layout(upper, view.game.book.tables.boards), box=box)
        title, rest = lower.inset(24, 4).cut_top(30)
        about = view.say(points_title(view))
        return box, [
            *home_widgets(view, self.seat, layout),
            Label("points", title, text=capital(about), face="bold"),
            *(
                Label(f"points:{number}", Box(rest.x, rest.y + number * LINE, rest.w, LINE), text=line)
                for number, line in enumerate(lines)
            ),
        ]


class OthersScene(OthersOf):
    """The boards of all others, as they lie on a real table."""

    title = Message("polynesia_others")
    widest, high = 560.0, 238.0

    def across(self, room: Box, others: int) -> int:
        return 1 if room.w < WIDE else others

    def small(self, view: View) -> list[Widget]:
        view.mine = False
        boards = view.game.book.tables.boards
        found: list[Widget] = []
        for seat, box in zip(view.others, view.layout.opponents, strict=True):
            board = home_widgets(view, seat, home_layout(box, boards))
            head = next(widget for widget in board if widget.key == head_key(seat))
            head.act = partial(view.look_at, seat)
            found += board
        return found
