"""A finished game: how its points grew, where they came from, and the way to its replay."""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial

from hawaii.kernel.messages import Message, Problem, Values
from hawaii.saves import Match, Seat
from hawaii.saves.agreed import agreed_in
from hawaii.saves.curve import curve_of
from hawaii.saves.loading import load
from hawaii.ui.agreed import unusual_words
from hawaii.ui.app import App
from hawaii.ui.canvas import NORMAL, SMALL, Canvas
from hawaii.ui.charts import segment
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.landscape import Landscape
from hawaii.ui.match_curve import curve_painter
from hawaii.ui.played_row import minutes
from hawaii.ui.scenes.trouble import trouble_card
from hawaii.ui.sources import Group, grouped, groups_of
from hawaii.ui.table.numbers import number
from hawaii.ui.ways import look_back
from hawaii.ui.widgets import Button, Card, Drawn, Label, Panel, Widget

WHO = 220.0
"""The width of a seat's name before its bar."""
SCORE = 70.0
LEGEND = 30.0


class PlayedScene(Landscape):
    """The page of one game: out of the history, or of a match that has just ended."""

    def __init__(self, app: App, match_id: str, match: Match | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.ended = datetime.now(UTC).astimezone()
        self.trouble = Message("history_no_game")
        try:
            if match is None:
                self.ended = app.history.played(match_id).ended.astimezone()
                self.match = load(app.history.replay(match_id), match_id).match
        except Problem as problem:
            self.trouble = problem.message
        if self.match is None:
            return
        game, state = self.match.game, self.match.state
        self.curve = curve_of(self.match)
        self.scores = game.scores(state)
        self.winners = game.winners(state)
        seats = range(len(self.match.seats))
        self.sources = [grouped(game.name, game.points_by_source(state, seat)) for seat in seats]
        self.ranking = sorted(seats, key=lambda seat: (seat not in self.winners, -self.scores[seat], seat))

    def build(self, fit: Fit) -> list[Widget]:
        match = self.match
        if match is None:
            return trouble_card(self, fit, self.say(Message("stats_played")), self.trouble)
        card = fit.room.centred(min(1540.0, fit.room.w - 40), min(1240.0, fit.room.h - 36))
        inner = card.inset(28, 20)
        head, inner = inner.cut_top(50, 12)
        foot, inner = inner.cut_bottom(48, 16)
        legend = self._legend(inner.w - 44)
        high = min(64.0, max(32.0, inner.h * 0.4 / len(match.seats)))
        lower, upper = inner.cut_bottom(high * len(match.seats) + LEGEND * len(legend) + 38, 14)
        count = len(match.seats)
        time = minutes(int(match.seconds))
        name = Message(f"game_{match.game.name}")
        values: Values = {"game": name, "count": count, "time": time, "decisions": match.number}
        facts = Message("stats_facts", values)
        title = self.say(Message("stats_played_on", {"date": f"{self.ended:%d.%m.%Y}"}))
        return [
            Card("card", card, fill="paper_dim"),
            Label("title", head, text=title, size=36, face="title"),
            Label("facts", head, text=self.say(facts), colour="ink_soft", align="right"),
            *self._way(upper),
            *self._seats(lower, high, legend),
            self._agreed(foot.inset(240, 0), match),
            Button("back", foot.cut_left(160)[0], act=self.app.pop, text=self.say(Message("back"))),
            Button(
                "replay",
                foot.cut_right(220)[0],
                act=partial(look_back, self.app, match),
                enabled=bool(match.decisions),
                text=self.say(Message("stats_replay")),
                size=21,
                chosen=bool(match.decisions),
            ),
        ]

    def _agreed(self, box: Box, match: Match) -> Widget:
        """What was not as usual, in the middle of the foot."""
        words = unusual_words(self.say, match.game.name, agreed_in(match.tables, match.options))
        canvas = self.app.canvas
        high = canvas.line_height(SMALL) * len(canvas.wrapped(words, SMALL, box.w))
        place = box.centred(box.w, high)
        return Label("agreed", place, text=words, size=SMALL, colour="ink_soft", align="centre", wraps=True)

    # -- the curve ---------------------------------------------------------------------------------

    def _way(self, box: Box) -> list[Widget]:
        assert self.match is not None
        sheet = Panel("sheet:curve", box, shadow=False)
        if not self.match.decisions:  # the rules have changed since, and only the end is left
            words = self.say(Message("stats_no_curve"))
            return [sheet, Label("curve", box, text=words, colour="ink_soft", align="centre")]
        return [
            sheet,
            Drawn(
                "curve",
                box.inset(20, 16),
                content=self.curve,
                paint=curve_painter(self.match, self.curve, self.say),
            ),
        ]

    # -- the seats ---------------------------------------------------------------------------------

    def _seats(self, box: Box, high: float, legend: list[list[tuple[Group, str, float]]]) -> list[Widget]:
        assert self.match is not None
        found: list[Widget] = [Panel("sheet:seats", box, shadow=False)]
        inner = box.inset(22, 14)
        for place, seat in enumerate(self.ranking):
            line = Box(inner.x, inner.y + place * high, inner.w, high)
            who, rest = line.cut_left(WHO, 12)
            score, bar = rest.cut_left(SCORE, 16)
            found += [
                Drawn(
                    f"seat:{seat}",
                    who,
                    content=seat,
                    paint=partial(self._paint_seat, self.match.seats[seat], seat in self.winners),
                ),
                Label(
                    f"score:{seat}",
                    score,
                    text=number(self.scores[seat]),
                    size=min(34.0, high - 4),
                    face="title",
                    colour="hibiscus",
                    align="right",
                ),
                *self._parts(seat, bar),
            ]
        return found + self._legend_widgets(inner.cut_bottom(LEGEND * len(legend))[0], legend)

    def _parts(self, seat: int, box: Box) -> list[Widget]:
        """The bar of a seat, made of what brought its points; what cost some lies left of the line at which
        all bars begin.
        """
        won, lost = (max(0.0, *(_sum(sources, sign) for sources in self.sources)) for sign in (1, -1))
        unit = box.w / max(1.0, won + lost)
        begin, thick = box.x + unit * lost, min(38.0, box.h - 6)
        found: list[Widget] = []
        if lost:
            line = Box(begin - 1, box.y, 2, box.h)
            found.append(Drawn(f"zero:{seat}", line, paint=lambda canvas, box: canvas.fill(box, "edge")))
        ends = {1: begin, -1: begin}
        for group, points in self.sources[seat].items():
            sign, wide = (1 if points > 0 else -1), unit * abs(points)
            place = Box(min(ends[sign], ends[sign] + sign * wide), box.middle[1] - thick / 2, wide, thick)
            ends[sign] += sign * wide
            name = self.say(Message(f"stats_source_{group.id}"))
            found.append(
                Drawn(
                    f"part:{seat}:{group.id}",
                    place,
                    tip=self.say(Message("stats_part", {"source": name, "count": round(points)})),
                    content=points,
                    paint=partial(_paint_part, group, points),
                )
            )
        return found

    def _paint_seat(self, seat: Seat, won: bool, canvas: Canvas, box: Box) -> None:
        side = min(box.h - 2, 54.0)
        piece = Box(box.x, box.middle[1] - side / 2, side, side)
        canvas.picture(f"hawaii/piece/chieftain_{seat.colour}", piece)
        words = box.cut_left(side + 10)[1]
        if won:
            crown, words = words.cut_right(30, 4)
            canvas.picture("ui/crown", crown.centred(30, 30))
        level = self.say(Message("new_person") if seat.level is None else Message(f"level_{seat.level}"))
        if box.h >= 46:
            top, bottom = words.centred(words.w, 46).rows([1.2, 1])
            canvas.text(top, seat.name, 22, "ink", "title")
            canvas.text(bottom, level, SMALL, "ink_soft")
        else:
            room = min(canvas.text_width(seat.name, NORMAL, "title") + 8, words.w * 0.6)
            name, rest = words.cut_left(room)
            canvas.text(name, seat.name, NORMAL, "ink", "title")
            canvas.text(rest, level, SMALL, "ink_soft")

    # -- what the colours mean ---------------------------------------------------------------------

    def _legend(self, width: float) -> list[list[tuple[Group, str, float]]]:
        """Lines of groups that brought anybody points, each with its words and its width."""
        assert self.match is not None
        groups = groups_of(self.match.game.name)
        there = [group for group in groups if any(group in sources for sources in self.sources)]
        keys = []
        for group in there:
            words = self.say(Message(f"stats_source_{group.id}"))
            keys.append((group, words, self.app.canvas.text_width(words, SMALL) + 64))
        rows = max(1, math.ceil(sum(wide for _, _, wide in keys) / width))
        each = math.ceil(len(keys) / rows)
        if rows > 1:  # below each other
            keys = [(group, words, width / each) for group, words, _ in keys]
        return [keys[begin : begin + each] for begin in range(0, len(keys), each)] or [[]]

    def _legend_widgets(self, box: Box, lines: list[list[tuple[Group, str, float]]]) -> list[Widget]:
        found: list[Widget] = []
        for row, line in zip(box.rows([1] * len(lines)), lines, strict=True):
            x = row.x
            spare = (row.w - sum(wide for _, _, wide in line)) / max(1, len(line) - 1)
            for group, words, wide in line:
                place = Box(x, row.y, wide, row.h)
                found.append(
                    Drawn(f"legend:{group.id}", place, content=words, paint=partial(_paint_key, group, words))
                )
                x += wide + min(spare, 24.0)
        return found

    def escape(self) -> None:
        self.app.pop()


def _sum(sources: Mapping[Group, float], sign: int) -> float:
    """All points that were won, or those that were lost."""
    return sum(abs(points) for points in sources.values() if points * sign > 0)


def _paint_part(group: Group, points: float, canvas: Canvas, box: Box) -> None:
    segment(canvas, box, group.colour, number(round(points)), group.picture)


def _paint_key(group: Group, words: str, canvas: Canvas, box: Box) -> None:
    inner = box.centred(box.w, 26)
    canvas.panel(Box(inner.x, inner.y + 5, 16, 16), group.colour, 4)
    canvas.picture(group.picture, Box(inner.x + 22, inner.y, 26, 26))
    canvas.text(inner.cut_left(53)[1], words, SMALL)
