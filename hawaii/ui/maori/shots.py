"""Pictures of the scenes of Maori."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.bots import advise, dealer, level_named
from hawaii.games import load_game
from hawaii.games.maori import step_numbers
from hawaii.saves import COLOURS, NAMES, Match, Seat, Sitting
from hawaii.ui.app import App
from hawaii.ui.maori.boards import BoardOfScene, OthersScene
from hawaii.ui.maori.final import FinalScene
from hawaii.ui.maori.gestures import matrix_key
from hawaii.ui.maori.replay import ReplayScene
from hawaii.ui.maori.table import TableScene
from hawaii.ui.samples import Options, sample_match
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.log import LogScene
from hawaii.ui.ways import made

ATOLL: Options = (("board", "atoll"), ("rules", "advanced"), ("fit", "edges"))
PRO: Options = (("rules", "pro"),)


def _match(decisions: int, players: int = 3, options: Options = ()) -> Match:
    return sample_match(players, decisions, game="maori", options=options)


def _table(app: App, decisions: int = 90, players: int = 3, options: Options = ()) -> TableScene:
    return TableScene(app, Sitting(_match(decisions, players, options), app.worker))


def _over_table(make: Callable[[App, TableScene], Scene], decisions: int = 90) -> Callable[[App], Scene]:
    """A scene that lies over the table, with the table under it."""

    def above(app: App) -> Scene:
        table = _table(app, decisions)
        app.push(table)
        return make(app, table)

    return above


def _launch(app: App) -> Scene:
    """The beginning, for a person who places the ship."""
    seats = [Seat(NAMES[number], COLOURS[number]) for number in range(2)]
    return TableScene(app, Sitting(Match(load_game("maori"), seats, 1), app.worker))


def _picked(app: App) -> Scene:
    """A tile in hand: where it may go, and for how many shells."""
    table = _table(app)
    keys = [matrix_key(name) for name in table.game.book.matrix.names]
    possible = [key for key in keys if table.gestures.price(key) is not None]
    table.pick_up(max(possible, key=lambda key: len(table.gestures.turns_of(key))))
    return table


def _card(app: App) -> Scene:
    """The ways in which a turn can be played."""
    table = _table(app)
    table.put("nothing")
    return table


def _moor(app: App) -> Scene:
    """One's own ship may go to any tile."""
    table = _table(app, 70, options=ATOLL)
    while table.match.state.step != step_numbers.MOOR:
        legal = table.match.state.legal
        takes = [action for action in legal if action.text.startswith(("take", "put"))]
        table.match.play((takes or legal)[0])
    return table


def _hint(app: App) -> Scene:
    table = _table(app, 60)
    match = table.match
    deal = dealer(table.game, match.state, table.me, match.bot_seed)
    table.hinting.advice = advise(table.game, deal, table.me, level_named("skilled"))
    return table


SCENES: dict[str, Callable[[App], Scene]] = {
    "maori_table": _table,
    "maori_duel": lambda app: _table(app, 50, 2, PRO),
    "maori_crowd": lambda app: _table(app, 150, 5),
    "maori_atoll": lambda app: _table(app, 110, 4, ATOLL),
    "maori_launch": _launch,
    "maori_picked": _picked,
    "maori_card": _card,
    "maori_moor": _moor,
    "maori_hint": _hint,
    "maori_final": _over_table(lambda app, table: FinalScene(app, table.match), decisions=10_000),
    "maori_replay": lambda app: ReplayScene(app, _match(10_000), 80),
    "maori_log": _over_table(lambda app, table: LogScene(app, table.match)),
    "maori_board": _over_table(lambda app, table: BoardOfScene(app, table, 1)),
    "maori_others": _over_table(OthersScene),
    "maori_reference": _over_table(lambda app, table: made(app, "reference", table.game)),
    "maori_tile": _over_table(lambda app, table: made(app, "reference", table.game, "tile:E-pph")),
}
