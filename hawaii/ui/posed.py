"""Tables in the middle of a game, and scenes over them, as they are posed for pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from hawaii.bots import advise, dealer, level_named
from hawaii.ui.app import App
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.log import LogScene
from hawaii.ui.table.playing import PlayingScene
from hawaii.ui.ways import final_of, made

T = TypeVar("T", bound=PlayingScene)

Pose = Callable[[App], Scene]
ENDLESS = 10_000
"""So many decisions that every game is over before."""


def over(table: Callable[[App], T], make: Callable[[App, T], Scene]) -> Pose:
    """A scene that lies over a table, with the table under it."""

    def above(app: App) -> Scene:
        below = table(app)
        app.push(below)
        return make(app, below)

    return above


def advised(table: T) -> T:
    """With a hint."""
    match = table.match
    deal = dealer(match.game, match.state, table.me, match.bot_seed)
    table.hinting.advice = advise(match.game, deal, table.me, level_named("skilled"))
    return table


def usual(table: Callable[..., PlayingScene]) -> dict[str, Pose]:
    """What is seen alike in every game, by name; a table is made of the app and a number of decisions."""
    finished = partial(table, decisions=ENDLESS)
    return {
        "final": over(finished, lambda app, below: final_of(app, below.match)),
        "log": over(table, lambda app, below: LogScene(app, below.match)),
        "reference": over(table, lambda app, below: made(app, "reference", below.match.game)),
    }
