"""Decline: the start player names a kind of goods, and everybody returns all of it."""

from __future__ import annotations

from hawaii.games.polynesia.actions import Decline
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import KindDeclined
from hawaii.games.polynesia.flow import end_turn
from hawaii.games.polynesia.goods import pay
from hawaii.games.polynesia.kinds import GOODS
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    return book.decline


def apply(book: Book, state: PolynesiaState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Decline)
    kind = GOODS.index(action.kind)
    if events is not None:
        events.append(KindDeclined(seat, action.kind))
    for one in range(state.players):
        pay(state, one, kind, state.goods[2 * one + kind], "decline", events)
    end_turn(state, seat, events)
