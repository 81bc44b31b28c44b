"""Pictures of scenes, drawn without a display."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from hawaii.bots import Worker
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Sitting, Store, load_file
from hawaii.ui.app import App
from hawaii.ui.hawaii import shots as hawaii
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.house_rules import HouseRules
from hawaii.ui.maori import shots as maori
from hawaii.ui.played_samples import sample_history
from hawaii.ui.polynesia import shots as polynesia
from hawaii.ui.posed import Pose, over
from hawaii.ui.samples import sample_match
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.curtain import CurtainScene
from hawaii.ui.scenes.dialog import Dialog
from hawaii.ui.scenes.new_game import NewGameScene
from hawaii.ui.scenes.options import AGREEMENTS, OptionsScene
from hawaii.ui.scenes.pause import PauseScene
from hawaii.ui.scenes.played import PlayedScene
from hawaii.ui.scenes.reference import ReferenceScene
from hawaii.ui.scenes.statistics import StatisticsScene
from hawaii.ui.scenes.title import TitleScene
from hawaii.ui.settings import Settings
from hawaii.ui.ways import made, table_of


def take_shot(what: str, size: tuple[int, int], file: Path) -> None:
    """Draw a scene, or the table of a saved game, into a PNG file."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    settings = Settings()
    settings.speed = "off"
    with Worker() as worker:
        app = App(settings, Store(None), worker, size)
        app.push(_scene(app, what))
        draw_whole(app)
        try:
            pygame.image.save(app.window, str(file))
        except (pygame.error, OSError) as trouble:
            raise Problem(Message("shot_unwritable", {"file": str(file), "why": str(trouble)})) from None
        app.quit()


def draw_whole(app: App) -> None:
    """Until every picture is drawn."""
    app.art.patient = True
    app.draw()


def _scene(app: App, what: str) -> Scene:
    if what in SCENES:
        return SCENES[what](app)
    match, _ = load_file(Path(what))
    return table_of(app, Sitting(match, app.worker))


SAVED = (
    ("Sunday evening", 4, 110, "hawaii"),
    ("The duel", 2, 40, "hawaii"),
    ("Around the sea", 3, 100, "maori"),
    ("With the whole family", 5, 70, "hawaii"),
    ("Out of the fire", 4, 90, "polynesia"),
    ("First try", 3, 10_000, "hawaii"),
)
"""Games for the picture of a list: title, players, decisions, which game."""


def _saved(app: App) -> Scene:
    """With a few games in a folder that is gone afterwards."""
    with TemporaryDirectory() as folder:
        store = app.store = Store(Path(folder))
        for title, players, decisions, game in SAVED:
            store.save_as(sample_match(players, decisions, game=game), title)
        store.save_as(sample_match(2, 20), "x").file.write_bytes(b"{")
        return made(app, "saved")


def _statistics(app: App, tab: str = "results", game: str = "hawaii") -> Scene:
    """With games of a folder that is gone afterwards."""
    with TemporaryDirectory() as folder:
        app.history = sample_history(Path(folder), game)
        scene = StatisticsScene(app, game)
    scene.tab = tab
    return scene


def _played(app: App, number: int, game: str = "hawaii") -> Scene:
    with TemporaryDirectory() as folder:
        app.history = sample_history(Path(folder), game)
        return PlayedScene(app, app.history.games(game)[number].id)


def _options(app: App, game: str = "hawaii", chapter: str = AGREEMENTS) -> Scene:
    app.push(NewGameScene(app))
    scene = OptionsScene(app, HouseRules(game, {}, {}), lambda: None)
    scene.chapter = chapter
    return scene


def _numbers(app: App) -> Scene:
    app.push(NewGameScene(app))
    house = HouseRules("hawaii", {}, {"rounds.rounds.2.needed": 12})
    scene = OptionsScene(app, house, lambda: None)
    scene.chapter = "rounds"
    return scene


def _search(app: App, table: TableScene) -> Scene:
    """The reference, looked through for a word."""
    scene = ReferenceScene(app, table.game, "cove")
    scene.wanted = "fish"
    return scene


def _dialog(app: App) -> Scene:
    app.push(made(app, "title"))
    close = Message("close"), app.pop
    return Dialog(
        app, Message("bot_failed", {"why": "MemoryError"}), [close, (Message("try_again"), app.pop)]
    )


SCENES: dict[str, Pose] = {
    "title": TitleScene,
    "new": NewGameScene,
    "options": _options,
    "numbers": _numbers,
    "saved": _saved,
    "pause": over(hawaii.at_table, PauseScene),
    "settings": over(hawaii.at_table, lambda app, table: made(app, "settings")),
    "curtain": over(hawaii.at_table, lambda app, table: CurtainScene(app, table.match.seats[1])),
    "dialog": _dialog,
    "statistics": _statistics,
    "statistics_points": lambda app: _statistics(app, "points"),
    "statistics_games": lambda app: _statistics(app, "games"),
    "played": lambda app: _played(app, 4),
    "played_duel": lambda app: _played(app, 3),
    "search": over(hawaii.at_table, _search),
    **hawaii.SCENES,
    **maori.SCENES,
    "maori_options": lambda app: _options(app, "maori"),
    "maori_numbers": lambda app: _options(app, "maori", "tiles"),
    "maori_points": lambda app: _statistics(app, "points", "maori"),
    "maori_played": lambda app: _played(app, 4, "maori"),
    **polynesia.SCENES,
    "polynesia_options": lambda app: _options(app, "polynesia"),
    "polynesia_numbers": lambda app: _options(app, "polynesia", "cards"),
    "polynesia_points": lambda app: _statistics(app, "points", "polynesia"),
    "polynesia_played": lambda app: _played(app, 4, "polynesia"),
}
