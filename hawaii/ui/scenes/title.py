"""The first thing one sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from hawaii.kernel.messages import Message
from hawaii.saves import Entry, Shelf
from hawaii.ui.app import App
from hawaii.ui.canvas import Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scene import Scene
from hawaii.ui.ways import continue_entry, enter, explain_game
from hawaii.ui.widgets import Button, Drawn, Label, Panel, Widget


class TitleScene(Scene):
    """The name of the program, and ways into it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.running: list[Entry] = []
        self.any_saved = False
        self._looked = False

    def _look(self) -> None:
        """What is saved: looked for when this is first seen, and the scene before it has been left."""
        if not self._looked:
            self._looked = True
            shelves = {shelf: self.app.store.shelf(shelf) for shelf in Shelf}
            self.any_saved = any(shelves.values())
            running = shelves[Shelf.RUNNING]
            self.running = [entry for entry in running if entry.saved is not None and not entry.held]

    def background(self, canvas: Canvas) -> None:
        canvas.picture("ui/title", canvas.fit.room)

    def build(self, fit: Fit) -> list[Widget]:
        self._look()
        room = fit.room
        name = Box(0, room.h * 0.05, room.w, 150)
        found: list[Widget] = [Drawn("name", name, content="Hawaii", paint=_paint_name)]
        buttons: list[tuple[Message, Callable[[], object]]] = []
        if self.running:
            buttons.append((Message("title_continue"), self._continue))
        buttons.append((Message("title_new"), partial(enter, self.app, "new")))
        if self.any_saved:
            buttons.append((Message("title_saved"), partial(enter, self.app, "saved")))
        buttons.append((Message("title_quit"), self.app.quit))
        high, gap = 58.0, 12.0
        top = room.h * 0.95 - len(buttons) * (high + gap)
        for number, (label, act) in enumerate(buttons):
            box = Box(room.middle[0] - 150, top + number * (high + gap), 300, high)
            found.append(Button(label.id, box, act=act, text=self.say(label), size=24, chosen=number == 0))
        learn = self.say(Message("ref_how_to_play"))
        corner = Box(room.right - 236, 20, 216, 48)
        found.append(Button("title:reference", corner, act=partial(self.explain, ""), text=learn))
        if self.running:
            entry = self.running[0]
            assert entry.saved is not None
            names = ", ".join(seat.name for seat in entry.saved.seats)
            crashed = self.say(Message("title_crashed")) if entry.crashed else ""
            words = f"{crashed}{names}: {self.say(entry.saved.progress)}"
            line = Box(room.middle[0] - 320, top - 48, 640, 36)
            found.append(Panel("title:ground", line, fill="night", border=None, alpha=190, shadow=False))
            found.append(
                Label("title:running", line, text=words, colour="ink_light", face="bold", align="centre")
            )
        return found

    def _continue(self) -> None:
        continue_entry(self.app, self.running[0])

    def dropped(self, file: Path) -> None:
        """A saved game from elsewhere."""
        enter(self.app, "saved", file)

    def explain(self, page: str) -> None:
        explain_game(self.app, "hawaii", page)

    def escape(self) -> None:
        """Nobody leaves by mistake."""


def _paint_name(canvas: Canvas, box: Box) -> None:
    canvas.text(box.moved(3, 5), "Hawaii", 128, "night", "title", "centre")
    canvas.text(box, "Hawaii", 128, "ink_light", "title", "centre")
