"""Pictures of the scenes of Polynesia."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.bots import advise, dealer, level_named
from hawaii.games.polynesia import step_numbers
from hawaii.saves import Match, Sitting
from hawaii.ui.app import App
from hawaii.ui.polynesia.boards import BoardOfScene, OthersScene
from hawaii.ui.polynesia.final import FinalScene
from hawaii.ui.polynesia.gestures import SHIP, island_key
from hawaii.ui.polynesia.replay import ReplayScene
from hawaii.ui.polynesia.table import TableScene
from hawaii.ui.samples import Options, sample_match
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.log import LogScene
from hawaii.ui.ways import made

JEOPARDY: Options = (("jeopardy", True),)


def _match(decisions: int, players: int = 3, options: Options = ()) -> Match:
    return sample_match(players, decisions, game="polynesia", options=options)


def _table(app: App, decisions: int = 80, players: int = 3, options: Options = ()) -> TableScene:
    return TableScene(app, Sitting(_match(decisions, players, options), app.worker))


def _over_table(make: Callable[[App, TableScene], Scene], decisions: int = 80) -> Callable[[App], Scene]:
    """A scene that lies over the table, with the table under it."""

    def above(app: App) -> Scene:
        table = _table(app, decisions)
        app.push(table)
        return make(app, table)

    return above


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


def _hint(app: App) -> Scene:
    table = _table(app, 60)
    match = table.match
    deal = dealer(table.game, match.state, table.me, match.bot_seed)
    table.hinting.advice = advise(table.game, deal, table.me, level_named("skilled"))
    return table


SCENES: dict[str, Callable[[App], Scene]] = {
    "polynesia_table": _table,
    "polynesia_duel": lambda app: _table(app, 60, 2),
    "polynesia_crowd": lambda app: _table(app, 110, 4),
    "polynesia_jeopardy": lambda app: _table(app, 60, 4, JEOPARDY),
    "polynesia_ship": _ship,
    "polynesia_member": _member,
    "polynesia_price": _price,
    "polynesia_decline": _decline,
    "polynesia_hint": _hint,
    "polynesia_final": _over_table(lambda app, table: FinalScene(app, table.match), decisions=10_000),
    "polynesia_replay": lambda app: ReplayScene(app, _match(10_000), 80),
    "polynesia_log": _over_table(lambda app, table: LogScene(app, table.match)),
    "polynesia_board": _over_table(lambda app, table: BoardOfScene(app, table, 1)),
    "polynesia_others": _over_table(OthersScene),
    "polynesia_reference": _over_table(lambda app, table: made(app, "reference", table.game)),
    "polynesia_card": _over_table(lambda app, table: made(app, "reference", table.game, "card:gateways")),
}
