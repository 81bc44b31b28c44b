"""Taking a price token, and the points that spear huts and Ku bring for crossed spears (rules 7)."""

from __future__ import annotations

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import PriceTokenTaken
from hawaii.games.hawaii.points import by_tile, score
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.events import Event


def take_price_token(
    book: Book, state: HawaiiState, seat: int, token: int, origin: str, events: list[Event] | None
) -> None:
    """Put a token into the play area. A tile bought with it is not in the realm yet, so it does not count."""
    state.taken[seat] += (token,)
    if events is not None:
        events.append(PriceTokenTaken(seat, book.token_names[token], origin))
    if token & 1 and state.realms[seat].effects.spears:
        for tile, points in by_tile(book, state, seat, "spears").items():
            score(state, seat, points, "spears", tile, events)
