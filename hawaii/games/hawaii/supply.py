"""Pieces going to the supply and coming from it."""

from __future__ import annotations

from hawaii.games.hawaii.actions import Pay
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import ExchangeHutsUsed, Paid, Received
from hawaii.games.hawaii.payment import (
    NO_HUTS,
    Pieces,
    exchangeable,
    huts_left,
    less,
    more,
    payments,
    reach,
    replaced,
)
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message


def most(book: Book, state: HawaiiState, seat: int, proper: int) -> int:
    """The highest cost of a kind that the seat can pay now."""
    return reach(state.purses[seat], proper, exchangeable(state.huts, book.worth))


def payment_options(book: Book, state: HawaiiState, seat: int, proper: int) -> list[Action]:
    """All ways of paying the cost that is due."""
    ways = payments(state.purses[seat], state.cost, proper, exchangeable(state.huts, book.worth))
    return [book.pay[pieces] for pieces in ways]


def pay(
    book: Book,
    state: HawaiiState,
    seat: int,
    action: Action,
    proper: int,
    purpose: str,
    events: list[Event] | None,
) -> None:
    """Hand over the pieces of a payment, and use the exchange huts it needs."""
    pieces = hand_over(state, seat, action, purpose, events)
    if state.huts != NO_HUTS:
        before = state.huts
        state.huts = after = huts_left(before, book.worth, replaced(pieces, proper))
        if events is not None and after != before:
            events.append(ExchangeHutsUsed(seat, before[0] - after[0], before[1] - after[1]))


def hand_over(
    state: HawaiiState, seat: int, action: Action, purpose: str, events: list[Event] | None
) -> Pieces:
    assert isinstance(action, Pay)
    pieces = action.pieces
    state.purses[seat] = less(state.purses[seat], pieces)
    if events is not None:
        events.append(Paid(seat, *pieces, purpose))
    return pieces


def receive(
    state: HawaiiState, seat: int, pieces: Pieces, why: str, events: list[Event] | None, space: int = 0
) -> None:
    """Give pieces to a seat, if there are any; `space` is that of a kahuna or tiki."""
    if any(pieces):
        state.purses[seat] = more(state.purses[seat], pieces)
        if events is not None:
            events.append(Received(seat, *pieces, Message(f"received_{why}", {"space": space})))
