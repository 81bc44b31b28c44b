"""What the parts of the table of Polynesia need to know to draw themselves."""

from __future__ import annotations

from dataclasses import dataclass

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.sea import Sea
from hawaii.games.polynesia.settled import Settled
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.ui.geometry import Box
from hawaii.ui.polynesia.gestures import Gestures
from hawaii.ui.polynesia.layout import TableLayout
from hawaii.ui.table.view import TableView


@dataclass
class View(TableView[Polynesia, PolynesiaState, TableLayout, Gestures]):
    """The table of Polynesia as one seat sees it now."""

    marked: tuple[str, ...] = ()
    """Keys of what a turn is about that a card offers."""

    @property
    def open_room(self) -> Box:
        layout = self.layout
        low = max(layout.sea.bottom, layout.home.box.bottom, *(card.bottom for card in layout.cards))
        return Box(layout.bar.x, layout.bar.bottom, layout.bar.w, low - layout.bar.bottom).inset(8)

    @property
    def looked_at(self) -> tuple[Box, ...]:
        """What one's own goods are, and the islands where somebody is."""
        chart, sea = self.layout.chart, self.sea
        peopled = [
            chart.islands[name].box
            for number, name in enumerate(sea.islands)
            if any(self.state.members[seat * sea.size + number] for seat in range(self.state.players))
        ]
        return (*self.layout.home.goods, *peopled)

    @property
    def sea(self) -> Sea:
        return self.gestures.sea

    @property
    def settled(self) -> list[Settled]:
        """What each seat would have left if the volcano erupted now."""
        return self.gestures.settled

    @property
    def points(self) -> tuple[int, ...]:
        """If it did."""
        return self.gestures.points

    def members(self, seat: int, island: int) -> int:
        """On an island; after the end nobody is left on those that sank."""
        if self.state.over and island in self.sea.sinking:
            return 0
        return self.state.members[seat * self.sea.size + island]

    def home(self, seat: int) -> int:
        """On the personal board; after the end with those who came back."""
        return self.settled[seat].home if self.state.over else self.state.home[seat]
