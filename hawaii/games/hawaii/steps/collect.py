"""What irrigation II brings as income: one resource of the owner's choice for each tile (rules 7)."""

from __future__ import annotations

from hawaii.games.hawaii.actions import RESOURCES, Collect
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.flow import begin_round
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.supply import receive
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event

_PIECES = dict(zip(RESOURCES, ((1, 0, 0), (0, 1, 0), (0, 0, 1)), strict=True))


def options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    return [*book.collect]


def apply(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Collect)
    receive(state, seat, _PIECES[action.resource], "irrigation", events)
    state.choosers = state.choosers[1:]
    state.turns += 1  # the next choice, or the next round, is another matter
    if state.choosers:
        state.actor = state.choosers[0]
    else:
        begin_round(book, state, events)
