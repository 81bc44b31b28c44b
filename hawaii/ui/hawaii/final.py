"""The final scoring: village by village, and who has won."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from hawaii.games.hawaii import Hawaii
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.ways import go_home
from hawaii.ui.widgets import Button, Drawn, Panel, Title, Widget

PACE = 0.25
"""Seconds between two things that are counted."""


class Counted(NamedTuple):
    """A line of the scoring."""

    words: str
    points: int
    heading: bool = False
    """Those that are added up; the others say what they are made of."""
    counts: bool = True


class FinalScene(Overlay):
    """A column for each seat, counted up line by line."""

    darkness = 190

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        assert isinstance(match.game, Hawaii)
        self.match = match
        self.game = match.game
        self.lines = [self._lines(seat) for seat in range(len(match.seats))]
        self.shown = 0 if app.speed else self._longest
        self._spent = 0.0
        app.sound.play("win")

    def _lines(self, seat: int) -> list[Counted]:
        """What was scored during the game, then each village with all that is in it."""
        state = self.match.state
        rounds = sum(one.points for one in state.tally[seat] if one.source.startswith("round"))
        others = sum(one.points for one in state.tally[seat]) - rounds
        found = [
            Counted(self.say(Message("source_round")), rounds, heading=True),
            Counted(self.say(Message("source_other")), others, heading=True),
        ]
        for village in self.game.final_scoring(state, seat):
            words = self.say(Message("final_village", {"village": village.village, "count": village.length}))
            points = sum(award.points for award in village.awards)
            found.append(Counted(words, points, heading=True, counts=village.counts))
            for award in village.awards:
                name = self.say(Message(f"tile_{award.source}"))
                found.append(Counted(name, award.points, counts=village.counts))
        return found

    @property
    def _longest(self) -> int:
        return max(len(lines) for lines in self.lines) + 1

    def tick(self, seconds: float) -> None:
        if self.shown >= self._longest:
            return
        self._spent += seconds
        if self._spent >= PACE * self.app.speed:
            self._spent = 0.0
            self.shown += 1
            self.change()

    @property
    def waiting(self) -> bool:  # type: ignore[override]
        return self.shown < self._longest

    def build(self, fit: Fit) -> list[Widget]:
        done = self.shown >= self._longest
        seats = len(self.match.seats)
        card = fit.room.centred(min(fit.room.w - 30, 270.0 * seats + 80), min(fit.room.h - 30, 640))
        inner = card.inset(26, 18)
        title, inner = inner.cut_top(56, 10)
        foot, inner = inner.cut_bottom(52, 12)
        winners = self.game.winners(self.match.state)
        names = " & ".join(self.match.seats[seat].name for seat in winners)
        words = self.say(Message("final_won", {"name": names}) if done else Message("final_title"))
        found: list[Widget] = [Panel("card", card), Title("title", title, text=words, size=36)]
        order = range(seats)
        for seat, column in zip(order, inner.columns([1] * seats, gap=14), strict=True):
            found.append(
                Drawn(
                    f"column:{seat}",
                    column,
                    content=(self.shown, done),
                    paint=partial(self._paint_column, seat, done and seat in winners),
                )
            )
        left, right = foot.centred(min(foot.w, 520), 48).columns([1, 1], gap=16)
        found += [
            Button("final:back", left, act=self.escape, text=self.say(Message("final_look"))),
            Button(
                "final:title",
                right,
                act=partial(go_home, self.app),
                text=self.say(Message("to_title")),
                chosen=True,
            ),
        ]
        return found

    def _paint_column(self, seat: int, won: bool, canvas: Canvas, box: Box) -> None:
        who = self.match.seats[seat]
        canvas.panel(box, "paper_dim", 12, "gold" if won else "edge", 4 if won else 1.5)
        inner = box.inset(12, 10)
        head, inner = inner.cut_top(76, 6)
        canvas.picture(f"hawaii/piece/chieftain_{who.colour}", Box(head.x, head.y, 60, 60))
        if won:
            canvas.icon("ui/crown", Box(head.x + 14, head.y - 14, 32, 32))
        canvas.text(head.cut_left(66)[1].cut_top(34)[0], who.name, 24, "ink", "title")
        lines = self.lines[seat][: self.shown]
        total = sum(line.points for line in lines if line.heading and line.counts)
        canvas.text(head.cut_left(66)[1].cut_bottom(40)[0], str(total), 34, "hibiscus", "title")
        high = min(30.0, inner.h / max(1, len(self.lines[seat])))
        for number, line in enumerate(lines):
            place = Box(inner.x, inner.y + number * high, inner.w, high)
            colour = "ink" if line.counts else "ink_soft"
            words = place.cut_right(52)[1]
            canvas.text(
                words if line.heading else words.inset(12, 0),
                line.words,
                SMALL,
                colour,
                "bold" if line.heading else "text",
            )
            amount = f"+{line.points}" if line.counts else f"({line.points})"
            face = "bold" if line.heading else "text"
            canvas.text(place.cut_right(52)[0], amount, SMALL, colour, face, "right")

    def escape(self) -> None:
        if self.shown < self._longest:
            self.shown = self._longest
            self.change()
        else:
            self.app.pop()
