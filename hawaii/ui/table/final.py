"""The final scoring before everybody's eyes: a column for each seat, counted together, and who has won."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

import msgspec

from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.saves.curve import curve_of
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.celebration import petals
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.match_curve import curve_painter
from hawaii.ui.motion import eased
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.table.numbers import number
from hawaii.ui.ways import enter, go_home, look_back, open_match
from hawaii.ui.widgets import Button, Card, Drawn, Panel, Title, Widget

STEP = 1.0
"""Seconds for each step of counting, of everybody."""
GROW = 1.2
"""Seconds until the curve is drawn."""
LEAST_CURVE = 150.0
HEAD = 74.0
"""The height of the head of a column: who it is, and the points so far."""


class FinalScoring(Overlay):
    """Games bring the steps in which they are counted, and what columns show below their heads."""

    darkness = 190

    def __init__(self, app: App, match: Match, steps: int) -> None:
        super().__init__(app)
        self.match = match
        self.steps = steps
        self.winners = match.game.winners(match.state)
        self.time = 0.0 if app.speed else float(steps)
        """How many steps have been counted; the part of the one under way behind the point."""
        self._cheered = not app.speed
        self._curve = curve_of(match)
        self._grown = 0.0 if app.speed else 1.0
        """How much of the curve is shown."""
        if self._cheered:
            app.sound.play("win")

    # -- what a game brings ------------------------------------------------------------------------

    def total(self, seat: int, step: int) -> float:
        """The points of a seat after so many steps."""
        raise NotImplementedError

    def column(self, seat: int, box: Box) -> list[Widget]:
        """What a column shows below its head."""
        raise NotImplementedError

    @property
    def column_height(self) -> float:
        """What columns need below their heads; if more is left, there is room for the curve of the points."""
        raise NotImplementedError

    def won_by_tie(self, names: str) -> Message:
        """Why this seat has won, where points alone do not tell."""
        raise NotImplementedError

    # -- counting ----------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        return self.time >= self.steps

    def tick(self, seconds: float) -> None:
        if not self.done:
            self.time = min(self.steps, self.time + seconds / (STEP * max(0.1, self.app.speed)))
            self.change()
        elif not self._cheered:
            self._cheered = True
            self.app.sound.play("win")
            for petal in petals(self.app.fit.room, self.app.speed):
                self.motions.add(petal)
        elif self._grown < 1:
            self._grown = min(1.0, self._grown + seconds / (GROW * max(0.1, self.app.speed)))
            self.change()

    @property
    def moving(self) -> bool:
        return super().moving or not self.done or self._grown < 1

    @property
    def waiting(self) -> bool:  # type: ignore[override]
        return not (self.done and self._cheered)

    def _total(self, seat: int) -> int:
        """The points of a seat as far as they have been counted."""
        step = int(self.time)
        before, after = (self.total(seat, number) for number in (step, step + 1))
        return round(before + (after - before) * eased(self.time - step))

    # -- widgets -----------------------------------------------------------------------------------

    def build(self, fit: Fit) -> list[Widget]:
        seats = len(self.match.seats)
        wide = min(fit.room.w - 30, 330.0 * seats + 90)
        card = fit.room.centred(max(wide, min(880.0, fit.room.w - 30)), min(fit.room.h - 24, 780))
        inner = card.inset(24, 16)
        title, inner = inner.cut_top(54, 10)
        foot, inner = inner.cut_bottom(50, 12)
        names = " & ".join(self.match.seats[seat].name for seat in self.winners)
        words = self.say(self._won(names) if self.done else Message("final_title"))
        found: list[Widget] = [Card("card", card), Title("title", title, text=words, size=38)]
        lower = inner.h - (HEAD + self.column_height)
        if lower > LEAST_CURVE and self.match.decisions:
            sheet, inner = inner.cut_bottom(lower, 12)
            found += self._curve_widgets(sheet)
        for seat, column in enumerate(inner.columns([1] * seats, gap=12)):
            found += self._column(seat, column)
        return [*found, *self._foot(foot)]

    def _won(self, names: str) -> Message:
        scores = self.match.game.scores(self.match.state)
        level = [seat for seat, score in enumerate(scores) if score == scores[self.winners[0]]]
        if len(self.winners) == 1 and len(level) > 1:
            return self.won_by_tie(names)
        return Message("final_won", {"name": names})

    def _curve_widgets(self, box: Box) -> list[Widget]:
        """Where nothing else needs the room: how everybody came to their points."""
        grown = self._grown if self.done else 0.0
        paint = curve_painter(self.match, self._curve, self.say, eased(grown))
        return [
            Panel("sheet", box, fill="paper", radius=12, shadow=False),
            Drawn("curve", box.inset(14, 10), content=round(grown, 3), paint=paint),
        ]

    def _foot(self, box: Box) -> list[Widget]:
        acts: tuple[tuple[str, Callable[[], object]], ...] = (
            ("back", self.escape),
            ("replay", partial(look_back, self.app, self.match)),
            ("story", partial(enter, self.app, "played", self.match.id, self.match)),
            ("again", self._again),
            ("home", partial(go_home, self.app)),
        )
        boxes = box.columns([1] * len(acts), gap=10)
        return [
            Button(
                f"final:{name}",
                spot,
                act=act,
                text=self.say(Message(f"final_{name}")),
                chosen=name == "home",
            )
            for (name, act), spot in zip(acts, boxes, strict=True)
        ]

    def _column(self, seat: int, box: Box) -> list[Widget]:
        won = self.done and seat in self.winners
        head, inner = box.inset(10, 8).cut_top(HEAD, 4)
        return [
            Drawn(f"column:{seat}", box, content=won, paint=partial(_paint_ground, won)),
            Drawn(
                f"head:{seat}",
                head,
                content=(self._total(seat), won),
                paint=partial(self._paint_head, seat, self._total(seat), won),
            ),
            *self.column(seat, inner),
        ]

    def _paint_head(self, seat: int, total: int, won: bool, canvas: Canvas, box: Box) -> None:
        who = self.match.seats[seat]
        canvas.picture(f"hawaii/piece/chieftain_{who.colour}", Box(box.x, box.y + 4, 64, 64))
        words = box.cut_left(70)[1]
        if won:
            crown, words = words.cut_right(44, 4)
            canvas.picture("ui/crown", crown.centred(42, 42))
        top, bottom = words.rows([4, 5])
        canvas.text(top, who.name, 23, "ink", "title")
        canvas.text(bottom, number(total), 36, "hibiscus", "title")

    # -- afterwards --------------------------------------------------------------------------------

    def _again(self) -> None:
        """The same seats, a new deal."""
        seed = secrets.randbelow(10**9)
        seats = [
            msgspec.structs.replace(seat, seed=seed + number) for number, seat in enumerate(self.match.seats)
        ]
        open_match(self.app, Match(self.match.game, seats, seed, self.match.options))

    def escape(self) -> None:
        """While it is counted, to the result; then back to the table."""
        if self.done:
            self.app.pop()
        else:
            self.time = float(self.steps)
            self.change()


def _paint_ground(won: bool, canvas: Canvas, box: Box) -> None:
    canvas.panel(box, "paper_dim", 12, "gold" if won else "edge", 4 if won else 1.5)
