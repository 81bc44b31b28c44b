"""House rules: what the players agree on before a game, and the numbers of the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

from hawaii.kernel.messages import Message
from hawaii.kernel.options import Value
from hawaii.kernel.tables import Number
from hawaii.ui.app import App
from hawaii.ui.canvas import SMALL, Canvas
from hawaii.ui.choices import choices_row
from hawaii.ui.fit import Fit
from hawaii.ui.geometry import Box
from hawaii.ui.house_rules import HouseRules
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.scrolling import Row
from hawaii.ui.widgets import Button, Card, Drawn, Label, Panel, Title, Widget

ROW, LINE = 116.0, 46.0
CHOICES = 300.0
AGREEMENTS = "agreements"
SOURCES = {"R": "leaf_dark", "P": "deep", "C": "ink_soft", "U": "hibiscus"}
"""Where numbers come from, and the colour of each."""


class OptionsScene(Overlay):
    """On the left what there is: the agreements, then each table; on the right what can be changed of it."""

    def __init__(self, app: App, house: HouseRules, changed: Callable[[], object]) -> None:
        super().__init__(app)
        self.house = house
        self.changed = changed
        self.chapter = AGREEMENTS
        self._notice = ""

    def build(self, fit: Fit) -> list[Widget]:
        card = fit.room.centred(min(fit.room.w - 40, 1180), min(fit.room.h - 30, 720))
        inner = card.inset(28, 18)
        title, inner = inner.cut_top(50, 8)
        foot, inner = inner.cut_bottom(50, 14)
        left, right = inner.cut_left(190, 18)
        chapters = [AGREEMENTS, *self.house.tables]
        names = [Row(42, partial(self._chapter, name), active=True) for name in chapters]
        rows = self._agreements() if self.chapter == AGREEMENTS else self._numbers()
        usual = self.say(Message("options_usual"))
        reset, rest = foot.cut_left(200, 16)
        done, words = rest.cut_right(200, 16)
        return [
            Card("card", card),
            Title("title", title, text=self.say(Message("options_title")), size=34),
            *self.scrolled("chapters", left, names, gap=6),
            *self.scrolled(f"options:{self.chapter}", right, rows, gap=8),
            Button("options:usual", reset, act=self._take_usual, text=usual, enabled=bool(self.house.count)),
            Label("notice", words, text=self._notice, size=SMALL, colour="lava", align="centre", wraps=True),
            Button("done", done, act=self.escape, text=self.say(Message("done")), chosen=True),
        ]

    def _chapter(self, name: str, box: Box) -> list[Widget]:
        special = f"table_{self.house.name}_{name}"
        words = self.say(Message(special if self.app.words.knows(special) else f"table_{name}"))
        chosen = name == self.chapter
        return [Button(f"chapter:{name}", box, act=partial(self._open, name), text=words, chosen=chosen)]

    def _open(self, name: str) -> None:
        self.chapter, self._notice = name, ""

    # -- agreements --------------------------------------------------------------------------------

    def _agreements(self) -> list[Row]:
        return [Row(ROW, partial(self._agreement, name), active=True) for name in self.house.values]

    def _agreement(self, name: str, box: Box) -> list[Widget]:
        about, field = box.inset(16, 10).cut_left(box.w - CHOICES - 48, 16)
        head, text = about.cut_top(30, 2)
        chosen = self.house.options[name]
        ids = sorted(map(id_of, self.house.values[name]), key=lambda one: one == "no")
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
        value = next(value for value in self.house.values[name] if id_of(value) == chosen)
        self.house.agree(name, value)
        self.changed()

    # -- numbers -----------------------------------------------------------------------------------

    def _numbers(self) -> list[Row]:
        about = Row(58, self._numbers_about)
        return [about, *(Row(LINE, partial(self._number, one), active=True) for one in self._shown)]

    @property
    def _shown(self) -> list[Number]:
        return self.house.of_table(self.chapter)

    def _numbers_about(self, box: Box) -> list[Widget]:
        words = self.say(Message("numbers_about"))
        return [Label("numbers:about", box, text=words, size=SMALL, colour="ink_soft", wraps=True)]

    def _number(self, number: Number, box: Box) -> list[Widget]:
        path, value = number.path, self.house.value(number.path)
        own = path in self.house.numbers
        name, rest = box.inset(14, 4).cut_left(box.w - 340, 8)
        source, rest = rest.cut_left(44, 10)
        less, rest = rest.cut_left(42, 4)
        shown, rest = rest.cut_left(58, 4)
        more, was = rest.cut_left(42, 10)
        letter = "U" if own else number.source
        before = self.say(Message("numbers_before", {"value": number.value})) if own else ""
        return [
            Panel(f"ground:{path}", box, fill="paper_dim", shadow=False, radius=10),
            Label(f"name:{path}", name, text=self._path_words(path)),
            Drawn(
                f"source:{path}",
                source.centred(40, 28),
                tip=self.say(Message(f"source_{letter}")) if letter else "",
                content=letter,
                paint=partial(_paint_source, letter),
            ),
            Button(
                f"less:{path}",
                less,
                act=partial(self._change, path, value - 1),
                text="\N{EN DASH}",
                enabled=value > self.house.least(path),
            ),
            Label(f"value:{path}", shown, text=str(value), size=22, face="title", align="centre"),
            Button(f"more:{path}", more, act=partial(self._change, path, value + 1), text="+"),
            Label(f"was:{path}", was, text=before, size=SMALL, colour="ink_soft"),
        ]

    def _path_words(self, path: str) -> str:
        """What a number is about: the keys of its path, in words where there are some."""
        parts = path.split(".")[1:]
        if len(parts) > 1 and parts[0] == self.chapter:
            parts = parts[1:]
        return " · ".join(self._part_words(part) for part in parts)

    def _part_words(self, part: str) -> str:
        for known in (f"number_{self.house.name}_{self.chapter}_{part}", f"number_{part}"):
            if self.app.words.knows(known):
                return self.app.words.name(known)
        naming = import_module(f"hawaii.ui.{self.house.name}.naming")
        name: Message | None = naming.name_of(self.house.game, part)
        if name is not None:
            return self.say(name)
        if part.isdigit():
            table = Message(f"number_of_{self.chapter}")
            return self.say(Message("numbers_of", {"table": table, "number": part}))
        return part.replace("_", " ")

    def _change(self, path: str, value: int) -> None:
        trouble = self.house.put(path, value)
        self._notice = self.say(trouble) if trouble is not None else ""
        self.changed()

    def _take_usual(self) -> None:
        self.house.as_usual()
        self._notice = ""
        self.changed()


def _paint_source(letter: str, canvas: Canvas, box: Box) -> None:
    if letter:
        canvas.panel(box, "paper", 8, SOURCES.get(letter, "edge"), 2)
        canvas.text(box, letter, SMALL, "ink", "bold", "centre")


def id_of(value: Value) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"
