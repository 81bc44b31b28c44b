"""The menu over a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, get_args

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.choices import choices_row
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.settings import Speed
from hawaii.ui.ways import go_home
from hawaii.ui.widgets import Button, Label, Panel, Title, Widget

if TYPE_CHECKING:
    from hawaii.ui.hawaii.table import TableScene


class PauseScene(Overlay):
    """Back to the game, how fast things move, the end of turns, the whole screen, or leave."""

    closes_outside = True

    def __init__(self, app: App, table: TableScene) -> None:
        super().__init__(app)
        self.table = table

    def build(self, fit: Fit) -> list[Widget]:
        settings = self.app.settings
        card = fit.room.centred(520, 470)
        inner = card.inset(36, 24)
        title, rest = inner.cut_top(50, 12)
        lines = [box.cut_top(52)[0] for box in rest.rows([1] * 6, gap=6)]
        speed = [(value, self.say(Message(f"speed_{value}"))) for value in get_args(Speed)]
        words, field = lines[1].cut_left(110, 8)
        habit, switch = lines[2].cut_left(300, 8)
        match = self.table.match
        found: list[Widget] = [
            Panel("card", card),
            Title("title", title, text=self.say(Message("pause_title")), size=34),
            self._button("resume", lines[0], self.app.pop, True),
            Label("speed", words, text=self.say(Message("pause_speed"))),
            *choices_row("speed", field, speed, settings.speed, self._set_speed),
            Label("habit", habit, text=self.say(Message("pause_end_turn"))),
            *choices_row(
                "habit",
                switch,
                [("on", self.say(Message("on"))), ("off", self.say(Message("off")))],
                "on" if match.holds else "off",
                self._set_habit,
            ),
            self._button("fullscreen", lines[3], self.app.toggle_full_screen),
            self._button("leave", lines[4], partial(go_home, self.app)),
            self._button("quit", lines[5], self.app.quit),
        ]
        return found

    def _button(self, name: str, box: Box, act: object, chosen: bool = False) -> Button:
        assert callable(act)
        return Button(f"pause:{name}", box, act=act, text=self.say(Message(f"pause_{name}")), chosen=chosen)

    def _set_speed(self, value: str) -> None:
        for speed in get_args(Speed):
            if speed == value:
                self.app.settings.speed = speed

    def _set_habit(self, value: str) -> None:
        match = self.table.match
        self.app.settings.end_turn = value == "on"
        match.holds = match.shared or value == "on"
