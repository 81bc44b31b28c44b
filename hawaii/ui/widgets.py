"""What scenes are made of: things with a box that can be looked at, clicked, chosen by keys, or dragged."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, TypedDict

from hawaii.ui.canvas import LARGE, NORMAL, SMALL, Align, Canvas
from hawaii.ui.geometry import Box
from hawaii.ui.kapa import paint_border
from hawaii.ui.relief import paint_raised

NOTCH = 5.5
"""How far the mark of a meter reaches into its bar."""

Act = Callable[[], object]


Tip = str | Callable[[], str]


class Doing(TypedDict, total=False):
    """What a widget does: arguments that several kinds of widgets take."""

    act: Act | None
    tip: Tip
    takes: Callable[[str], bool] | None
    glows: bool


def words_of(tip: Tip) -> str:
    return tip if isinstance(tip, str) else tip()


@dataclass
class Widget:
    """Made anew whenever something changes; what it looks like is compared, and drawn only if it differs."""

    key: str
    """Its name in the scene: the same as long as it is the same thing for the player."""
    box: Box
    act: Act | None = field(default=None, compare=False)
    """What a click or Enter does; None for what is only looked at."""
    tip: Tip = field(default="", compare=False)
    """Words beside the pointer; a function, if they take time to find."""
    enabled: bool = True
    drags: bool = False
    """Whether it can be picked up."""
    takes: Callable[[str], bool] | None = field(default=None, compare=False)
    """Whether the thing with this key may be dropped here."""
    glows: bool = False
    """Something that was picked may be put here."""
    clip: Box | None = None
    """All that can be seen of it is in here."""
    page: str = field(default="", compare=False)
    """The page of the reference that explains it."""

    @property
    def active(self) -> bool:
        return self.act is not None and self.enabled

    @property
    def touchable(self) -> bool:
        """Whether the mouse means anything to it."""
        return bool(self.act or self.drags or self.takes or self.tip or self.page)

    @property
    def seen(self) -> Box:
        """The part of it that can be seen."""
        return self.box if self.clip is None else self.box.common(self.clip)

    def look(self) -> Hashable:
        """Everything that decides what it looks like."""
        return tuple(
            value if isinstance(value, Hashable) else repr(value)
            for name, value in vars(self).items()
            if name not in ("act", "tip", "takes", "key", "page")
        )

    def draw(self, canvas: Canvas) -> None:
        """Nothing, for a place that is drawn by others."""

    def picked(self, canvas: Canvas, box: Box) -> None:
        """How it looks in the hand."""
        canvas.panel(box, "paper", border="edge", shadow=True)


@dataclass
class Label(Widget):
    """Words."""

    text: str = ""
    size: float = NORMAL
    colour: str = "ink"
    face: str = "text"
    align: Align = "left"
    wraps: bool = False

    def draw(self, canvas: Canvas) -> None:
        put = canvas.lines if self.wraps else canvas.text
        put(self.box, self.text, self.size, self.colour, self.face, self.align)


@dataclass
class Panel(Widget):
    """Ground for other things."""

    fill: str = "paper"
    border: str | None = "edge"
    radius: float = 14
    alpha: int = 255
    shadow: bool = True

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, self.fill, self.radius, self.border, alpha=self.alpha, shadow=self.shadow)


@dataclass
class Card(Panel):
    """A card with a printed border: what a scene is about lies on it."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        paint_border(canvas, self.box)


@dataclass
class Picture(Widget):
    """A picture by its name."""

    name: str = ""

    def draw(self, canvas: Canvas) -> None:
        canvas.picture(self.name, self.box)


@dataclass
class Button(Widget):
    """Words, a picture, or both, to be clicked."""

    text: str = ""
    icon: str = ""
    size: float = NORMAL
    chosen: bool = False
    """One of several, and the one that holds."""
    quiet: bool = False
    """Without ground, for a bar."""
    wraps: bool = False
    """Whether the words may need several lines."""
    lit: bool = False
    """The one that is looked at."""

    def draw(self, canvas: Canvas) -> None:
        chosen = self.chosen and self.enabled
        fill = "button" if self.enabled else "button_off"
        if chosen:
            fill = "leaf"
        elif self.lit and self.enabled:
            fill = "glow"
        face = self.box
        if not self.quiet or self.chosen:
            edge = "leaf_dark" if chosen else "edge"
            face = paint_raised(canvas, self.box, fill, min(14, self.box.h / 3), edge)
        inner = face.inset(10, 4)
        colour = "ink_light" if chosen or (self.quiet and self.enabled) else "ink"
        if not self.enabled:
            colour = "ink_soft"
        elif fill == "glow":
            colour = "ink_dark"
        if self.icon:
            side = min(inner.h, self.box.w - 8)
            if not self.text:
                canvas.icon(self.icon, face.centred(side, side), colour, 255 if self.enabled else 90)
                return
            icon, inner = inner.cut_left(side, 8)
            canvas.icon(self.icon, icon.centred(side, side), colour, 255 if self.enabled else 90)
            canvas.text(inner, self.text, self.size, colour, "bold")
        elif self.wraps:
            canvas.lines_in(inner, self.text, self.size, colour, "bold", "centre")
        else:
            canvas.text(inner, self.text, self.size, colour, "bold", "centre")


