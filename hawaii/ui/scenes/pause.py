"""The menu over a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.fit import Fit
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.ways import enter, go_home
from hawaii.ui.widgets import Button, Card, Title, Widget

if TYPE_CHECKING:
    from hawaii.ui.table.playing import PlayingScene


class PauseScene(Overlay):
    """Back to the game, to the settings, or leave."""

    closes_outside = True

    def __init__(self, app: App, table: PlayingScene) -> None:
        super().__init__(app)
        self.table = table

    def build(self, fit: Fit) -> list[Widget]:
        ways: dict[str, Callable[[], object]] = {
            "resume": self.app.pop,
            "settings": partial(enter, self.app, "settings"),
            "leave": partial(go_home, self.app),
            "quit": self.app.quit,
        }
        card = fit.room.centred(520, 130 + 62 * len(ways))
        title, rest = card.inset(36, 24).cut_top(50, 14)
        found: list[Widget] = [
            Card("card", card),
            Title("title", title, text=self.say(Message("pause_title")), size=34),
        ]
        for (name, act), box in zip(ways.items(), rest.rows([1] * len(ways), gap=10), strict=True):
            words = self.say(Message(f"pause_{name}"))
            found.append(Button(f"pause:{name}", box, act=act, text=words, chosen=name == "resume"))
        return found
