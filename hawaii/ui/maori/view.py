"""What the parts of the table of Maori need to know to draw themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from hawaii.games.maori import Maori
from hawaii.games.maori.scoring import BoardScore
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.tile import Tile
from hawaii.ui.geometry import Box
from hawaii.ui.maori.gestures import Gestures
from hawaii.ui.maori.layout import TableLayout
from hawaii.ui.table.view import TableView


class Offered(NamedTuple):
    """A tile that a card offers to put somewhere."""

    key: str
    """The widget where it would lie."""
    tile: Tile
    edges: int | None


@dataclass
class View(TableView[Maori, MaoriState, TableLayout, Gestures]):
    """The table of Maori as one seat sees it now."""

    turned: int = 0
    """How the tile that was picked, or is in hand, is turned: the place among the ways it may lie."""
    ways: Mapping[int, int] = field(default_factory=dict)
    """While a card offers a turn: the positions to which the ship may sail for it, and the shells of each."""
    chosen: int = 0
    """The one of them that holds."""
    offered: Offered | None = None
    """The tile of such a turn, and where it would lie."""

    def lost(self, seat: int) -> frozenset[int]:
        """At the end: the squares of islands that were not complete."""
        islands = self.scores[seat].islands if self.state.over else ()
        return frozenset(square for one in islands if not one.complete for square in one.squares)

    @property
    def open_room(self) -> Box:
        """Also over what the others have: it is needed least while one decides."""
        layout = self.layout
        others = [*layout.opponents, *([layout.recent] if layout.recent is not None else [])]
        low = max(box.bottom for box in (layout.mat.box, layout.lagoon.box, *others))
        return Box(layout.bar.x, layout.bar.bottom, layout.bar.w, low - layout.bar.bottom).inset(8)

    @property
    def looked_at(self) -> tuple[Box, ...]:
        layout = self.layout
        return (*layout.mat.squares, *layout.mat.berths, *layout.lagoon.squares, layout.lagoon.shells)

    @property
    def scores(self) -> list[BoardScore]:
        """What each board brings by itself."""
        return self.gestures.scores

    @property
    def points(self) -> tuple[int, ...]:
        """If the game ended now."""
        return self.gestures.points
