"""The four actions: explore, travel, populate, fish."""

from __future__ import annotations

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.actions import Catch, Explore, Populate, Sail
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.exploring import pay_owners, put_ship, routes_to_pay
from hawaii.games.polynesia.flow import end_turn
from hawaii.games.polynesia.goods import gain
from hawaii.games.polynesia.kinds import GOODS
from hawaii.games.polynesia.populating import islands_to_populate, populate
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.travelling import moves, sail
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    """Who can do nothing else can always fish."""
    return [
        *routes_to_pay(book, state, seat),
        *moves(book, state, seat),
        *islands_to_populate(book, state, seat),
        *book.catch,
    ]


def apply(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    sea = book.seas[state.players]
    if isinstance(action, Explore):
        route = sea.route_numbers[action.route]
        if state.route_ships[route]:
            pay_owners(book, state, seat, route, events)
            put_ship(book, state, seat, route, state.route_kinds[route], False, events)
        else:
            state.route = route
            state.step = step_numbers.PAY
    elif isinstance(action, Sail):
        sail(book, state, seat, action, events)
    elif isinstance(action, Populate):
        populate(book, state, seat, sea.numbers[action.island], events)
    else:
        assert isinstance(action, Catch)
        gain(state, seat, GOODS.index(action.kind), book.marker[state.phase], "catch", events)
        end_turn(state, seat, events)
