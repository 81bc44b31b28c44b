"""A match of Hawaii on the screen: what both see who play it and who look back at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message
from hawaii.saves import Decision, Match
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.animation import motions_of
from hawaii.ui.hawaii.board_ground import paint_board
from hawaii.ui.hawaii.board_view import board_widgets
from hawaii.ui.hawaii.gestures import Gestures
from hawaii.ui.hawaii.layout import TableLayout, lay_out
from hawaii.ui.hawaii.opponent_view import chip_widgets, opponent_widgets
from hawaii.ui.hawaii.realm_view import realm_widgets
from hawaii.ui.hawaii.realms import RealmScene
from hawaii.ui.hawaii.view import View
from hawaii.ui.kapa import paint_hem
from hawaii.ui.recent import recent_widget
from hawaii.ui.relief import paint_raised
from hawaii.ui.scene import Scene
from hawaii.ui.widgets import Drawn, Widget

HEM = 8.0
"""Units of the print below the bar: in the gap before the board."""


class BoardScene(Scene):
    """The board, one realm large, the others small. Subclasses bring the bar above it."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        assert isinstance(match.game, Hawaii)
        self.game = match.game
        self.me = self._first_person()
        self._gestures: Gestures | None = None
        self._laid_out: tuple[Fit, TableLayout] | None = None

    def _first_person(self) -> int:
        deciding = self.match.decider
        people = [number for number, seat in enumerate(self.match.seats) if not seat.is_bot]
        return deciding if deciding in people else people[0] if people else 0

    @property
    def shown(self) -> HawaiiState:
        """The position on the screen."""
        state: HawaiiState = self.match.shown
        return state

    @property
    def seen(self) -> Sequence[Decision]:
        """What has happened on the screen."""
        return self.match.seen

    @property
    def gestures(self) -> Gestures:
        if self._gestures is None or self._gestures.state is not self.shown:
            self._gestures = Gestures(self.game, self.shown)
        return self._gestures

    def view(self, fit: Fit) -> View:
        """The table as it is seen now; nothing can be done on it."""
        return View(
            game=self.game,
            match=self.match,
            state=self.shown,
            me=self.me,
            layout=self._layout(fit),
            gestures=self.gestures,
            say=self.say,
            look_at=self.look_at,
            scrolled=self.scrolled,
            key_of=self.app.keys.name,
        )

    def _layout(self, fit: Fit) -> TableLayout:
        if self._laid_out is None or self._laid_out[0] != fit:
            book = self.game.book
            rows, docks, tikis = book.tables.board.rows, len(book.docks), len(book.tiki_spaces)
            self._laid_out = fit, lay_out(fit, len(self.match.seats), rows, docks, tikis, book.rows)
        return self._laid_out[1]

    def background(self, canvas: Canvas) -> None:
        canvas.surface.fill(canvas.theme["deep"])
        layout = self._layout(canvas.fit)
        hem = Box(layout.bar.x, layout.bar.bottom - 3, layout.bar.w, HEM)
        canvas.fill(layout.bar, "bar")
        canvas.fill(hem, "bar")
        paint_hem(canvas, hem, "gold")
        paint_board(canvas, layout)

    def table_widgets(self, view: View) -> list[Widget]:
        box = view.layout.recent
        recent = [] if box is None else [recent_widget(self.match, self.seen, box, self.say, self.open_log)]
        return [
            *board_widgets(view),
            *realm_widgets(view, self.me, view.layout.realm),
            *(opponent_widgets(view) or chip_widgets(view, view.layout.realm.header)),
            *recent,
        ]

    def open_log(self) -> None:
        """All that happened, in words."""
        raise NotImplementedError

    def icon(self, name: str, box: Box, act: Callable[[], object], possible: bool = True) -> Widget:
        """A button of the bar."""

        def paint(canvas: Canvas, box: Box) -> None:
            face = box
            if possible:
                face = paint_raised(canvas, box, "paper", 10, "edge")
            else:
                canvas.panel(box, "paper", 10, alpha=70)
            canvas.icon(f"ui/{name}", face.inset(6).fitted(1), alpha=255 if possible else 150)

        return Drawn(
            f"button:{name}",
            box,
            act=act if possible else None,
            tip=self.say(Message(f"button_{name}", self._key_names(name))),
            content=(name, possible),
            paint=paint,
        )

    def _key_names(self, button: str) -> dict[str, str]:
        action = {"person": "others"}.get(button, button)
        return {"key": self.app.keys.name(action), "decision": self.app.keys.name(f"{action}_decision")}

    def animate(self, events: Sequence[Event], speed: float) -> None:
        """Show what happened."""
        for motion in motions_of(self.view(self.app.fit), events, speed):
            self.motions.add(motion)

    def look_at(self, seat: int) -> None:
        """A realm of somebody else, large."""
        self.app.push(RealmScene(self.app, self, seat))
