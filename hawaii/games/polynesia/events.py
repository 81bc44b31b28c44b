"""What happens in a game of Polynesia. Together the events account for every piece and point.

Islands and routes go by their ids, kinds of goods and tokens by theirs; a seat of None is the supply.
"""

from __future__ import annotations

from typing import ClassVar

from hawaii.kernel.events import Event


class GoodsMoved(Event, frozen=True):
    """Fish or shells went from somebody to somebody: for a route ("explore"), a guide ("guide"), a member
    ("family"), caught ("catch"), from islands and tokens ("income"), for a mask ("feast"), or lost
    ("decline", "spoil").
    """

    kind: str
    count: int
    giver: int | None
    taker: int | None
    purpose: str


class RouteExplored(Event, frozen=True):
    """A ship of the seat lies on a route. A new one has this kind of goods beside it: one of those that were
    paid, or, if it was free, one from the supply.
    """

    seat: int
    route: str
    kind: str
    new: bool
    free: bool


class MemberSailed(Event, frozen=True):
    """A member went along a route: one's own ("alone"), one of others for a mask ("mask"), with a guide
    ("guide"), or as the guide of somebody ("guiding").
    """

    seat: int
    origin: str
    target: str
    way: str


class MembersPlaced(Event, frozen=True):
    """Members left the personal board, or in Jeopardy the queue, for an island."""

    seat: int
    island: str
    count: int
    purpose: str
    """"populate", "arrival" for a mask, or "family"."""


class QueueClosed(Event, frozen=True):
    """The rows of a seat's queue from the beach to the crater, after members moved up."""

    seat: int
    rows: tuple[int, ...]


class TokenTaken(Event, frozen=True):
    """The token of an island lies before the seat, or is used at once."""

    seat: int
    island: str
    token: str


class TokenSpent(Event, frozen=True):
    """A token was used and left the game; a ship that was not used leaves it, too."""

    seat: int
    token: str
    used: bool


class PointsTaken(Event, frozen=True):
    """Point tokens came to a seat by a tide card, from an archipelago or from the supply."""

    seat: int
    count: int
    card: str


class MarkerMoved(Event, frozen=True):
    """The phase marker shows another number; 0 is the volcano."""

    number: int


class StoneDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True

    stone: str


class RowBuried(Event, frozen=True):
    """Jeopardy: lava took a row, counted from the beach, and so many members of each seat."""

    row: int
    lost: tuple[int, ...]


class KindDeclined(Event, frozen=True):
    """The start player named what everybody returns."""

    seat: int
    kind: str


class RoundBegun(Event, frozen=True):
    number: int
    start: int


class IslandsSank(Event, frozen=True):
    """The volcano has erupted: so many members of each seat came back to its board."""

    islands: tuple[str, ...]
    lost: tuple[int, ...]
