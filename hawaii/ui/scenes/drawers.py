"""What can be looked at beside the table: the log, other realms."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.layout import realm_layout
from hawaii.ui.hawaii.realm_view import opponent_widgets, realm_widgets
from hawaii.ui.log import Line, log_of
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.widgets import Button, Label, Panel, Title, Widget

if TYPE_CHECKING:
    from hawaii.ui.hawaii.table import TableScene


class LogScene(Overlay):
    """All that happened, the newest last."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.back = 0
        """Lines above the end."""
        self._rows: list[tuple[str, bool]] = []

    def build(self, fit: Fit) -> list[Widget]:
        card = fit.room.inset(max(30.0, (fit.room.w - 980) / 2), 40)
        inner = card.inset(28, 18)
        title, inner = inner.cut_top(44, 8)
        foot, inner = inner.cut_bottom(46, 10)
        self._rows = self._wrapped(inner.w)
        high = 24.0
        room = int(inner.h // high)
        self.back = max(0, min(self.back, len(self._rows) - room))
        end = len(self._rows) - self.back
        shown = self._rows[max(0, end - room) : end]
        found: list[Widget] = [
            Panel("card", card),
            Title("title", title, text=self.say(Message("log_title")), size=30),
        ]
        for number, (text, heading) in enumerate(shown):
            line = Box(inner.x, inner.y + number * high, inner.w, high)
            face = "bold" if heading else "text"
            colour = "hibiscus" if heading else "ink"
            found.append(Label(f"line:{number}", line, text=text, size=SMALL, face=face, colour=colour))
        up, rest = foot.cut_left(120, 8)
        down, _ = rest.cut_left(120, 8)
        more = len(self._rows) > room
        found += [
            Button("log:up", up, act=lambda: self.scroll(-8), text=self.say(Message("log_up")), enabled=more),
            Button(
                "log:down", down, act=lambda: self.scroll(8), text=self.say(Message("log_down")), enabled=more
            ),
            Button(
                "log:close",
                foot.cut_right(150)[0],
                act=self.app.pop,
                text=self.say(Message("close")),
                chosen=True,
            ),
        ]
        return found

    def scroll(self, lines: int) -> None:
        self.back = max(0, self.back - 3 * lines if abs(lines) == 1 else self.back - lines)
        self.change()

    def _wrapped(self, width: float) -> list[tuple[str, bool]]:
        rows: list[tuple[str, bool]] = []
        for line in log_of(self.match):
            words = self.app.canvas.wrapped(self._told_line(line), SMALL, width)
            rows += [
                (text if not number else f"      {text}", line.heading) for number, text in enumerate(words)
            ]
        return rows

    def _told_line(self, line: Line) -> str:
        text = "; ".join(self.say(message) for message in line.messages)
        return text if line.seat is None else f"{self.match.seats[line.seat].name}: {text}."


class RealmScene(Overlay):
    """A realm of somebody else."""

    def __init__(self, app: App, table: TableScene, seat: int) -> None:
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

    def __init__(self, app: App, table: TableScene) -> None:
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
            Panel("card", card),
            *opponent_widgets(view),
            Button(
                "close",
                inner.cut_bottom(44)[0].cut_right(150)[0],
                act=self.app.pop,
                text=self.say(Message("close")),
                chosen=True,
            ),
        ]
