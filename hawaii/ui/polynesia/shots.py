"""Pictures of the scenes of Polynesia."""

from __future__ import annotations

from functools import partial

from hawaii.games.polynesia import step_numbers
from hawaii.saves import Sitting
from hawaii.ui.app import App
from hawaii.ui.polynesia.boards import BoardOfScene, OthersScene
from hawaii.ui.polynesia.gestures import SHIP, island_key
from hawaii.ui.polynesia.table import TableScene
from hawaii.ui.posed import ENDLESS, Pose, advised, over, usual
from hawaii.ui.samples import Options, sample_match
from hawaii.ui.scene import Scene
from hawaii.ui.ways import made, replay_of

JEOPARDY: Options = (("jeopardy", True),)


def _table(app: App, decisions: int = 80, players: int = 3, options: Options = ()) -> TableScene:
    match = sample_match(players, decisions, game="polynesia", options=options)
    return TableScene(app, Sitting(match, app.worker))


def _ship(app: App) -> Scene:
    """A ship in hand: where it may go, and what that costs."""
    table = _table(app)
    table.pick_up(SHIP)
    return table


def _member(app: App) -> Scene:
    """A member in hand: the islands it can reach."""
    table = _table(app)
    islands = [island_key(name) for name in table.game.book.seas[3].islands]
    own = [key for key in islands if table.gestures.members(key)]
    table.pick_up(max(own, key=lambda key: len(table.gestures.homes(key))))
    return table


def _price(app: App) -> Scene:
    """The ways in which a route can be paid."""
    table = _table(app)
    table.pick_up(SHIP)
    homes = table.gestures.homes(SHIP)
    table.put(max(homes, key=lambda key: len(homes[key])))
    return table


def _decline(app: App) -> Scene:
    table = _table(app, 40)
    while table.match.state.step != step_numbers.DECLINE or table.match.state.actor != table.me:
        table.match.play(table.match.state.legal[-1])
    return table


SCENES: dict[str, Pose] = {
    "polynesia_table": _table,
    "polynesia_duel": lambda app: _table(app, 60, 2),
    "polynesia_crowd": lambda app: _table(app, 110, 4),
    "polynesia_jeopardy": lambda app: _table(app, 60, 4, JEOPARDY),
    "polynesia_ship": _ship,
    "polynesia_member": _member,
    "polynesia_price": _price,
    "polynesia_decline": _decline,
    "polynesia_hint": lambda app: advised(_table(app, 60)),
    "polynesia_replay": lambda app: replay_of(app, _table(app, ENDLESS).match, 80),
    "polynesia_board": over(_table, lambda app, table: BoardOfScene(app, table, 1)),
    "polynesia_others": over(partial(_table, decisions=110, players=4), OthersScene),
    "polynesia_card": over(_table, lambda app, table: made(app, "reference", table.game, "card:gateways")),
    **{f"polynesia_{name}": pose for name, pose in usual(_table).items()},
}
