"""Fish and shells going from hand to hand, and point tokens coming from their supply."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import GoodsMoved, PointsTaken
from hawaii.games.polynesia.kinds import GOODS
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.events import Event


def gain(
    state: PolynesiaState, seat: int, kind: int, count: int, purpose: str, events: list[Event] | None
) -> None:
    """From the supply, which is never exhausted."""
    if count:
        state.goods[2 * seat + kind] += count
        if events is not None:
            events.append(GoodsMoved(GOODS[kind], count, None, seat, purpose))


def pay(
    state: PolynesiaState,
    seat: int,
    kind: int,
    count: int,
    purpose: str,
    events: list[Event] | None,
    taker: int | None = None,
) -> None:
    """To another seat or to the supply."""
    if count:
        state.goods[2 * seat + kind] -= count
        if taker is not None:
            state.goods[2 * taker + kind] += count
        if events is not None:
            events.append(GoodsMoved(GOODS[kind], count, seat, taker, purpose))


def favour(
    book: Book, state: PolynesiaState, seat: int, count: int, card: int, events: list[Event] | None
) -> None:
    """Point tokens for a tide card, as far as there are any."""
    count = min(count, state.points)
    if count:
        state.points -= count
        state.favours[seat] += count
        if events is not None:
            events.append(PointsTaken(seat, count, book.card_names[card]))
