"""Ways between scenes. Each is loaded when it is first entered: so scenes can lead to each other, and the
title is there before the table has been read.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from hawaii.games import game_tables, load_game
from hawaii.kernel.folders import own_tables
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Autosave, Entry, Match, Sitting

if TYPE_CHECKING:
    from collections.abc import Callable

    from hawaii.ui.app import App
    from hawaii.ui.scene import Scene
    from hawaii.ui.table.replay import LookingBack

SCENES = {
    "title": "hawaii.ui.scenes.title:TitleScene",
    "new": "hawaii.ui.scenes.new_game:NewGameScene",
    "options": "hawaii.ui.scenes.options:OptionsScene",
    "settings": "hawaii.ui.scenes.settings:SettingsScene",
    "saved": "hawaii.ui.scenes.saved:SavedScene",
    "ask": "hawaii.ui.scenes.ask:AskScene",
    "statistics": "hawaii.ui.scenes.statistics:StatisticsScene",
    "played": "hawaii.ui.scenes.played:PlayedScene",
    "dialog": "hawaii.ui.scenes.dialog:Dialog",
    "reference": "hawaii.ui.scenes.reference:ReferenceScene",
}


def made(app: App, place: str, *values: object) -> Scene:
    """A scene by its name, or by its place in the program ("module:Class")."""
    module, _, name = SCENES.get(place, place).partition(":")
    make = cast("Callable[..., Scene]", getattr(import_module(module), name))
    return make(app, *values)


def enter(app: App, place: str, *values: object) -> None:
    """A scene above the one that is there."""
    app.push(made(app, place, *values))


def go_home(app: App) -> None:
    """Leave everything for the title."""
    app.replace(made(app, "title"))


def tell(app: App, message: Message) -> None:
    """Something that must be read."""
    enter(app, "dialog", message, [(Message("close"), app.pop)])


def explain_game(app: App, name: str, page: str = "") -> None:
    """The reference of a game that nobody plays yet, with the numbers of the player's own tables."""
    try:
        game = load_game(name, game_tables(name, own_tables()))
    except Problem as problem:
        tell(app, problem.message)
        return
    enter(app, "reference", game, page)


def table_of(app: App, sitting: Sitting, notices: tuple[Message, ...] = ()) -> Scene:
    """The table of the game that a match is of."""
    return made(app, f"hawaii.ui.{sitting.match.game.name}.table:TableScene", sitting, notices)


def final_of(app: App, match: Match) -> Scene:
    """The final scoring of a match."""
    return made(app, f"hawaii.ui.{match.game.name}.final:FinalScene", match)


def replay_of(app: App, match: Match, begin: int = 0, returns: bool = False) -> LookingBack:
    """The replay of a match."""
    scene = made(app, f"hawaii.ui.{match.game.name}.replay:ReplayScene", match, begin, returns)
    return cast("LookingBack", scene)


def look_back(app: App, match: Match) -> None:
    """Over the scene that is there."""
    app.push(replay_of(app, match))


def open_match(app: App, match: Match, notices: tuple[Message, ...] = ()) -> None:
    """Sit down at the table of a match."""
    match.holds = match.shared or app.settings.end_turn
    try:
        autosave = Autosave(app.store, match, app.history)
    except Problem as problem:
        tell(app, problem.message)
        return
    app.replace(table_of(app, Sitting(match, app.worker, autosave), notices))


def continue_entry(app: App, entry: Entry) -> None:
    """Go on with a saved game; what there is to say about it is said before."""
    try:
        loaded = app.store.load(entry)
    except Problem as problem:
        tell(app, problem.message)
        return
    if not loaded.notices:
        open_match(app, loaded.match)
        return

    def go_on() -> None:
        open_match(app, loaded.match, loaded.notices)

    enter(app, "dialog", loaded.notices[0], [(Message("title_continue"), go_on)])
