"""Income at the end of a round (rules 8)."""

from __future__ import annotations

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.supply import receive
from hawaii.kernel.events import Event


def pay_income(book: Book, state: HawaiiState, events: list[Event] | None) -> tuple[int, ...]:
    """What the round brings everybody, and what tiles add; tells who chooses more, once for each piece."""
    income = book.rounds[state.round].income
    assert income is not None
    for seat in range(len(state.points)):
        effects = state.realms[seat].effects
        receive(state, seat, (income.shell, income.foot, 0), "income", events)
        receive(state, seat, (effects.shell, effects.foot, effects.fruit), "tiles", events)
    return income_choosers(state)


def income_choosers(state: HawaiiState) -> tuple[int, ...]:
    """Who chooses a piece, in the track order of the round that ends (rules 7)."""
    return tuple(seat for seat in state.order for _ in range(state.realms[seat].effects.chosen))
