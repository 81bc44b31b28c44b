"""What the program remembers of how somebody likes it: a small file, and no harm if it is gone."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hawaii.games import NAMES
from hawaii.kernel.folders import own_settings
from hawaii.kernel.messages import Message
from hawaii.saves.durable import write_durably
from hawaii.saves.seats import Seat

Speed = Literal["slow", "normal", "fast", "off"]
Arranged = Literal["auto", "full", "compact", "tall"]
Asking = Literal["always", "choice", "goods"]
"""When the price card asks before it buys: always, if anything can be chosen on it, or only for the side and
the price token, while the cheapest way to pay is taken."""
Volume = Annotated[float, Meta(ge=0, le=1)]
FACTORS: dict[str, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "off": 0.0}


class Agreement(msgspec.Struct, frozen=True):
    """House rules."""

    options: dict[str, str | bool] = {}
    numbers: dict[str, int] = {}
    """Numbers of the tables that were changed, by their paths."""


class LastGame(msgspec.Struct, frozen=True):
    """The last new game, to begin the next one like it."""

    game: str = NAMES[0]
    seats: tuple[Seat, ...] = (
        Seat("Leilani", "red"),
        Seat("Kai", "blue", level="skilled", seed=1),
        Seat("Noa", "green", level="novice", seed=2),
    )
    agreements: dict[str, Agreement] = {}
    """By game, what was agreed on the last time."""
    options: dict[str, str | bool] = {}
    numbers: dict[str, int] = {}
    """What older versions of the program remembered of Hawaii."""

    def agreed(self, game: str) -> Agreement:
        before = Agreement(self.options, self.numbers) if game == NAMES[0] else Agreement()
        return self.agreements.get(game, before)


class Settings(msgspec.Struct):
    width: Annotated[int, Meta(ge=640, le=20000)] = 1600
    height: Annotated[int, Meta(ge=400, le=20000)] = 900
    place: tuple[int, int] | None = None
    full_screen: bool = False
    language: str = "en"
    theme: str = "light"
    scale: float | None = None
    """Pixels of a unit; None for the best."""
    arrangement: Arranged = "auto"
    speed: Speed = "normal"
    end_turn: bool = False
    """Alone against bots, turns end only when told so."""
    asking: Asking = "always"
    keys: dict[str, str] = {}
    """The player's own keys, by what they do."""
    effects: Volume = 0.6
    surf: Volume = 0.25
    mute: bool = False
    last: LastGame = msgspec.field(default_factory=LastGame)


def read_settings(file: Path | None = None) -> tuple[Settings, Message | None]:
    """The player's settings, and what there is to say about them.

    The usual ones hold for whatever cannot be read, and the file as it was is kept beside the new one.
    """
    file = file or own_settings()
    try:
        if file is None or not file.is_file():
            return Settings(), None
        content = file.read_bytes()
    except OSError as trouble:
        return Settings(), Message("settings_unreadable", {"why": trouble.strerror or str(trouble)})
    try:
        return msgspec.json.decode(content, type=Settings), None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        aside = _kept_aside(file)
    settings, wrong = _what_is_good(content)
    if wrong is None:
        return settings, Message("settings_damaged", {"file": aside.name})
    write_settings(settings, file)
    return settings, Message("settings_partly", {"count": wrong, "file": aside.name})


def _what_is_good(content: bytes) -> tuple[Settings, int | None]:
    """All settings of a file that can be used, and how many cannot; None if the whole file is nonsense."""
    try:
        values = msgspec.json.decode(content, type=dict[str, Any])
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return Settings(), None
    settings, wrong = Settings(), 0
    for field in msgspec.structs.fields(Settings):
        if field.name in values:
            try:
                setattr(settings, field.name, msgspec.convert(values[field.name], field.type))
            except msgspec.ValidationError:
                wrong += 1
    return settings, wrong


def _kept_aside(file: Path) -> Path:
    aside = file.with_name("settings-damaged.json")
    with suppress(OSError):
        file.replace(aside)
    return aside


def write_settings(settings: Settings, file: Path | None = None) -> None:
    """Remember the settings; who cannot, forgets."""
    file = file or own_settings()
    if file is None:
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_durably(file, msgspec.json.format(msgspec.json.encode(settings)))
    except OSError:
        return
