"""House rules: what the players agree on before a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hawaii.kernel.game import Game
from hawaii.kernel.messages import Message
from hawaii.kernel.options import Value, option_values
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL
from hawaii.ui.choices import choices_row
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.scrolling import Row
from hawaii.ui.widgets import Button, Label, Panel, Title, Widget

ROW = 116.0
CHOICES = 300.0


class OptionsScene(Overlay):
    """A row for each option: what it is about, and what can be chosen, the usual first."""

    def __init__(
        self,
        app: App,
        game: Game[Any, Any],
        agreed: Mapping[str, Value],
        agree: Callable[[dict[str, Value]], object],
    ) -> None:
        super().__init__(app)
        self.values = option_values(game.options)
        self.agreed = {name: agreed.get(name, values[0]) for name, values in self.values.items()}
        self.agree = agree

    def build(self, fit: Fit) -> list[Widget]:
        high = min(fit.room.h - 30, 180 + (ROW + 8) * len(self.values))
        card = fit.room.centred(min(fit.room.w - 40, 960), high)
        inner = card.inset(32, 20)
        title, inner = inner.cut_top(54, 8)
        foot, inner = inner.cut_bottom(50, 14)
        rows = [Row(ROW, partial(self._row, name), active=True) for name in self.values]
        usual = self.say(Message("options_usual"))
        return [
            Panel("card", card),
            Title("title", title, text=self.say(Message("options_title")), size=34),
            *self.scrolled("options", inner, rows, gap=8),
            Button("options:usual", foot.cut_left(220)[0], act=self._take_usual, text=usual),
            Button(
                "done", foot.cut_right(200)[0], act=self.escape, text=self.say(Message("done")), chosen=True
            ),
        ]

    def _row(self, name: str, box: Box) -> list[Widget]:
        about, field = box.inset(16, 10).cut_left(box.w - CHOICES - 48, 16)
        head, text = about.cut_top(30, 2)
        chosen = self.agreed[name]
        ids = sorted(map(id_of, self.values[name]), key=lambda one: one == "no")
        words = [(one, self.say(Message(f"option_{name}_{one}"))) for one in ids]
        return [
            Panel(f"ground:{name}", box, fill="paper_dim", shadow=False, radius=12),
            Label(f"name:{name}", head, text=self.say(Message(f"option_{name}")), face="bold"),
            Label(
                f"about:{name}",
                text,
                text=self.say(Message(f"option_{name}_about")),
                size=SMALL,
                colour="ink_soft",
                wraps=True,
            ),
            *choices_row(
                f"option:{name}", field.centred(field.w, 46), words, id_of(chosen), partial(self._put, name)
            ),
        ]

    def _put(self, name: str, chosen: str) -> None:
        self.agreed[name] = next(value for value in self.values[name] if id_of(value) == chosen)
        self.agree(self.agreed)

    def _take_usual(self) -> None:
        self.agreed = {name: values[0] for name, values in self.values.items()}
        self.agree(self.agreed)


def id_of(value: Value) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"
