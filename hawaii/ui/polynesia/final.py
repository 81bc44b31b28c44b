"""The final scoring of Polynesia, before everybody's eyes: islands sink, then everything is counted."""

from __future__ import annotations

from functools import partial

from hawaii.games.polynesia import Polynesia
from hawaii.kernel.breakdown import Award
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.naming import titled
from hawaii.ui.polynesia.paint.board import RATIO, lay_board, paint_board
from hawaii.ui.polynesia.paint.cards import PICTURE, card_art
from hawaii.ui.polynesia.paint.pieces import paint_member, paint_ship
from hawaii.ui.sources import Group
from hawaii.ui.table.counted import CountedByGroups
from hawaii.ui.widgets import Drawn, Label, Widget
from hawaii.ui.words import capital

LINE = 45.0
WORDS = 24.0
ISLANDS = ("polynesia_turtles", "polynesia_chieftains")
"""Reasons of points that come island by island."""
TOKENS = "polynesia_turtle_tokens"
"""The reason of those that turtle tokens bring."""
BOARD = 0.45
"""The most of a column's height that its board takes."""


class FinalScene(CountedByGroups):
    """A column for each seat: its board, to which members come back, and a line for each thing that counts,
    one after the other.
    """

    def __init__(self, app: App, match: Match) -> None:
        assert isinstance(match.game, Polynesia)
        self.game = match.game
        self.settled = match.game.settled(match.state)
        # First the islands sink, then each group is counted for everybody.
        super().__init__(app, match)

    @property
    def column_height(self) -> float:
        return LINE * len(self.groups) + WORDS + 132

    def won_by_tie(self, names: str) -> Message:
        islands = len(self.settled[self.winners[0]].islands)
        return Message("final_won_islands", {"name": names, "count": islands})

    def column(self, seat: int, box: Box) -> list[Widget]:
        lines = LINE * len(self.groups)
        high = min(box.w / RATIO, box.h - lines - WORDS - 12, box.h * BOARD)
        board, rest = box.cut_top(high, 4)
        words, rest = rest.cut_top(WORDS, 4)
        sunk = self.lost
        found: list[Widget] = [
            Drawn(
                f"board:{seat}",
                board.fitted(RATIO),
                tip=self._sunk_words(seat),
                content=sunk,
                paint=partial(self._paint_board, seat, sunk),
            ),
            Label(
                f"sunk:{seat}",
                words,
                text=self._sunk_words(seat) if sunk else "",
                size=SMALL,
                colour="ink_soft",
                wraps=True,
            ),
        ]
        return [*found, *self.lines(seat, rest, LINE)]

    def _sunk_words(self, seat: int) -> str:
        """Who comes back, and what is free then."""
        own = self.settled[seat]
        if not own.sunk:
            return self.say(Message("final_safe"))
        values = {"count": own.sunk, "number": self.game.book.free[own.home]}
        return self.say(Message("final_sunk", values))

    def _paint_board(self, seat: int, sunk: bool, canvas: Canvas, box: Box) -> None:
        """With the members who stood there, and those who have come back in a red frame."""
        state, book = self.match.state, self.game.book
        tables, colour = book.tables.boards, self.match.seats[seat].colour
        layout = lay_board(box, len(tables.upper), len(tables.lower))
        paint_board(canvas, layout, tables.upper, tables.lower)
        before = state.home[seat]
        home = self.settled[seat].home if sunk else before
        spaces = [*reversed(layout.upper), *reversed(layout.lower)]
        for number, space in enumerate(spaces[:home]):
            paint_member(canvas, space.inset(space.w * 0.08, space.h * 0.06), colour)
            if number >= before:
                canvas.outline(space, "lava", 5, 2)
        for spot in layout.ships(state.ships[seat], book.tables.start.ships):
            paint_ship(canvas, spot, colour)

    def paint_line(self, seat: int, group: Group, awards: list[Award], canvas: Canvas, box: Box) -> None:
        """The group, and what belongs to it."""
        card = self._card(group)
        ratio = PICTURE if card else 1.0
        wide = min((box.h - 2) * ratio, box.w * 0.22)
        picture, words = box.cut_left(wide, 8)
        if group.id == "free":
            paint_member(canvas, picture.inset(2, 1), self.match.seats[seat].colour)
        else:
            spot = picture.centred(wide - 2, (wide - 2) / ratio)
            canvas.picture(card_art(card) if card else group.picture, spot)
        title, about = self._title(group), self._about(seat, group, awards)
        above, below = words.rows([1, 1]) if about is not None else (words, words)
        canvas.text(above, capital(self.say(title)), SMALL, "ink", "bold")
        if about is not None:
            canvas.text(below, capital(self.say(about)), SMALL, "ink_soft")

    def _card(self, group: Group) -> str:
        """The tide card that a group is about; nothing for the others."""
        if not group.id.startswith("tide"):
            return ""
        number: int = self.match.state.cards[int(group.id[-1]) - 1]
        return self.game.book.card_names[number]

    def _title(self, group: Group) -> Message:
        card = self._card(group)
        return titled(self.game.book, card) if card else Message(f"final_line_{group.id}")

    def _about(self, seat: int, group: Group, awards: list[Award]) -> Message | None:
        """What has been counted, in a few words."""
        if group.id == "free":
            return Message("final_at_home", {"count": self.settled[seat].home})
        islands = sum(award.reason.id in ISLANDS for award in awards)
        tokens = next((award.reason for award in awards if award.reason.id == TOKENS), None)
        if islands and tokens is not None:
            values = {"islands": islands, "tokens": tokens.values["count"]}
            return Message("final_islands_and_tokens", values)
        if islands > 1:
            return Message("final_on_islands", {"count": islands})
        return awards[0].reason if awards else None
