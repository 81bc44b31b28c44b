"""A question, or something that must be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.widgets import Button, Card, Label, Widget


class Dialog(Overlay):
    """Words, and buttons below them; the last is the one to be expected."""

    def __init__(
        self, app: App, message: Message, choices: Sequence[tuple[Message, Callable[[], object]]]
    ) -> None:
        super().__init__(app)
        self.message = message
        self.choices = list(choices)

    def build(self, fit: Fit) -> list[Widget]:
        text = self.say(self.message)
        lines = self.app.canvas.wrapped(text, 20, 520)
        card = fit.room.centred(580, 110 + 28 * len(lines))
        words = Box(card.x + 30, card.y + 24, 520, 28 * len(lines))
        found: list[Widget] = [
            Card("card", card),
            Label("words", words, text=text, size=20, wraps=True),
        ]
        foot = Box(card.x + 30, card.bottom - 66, card.w - 60, 46)
        boxes = foot.columns([1] * len(self.choices), gap=12)
        for number, ((label, act), box) in enumerate(zip(self.choices, boxes, strict=True)):
            last = number == len(self.choices) - 1
            found.append(Button(f"choice:{label.id}", box, act=act, text=self.say(label), chosen=last))
        return found

    def keys(self) -> dict[tuple[int, int], Callable[[], object]]:
        return {} if self.focus else {(pygame.K_RETURN, 0): self.choices[-1][1]}
