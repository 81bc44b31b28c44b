"""Laying out price tokens (rules 3)."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import PricesLaid
from hawaii.games.hawaii.state import NO_TOKEN, HawaiiState
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import Event


def lay_out_place(drawn: Sequence[int], printed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The tokens drawn for a place, the last for its printed circle: what lies there, and in the cove."""
    if sum(token >> 1 for token in drawn) <= printed:
        return tuple(sorted(drawn)), ()
    return tuple(sorted(drawn[:-1])), (drawn[-1],)


def lay_out_prices(
    book: Book, state: HawaiiState, bag: list[int], dice: Chance, events: list[Event] | None
) -> None:
    """Draw from the bag for each place from the lower left, then for the sequence track."""
    dice.shuffle(bag)
    drawn = iter(bag)
    cove: list[int] = []
    for position, place in enumerate(state.layout):
        tokens = [next(drawn) for _ in range(book.circles[place])]
        state.prices[position], fish = lay_out_place(tokens, book.printed[place])
        cove += fish
    state.cove = tuple(sorted(cove))
    state.track = [NO_TOKEN, *sorted(next(drawn) for _ in range(len(state.points) - 1))]
    if events is not None:
        events.append(prices_laid(book, state))


def prices_laid(book: Book, state: HawaiiState) -> PricesLaid:
    """What lies where now, as an event."""

    def names(tokens: Sequence[int]) -> tuple[str, ...]:
        return tuple(book.token_names[token] for token in tokens)

    places = {
        book.place_names[place]: names(state.prices[position]) for position, place in enumerate(state.layout)
    }
    return PricesLaid(places, names(state.cove), names(state.track[1:]))
