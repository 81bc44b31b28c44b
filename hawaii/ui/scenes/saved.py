"""Saved games, to be continued."""

from __future__ import annotations

from functools import partial

from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Autosave, Entry, Match, Shelf, Sitting
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.dialog import Dialog
from hawaii.ui.widgets import Button, Drawn, Panel, Title, Widget


def open_match(app: App, match: Match, notices: tuple[Message, ...] = ()) -> None:
    """Sit down at the table of a match."""
    from hawaii.ui.hawaii.table import TableScene

    match.holds = match.shared or app.settings.end_turn
    try:
        autosave = Autosave(app.store, match, app.history)
    except Problem as problem:
        app.push(Dialog(app, problem.message, [(Message("close"), app.pop)]))
        return
    app.replace(TableScene(app, Sitting(match, app.worker, autosave), notices))


def continue_entry(app: App, entry: Entry) -> None:
    try:
        loaded = app.store.load(entry)
    except Problem as problem:
        app.push(Dialog(app, problem.message, [(Message("close"), app.pop)]))
        return
    if loaded.notices:

        def go_on() -> None:
            open_match(app, loaded.match, loaded.notices)

        app.push(Dialog(app, loaded.notices[0], [(Message("title_continue"), go_on)]))
        return
    open_match(app, loaded.match)


class SavedScene(Scene):
    """A list of all saved games, the newest first."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.entries = [entry for shelf in Shelf for entry in app.store.shelf(shelf)]
        self.first = 0

    def background(self, canvas: Canvas) -> None:
        canvas.picture("ui/title", canvas.fit.room)
        canvas.veil(canvas.fit.room, "night", 90)

    def build(self, fit: Fit) -> list[Widget]:
        card = fit.room.inset(max(30.0, (fit.room.w - 900) / 2), 40)
        inner = card.inset(28, 20)
        title, inner = inner.cut_top(50, 10)
        foot, inner = inner.cut_bottom(50, 12)
        high = 84.0
        room = max(1, int(inner.h // (high + 8)))
        self.first = max(0, min(self.first, len(self.entries) - room))
        found: list[Widget] = [
            Panel("card", card),
            Title("title", title, text=self.say(Message("title_saved")), size=34),
        ]
        for number, entry in enumerate(self.entries[self.first : self.first + room]):
            line = Box(inner.x, inner.y + number * (high + 8), inner.w, high)
            found.append(
                Drawn(
                    f"entry:{entry.shelf}:{entry.name}",
                    line,
                    act=partial(continue_entry, self.app, entry) if entry.saved is not None else None,
                    content=(entry.name, entry.shelf),
                    paint=partial(self._paint, entry),
                )
            )
        found.append(Button("back", foot.cut_left(160)[0], act=self.app.pop, text=self.say(Message("back"))))
        if len(self.entries) > room:
            up, down = foot.cut_right(330)[0].columns([1, 1], gap=10)
            found += [
                Button("list:up", up, act=lambda: self.scroll(-1), text=self.say(Message("log_up"))),
                Button("list:down", down, act=lambda: self.scroll(1), text=self.say(Message("log_down"))),
            ]
        return found

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

    def scroll(self, lines: int) -> None:
        self.first += lines
        self.change()

    def escape(self) -> None:
        self.app.pop()
