"""A final scoring in which something is lost first, then one group of points after the other counted."""

from __future__ import annotations

from functools import partial

from hawaii.kernel.breakdown import Award
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.sources import Group, groups_of
from hawaii.ui.table.final import FinalScoring
from hawaii.ui.table.numbers import signed
from hawaii.ui.widgets import Drawn, Widget


class CountedByGroups(FinalScoring):
    """Games bring what is lost before, and how a line of a group looks."""

    def __init__(self, app: App, match: Match) -> None:
        self.groups = groups_of(match.game.name)
        self.awards = [match.game.breakdown(match.state, seat) for seat in range(len(match.seats))]
        super().__init__(app, match, 1 + len(self.groups))

    def total(self, seat: int, step: int) -> float:
        counted = {source for group in self.groups[: max(0, step - 1)] for source in group.sources}
        return sum(award.points for award in self.awards[seat] if award.source in counted)

    @property
    def lost(self) -> bool:
        """Whether what does not count is gone already."""
        return self.time >= 1

    def lines(self, seat: int, box: Box, most: float) -> list[Widget]:
        """A line for each group, one below the other, none higher than that."""
        high = min(most, box.h / len(self.groups))
        found: list[Widget] = []
        for number, group in enumerate(self.groups):
            counted = self.time > number + 1
            awards = [award for award in self.awards[seat] if award.source in group.sources]
            found.append(
                Drawn(
                    f"counted:{seat}:{group.id}",
                    Box(box.x, box.y + number * high, box.w, high - 3),
                    tip="\n".join(map(self.award_words, awards)),
                    content=counted,
                    paint=partial(self._paint, seat, group, awards, counted),
                )
            )
        return found

    def award_words(self, award: Award) -> str:
        return f"{signed(award.points)}  {self.say(award.reason)}"

    def paint_line(self, seat: int, group: Group, awards: list[Award], canvas: Canvas, box: Box) -> None:
        """What is counted, without its points."""
        raise NotImplementedError

    def _paint(
        self, seat: int, group: Group, awards: list[Award], counted: bool, canvas: Canvas, box: Box
    ) -> None:
        canvas.panel(box, "paper", 8)
        value, rest = box.inset(8, 1).cut_right(40, 4)
        self.paint_line(seat, group, awards, canvas, rest)
        if counted:
            points = sum(award.points for award in awards)
            colour = "lava" if points < 0 else "ink" if points else "ink_soft"
            canvas.text(value, signed(points), 20, colour, "bold", "right")
