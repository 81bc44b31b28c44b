"""Card 2.1: a mask brings goods of a kind, or everybody else returns some."""

from __future__ import annotations

from hawaii.games.polynesia.actions import Feast
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import TokenSpent
from hawaii.games.polynesia.flow import go_on
from hawaii.games.polynesia.goods import gain, pay
from hawaii.games.polynesia.kinds import GOODS, MASK, TOKENS
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    return book.feast


def apply(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Feast)
    kind, count = GOODS.index(action.kind), book.tables.cards.feasts.goods
    if events is not None:
        events.append(TokenSpent(seat, TOKENS[MASK], True))
    if action.way == "take":
        gain(state, seat, kind, count, "feast", events)
    else:
        for other in range(state.players):
            if other != seat:
                pay(state, other, kind, min(count, state.goods[2 * other + kind]), "spoil", events)
    go_on(book, state, seat, events)
