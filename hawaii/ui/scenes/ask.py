"""A question that is answered with a line of text."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.widgets import Button, Card, Label, TextField, Widget

LONGEST = 400


class AskScene(Overlay):
    """Enter, or the button, gives the answer; nothing is asked any more then."""

    def __init__(
        self, app: App, question: Message, text: str, answer: Callable[[str], object], longest: int = LONGEST
    ) -> None:
        super().__init__(app)
        self.question = question
        self.text = text
        self.answer = answer
        self.longest = longest
        self.focus = self._selected = "text"

    def build(self, fit: Fit) -> list[Widget]:
        width = min(760.0, fit.room.w - 60)
        words = self.say(self.question)
        lines = self.app.canvas.wrapped(words, 20, width - 60)
        card = fit.room.centred(width, 190 + 28 * len(lines))
        inner = card.inset(30, 24)
        about, rest = inner.cut_top(28 * len(lines), 14)
        field, rest = rest.cut_top(46)
        foot = Box(inner.x, inner.bottom - 46, inner.w, 46)
        return [
            Card("card", card),
            Label("words", about, text=words, size=20, wraps=True),
            TextField(
                "text",
                field,
                act=self._done,
                text=self.text,
                longest=self.longest,
                write=self._write,
            ),
            Button("back", foot.cut_left(150)[0], act=self.escape, text=self.say(Message("back"))),
            Button("ok", foot.cut_right(150)[0], act=self._done, text=self.say(Message("ok")), chosen=True),
        ]

    def _write(self, text: str) -> None:
        self.text = text

    def _done(self) -> None:
        """Only when there is something to say."""
        if self.text.strip():
            self.app.pop()
            self.answer(self.text.strip())
