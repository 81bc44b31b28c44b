"""Paying for the walk (rules 4, 5)."""

from __future__ import annotations

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import ChieftainMoved
from hawaii.games.hawaii.payment import FOOT, NO_HUTS, walk_payments
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.supply import pay
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    """The payments that leave enough for the cheapest tile there."""
    walk = state.cost
    price = state.prices[state.aim][0] >> 1
    purse = state.purses[seat]
    if state.huts != NO_HUTS:
        return [book.pay[pieces] for pieces in walk_payments(purse, walk, price, state.huts, book.worth)]
    shell, foot, fruit = purse  # without huts there are two ways at most, and no need to list them all
    actions: list[Action] = []
    if foot >= walk and (shell >= price or fruit >= price):
        actions.append(book.pay[0, walk, 0])
    if fruit >= walk and (shell >= price or fruit - walk >= price):
        actions.append(book.pay[0, 0, walk])
    return actions


def apply(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    pay(book, state, seat, action, FOOT, "walk", events)
    if events is not None:
        origin = book.spot(state.layout, state.where[seat])
        destination = book.spot(state.layout, state.aim)
        events.append(ChieftainMoved(seat, origin, destination))
    state.where[seat] = state.aim
    state.step = step_numbers.BUY
