"""What the program remembers of how somebody likes it: a small file, and no harm if it is gone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from hawaii.kernel.folders import own_settings
from hawaii.saves.durable import write_durably
from hawaii.saves.seats import Seat

Speed = Literal["slow", "normal", "fast", "off"]
FACTORS: dict[str, float] = {"slow": 1.8, "normal": 1.0, "fast": 0.5, "off": 0.0}


class LastGame(msgspec.Struct, frozen=True):
    """The last new game, to begin the next one like it."""

    game: str = "hawaii"
    seats: tuple[Seat, ...] = (
        Seat("Leilani", "red"),
        Seat("Kai", "blue", level="skilled", seed=1),
        Seat("Noa", "green", level="novice", seed=2),
    )
    options: dict[str, str | bool] = {}


class Settings(msgspec.Struct):
    width: Annotated[int, Meta(ge=640, le=20000)] = 1600
    height: Annotated[int, Meta(ge=400, le=20000)] = 900
    place: tuple[int, int] | None = None
    full_screen: bool = False
    scale: float | None = None
    speed: Speed = "normal"
    end_turn: bool = False
    """Alone against bots, turns end only when told so."""
    last: LastGame = msgspec.field(default_factory=LastGame)


def read_settings(file: Path | None = None) -> Settings:
    """The player's settings; the usual ones if there are none, or if the file is damaged."""
    file = file or own_settings()
    try:
        if file is None or not file.is_file():
            return Settings()
        return msgspec.json.decode(file.read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError, ValueError):
        return Settings()


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
