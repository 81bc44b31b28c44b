"""Settings: how somebody likes the program. Each takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import get_args

import pygame

from hawaii.kernel.messages import Message
from hawaii.ui.app import App
from hawaii.ui.canvas import NORMAL, SMALL
from hawaii.ui.choices import choices_row
from hawaii.ui.fit import SCALES, Arrangement, Fit, arrangements, scales, why_not, why_not_arranged
from hawaii.ui.geometry import Box
from hawaii.ui.keys import SILENT, USUAL, Chord, chord_named, name_of, pressed
from hawaii.ui.scenes.overlay import Overlay
from hawaii.ui.scrolling import BESIDE, Row
from hawaii.ui.settings import Arranged, Asking, Settings, Speed, write_settings
from hawaii.ui.theme import themes
from hawaii.ui.widgets import Button, Card, Label, Panel, Slider, Title, Widget
from hawaii.ui.words import Words, languages

SECTIONS = {
    "display": ("full_screen", "scale", "arrangement", "theme", "language"),
    "game": ("speed", "asking", "end_turn"),
    "keys": ("keys",),
    "sound": ("mute", "effects", "surf"),
}
"""The settings in each part."""
ABOUT = 0.36
"""The part of a row that says what it is about."""
WIDEST = 150.0
"""Units of a button among choices."""

Option = tuple[str, str]


class SettingsScene(Overlay):
    """Parts to choose from above, rows of the chosen one below."""

    def __init__(self, app: App, section: str = "display") -> None:
        super().__init__(app)
        self.section = section
        self.asking = ""
        """What a new key is asked for."""
        self._refused: tuple[str, Message] | None = None
        """What could not have the key that was pressed, and why."""

    def build(self, fit: Fit) -> list[Widget]:
        card = fit.room.centred(min(fit.room.w - 40, 1000), min(fit.room.h - 20, 720))
        inner = card.inset(32, 18)
        title, inner = inner.cut_top(46, 8)
        parts, inner = inner.cut_top(46, 12)
        foot, inner = inner.cut_bottom(48, 12)
        sections = [(name, self.say(Message(f"section_{name}"))) for name in SECTIONS]
        return [
            Card("card", card),
            Title("title", title, text=self.say(Message("settings_title")), size=34),
            *choices_row("section", parts, sections, self.section, self._turn_to),
            *self.scrolled(f"settings:{self.section}", inner, self._rows(inner.w - BESIDE), gap=8),
            Button(
                "settings:usual",
                foot.cut_left(240)[0],
                act=self._take_usual,
                text=self.say(Message("settings_usual")),
                enabled=self._changed,
            ),
            Button(
                "done", foot.cut_right(200)[0], act=self.escape, text=self.say(Message("done")), chosen=True
            ),
        ]

    def _turn_to(self, section: str) -> None:
        self.section, self.asking, self._refused = section, "", None

    def _rows(self, width: float) -> list[Row]:
        if self.section == "keys":
            return [Row(48, partial(self._key_row, action), active=True) for action in USUAL]
        fields: dict[str, Callable[[Box], Sequence[Widget]]] = {
            "full_screen": partial(self._switch, "full_screen", self._fill_screen),
            "scale": self._scale,
            "arrangement": self._arrangement,
            "theme": self._theme,
            "language": self._language,
            "speed": partial(
                self._named, "speed", [(one, Message(f"speed_{one}")) for one in get_args(Speed)]
            ),
            "asking": partial(
                self._named, "asking", [(one, Message(f"asking_{one}")) for one in get_args(Asking)]
            ),
            "end_turn": partial(self._switch, "end_turn", partial(self._put, "end_turn")),
            "mute": self._mute,
            "effects": partial(self._slider, "effects"),
            "surf": partial(self._slider, "surf"),
        }
        return [self._row(name, width, fields[name]) for name in SECTIONS[self.section]]

    def _row(self, name: str, width: float, make: Callable[[Box], Sequence[Widget]]) -> Row:
        """As high as the words about it."""
        canvas = self.app.canvas
        about = self.say(Message(f"setting_{name}_about"))
        wide = (width - 32) * ABOUT
        high = canvas.line_height(SMALL) * len(canvas.wrapped(about, SMALL, wide))

        def widgets(box: Box) -> list[Widget]:
            words, field = box.inset(16, 10).cut_left(wide, 20)
            head, text = words.cut_top(28, 2)
            return [
                Panel(f"ground:{name}", box, fill="paper_dim", shadow=False, radius=12),
                Label(f"name:{name}", head, text=self.say(Message(f"setting_{name}")), face="bold"),
                Label(f"about:{name}", text, text=about, size=SMALL, colour="ink_soft", wraps=True),
                *make(field.centred(field.w, 46)),
            ]

        return Row(max(72.0, 50 + high), widgets, active=True)

    # -- choices -----------------------------------------------------------------------------------

    def _choose(
        self,
        name: str,
        box: Box,
        options: Sequence[Option],
        chosen: str,
        put: Callable[[str], object],
        reasons: dict[str, str] | None = None,
    ) -> list[Widget]:
        """At the right, no wider than they need to be."""
        width = min(box.w, WIDEST * len(options))
        place = box.cut_right(width)[0]
        return choices_row(f"setting:{name}", place, options, chosen, put, reasons)

    def _named(self, name: str, values: Sequence[tuple[str, Message]], box: Box) -> list[Widget]:
        options = [(value, self.say(message)) for value, message in values]
        return self._choose(name, box, options, getattr(self.app.settings, name), partial(self._put, name))

    def _switch(self, name: str, put: Callable[[bool], object], box: Box) -> list[Widget]:
        options = [("on", self.say(Message("on"))), ("off", self.say(Message("off")))]
        chosen = "on" if getattr(self.app.settings, name) else "off"
        return self._choose(name, box, options, chosen, lambda value: put(value == "on"))

    def _scale(self, box: Box) -> list[Widget]:
        settings, fit = self.app.settings, self.app.fit
        options, reasons = [("auto", self.say(Message("automatic")))], {}
        for scale in SCALES:
            options.append((str(scale), self.say(Message("percent", {"percent": round(100 * scale)}))))
            reason = why_not(fit.width, fit.height, scale, self._arranged)
            if reason is not None:
                reasons[str(scale)] = self.say(reason)
        offered = [value for value, _ in options if value not in reasons]
        chosen = str(settings.scale) if str(settings.scale) in offered else "auto"

        def put(value: str) -> None:
            self._put("scale", None if value == "auto" else float(value))

        # Seven buttons: they are told apart by numbers, and need all the room there is.
        return choices_row("setting:scale", box, options, chosen, put, reasons)

    def _arrangement(self, box: Box) -> list[Widget]:
        settings, fit = self.app.settings, self.app.fit
        options = [("auto", self.say(Message("automatic")))]
        options += [(one.value, self.say(Message(f"arrangement_{one}"))) for one in Arrangement]
        reasons = {}
        for one in Arrangement:
            scale = settings.scale if settings.scale in scales(fit.width, fit.height) else None
            reason = why_not_arranged(fit.width, fit.height, one, scale)
            if reason is not None:
                reasons[one.value] = self.say(reason)

        def put(value: str) -> None:
            self._put("arrangement", next(one for one in get_args(Arranged) if one == value))

        chosen = self._arranged.value if self._arranged else "auto"
        return self._choose("arrangement", box, options, chosen, put, reasons)

    @property
    def _arranged(self) -> Arrangement | None:
        """The one that was chosen, if this window can have it at all."""
        wanted, fit = self.app.settings.arrangement, self.app.fit
        return next((one for one in arrangements(fit.width, fit.height) if one.value == wanted), None)

    def _theme(self, box: Box) -> list[Widget]:
        names = themes()
        options = [(name, self.say(Message(f"theme_{name}"))) for name in names]
        wanted = self.app.settings.theme
        chosen = wanted if wanted in names else names[0]
        return self._choose("theme", box, options, chosen, partial(self._put, "theme"))

    def _language(self, box: Box) -> list[Widget]:
        """Each by its own name for itself."""
        found = languages()
        options = [(one, Words(one).say(Message("language"))) for one in found]
        wanted = self.app.settings.language
        chosen = wanted if wanted in found else "en"
        return self._choose("language", box, options, chosen, partial(self._put, "language"))

    # -- sound -------------------------------------------------------------------------------------

    def _mute(self, box: Box) -> list[Widget]:
        options = [("off", self.say(Message("on"))), ("on", self.say(Message("off")))]
        chosen = "on" if self.app.settings.mute else "off"
        return self._choose("mute", box, options, chosen, lambda value: self._put("mute", value == "on"))

    def _slider(self, name: str, box: Box) -> list[Widget]:
        value = getattr(self.app.settings, name)
        words, line = box.cut_right(70, 12)
        percent = self.say(Message("percent", {"percent": round(100 * value)}))
        return [
            Slider(
                f"setting:{name}",
                line,
                act=_nothing,
                value=value,
                steps=20,
                put=partial(self._put_volume, name),
            ),
            Label(f"value:{name}", words, text=percent, size=NORMAL, face="bold", align="right"),
        ]

    def _put_volume(self, name: str, value: float) -> None:
        """Remembered when the scene is left: while the knob moves, the disk need not know."""
        if value != getattr(self.app.settings, name):
            setattr(self.app.settings, name, value)
            self.app.sound.adapt()
            if name == "effects":
                self.app.sound.play("drop")

    # -- keys --------------------------------------------------------------------------------------

    def _key_row(self, action: str, box: Box) -> list[Widget]:
        name, rest = box.inset(16, 4).cut_left((box.w - 32) * 0.28, 12)
        button, note = rest.cut_right(180, 14)
        words, colour = "", "ink_soft"
        if self._refused is not None and self._refused[0] == action:
            words, colour = self.say(self._refused[1]), "lava"
        elif self.asking == action:
            words = self.say(Message("key_cancel"))
        asked = self.say(Message("key_press")) if self.asking == action else self.app.keys.name(action)
        return [
            Panel(f"ground:{action}", box, fill="paper_dim", shadow=False, radius=12),
            Label(f"name:{action}", name, text=self.say(Message(f"key_{action}")), face="bold"),
            Label(f"note:{action}", note, text=words, size=SMALL, colour=colour, align="right"),
            Button(
                f"key:{action}",
                button.centred(button.w, 40),
                act=partial(self._ask_key, action),
                text=asked,
                chosen=self.asking == action,
            ),
        ]

    def _ask_key(self, action: str) -> None:
        self.asking = "" if self.asking == action else action
        self._refused = None

    def handle(self, event: pygame.event.Event) -> None:
        """While a key is asked for, the next one is it."""
        if event.type == pygame.KEYDOWN and self.asking:
            if event.key == pygame.K_ESCAPE:
                self.asking, self._refused = "", None
            elif event.key not in SILENT:
                self._take_key(pressed(event.key, event.mod))
            self.change()
        elif not (event.type == pygame.TEXTINPUT and self.asking):
            super().handle(event)

    def wants_key(self, key: int) -> bool:
        return bool(self.asking) or super().wants_key(key)

    def _take_key(self, chord: Chord) -> None:
        """A key that is taken is refused, and another may be pressed."""
        action = self.asking
        reason = self.app.keys.why_not(action, chord)
        if reason is not None:
            self._refused = action, reason
            return
        self.asking, self._refused = "", None
        keys = {**self.app.settings.keys, action: name_of(chord)}
        if chord == chord_named(USUAL[action]):
            del keys[action]
        self._put("keys", keys)

    # -- changes -----------------------------------------------------------------------------------

    def _put(self, name: str, value: object) -> None:
        setattr(self.app.settings, name, value)
        self._remember()

    def _fill_screen(self, wanted: bool) -> None:
        if self.app.settings.full_screen != wanted:
            self.app.toggle_full_screen()
            self._remember()

    def _remember(self) -> None:
        self.app.adapt()
        write_settings(self.app.settings)

    @property
    def _changed(self) -> bool:
        """Whether anything in this part is not as usual."""
        usual, settings = Settings(), self.app.settings
        return any(getattr(settings, name) != getattr(usual, name) for name in SECTIONS[self.section])

    def _take_usual(self) -> None:
        usual = Settings()
        self.asking, self._refused = "", None
        for name in SECTIONS[self.section]:
            if name == "full_screen":
                self._fill_screen(usual.full_screen)
            else:
                setattr(self.app.settings, name, getattr(usual, name))
        self._remember()

    def leave(self) -> None:
        write_settings(self.app.settings)


def _nothing() -> None:
    """A slider is moved, not pressed."""
