"""The scoring: islands sink, then the personal board, turtles, tokens and tide cards count.

Points are always counted as if the volcano erupted now; nothing on the table changes by it.
"""

from __future__ import annotations

from typing import NamedTuple

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import IslandsSank
from hawaii.games.polynesia.kinds import KEPT, TURTLE
from hawaii.games.polynesia.settled import Settled, settled
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.tides import tide_awards
from hawaii.kernel.breakdown import Award
from hawaii.kernel.events import Event, GameEnded, PointsScored
from hawaii.kernel.messages import Message


class Result(NamedTuple):
    """What decides a game: points, then islands."""

    points: int
    islands: int


def awards(book: Book, state: PolynesiaState, seat: int) -> list[Award]:
    """Where each point comes from."""
    return _awards(book, state, settled(book, state), seat)


def _awards(book: Book, state: PolynesiaState, after: list[Settled], seat: int) -> list[Award]:
    sea = book.seas[state.players]
    own = after[seat]
    found = [Award(book.free[own.home], "free", Message("polynesia_free", {"count": own.home}))]
    for island in own.islands:
        if (points := sea.turtles.get(island)) is not None:
            reason = Message("polynesia_turtles", {"island": sea.name_of(island)})
            found.append(Award(points, "turtles", reason))
    tokens = state.owned[KEPT * seat + TURTLE]
    points = tokens * book.tables.scoring.turtle_token
    found.append(Award(points, "turtles", Message("polynesia_turtle_tokens", {"count": tokens})))
    found += tide_awards(book, state, after, seat)
    return [award for award in found if award.points]


def results(book: Book, state: PolynesiaState) -> list[Result]:
    after = settled(book, state)
    return [
        Result(sum(award.points for award in _awards(book, state, after, seat)), len(after[seat].islands))
        for seat in range(state.players)
    ]


def scores(book: Book, state: PolynesiaState) -> tuple[int, ...]:
    """Points by seat at the end, or if the volcano erupted now."""
    return tuple(result.points for result in results(book, state))


def winners(book: Book, state: PolynesiaState) -> tuple[int, ...]:
    """Most points, then members on most islands, then shared."""
    found = results(book, state)
    best = max(found)
    return tuple(seat for seat, result in enumerate(found) if result == best)


def tell_scoring(book: Book, state: PolynesiaState, events: list[Event]) -> None:
    """The end of the game, as it is told: nothing on the map changes."""
    sea = book.seas[state.players]
    lost = tuple(one.sunk for one in settled(book, state))
    events.append(IslandsSank(tuple(sea.islands[island] for island in sorted(sea.sinking)), lost))
    for seat in range(state.players):
        for award in awards(book, state, seat):
            events.append(PointsScored(seat, award.points, award.reason))
    events.append(GameEnded(winners(book, state)))
