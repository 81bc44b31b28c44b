"""What the parts of the table of Hawaii need to know to draw themselves."""

from __future__ import annotations

from dataclasses import dataclass

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.gestures import Gestures
from hawaii.ui.hawaii.layout import TableLayout
from hawaii.ui.table.view import TableView


@dataclass
class View(TableView[Hawaii, HawaiiState, TableLayout, Gestures]):
    """The table of Hawaii as one seat sees it now."""

    @property
    def open_room(self) -> Box:
        board, bar = self.layout.board, self.layout.bar
        return Box(
            bar.x, bar.bottom, bar.w, max(board.bottom, self.layout.realm.box.bottom) - bar.bottom
        ).inset(8)

    @property
    def looked_at(self) -> tuple[Box, ...]:
        layout, realm = self.layout, self.layout.realm
        villages = self.state.realms[self.me].villages
        begun = realm.villages[: len(villages)]
        return (*layout.places, layout.cove, *layout.docks, *begun, realm.boats, realm.sums, realm.purse)

    def sees_purse(self, seat: int) -> bool:
        return seat == self.me or self.reveals or self.state.options.resources == "open" or self.state.over
