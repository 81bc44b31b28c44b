"""Pictures of the scenes of Maori."""

from __future__ import annotations

from hawaii.games import load_game
from hawaii.games.maori import step_numbers
from hawaii.saves import COLOURS, NAMES, Match, Seat, Sitting
from hawaii.ui.app import App
from hawaii.ui.maori.boards import BoardOfScene, OthersScene
from hawaii.ui.maori.gestures import matrix_key
from hawaii.ui.maori.table import TableScene
from hawaii.ui.posed import ENDLESS, Pose, advised, over, usual
from hawaii.ui.samples import Options, sample_match
from hawaii.ui.scene import Scene
from hawaii.ui.ways import made, replay_of

ATOLL: Options = (("board", "atoll"), ("rules", "advanced"), ("fit", "edges"))
PRO: Options = (("rules", "pro"),)


def _table(app: App, decisions: int = 90, players: int = 3, options: Options = ()) -> TableScene:
    match = sample_match(players, decisions, game="maori", options=options)
    return TableScene(app, Sitting(match, app.worker))


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


SCENES: dict[str, Pose] = {
    "maori_table": _table,
    "maori_duel": lambda app: _table(app, 50, 2, PRO),
    "maori_crowd": lambda app: _table(app, 150, 5),
    "maori_atoll": lambda app: _table(app, 110, 4, ATOLL),
    "maori_launch": _launch,
    "maori_picked": _picked,
    "maori_card": _card,
    "maori_moor": _moor,
    "maori_hint": lambda app: advised(_table(app, 60)),
    "maori_replay": lambda app: replay_of(app, _table(app, ENDLESS).match, 80),
    "maori_board": over(_table, lambda app, table: BoardOfScene(app, table, 1)),
    "maori_others": over(_table, OthersScene),
    "maori_tile": over(_table, lambda app, table: made(app, "reference", table.game, "tile:E-pph")),
    **{f"maori_{name}": pose for name, pose in usual(_table).items()},
}
