"""All that happened in a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import NORMAL
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.log import Line, log_of, words_of_line
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.scrolling import BESIDE, Row
from hawaii.ui.widgets import Button, Card, Label, Panel, Picture, Title, Widget

MARK = 30.0
"""The width of the marker of a seat before its lines."""


class LogScene(Overlay):
    """The newest last."""

    closes_outside = True

    def __init__(
        self,
        app: App,
        match: Match,
        jump: Callable[[int], object] | None = None,
        here: int | None = None,
    ) -> None:
        """With `jump`, a line leads to the decision it tells of; `here` is where one comes from."""
        super().__init__(app)
        self.match = match
        self.jump = jump
        self.here = here
        self._lines = log_of(match)
        self._shown = here is None
        """Whether the line was scrolled to from which one comes."""

    def build(self, fit: Fit) -> list[Widget]:
        card = fit.room.inset(max(30.0, (fit.room.w - 1000) / 2), 40)
        inner = card.inset(28, 18)
        title, inner = inner.cut_top(44, 8)
        foot, inner = inner.cut_bottom(46, 12)
        rows = [self._row(number, line, inner.w - BESIDE) for number, line in enumerate(self._lines)]
        if not self._shown:
            self._shown = True
            near = self._nearest
            above = [row for row, line in zip(rows, self._lines, strict=True) if line.decision < near]
            self.scrolled("log", inner, rows)
            self.scroll(sum(row.height for row in above) - inner.h / 2)
        close = self.say(Message("close"))
        return [
            Card("card", card),
            Title("title", title, text=self.say(Message("log_title")), size=30),
            *self.scrolled("log", inner, rows, at_end=self.here is None),
            Button("log:close", foot.cut_right(150)[0], act=self.app.pop, text=close, chosen=True),
        ]

    @property
    def _nearest(self) -> int:
        """The decision of the line that tells of where one comes from."""
        here = -1 if self.here is None else self.here
        return max((line.decision for line in self._lines if line.decision <= here), default=-1)

    def _row(self, number: int, line: Line, width: float) -> Row:
        words = words_of_line(self.say, self.match, line)
        wrapped = self.app.canvas.wrapped(words, NORMAL, width - MARK, "bold" if line.heading else "text")
        high = self.app.canvas.line_height(NORMAL) * len(wrapped) + (12 if line.heading else 3)
        active = self.jump is not None and line.seat is not None
        return Row(high, partial(self._told_line, number, line, words), active)

    def _told_line(self, number: int, line: Line, words: str, box: Box) -> list[Widget]:
        found: list[Widget] = []
        if self.jump is not None and line.seat is not None:
            found.append(
                Panel(
                    f"jump:{number}",
                    box,
                    act=partial(self.jump, line.decision),
                    fill="glow" if line.decision == self._nearest else "paper",
                    border=None,
                    radius=6,
                    shadow=False,
                )
            )
        if line.seat is not None:
            name = f"hawaii/piece/marker_{self.match.seats[line.seat].colour}"
            found.append(Picture(f"mark:{number}", Box(box.x, box.y + 2, 22, 22), name=name))
        found.append(
            Label(
                f"line:{number}",
                box.moved(0, 8) if line.heading else box.cut_left(MARK)[1],
                text=words,
                face="bold" if line.heading else "text",
                colour="hibiscus" if line.heading else "ink",
                wraps=True,
            )
        )
        return found
