"""Pictures of scenes, drawn without a display."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pygame

from hawaii.bots import Worker
from hawaii.games import load_game
from hawaii.games.hawaii.events import RoundScored
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Match, Seat, Sitting, Store, load_file
from hawaii.ui.app import App
from hawaii.ui.scene import Scene
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
    from hawaii.ui.hawaii.table import TableScene

    match, _ = load_file(Path(what))
    return TableScene(app, Sitting(match, app.worker))


def _title(app: App) -> Scene:
    from hawaii.ui.scenes.title import TitleScene

    return TitleScene(app)


def _new(app: App) -> Scene:
    from hawaii.ui.scenes.new_game import NewGameScene

    return NewGameScene(app)


def sample_match(decisions: int, seed: int = 4) -> Match:
    """A game in which everybody does something, so many decisions long, and a person decides next."""
    game = load_game("hawaii")
    match = Match(game, SEATS, seed)
    chance = random.Random(seed)
    while not match.over and (match.number < decisions or match.decider != 0 or match.state.step):
        legal = game.actions(match.state)
        busy = [action for action in legal if action.text.partition(" ")[0] not in game.idle]
        match.play(chance.choice(busy or legal))
    return match


def _table(app: App, decisions: int = 90) -> Scene:
    from hawaii.ui.hawaii.table import TableScene

    return TableScene(app, Sitting(sample_match(decisions), app.worker))


def _round(app: App) -> Scene:
    from hawaii.ui.hawaii.table import TableScene
    from hawaii.ui.scenes.round_end import RoundEndScene

    match = sample_match(90)
    table = TableScene(app, Sitting(match, app.worker))
    app.push(table)
    event = next(event for one in match.decisions for event in one.events if isinstance(event, RoundScored))
    return RoundEndScene(app, match, event)


def _final(app: App) -> Scene:
    from hawaii.ui.hawaii.table import TableScene
    from hawaii.ui.scenes.final import FinalScene

    match = sample_match(10_000)
    app.push(TableScene(app, Sitting(match, app.worker)))
    return FinalScene(app, match)


def _over_table(name: str) -> Callable[[App], Scene]:
    def make(app: App) -> Scene:
        from hawaii.ui.hawaii.table import TableScene
        from hawaii.ui.scenes.curtain import CurtainScene
        from hawaii.ui.scenes.drawers import LogScene, OpponentsScene, RealmScene
        from hawaii.ui.scenes.pause import PauseScene

        match = sample_match(90)
        table = TableScene(app, Sitting(match, app.worker))
        app.push(table)
        makers: dict[str, Callable[[], Scene]] = {
            "pause": lambda: PauseScene(app, table),
            "log": lambda: LogScene(app, match),
            "realm": lambda: RealmScene(app, table, 1),
            "opponents": lambda: OpponentsScene(app, table),
            "curtain": lambda: CurtainScene(app, match.seats[1]),
        }
        return makers[name]()

    return make


def _card(app: App) -> Scene:
    from hawaii.ui.hawaii.table import TableScene

    table = TableScene(app, Sitting(sample_match(90), app.worker))
    for widget in table.build(app.fit):
        if widget.drags and widget.key.startswith("tile:") and table.gestures.homes(widget.key):
            table.pick_up(widget.key)
            if table.purchase is None:
                table.put(next(iter(table.gestures.homes(widget.key))))
            break
    return table


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": _title,
    "new": _new,
    "table": _table,
    "card": _card,
    "round": _round,
    "final": _final,
    "pause": _over_table("pause"),
    "log": _over_table("log"),
    "realm": _over_table("realm"),
    "opponents": _over_table("opponents"),
    "curtain": _over_table("curtain"),
}
