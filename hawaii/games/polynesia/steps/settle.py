"""What may follow: Populate after the first route to an archipelago (card 1.1), and one more member after any
Populate (card 3.3).
"""

from __future__ import annotations

from hawaii.games.polynesia.actions import Offer, Populate
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.flow import go_on
from hawaii.games.polynesia.goods import pay
from hawaii.games.polynesia.kinds import GOODS
from hawaii.games.polynesia.populating import bring_member, islands_to_populate, populate
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    return [*islands_to_populate(book, state, seat), book.forgo]


def apply(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    if isinstance(action, Populate):
        populate(book, state, seat, book.seas[state.players].numbers[action.island], events)
    else:
        go_on(book, state, seat, events)


def family_options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    price = book.tables.cards.families.price
    found = [action for kind, action in enumerate(book.offer) if state.goods[2 * seat + kind] >= price]
    return [*found, book.forgo]


def family(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    if isinstance(action, Offer):
        price = book.tables.cards.families.price
        pay(state, seat, GOODS.index(action.kind), price, "family", events)
        bring_member(book, state, seat, book.seas[state.players].main, 1, "family", events)
    go_on(book, state, seat, events)
