"""The final scoring of Maori, before everybody's eyes: incomplete islands go, then everything is counted."""

from __future__ import annotations

from functools import partial

from hawaii.games.maori import Maori
from hawaii.kernel.breakdown import Award
from hawaii.kernel.messages import Message, Values
from hawaii.saves import Match
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.maori.awards import award_words
from hawaii.ui.maori.small_board import paint_small_board
from hawaii.ui.sources import Group
from hawaii.ui.table.counted import CountedByGroups
from hawaii.ui.widgets import Drawn, Widget

LINE = 34.0
BOARD = 0.62
"""The most of a column's height that its board takes."""


class FinalScene(CountedByGroups):
    """A column for each seat: its board, and a line for each thing that counts, one after the other."""

    def __init__(self, app: App, match: Match) -> None:
        assert isinstance(match.game, Maori)
        self.game = match.game
        self.boards = match.game.board_scores(match.state)
        # First what is not complete is taken off, then each group is counted for everybody.
        super().__init__(app, match)

    @property
    def column_height(self) -> float:
        return LINE * len(self.groups) + 280

    def won_by_tie(self, names: str) -> Message:
        shells = self.match.state.shells[self.winners[0]]
        return Message("final_won_shells", {"name": names, "count": shells})

    def column(self, seat: int, box: Box) -> list[Widget]:
        grid = self.game.book.sides[self.match.state.options.board].grid
        ratio = grid.columns / grid.rows
        high = min(box.w / ratio, box.h - LINE * len(self.groups) - 8, box.h * BOARD)
        board, rest = box.cut_top(high, 8)
        cleared = self.lost
        found: list[Widget] = [
            Drawn(
                f"board:{seat}",
                board.fitted(ratio),
                tip=self._board_tip(seat),
                content=cleared,
                paint=partial(self._paint_board, seat, cleared),
            )
        ]
        return [*found, *self.lines(seat, rest, LINE)]

    def _board_tip(self, seat: int) -> str:
        lost = [island for island in self.boards[seat].islands if not island.complete]
        tiles = sum(len(island.squares) for island in lost)
        return (
            self.say(Message("final_removed", {"count": tiles})) if lost else self.say(Message("final_whole"))
        )

    def award_words(self, award: Award) -> str:
        return award_words(self.say, self.game.book, award)

    def _paint_board(self, seat: int, cleared: bool, canvas: Canvas, box: Box) -> None:
        state = self.match.state
        pieces = list(state.boards[seat].pieces)
        if cleared:
            for island in self.boards[seat].islands:
                if not island.complete:
                    for square in island.squares:
                        pieces[square] = -1
        paint_small_board(canvas, box, self.game.book, state.options.board, tuple(pieces), not cleared)
        canvas.outline(box, "edge", 4, 2)

    def paint_line(self, seat: int, group: Group, awards: list[Award], canvas: Canvas, box: Box) -> None:
        """The group, and how much there is of it."""
        picture, words = box.cut_left(box.h, 8)
        canvas.picture(group.picture, picture.inset(1))
        canvas.text(words, self.say(self._about(seat, group)), SMALL, "ink_soft")

    def _about(self, seat: int, group: Group) -> Message:
        board, state = self.boards[seat], self.match.state
        islands = [island for island in board.islands if island.complete]
        counts = {
            "palms": sum(island.palms for island in islands if not island.hut),
            "huts": sum(island.palms for island in islands if island.hut),
            "leis": sum(island.leis for island in islands),
            "ships": board.ships,
            "shells": state.shells[seat],
            "empty": board.empty,
        }
        inside = sum(
            island.palms for island in islands if island.inside and island.hut == (group.id == "huts")
        )
        if group.id in ("palms", "huts") and inside:
            factor = self.game.book.tables.scoring.atoll
            values: Values = {"count": counts[group.id], "inside": inside, "factor": factor}
            return Message(f"final_line_{group.id}_atoll", values)
        return Message(f"final_line_{group.id}", {"count": counts[group.id]})
