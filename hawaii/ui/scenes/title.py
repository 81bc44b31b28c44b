"""The first thing one sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from hawaii.kernel.messages import Message
from hawaii.saves import Entry, Shelf
from hawaii.ui.app import App
from hawaii.ui.canvas import NORMAL, Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.landscape import Landscape
from hawaii.ui.ways import continue_entry, enter, explain_game
from hawaii.ui.widgets import Button, Drawn, Label, Panel, Widget

LARGE_BUTTON, SMALL_BUTTON, GAP = 58.0, 46.0, 12.0


class TitleScene(Landscape):
    """The name of the program, and ways into it."""

    dusk = 0

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.running: list[Entry] = []
        self._looked = False

    def _look(self) -> None:
        """What can be continued: looked for when this is first seen; the scene before it has been left."""
        if not self._looked:
            self._looked = True
            running = self.app.store.shelf(Shelf.RUNNING)
            self.running = [entry for entry in running if entry.saved is not None and not entry.held]

    def build(self, fit: Fit) -> list[Widget]:
        self._look()
        room = fit.room
        heading = Box(0, room.h * 0.05, room.w, 150)
        found: list[Widget] = [Drawn("name", heading, content="Hawaii", paint=_paint_name)]
        rows, rest = self._rows(), Box(0, 0, room.w, room.h * 0.955)
        foot, rest = rest.cut_bottom(SMALL_BUTTON, GAP + 6)
        large: list[Widget] = []
        for name, act in reversed(rows):
            box, rest = rest.cut_bottom(LARGE_BUTTON, GAP)
            words = self.say(Message(f"title_{name}"))
            large.append(
                Button(
                    f"title_{name}",
                    box.centred(320, LARGE_BUTTON),
                    act=act,
                    text=words,
                    size=24,
                    chosen=name == rows[0][0],
                )
            )
        found += reversed(large)  # the keyboard goes from the top
        found += self._small(foot.centred(min(room.w - 40, 700), SMALL_BUTTON))
        if self.running:
            found += self._about_running(rest.cut_bottom(36)[0])
        return found

    def _rows(self) -> list[tuple[str, Callable[[], object]]]:
        """The ways to the table."""
        found: list[tuple[str, Callable[[], object]]] = []
        if self.running:
            found.append(("continue", self._continue))
        found.append(("new", partial(enter, self.app, "new")))
        found.append(("saved", partial(enter, self.app, "saved")))
        return found

    def _small(self, box: Box) -> list[Widget]:
        """All else, in a row."""
        acts: tuple[tuple[str, Callable[[], object]], ...] = (
            ("reference", partial(self.explain, "")),
            ("statistics", partial(enter, self.app, "statistics")),
            ("settings", partial(enter, self.app, "settings")),
            ("quit", self.app.quit),
        )
        boxes = box.columns([1] * len(acts), gap=GAP)
        return [
            Button(f"title_{name}", spot, act=act, text=self.say(Message(f"title_{name}")))
            for (name, act), spot in zip(acts, boxes, strict=True)
        ]

    def _about_running(self, box: Box) -> list[Widget]:
        """Which game would go on."""
        entry = self.running[0]
        assert entry.saved is not None
        names = ", ".join(seat.name for seat in entry.saved.seats)
        crashed = self.say(Message("title_crashed")) if entry.crashed else ""
        game = self.say(Message(f"game_{entry.saved.game}"))
        words = f"{crashed}{game} · {names}: {self.say(entry.saved.progress)}"
        wide = min(box.w - 20, self.app.canvas.text_width(words, NORMAL, "bold") + 40)
        line = box.centred(wide, 34)
        return [
            Panel("title:ground", line, fill="night", border=None, alpha=190, shadow=False, radius=17),
            Label("title:running", line, text=words, colour="ink_light", face="bold", align="centre"),
        ]

    def _continue(self) -> None:
        continue_entry(self.app, self.running[0])

    def dropped(self, file: Path) -> None:
        """A saved game from elsewhere."""
        enter(self.app, "saved", file)

    def explain(self, page: str) -> None:
        explain_game(self.app, self.app.settings.last.game, page)

    def escape(self) -> None:
        """Nobody leaves by mistake."""


def _paint_name(canvas: Canvas, box: Box) -> None:
    canvas.text(box.moved(3, 5), "Hawaii", 128, "night", "title", "centre")
    canvas.text(box, "Hawaii", 128, "ink_light", "title", "centre")
