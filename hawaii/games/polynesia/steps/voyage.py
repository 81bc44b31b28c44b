"""A ship token: one route is explored for nothing at once, in the middle of the travel, or not at all."""

from __future__ import annotations

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.actions import Explore, Mark
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import TokenSpent
from hawaii.games.polynesia.exploring import put_ship, routes_for_free
from hawaii.games.polynesia.flow import go_on
from hawaii.games.polynesia.kinds import GOODS, SHIP, TOKENS
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    return [*routes_for_free(book, state, seat), book.forgo]


def apply(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    if events is not None:
        events.append(TokenSpent(seat, TOKENS[SHIP], isinstance(action, Explore)))
    if not isinstance(action, Explore):
        go_on(book, state, seat, events)
        return
    route = book.seas[state.players].route_numbers[action.route]
    if state.route_ships[route]:
        put_ship(book, state, seat, route, state.route_kinds[route], True, events)
    else:
        state.route = route
        state.step = step_numbers.MARK


def mark_options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    return book.mark


def mark(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    """The kind beside a new route comes from the supply."""
    assert isinstance(action, Mark)
    put_ship(book, state, seat, state.route, GOODS.index(action.kind), True, events)
