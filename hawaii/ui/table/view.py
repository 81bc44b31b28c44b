"""What the parts of a table need to know to draw themselves, whatever is played on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from hawaii.kernel.messages import Message
from hawaii.kernel.state import State
from hawaii.saves import Match
from hawaii.ui.geometry import Box
from hawaii.ui.scrolling import Row
from hawaii.ui.widgets import Widget

G = TypeVar("G")
S = TypeVar("S", bound=State)
L = TypeVar("L")
T = TypeVar("T")


@dataclass
class TableView(Generic[G, S, L, T]):
    """The table as one seat sees it now: of a game, a position, a layout, and what can be done there."""

    game: G
    match: Match
    state: S
    """What may be seen: while a turn is held, nothing that follows it."""
    me: int
    """Whose side of the table is large."""
    layout: L
    gestures: T
    say: Callable[[Message], str]
    look_at: Callable[[int], object]
    """Show the side of another seat large."""
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
    """Put what was picked onto the widget with this key."""
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
        raise NotImplementedError

    @property
    def looked_at(self) -> tuple[Box, ...]:
        """What is needed to decide something: cards hide as little of it as possible."""
        raise NotImplementedError

    @property
    def others(self) -> list[int]:
        """The other seats, as they follow this one around the table."""
        seats = len(self.match.seats)
        return [(self.me + number) % seats for number in range(1, seats)]

    def decides(self, seat: int) -> bool:
        """Whether it is the turn of this seat, as far as that may be seen."""
        return bool(seat == self.state.actor and not self.match.held)

    def colour(self, seat: int) -> str:
        return self.match.seats[seat].colour

    def name(self, seat: int) -> str:
        return self.match.seats[seat].name

    def level(self, seat: int) -> str:
        """How strong a bot is, in words; nothing for a person."""
        level = self.match.seats[seat].level
        return "" if level is None else self.say(Message(f"level_{level}"))


AnyView = TableView[Any, Any, Any, Any]
