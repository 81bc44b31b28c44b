"""The final scoring of Hawaii, village by village before everybody's eyes."""

from __future__ import annotations

from functools import partial

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.final_scoring import VillageScore
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.counting import Counting
from hawaii.ui.hawaii.paint import paint_piece
from hawaii.ui.sources import grouped
from hawaii.ui.table.final import FinalScoring
from hawaii.ui.widgets import Drawn, Widget

BEFORE, VILLAGE = 34.0, 92.0
"""Heights in a column: what was scored in the game, and the most of a village."""


class FinalScene(FinalScoring):
    """A column for each seat: what it scored in the game, then its villages, counted together."""

    def __init__(self, app: App, match: Match) -> None:
        assert isinstance(match.game, Hawaii)
        self.counting = Counting(match.game, match.state)
        super().__init__(app, match, self.counting.steps)

    def total(self, seat: int, step: int) -> float:
        return self.counting.total(seat, step)

    @property
    def column_height(self) -> float:
        villages = max(2, *(len(one) for one in self.counting.villages))
        return BEFORE + 26 + villages * VILLAGE

    def won_by_tie(self, names: str) -> Message:
        pieces = sum(self.match.state.purses[self.winners[0]])
        return Message("final_won_tie", {"name": names, "count": pieces})

    def column(self, seat: int, box: Box) -> list[Widget]:
        before, inner = box.cut_top(BEFORE, 6)
        villages = self.counting.villages[seat]
        high = min(VILLAGE, inner.h / max(2, len(villages)))
        found: list[Widget] = [
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
        groups = grouped("hawaii", self.counting.sources[seat])
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

    def _paint_before(self, seat: int, canvas: Canvas, box: Box) -> None:
        """What was scored during the game, by source."""
        canvas.panel(box, "paper", 8)
        if self.time <= 0:
            return
        x = box.x + 6
        for group, points in grouped("hawaii", self.counting.sources[seat]).items():
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
