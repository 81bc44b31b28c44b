"""Pictures of scenes, drawn without a display."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame

from hawaii.bots import Worker
from hawaii.bots.by_chance import busily
from hawaii.games import load_game
from hawaii.games.hawaii.events import RoundScored
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Match, Seat, Sitting, Store, load_file
from hawaii.ui.app import App
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.curtain import CurtainScene
from hawaii.ui.scenes.drawers import LogScene, OpponentsScene, RealmScene
from hawaii.ui.scenes.final import FinalScene
from hawaii.ui.scenes.new_game import NewGameScene
from hawaii.ui.scenes.pause import PauseScene
from hawaii.ui.scenes.round_end import RoundEndScene
from hawaii.ui.scenes.title import TitleScene
from hawaii.ui.settings import Settings

SEATS = (
    Seat("Leilani", "red"),
    Seat("Kai", "blue", level="expert", seed=1),
    Seat("Noa", "green", level="skilled", seed=2),
    Seat("Malia", "yellow", level="novice", seed=3),
)


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
    return TableScene(app, Sitting(match, app.worker))


def sample_match(decisions: int, seed: int = 4) -> Match:
    """A game in which everybody does something, so many decisions long, and a person decides next."""
    game = load_game("hawaii")
    match = Match(game, SEATS, seed)
    choose = busily(seed, game)
    while not match.over and (match.number < decisions or match.decider != 0 or match.state.step):
        match.play(choose(game.actions(match.state)))
    return match


def _table(app: App, decisions: int = 90) -> TableScene:
    return TableScene(app, Sitting(sample_match(decisions), app.worker))


def _over_table(make: Callable[[App, TableScene], Scene], decisions: int = 90) -> Callable[[App], Scene]:
    """A scene that lies over the table, with the table under it."""

    def made(app: App) -> Scene:
        table = _table(app, decisions)
        app.push(table)
        return make(app, table)

    return made


def _round(app: App, table: TableScene) -> Scene:
    events = (event for decision in table.match.decisions for event in decision.events)
    scored = next(event for event in events if isinstance(event, RoundScored))
    return RoundEndScene(app, table.match, scored)


def _card(app: App) -> Scene:
    table = _table(app)
    for widget in table.build(app.fit):
        if widget.drags and widget.key.startswith("tile:") and table.gestures.homes(widget.key):
            table.pick_up(widget.key)
            if table.purchase is None:
                table.put(next(iter(table.gestures.homes(widget.key))))
            break
    return table


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": TitleScene,
    "new": NewGameScene,
    "table": _table,
    "card": _card,
    "round": _over_table(_round),
    "final": _over_table(lambda app, table: FinalScene(app, table.match), decisions=10_000),
    "pause": _over_table(PauseScene),
    "log": _over_table(lambda app, table: LogScene(app, table.match)),
    "realm": _over_table(lambda app, table: RealmScene(app, table, 1)),
    "opponents": _over_table(OpponentsScene),
    "curtain": _over_table(lambda app, table: CurtainScene(app, table.match.seats[1])),
}
