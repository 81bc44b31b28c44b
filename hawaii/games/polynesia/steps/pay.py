"""The kind of goods that a new route costs; one piece stays beside it."""

from __future__ import annotations

from hawaii.games.polynesia.actions import Pay
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.exploring import new_price, put_ship
from hawaii.games.polynesia.goods import pay
from hawaii.games.polynesia.kinds import GOODS
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    price = new_price(book, state, state.route)
    return [action for kind, action in enumerate(book.pay) if state.goods[2 * seat + kind] >= price]


def apply(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Pay)
    kind = GOODS.index(action.kind)
    pay(state, seat, kind, new_price(book, state, state.route), "explore", events)
    put_ship(book, state, seat, state.route, kind, False, events)
