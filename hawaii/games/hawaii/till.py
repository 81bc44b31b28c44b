"""Pieces going to the supply and coming from it."""

from __future__ import annotations

from hawaii.games.hawaii.actions import Pay
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import ExchangeHutsUsed, Paid, Received
from hawaii.games.hawaii.payment import NO_HUTS, Pieces, huts_left, less, more, replaced
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message


def pay(
    book: Book,
    state: HawaiiState,
    seat: int,
    action: Action,
    proper: int,
    purpose: str,
    events: list[Event] | None,
) -> None:
    """Take the pieces of a payment from a seat, and use the exchange huts it needs."""
    assert isinstance(action, Pay)
    pieces = action.pieces
    state.purses[seat] = less(state.purses[seat], pieces)
    if events is not None:
        events.append(Paid(seat, *pieces, purpose))
    if state.huts != NO_HUTS:
        before = state.huts
        state.huts = after = huts_left(before, book.worth, replaced(pieces, proper))
        if events is not None and after != before:
            events.append(ExchangeHutsUsed(seat, before[0] - after[0], before[1] - after[1]))


def receive(
    state: HawaiiState, seat: int, pieces: Pieces, reason: Message | None, events: list[Event] | None
) -> None:
    """Give pieces to a seat. A reason is needed where somebody listens."""
    if pieces == (0, 0, 0):
        return
    state.purses[seat] = more(state.purses[seat], pieces)
    if events is not None:
        assert reason is not None
        events.append(Received(seat, *pieces, reason))
