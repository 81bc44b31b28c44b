"""Saved games, to be continued."""

from __future__ import annotations

from functools import partial

from hawaii.kernel.messages import Message
from hawaii.saves import Entry, Shelf
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scene import Scene
from hawaii.ui.scrolling import Row
from hawaii.ui.ways import continue_entry
from hawaii.ui.widgets import Button, Drawn, Panel, Title, Widget


class SavedScene(Scene):
    """A list of all saved games, the newest first."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.entries = [entry for shelf in Shelf for entry in app.store.shelf(shelf)]

    def background(self, canvas: Canvas) -> None:
        canvas.picture("ui/title", canvas.fit.room)
        canvas.veil(canvas.fit.room, "night", 90)

    def build(self, fit: Fit) -> list[Widget]:
        card = fit.room.inset(max(30.0, (fit.room.w - 900) / 2), 40)
        inner = card.inset(28, 20)
        title, inner = inner.cut_top(50, 10)
        foot, inner = inner.cut_bottom(50, 12)
        rows = [Row(84, partial(self._row, entry), active=True) for entry in self.entries]
        back = self.say(Message("back"))
        return [
            Panel("card", card),
            Title("title", title, text=self.say(Message("title_saved")), size=34),
            *self.scrolled("list", inner, rows, gap=8),
            Button("back", foot.cut_left(160)[0], act=self.app.pop, text=back),
        ]

    def _row(self, entry: Entry, box: Box) -> list[Widget]:
        return [
            Drawn(
                f"entry:{entry.shelf}:{entry.name}",
                box,
                act=partial(continue_entry, self.app, entry) if entry.saved is not None else None,
                content=(entry.name, entry.shelf),
                paint=partial(self._paint, entry),
            )
        ]

    def _paint(self, entry: Entry, canvas: Canvas, box: Box) -> None:
        canvas.panel(box, "paper_dim", 12, "edge")
        inner = box.inset(16, 8)
        saved = entry.saved
        if saved is None:
            canvas.lines(inner, self.say(entry.troubles[0]), SMALL, "lava")
            return
        top, bottom = inner.rows([1, 1])
        title = saved.title or self.say(Message(f"shelf_{entry.shelf}"))
        when = saved.saved.astimezone()
        canvas.text(top, f"{title} · {self.say(saved.progress)}", 22, "ink", "title")
        canvas.text(top, f"{when:%d.%m.%Y %H:%M}", SMALL, "ink_soft", "text", "right")
        x = bottom.x
        for seat, score in zip(saved.seats, saved.scores, strict=False):
            canvas.picture(f"hawaii/piece/marker_{seat.colour}", Box(x, bottom.y + 2, 26, 26))
            words = f"{seat.name} {score}"
            canvas.text(Box(x + 32, bottom.y, 200, bottom.h), words, SMALL)
            x += 48 + canvas.text_width(words, SMALL)

    def escape(self) -> None:
        self.app.pop()
