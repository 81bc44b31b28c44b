"""Pictures of the scenes of Hawaii."""

from __future__ import annotations

from hawaii.games.hawaii.events import RoundScored
from hawaii.kernel.actions import Action
from hawaii.saves import Sitting
from hawaii.ui.app import App
from hawaii.ui.hawaii.realms import OpponentsScene, RealmScene
from hawaii.ui.hawaii.round_end import RoundEndScene
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.posed import ENDLESS, Pose, advised, over, usual
from hawaii.ui.samples import sample_match
from hawaii.ui.scene import Scene
from hawaii.ui.ways import made, replay_of


def at_table(app: App, decisions: int = 110, players: int = 4) -> TableScene:
    return TableScene(app, Sitting(sample_match(players, decisions), app.worker))


def _round(app: App, table: TableScene) -> Scene:
    events = (event for decision in table.match.decisions for event in decision.events)
    scored = next(event for event in events if isinstance(event, RoundScored))
    return RoundEndScene(app, table.match, scored)


def _card(app: App) -> Scene:
    """The price of a tile: the one with most ways to get it."""
    table = at_table(app)
    keys = [widget.key for widget in table.build(app.fit) if widget.key.startswith("tile:")]
    homes = [(key, home, plans) for key in keys for home, plans in table.gestures.homes(key).items()]
    tile, home, _ = max(homes, key=lambda one: len(one[2]))
    table.pick_up(tile)
    if table.offer is None:
        table.put(home)
    return table


def _decision(app: App) -> Scene:
    """A decision in the middle of a turn: the walk after which there is most to choose from."""
    table = at_table(app)
    game, state = table.game, table.match.state

    def choices(action: Action) -> int:
        after = state.copy()
        game.play(after, action)
        return len(after.legal) if after.actor == state.actor else 0

    table.match.play(max(state.legal, key=choices))
    return table


SCENES: dict[str, Pose] = {
    "table": at_table,
    **usual(at_table),
    "replay": lambda app: replay_of(app, at_table(app, ENDLESS, 3).match, 120),
    "duel": lambda app: at_table(app, 60, 2),
    "crowd": lambda app: at_table(app, 150, 5),
    "card": _card,
    "decision": _decision,
    # Suggestions that differ: in what they are about, and in how good they are.
    "hint": lambda app: advised(at_table(app, 85)),
    "round": over(at_table, _round),
    "realm": over(at_table, lambda app, table: RealmScene(app, table, 1)),
    "opponents": over(at_table, OpponentsScene),
    "tile": over(at_table, lambda app, table: made(app, "reference", table.game, "tile:hula")),
}