@dataclass
class Slider(Widget):
    """A value between two ends; a click puts it there, arrows move it."""

    value: float = 0.5
    steps: int = 10
    put: Callable[[float], object] = field(default=lambda value: None, compare=False)

    def draw(self, canvas: Canvas) -> None:
        line = self.box.centred(self.box.w - 20, 6)
        canvas.panel(line, "paper_dim", 3, "edge")
        canvas.panel(line._replace(w=max(6.0, line.w * self.value)), "leaf", 3)
        knob = Box(line.x + line.w * self.value - 11, self.box.middle[1] - 11, 22, 22)
        canvas.disc(knob, "button", "edge")

    @property
    def touchable(self) -> bool:
        return True

    def put_at(self, point: tuple[float, float]) -> None:
        line = self.box.centred(self.box.w - 20, 6)
        part = (point[0] - line.x) / line.w
        self.put(min(1.0, max(0.0, round(part * self.steps) / self.steps)))

    def nudge(self, by: int) -> None:
        self.put(min(1.0, max(0.0, self.value + by / self.steps)))


@dataclass
class TextField(Widget):
    """A line that can be written."""

    text: str = ""
    longest: int = 40
    hint: str = ""
    writing: bool = False
    selected: bool = False
    """Whether what is written next replaces all of it."""
    write: Callable[[str], object] = field(default=lambda text: None, compare=False)

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, "paper", 8, "focus" if self.writing else "edge")
        inner = self.box.inset(10, 2)
        if not self.text and not self.writing:
            canvas.text(inner, self.hint, NORMAL, "ink_soft")
            return
        if self.selected:
            width = min(inner.w, canvas.text_width(self.text))
            canvas.panel(Box(inner.x - 2, inner.y + 7, width + 4, inner.h - 14), "glow", 4)
        canvas.text(inner, self.text, NORMAL)
        if self.writing and not self.selected:
            x = min(inner.right, inner.x + canvas.text_width(self.text) + 2)
            canvas.fill(Box(x, inner.y + 6, 2, inner.h - 12), "focus")

    def typed(self, letters: str) -> None:
        clean = "".join(letter for letter in letters if letter.isprintable())
        before = "" if self.selected else self.text
        self.write((before + clean)[: self.longest])

    def erase(self) -> None:
        self.write("" if self.selected else self.text[:-1])


@dataclass
class Meter(Widget):
    """A share of something, as a bar with words in it, or behind it where it is too short for them."""

    part: float = 0.0
    text: str = ""
    colour: str = "leaf"
    mark: float | None = None
    """What would be enough, as a share of the same: a notch above and below the words."""

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.box, "paper_dim", 6, "edge")
        inner = self.box.inset(2)
        filled, rest = inner.cut_left(inner.w * min(1.0, self.part))
        if self.part > 0:
            canvas.panel(filled._replace(w=max(8.0, filled.w)), self.colour, 5)
        if self.mark is not None:
            self._draw_mark(canvas, inner, self.mark)
        if canvas.text_width(self.text, SMALL, "bold") + 20 <= filled.w:
            canvas.text(filled.inset(10, 0), self.text, SMALL, "ink_light", "bold")
        else:
            canvas.text(rest.inset(10, 0), self.text, SMALL, "ink", "bold")

    def _draw_mark(self, canvas: Canvas, inner: Box, mark: float) -> None:
        reached = self.part >= mark - 1e-6
        end = inner.w * (min(1.0, self.part) if reached else 1.0)
        x = inner.x + min(inner.w * mark, end - 2.5)
        for y in (inner.y, inner.bottom - NOTCH):
            canvas.panel(Box(x - 1.5, y, 3, NOTCH), "ink_light" if reached else "ink", 1)


@dataclass
class Title(Widget):
    """The large words of a scene."""

    text: str = ""
    colour: str = "ink"
    size: float = LARGE

    def draw(self, canvas: Canvas) -> None:
        canvas.text(self.box, self.text, self.size, self.colour, "title", "centre")


@dataclass
class Drawn(Widget):
    """Something special, drawn by a function; `content` decides when it must be drawn anew."""

    content: Any = None
    paint: Callable[[Canvas, Box], object] = field(default=lambda canvas, box: None, compare=False)
    paint_picked: Callable[[Canvas, Box], object] | None = field(default=None, compare=False)
    paint_glow: Callable[[Canvas, Box], object] | None = field(default=None, compare=False)
    """How it glows, if its shape is not that of its box; hardly larger than that."""

    def look(self) -> Hashable:
        return self.box, self.enabled, self.glows, repr(self.content)

    def draw(self, canvas: Canvas) -> None:
        self.paint(canvas, self.box)
        if self.glows:
            (self.paint_glow or _paint_glow)(canvas, self.box)

    def picked(self, canvas: Canvas, box: Box) -> None:
        canvas.drop_shadow(box)
        (self.paint_picked or self.paint)(canvas, box)


def _paint_glow(canvas: Canvas, box: Box) -> None:
    canvas.outline(box.inset(-2), "glow", 12, 4)
