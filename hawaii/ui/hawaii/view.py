"""What the parts of the table need to know to draw themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.messages import Message
from hawaii.saves import Match
from hawaii.ui.geometry import Box
from hawaii.ui.hawaii.gestures import Gestures
from hawaii.ui.hawaii.layout import TableLayout
from hawaii.ui.scrolling import Row
from hawaii.ui.widgets import Widget


@dataclass
class View:
    """The table as one seat sees it now."""

    game: Hawaii
    match: Match
    state: HawaiiState
    """What may be seen: while a turn is held, nothing that follows it."""
    me: int
    """Whose realm is large."""
    layout: TableLayout
    gestures: Gestures
    say: Callable[[Message], str]
    look_at: Callable[[int], object]
    """Show the realm of a seat large."""
    key_of: Callable[[str], str]
    """The name of the key that does something."""
    scrolled: Callable[[str, Box, Sequence[Row], float], list[Widget]]
    """Rows that may be more than fit."""
    mine: bool = False
    """Whether this seat, a person, decides now."""
    picked: str = ""
    """The key of what was picked and not yet put anywhere."""
    card: bool = False
    """A card waits for an answer: until then nothing else can be done."""
    pick: Callable[[str], object] = lambda key: None
    put: Callable[[str], object] = lambda key: None
    """Put what was picked, or the chieftain if nothing was, onto the widget with this key."""
    reveals: bool = False
    """The game is over: what was hidden in it may be seen."""

    def later(self, message: Message) -> Callable[[], str]:
        """The words of a message, found when somebody wants to read them."""
        return partial(self.say, message)

    @property
    def free(self) -> bool:
        """Whether the person may begin something."""
        return self.mine and not self.card

    @property
    def open_room(self) -> Box:
        """Where cards may lie: everywhere below the bar."""
        board, bar = self.layout.board, self.layout.bar
        return Box(
            bar.x, bar.bottom, bar.w, max(board.bottom, self.layout.realm.box.bottom) - bar.bottom
        ).inset(8)

    @property
    def looked_at(self) -> tuple[Box, ...]:
        """What is needed to decide something: cards hide as little of it as possible."""
        layout, realm = self.layout, self.layout.realm
        villages = self.state.realms[self.me].villages
        begun = realm.villages[: len(villages)]
        return (*layout.places, layout.cove, *layout.docks, *begun, realm.boats, realm.sums, realm.purse)

    def colour(self, seat: int) -> str:
        return self.match.seats[seat].colour

    def name(self, seat: int) -> str:
        return self.match.seats[seat].name

    def sees_purse(self, seat: int) -> bool:
        return seat == self.me or self.reveals or self.state.options.resources == "open" or self.state.over
