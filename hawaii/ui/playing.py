"""The program on the screen, from the window to the last scene."""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress

import msgspec

from hawaii import __version__
from hawaii.bots import Worker
from hawaii.kernel.folders import own_pictures
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Match, Store, player_store
from hawaii.ui.app import App
from hawaii.ui.drawn_pictures import DrawnPictures
from hawaii.ui.settings import read_settings
from hawaii.ui.ways import enter, open_match, tell


def show_title(size: tuple[int, int]) -> None:
    """Draw the title as the program does when it starts, and end: to see how long that takes."""
    app = App(read_settings()[0], player_store(), Worker(), size, DrawnPictures(own_pictures()))
    enter(app, "title")
    app.frame([], 0.0)
    while app.scene.needs_drawing:
        app.frame([], 0.0)


def play(store: Store, worker: Worker, match: Match | None = None, game: str | None = None) -> None:
    """Until the window is closed; Problem if there is no screen. Without a match it begins with the title; a
    game that is named is then the one chosen on the page of a new game.
    """
    settings, notice = read_settings()
    app = App(settings, store, worker, pictures=DrawnPictures(own_pictures()))
    store.sweep()
    if match is None:
        settings.last = msgspec.structs.replace(settings.last, game=game or settings.last.game)
        enter(app, "title")
    else:
        open_match(app, match)
    if notice is not None:
        tell(app, notice)
    try:
        app.run()
    except Exception:
        raise Problem(Message("crashed", {"file": _report(store)})) from None
    finally:
        app.quit()  # also when something went wrong: all games are saved


def _report(store: Store) -> str:
    """What went wrong, for a programmer, in a file; its name."""
    words = traceback.format_exc()
    if store.folder is not None:
        file = store.folder / "crash.txt"
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(
                f"hawaii {__version__}, Python {sys.version}, {sys.platform}\n{words}", encoding="utf-8"
            )
            return str(file)
    return words.splitlines()[-1]
