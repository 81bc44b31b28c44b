"""The program on the screen, from the window to the last scene."""

from __future__ import annotations

from hawaii.bots import Worker
from hawaii.saves import Match, Store, player_store
from hawaii.ui.app import App
from hawaii.ui.scenes.saved import open_match
from hawaii.ui.scenes.title import TitleScene
from hawaii.ui.settings import read_settings


def show_title(size: tuple[int, int]) -> None:
    """Draw the title as the program does when it starts, and end: to see how long that takes."""
    app = App(read_settings(), player_store(), Worker(), size)
    app.push(TitleScene(app))
    app.frame([], 0.0)
    while app.scene.needs_drawing:
        app.frame([], 0.0)


def play(store: Store, worker: Worker, match: Match | None = None) -> None:
    """Until the window is closed; Problem if there is no screen."""
    app = App(read_settings(), store, worker)
    store.sweep()
    if match is None:
        app.push(TitleScene(app))
    else:
        open_match(app, match)
    try:
        app.run()
    finally:
        app.quit()  # also when something went wrong: all games are saved
