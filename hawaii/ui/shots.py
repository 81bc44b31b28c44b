"""Pictures of scenes, drawn without a display."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from hawaii.bots import Worker
from hawaii.games.hawaii.events import RoundScored
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Sitting, Store, load_file
from hawaii.ui.app import App
from hawaii.ui.hawaii.realms import OpponentsScene, RealmScene
from hawaii.ui.hawaii.round_end import RoundEndScene
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.house_rules import HouseRules
from hawaii.ui.maori import shots as maori
from hawaii.ui.played_samples import sample_history
from hawaii.ui.polynesia import shots as polynesia
from hawaii.ui.posed import ENDLESS, Pose, advised, over, usual
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
from hawaii.ui.ways import made, replay_of, table_of


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


def _table(app: App, decisions: int = 110, players: int = 4) -> TableScene:
    return TableScene(app, Sitting(sample_match(players, decisions), app.worker))


def _round(app: App, table: TableScene) -> Scene:
    events = (event for decision in table.match.decisions for event in decision.events)
    scored = next(event for event in events if isinstance(event, RoundScored))
    return RoundEndScene(app, table.match, scored)


def _card(app: App) -> Scene:
    """The price of a tile: the one with most ways to get it."""
    table = _table(app)
    keys = [widget.key for widget in table.build(app.fit) if widget.key.startswith("tile:")]
    homes = [(key, home, plans) for key in keys for home, plans in table.gestures.homes(key).items()]
    tile, home, _ = max(homes, key=lambda one: len(one[2]))
    table.pick_up(tile)
    if table.purchase is None:
        table.put(home)
    return table


def _decision(app: App) -> Scene:
    """A decision in the middle of a turn: the walk after which there is most to choose from."""
    table = _table(app)
    game, state = table.game, table.match.state

    def choices(action: Action) -> int:
        after = state.copy()
        game.play(after, action)
        return len(after.legal) if after.actor == state.actor else 0

    table.match.play(max(state.legal, key=choices))
    return table


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
    "table": _table,
    **usual(_table),
    "replay": lambda app: replay_of(app, _table(app, ENDLESS, 3).match, 120),
    "duel": lambda app: _table(app, 60, 2),
    "crowd": lambda app: _table(app, 150, 5),
    "card": _card,
    "decision": _decision,
    # Suggestions that differ: in what they are about, and in how good they are.
    "hint": lambda app: advised(_table(app, 85)),
    "round": over(_table, _round),
    "pause": over(_table, PauseScene),
    "settings": over(_table, lambda app, table: made(app, "settings")),
    "realm": over(_table, lambda app, table: RealmScene(app, table, 1)),
    "opponents": over(_table, OpponentsScene),
    "curtain": over(_table, lambda app, table: CurtainScene(app, table.match.seats[1])),
    "dialog": _dialog,
    "statistics": _statistics,
    "statistics_points": lambda app: _statistics(app, "points"),
    "statistics_games": lambda app: _statistics(app, "games"),
    "played": lambda app: _played(app, 4),
    "played_duel": lambda app: _played(app, 3),
    "tile": over(_table, lambda app, table: made(app, "reference", table.game, "tile:hula")),
    "search": over(_table, _search),
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
