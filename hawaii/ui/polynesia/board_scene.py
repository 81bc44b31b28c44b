"""A match of Polynesia on the screen: what both see who play it and who look back at it."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.kinds import RED
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.motion import Motion
from hawaii.ui.polynesia.animation import motions_of
from hawaii.ui.polynesia.boards import BoardOfScene
from hawaii.ui.polynesia.chart_view import chart_widgets, paint_sea
from hawaii.ui.polynesia.gestures import Gestures
from hawaii.ui.polynesia.home_view import home_widgets
from hawaii.ui.polynesia.layout import TableLayout, lay_out
from hawaii.ui.polynesia.opponent_view import chip_widgets, opponent_widgets
from hawaii.ui.polynesia.tide_view import tide_widgets
from hawaii.ui.polynesia.track_view import track_widgets
from hawaii.ui.polynesia.view import View
from hawaii.ui.table.scene import BoardScene
from hawaii.ui.widgets import Widget


class ChartScene(BoardScene[Polynesia, PolynesiaState, TableLayout, Gestures]):
    """The sea chart, one personal board large, the others small, the tide cards beside them."""

    def made_gestures(self) -> Gestures:
        return Gestures(self.game, self.shown)

    def view(self, fit: Fit) -> View:
        return View(game=self.game, layout=self.layout(fit), gestures=self.gestures, **self.common())

    def lay_out(self, fit: Fit) -> TableLayout:
        book, players = self.game.book, len(self.match.seats)
        return lay_out(fit, players, book.seas[players].table, book.tables.boards, len(book.marker))

    def paint_ground(self, canvas: Canvas) -> None:
        paint_sea(canvas, self.layout(canvas.fit), self.match.state)

    def game_widgets(self, view: View) -> list[Widget]:
        return [
            *chart_widgets(view),
            *home_widgets(view, self.me, view.layout.home),
            *track_widgets(view),
            *tide_widgets(view),
            *(opponent_widgets(view) or chip_widgets(view, view.layout.home.header)),
        ]

    def motions_of(self, view: View, events: Sequence[Event], speed: float) -> list[Motion]:
        return motions_of(view, events, speed)

    def about(self, view: View) -> str:
        """The round, and how near the end is."""
        state = view.state
        red = view.game.book.tables.lava.red - state.drawn.count(RED)
        values = {"round": state.round, "red": red, "left": len(state.bag)}
        return view.say(Message("bar_polynesia", values))

    def look_at(self, seat: int) -> None:
        self.app.push(BoardOfScene(self.app, self, seat))
