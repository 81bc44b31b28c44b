"""The end of a round: sums against what was needed, ranks, points, and what everybody receives."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import Received, RoundScored, SeatResult
from hawaii.kernel.events import PointsScored
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.paint import paint_pieces
from hawaii.ui.motion import eased
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.widgets import Button, Card, Drawn, Label, Meter, Title, Widget

GROW = 0.6
"""Seconds until the bars have their length."""


class RoundEndScene(Overlay):
    """One line for each seat, the best first."""

    def __init__(self, app: App, match: Match, event: RoundScored) -> None:
        super().__init__(app)
        self.match = match
        self.event = event
        assert isinstance(match.game, Hawaii)
        self.points: list[list[PointsScored]] = [[] for _ in match.seats]
        """What each seat scored, and why."""
        self.received = self._gains()
        self._grown = 0.0 if app.speed else 1.0
        """How much of the bars is shown."""
        app.sound.play("gong")

    def _gains(self) -> list[tuple[int, int, int]]:
        """What each seat scored and received after this round, from the events that followed it."""
        seats = len(self.match.seats)
        received = [(0, 0, 0)] * seats
        found = False
        for decision in self.match.decisions:
            for event in decision.events:
                if isinstance(event, RoundScored):
                    found = event is self.event or event == self.event
                elif found and isinstance(event, PointsScored):
                    if event.reason.id.startswith("points_"):
                        self.points[event.seat].append(event)
                elif found and isinstance(event, Received):
                    before = received[event.seat]
                    gained = (event.shell, event.foot, event.fruit)
                    received[event.seat] = (
                        before[0] + gained[0],
                        before[1] + gained[1],
                        before[2] + gained[2],
                    )
            if found:
                break
        return received

    def build(self, fit: Fit) -> list[Widget]:
        results = sorted(self.event.results, key=lambda one: (one.rank or 9, -one.sum))
        card = fit.room.centred(min(880.0, fit.room.w - 40), 150 + 84 * len(results) + 30)
        inner = card.inset(30, 20)
        title, inner = inner.cut_top(54, 12)
        foot, inner = inner.cut_bottom(52, 12)
        words = self.say(Message("told_round_scored", {"round": self.event.round}))
        found: list[Widget] = [Card("card", card), Title("title", title, text=words, size=36)]
        most = max([one.sum for one in results] + [one.needed for one in results] + [1])
        for result, line in zip(results, inner.rows([1] * len(results), gap=8), strict=True):
            seat = self.match.seats[result.seat]
            who, rest = line.cut_left(220, 10)
            gain, bar = rest.cut_right(250, 10)
            found += [
                Drawn(
                    f"who:{result.seat}",
                    who,
                    content=seat.name,
                    paint=partial(self._paint_who, seat.name, seat.colour),
                ),
                Meter(
                    f"sum:{result.seat}",
                    Box(bar.x, bar.middle[1] - 26, bar.w, 32),
                    part=eased(self._grown) * result.sum / most,
                    text=self.say(Message("round_sum", {"sum": result.sum, "needed": result.needed})),
                    colour="leaf" if result.rank else "lava_deep",
                    mark=result.needed / most,
                ),
                Label(
                    f"why:{result.seat}",
                    Box(bar.x + 2, bar.middle[1] + 9, bar.w, 22),
                    text=self._reasons(result),
                    size=SMALL,
                    colour="ink_soft",
                ),
                Drawn(
                    f"gain:{result.seat}",
                    gain,
                    content=self.received[result.seat],
                    paint=partial(self._paint_gain, result.seat),
                ),
            ]
        found.append(
            Button(
                "next",
                foot.centred(240, 48),
                act=self.app.pop,
                text=self.say(Message("round_next")),
                size=21,
                chosen=True,
            )
        )
        return found

    def _reasons(self, result: SeatResult) -> str:
        """What brought points in this round, in a few words."""
        missed = Message("round_missed", {"count": result.needed - result.sum})
        words = [] if result.rank else [self.say(missed)]
        for one in self.points[result.seat]:
            kind = one.reason.id.removeprefix("points_")
            words.append(f"+{one.points} {self.say(Message(f'round_for_{kind}', one.reason.values))}")
        return " · ".join(words)

    def tick(self, seconds: float) -> None:
        if self._grown < 1:
            self._grown = min(1.0, self._grown + seconds / (GROW * max(0.1, self.app.speed)))
            self.change()

    @property
    def moving(self) -> bool:
        return super().moving or self._grown < 1

    def _paint_who(self, name: str, colour: str, canvas: Canvas, box: Box) -> None:
        side = min(box.h, 56.0)
        canvas.picture(f"hawaii/piece/chieftain_{colour}", Box(box.x, box.y + (box.h - side) / 2, side, side))
        canvas.text(box.cut_left(side + 8)[1], name, 24, "ink", "title")

    def _paint_gain(self, seat: int, canvas: Canvas, box: Box) -> None:
        score, pieces = box.cut_left(84, 8)
        canvas.picture("hawaii/piece/point", Box(score.x, score.y + (score.h - 38) / 2, 38, 38))
        canvas.text(
            score.cut_left(42)[1], f"+{sum(one.points for one in self.points[seat])}", 24, "ink", "title"
        )
        if any(self.received[seat]):
            paint_pieces(canvas, pieces, self.received[seat], NORMAL)

    def keys(self) -> dict[tuple[int, int], Callable[[], object]]:
        return {(pygame.K_RETURN, 0): self.app.pop}
