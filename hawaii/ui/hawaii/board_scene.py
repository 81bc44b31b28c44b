"""A match of Hawaii on the screen: what both see who play it and who look back at it."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.hawaii.animation import motions_of
from hawaii.ui.hawaii.board_ground import paint_board
from hawaii.ui.hawaii.board_view import board_widgets
from hawaii.ui.hawaii.gestures import Gestures
from hawaii.ui.hawaii.layout import TableLayout, lay_out
from hawaii.ui.hawaii.opponent_view import chip_widgets, opponent_widgets
from hawaii.ui.hawaii.realm_view import realm_widgets
from hawaii.ui.hawaii.realms import RealmScene
from hawaii.ui.hawaii.view import View
from hawaii.ui.motion import Motion
from hawaii.ui.table.scene import BoardScene
from hawaii.ui.widgets import Widget


class IslandScene(BoardScene[Hawaii, HawaiiState, TableLayout, Gestures]):
    """The island, one realm large, the others small."""

    def made_gestures(self) -> Gestures:
        return Gestures(self.game, self.shown)

    def view(self, fit: Fit) -> View:
        return View(game=self.game, layout=self.layout(fit), gestures=self.gestures, **self.common())

    def lay_out(self, fit: Fit) -> TableLayout:
        book = self.game.book
        rows, docks, tikis = book.tables.board.rows, len(book.docks), len(book.tiki_spaces)
        return lay_out(fit, len(self.match.seats), rows, docks, tikis, book.rows)

    def paint_ground(self, canvas: Canvas) -> None:
        paint_board(canvas, self.layout(canvas.fit))

    def game_widgets(self, view: View) -> list[Widget]:
        return [
            *board_widgets(view),
            *realm_widgets(view, self.me, view.layout.realm),
            *(opponent_widgets(view) or chip_widgets(view, view.layout.realm.header)),
        ]

    def motions_of(self, view: View, events: Sequence[Event], speed: float) -> list[Motion]:
        return motions_of(view, events, speed)

    def about(self, view: View) -> str:
        """The round, the sum to be reached in it, and what that brings."""
        rounds = self.game.book.rounds
        table = rounds[view.state.round]
        points = table.points
        values = {
            "round": view.state.round + 1,
            "rounds": len(rounds),
            "needed": table.needed,
            "first": points.first,
            "second": points.second,
            "others": points.others,
        }
        return view.say(Message("bar_round", values))

    def look_at(self, seat: int) -> None:
        self.app.push(RealmScene(self.app, self, seat))
