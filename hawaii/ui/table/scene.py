"""A match on the screen: what both see who play it and who look back at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar, cast

from hawaii.kernel.events import Event
from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.kernel.state import State
from hawaii.saves import Decision, Match
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.kapa import paint_hem
from hawaii.ui.motion import Motion
from hawaii.ui.recent import recent_widget
from hawaii.ui.relief import paint_raised
from hawaii.ui.scene import Scene
from hawaii.ui.table.view import AnyView
from hawaii.ui.widgets import Drawn, Widget

HEM = 8.0
"""Units of the print below the bar: in the gap before the table."""


G = TypeVar("G", bound=Game[Any, Any])
S = TypeVar("S", bound=State)
L = TypeVar("L")
T = TypeVar("T")


class BoardScene(Scene, Generic[G, S, L, T]):
    """The table of a game. Each game says what lies on it; subclasses bring the bar above it."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.game = cast(G, match.game)
        self.me = self._first_person()
        self._laid_out: tuple[Fit, L] | None = None
        self._gestures: tuple[Any, T] | None = None

    def _first_person(self) -> int:
        deciding = self.match.decider
        people = [number for number, seat in enumerate(self.match.seats) if not seat.is_bot]
        return deciding if deciding in people else people[0] if people else 0

    # -- what a game brings ------------------------------------------------------------------------

    def lay_out(self, fit: Fit) -> L:
        """Where everything lies."""
        raise NotImplementedError

    def made_gestures(self) -> T:
        """What can be done in the position that is shown."""
        raise NotImplementedError

    def view(self, fit: Fit) -> AnyView:
        """The table as it is seen now; nothing can be done on it."""
        raise NotImplementedError

    def game_widgets(self, view: Any) -> list[Widget]:
        """All that lies on the table."""
        raise NotImplementedError

    def paint_ground(self, canvas: Canvas) -> None:
        """What never changes on the table."""
        raise NotImplementedError

    def motions_of(self, view: Any, events: Sequence[Event], speed: float) -> list[Motion]:
        """What travels when something happens."""
        raise NotImplementedError

    def about(self, view: Any) -> str:
        """How far the game is, in a few words for the bar."""
        raise NotImplementedError

    def look_at(self, seat: int) -> None:
        """The side of another seat, large."""
        raise NotImplementedError

    # -- what is seen ------------------------------------------------------------------------------

    def layout(self, fit: Fit) -> L:
        """The same as long as the window is."""
        if self._laid_out is None or self._laid_out[0] != fit:
            self._laid_out = fit, self.lay_out(fit)
        return self._laid_out[1]

    @property
    def gestures(self) -> T:
        """The same as long as the position is."""
        shown = self.shown
        if self._gestures is None or self._gestures[0] is not shown:
            self._gestures = shown, self.made_gestures()
        return self._gestures[1]

    def common(self) -> dict[str, Any]:
        """What the views of all games know."""
        return {
            "match": self.match,
            "state": self.shown,
            "me": self.me,
            "say": self.say,
            "look_at": self.look_at,
            "scrolled": self.scrolled,
            "key_of": self.app.keys.name,
            **self.doing(),
        }

    def doing(self) -> dict[str, Any]:
        """What can be done on the table, for the view; nothing, unless somebody plays."""
        return {}

    @property
    def shown(self) -> S:
        """The position on the screen."""
        return cast(S, self.match.shown)

    @property
    def seen(self) -> Sequence[Decision]:
        """What has happened on the screen."""
        return self.match.seen

    def background(self, canvas: Canvas) -> None:
        canvas.surface.fill(canvas.theme["deep"])
        bar: Box = self.layout(canvas.fit).bar  # type: ignore[attr-defined]
        hem = Box(bar.x, bar.bottom - 3, bar.w, HEM)
        canvas.fill(bar, "bar")
        canvas.fill(hem, "bar")
        paint_hem(canvas, hem, "gold")
        self.paint_ground(canvas)

    def table_widgets(self, view: Any) -> list[Widget]:
        box = view.layout.recent
        recent = [] if box is None else [recent_widget(self.match, self.seen, box, self.say, self.open_log)]
        return [*self.game_widgets(view), *recent]

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
        for motion in self.motions_of(self.view(self.app.fit), events, speed):
            self.motions.add(motion)
