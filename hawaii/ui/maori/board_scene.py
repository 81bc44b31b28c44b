"""A match of Maori on the screen: what both see who play it and who look back at it."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.maori import Maori
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.maori.animation import motions_of
from hawaii.ui.maori.boards import BoardOfScene
from hawaii.ui.maori.gestures import Gestures
from hawaii.ui.maori.lagoon_view import lagoon_widgets
from hawaii.ui.maori.layout import TableLayout, lay_out
from hawaii.ui.maori.mat_view import mat_widgets
from hawaii.ui.maori.opponent_view import chip_widgets, opponent_widgets
from hawaii.ui.maori.paint import paint_mat
from hawaii.ui.maori.view import View
from hawaii.ui.motion import Motion
from hawaii.ui.table.scene import BoardScene
from hawaii.ui.widgets import Widget


class SeaScene(BoardScene[Maori, MaoriState, TableLayout, Gestures]):
    """The matrix with the ship, one board large, the others small."""

    def made_gestures(self) -> Gestures:
        return Gestures(self.game, self.shown)

    def view(self, fit: Fit) -> View:
        return View(game=self.game, layout=self.layout(fit), gestures=self.gestures, **self.common())

    def lay_out(self, fit: Fit) -> TableLayout:
        book = self.game.book
        grid = book.sides[self.match.state.options.board].grid
        return lay_out(fit, len(self.match.seats), book.matrix.rows, grid.rows, grid.columns)

    def paint_ground(self, canvas: Canvas) -> None:
        mat = self.layout(canvas.fit).mat.box
        canvas.drop_shadow(mat, 16)
        paint_mat(canvas, mat)

    def game_widgets(self, view: View) -> list[Widget]:
        return [
            *mat_widgets(view),
            *lagoon_widgets(view, self.me, view.layout.lagoon),
            *(opponent_widgets(view) or chip_widgets(view, view.layout.lagoon.header)),
        ]

    def motions_of(self, view: View, events: Sequence[Event], speed: float) -> list[Motion]:
        return motions_of(view, events, speed)

    def about(self, view: View) -> str:
        """Which rules are played, and how full the fullest board is; at the end, how many turns are left."""
        state = view.state
        rules = Message(f"maori_rules_{state.options.rules}")
        if state.left > 0:
            return view.say(Message("bar_last_turns", {"rules": rules, "count": state.left}))
        size = self.game.book.sides[state.options.board].size
        fullest = min(board.empty.bit_count() for board in state.boards)
        return view.say(Message("bar_maori", {"rules": rules, "tiles": size - fullest, "squares": size}))

    def look_at(self, seat: int) -> None:
        self.app.push(BoardOfScene(self.app, self, seat))
