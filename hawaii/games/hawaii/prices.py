"""Price tokens: laying them out (rules 3), and taking them."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import PricesLaid, PriceTokenTaken
from hawaii.games.hawaii.points import by_tile, score
from hawaii.games.hawaii.state import NO_TOKEN, HawaiiState
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import Event


def lay_out_place(drawn: Sequence[int], printed: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The tokens drawn for a place, the last for its printed circle: what lies there, and in the cove."""
    if sum(token >> 1 for token in drawn) <= printed:
        return tuple(sorted(drawn)), ()
    return tuple(sorted(drawn[:-1])), (drawn[-1],)


def lay_out_prices(book: Book, state: HawaiiState, chance: Chance, events: list[Event] | None) -> None:
    """Draw from the bag with all tokens for each place from the lower left, then for the sequence track."""
    bag = list(book.bag)
    chance.shuffle(bag)
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
    places = {
        book.place_names[place]: book.names(state.prices[spot]) for spot, place in enumerate(state.layout)
    }
    return PricesLaid(places, book.names(state.cove), book.names(state.track[1:]))


def take_price_token(
    book: Book, state: HawaiiState, seat: int, token: int, space: int, events: list[Event] | None
) -> None:
    """Put a token into the play area, from a space of the track or (0) from the place of the chieftain.

    Spear huts and Ku score for crossed spears (rules 7); a tile bought with the token is not there yet.
    """
    state.taken[seat] += (token,)
    if events is not None:
        origin = "track" if space else book.spot(state.layout, state.where[seat])
        events.append(PriceTokenTaken(seat, book.token_names[token], origin, space))
    if token & 1 and state.realms[seat].effects.spears:
        for tile, points in by_tile(book, state, seat, lambda effects: effects.spears).items():
            score(state, seat, points, "spears", tile, events)
