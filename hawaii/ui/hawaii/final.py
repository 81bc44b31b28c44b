"""The final scoring, village by village before everybody's eyes, and who has won."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

import msgspec

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.final_scoring import VillageScore
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.saves.curve import curve_of
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.celebration import petals
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.counting import Counting
from hawaii.ui.hawaii.paint import paint_piece
from hawaii.ui.hawaii.sources import grouped
from hawaii.ui.match_curve import curve_painter
from hawaii.ui.motion import eased
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.ways import enter, go_home, look_back, open_match
from hawaii.ui.widgets import Button, Card, Drawn, Panel, Title, Widget

STEP = 1.0
"""Seconds for each village of everybody, and for what was scored before."""
GROW = 1.2
"""Seconds until the curve is drawn."""
LEAST_CURVE = 150.0
HEAD, BEFORE = 74.0, 34.0
"""Heights in a column."""


class FinalScene(Overlay):
    """A column for each seat: what it scored in the game, then its villages, counted together."""

    darkness = 190

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        assert isinstance(match.game, Hawaii)
        self.match = match
        self.game = match.game
        state = match.state
        self.counting = Counting(self.game, state)
        self.winners = self.game.winners(state)
        self.time = 0.0 if app.speed else self.counting.steps
        """How many steps have been counted; the part of the one under way behind the point."""
        self._cheered = not app.speed
        self._curve = curve_of(match)
        self._grown = 0.0 if app.speed else 1.0
        """How much of the curve is shown."""
        if self._cheered:
            app.sound.play("win")

    # -- counting ----------------------------------------------------------------------------------

    @property
    def done(self) -> bool:
        return self.time >= self.counting.steps

    def tick(self, seconds: float) -> None:
        if not self.done:
            self.time = min(self.counting.steps, self.time + seconds / (STEP * max(0.1, self.app.speed)))
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
        before, after = (self.counting.total(seat, number) for number in (step, step + 1))
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
        villages = max(2, *(len(one) for one in self.counting.villages))
        lower = inner.h - (HEAD + BEFORE + 26 + villages * 92)
        if lower > LEAST_CURVE and self.match.decisions:
            sheet, inner = inner.cut_bottom(lower, 12)
            found += self._curve_widgets(sheet)
        for seat, column in enumerate(inner.columns([1] * seats, gap=12)):
            found += self._column(seat, column)
        return [*found, *self._foot(foot)]

    def _won(self, names: str) -> Message:
        """Who has won; where points alone do not tell, why."""
        state = self.match.state
        scores = self.game.scores(state)
        level = [seat for seat, score in enumerate(scores) if score == scores[self.winners[0]]]
        if len(self.winners) == 1 and len(level) > 1:
            return Message("final_won_tie", {"name": names, "count": sum(state.purses[self.winners[0]])})
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
        inner = box.inset(10, 8)
        head, inner = inner.cut_top(HEAD, 4)
        before, inner = inner.cut_top(BEFORE, 6)
        villages = self.counting.villages[seat]
        high = min(92.0, inner.h / max(2, len(villages)))
        found: list[Widget] = [
            Drawn(f"column:{seat}", box, content=won, paint=partial(self._paint_ground, won)),
            Drawn(
                f"head:{seat}",
                head,
                content=(self._total(seat), won),
                paint=partial(self._paint_head, seat, self._total(seat), won),
            ),
            Drawn(
                f"before:{seat}",
                before,
                tip=self._before_tip(seat),
                content=self.time > 0,
                paint=partial(self._paint_before, seat),
            ),
        ]
        for number, village in enumerate(villages):
            counted = self.time > number + 1
            found.append(
                Drawn(
                    f"counted:{seat}:{number + 1}",
                    Box(inner.x, inner.y + number * high, inner.w, high - 8),
                    tip=self._village_tip(village),
                    content=counted,
                    paint=partial(self._paint_village, seat, village, counted),
                )
            )
        return found

    def _before_tip(self, seat: int) -> str:
        groups = grouped(self.counting.sources[seat])
        return "\n".join(
            self.say(
                Message(
                    "stats_part",
                    {"source": Message(f"stats_source_{group.id}"), "count": round(points)},
                )
            )
            for group, points in groups.items()
        )

    def _village_tip(self, village: VillageScore) -> str:
        values = {"village": village.village, "count": village.length}
        lines = [self.say(Message("final_village", values))]
        if village.counts:
            lines += [f"+{award.points}  {self.say(award.reason)}" for award in village.awards]
        elif village.column is None:
            lines.append(self.say(Message("tip_village_no_tiki")))
        else:
            lines.append(self.say(Message("final_short", {"count": village.column - village.length})))
        return "\n".join(lines)

    # -- painting ----------------------------------------------------------------------------------

    def _paint_ground(self, won: bool, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 12, "gold" if won else "edge", 4 if won else 1.5)

    def _paint_head(self, seat: int, total: int, won: bool, canvas: Canvas, box: Box) -> None:
        who = self.match.seats[seat]
        canvas.picture(f"hawaii/piece/chieftain_{who.colour}", Box(box.x, box.y + 4, 64, 64))
        words = box.cut_left(70)[1]
        if won:
            crown, words = words.cut_right(44, 4)
            canvas.picture("ui/crown", crown.centred(42, 42))
        top, bottom = words.rows([4, 5])
        canvas.text(top, who.name, 23, "ink", "title")
        canvas.text(bottom, str(total), 36, "hibiscus", "title")

    def _paint_before(self, seat: int, canvas: Canvas, box: Box) -> None:
        """What was scored during the game, by source."""
        canvas.panel(box, "paper", 8)
        if self.time <= 0:
            return
        x = box.x + 6
        for group, points in grouped(self.counting.sources[seat]).items():
            words = f"+{round(points)}"
            wide = canvas.text_width(words, SMALL, "bold")
            if x + wide + 30 > box.right:
                break
            canvas.picture(group.picture, Box(x, box.middle[1] - 12, 24, 24))
            canvas.text(Box(x + 27, box.y, wide + 2, box.h), words, SMALL, "ink", "bold")
            x += wide + 38

    def _paint_village(
        self, seat: int, village: VillageScore, counted: bool, canvas: Canvas, box: Box
    ) -> None:
        """The tiles of a village, and under them what they bring; grey if it misses its tiki."""
        out = counted and not village.counts
        canvas.panel(box, "sand", 8, "leaf_dark" if counted and village.counts else "edge", 1.5, alpha=160)
        tiles, awards = box.inset(5, 4).rows([5, 4], gap=2)
        pieces = self.match.state.realms[seat].villages[village.village - 1]
        side = min(tiles.h, tiles.w / max(7, len(pieces)))
        for place, piece in enumerate(pieces):
            paint_piece(canvas, Box(tiles.x + place * side, tiles.y, side - 1, side - 1), piece)
        if not counted:
            return
        if out:
            canvas.panel(tiles, "paper_dim", 4, alpha=170)
            words = self._village_tip(village).split("\n")[-1]
            canvas.text(awards, words, SMALL, "ink_soft")
            return
        x = awards.x
        for award in village.awards:
            words = f"+{award.points}"
            wide = canvas.text_width(words, SMALL, "bold")
            picture = min(awards.h, 24.0)
            name = "kahuna" if award.source == "kahuna" else f"{award.source}_1"
            canvas.picture(f"hawaii/tile/{name}", Box(x, awards.middle[1] - picture / 2, picture, picture))
            canvas.text(Box(x + picture + 2, awards.y, wide + 2, awards.h), words, SMALL, "ink", "bold")
            x += picture + wide + 9

    # -- afterwards --------------------------------------------------------------------------------

    def _again(self) -> None:
        """The same seats, a new deal."""
        seed = secrets.randbelow(10**9)
        seats = [
            msgspec.structs.replace(seat, seed=seed + number) for number, seat in enumerate(self.match.seats)
        ]
        open_match(self.app, Match(self.game, seats, seed, self.match.options))

    def escape(self) -> None:
        """While it is counted, to the result; then back to the table."""
        if self.done:
            self.app.pop()
        else:
            self.time = self.counting.steps
            self.change()
