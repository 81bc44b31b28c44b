"""Taking a price token, and the points that spear huts and Ku bring for crossed spears (rules 7)."""

from __future__ import annotations

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import PriceTokenTaken
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.events import Event, PointsScored
from hawaii.kernel.messages import Message


def take_price_token(
    book: Book, state: HawaiiState, seat: int, token: int, origin: str, events: list[Event] | None
) -> None:
    """Put a token into the play area. A tile bought with it is not in the realm yet, so it does not count."""
    state.taken[seat] += (token,)
    if events is not None:
        events.append(PriceTokenTaken(seat, book.token_names[token], origin))
    if token & 1 and state.realms[seat].effects.spears:
        for source, points in spear_points(book, state, seat).items():
            state.score(seat, source, points)
            if events is not None:
                events.append(PointsScored(seat, points, Message(f"points_{source}")))


def spear_points(book: Book, state: HawaiiState, seat: int) -> dict[str, int]:
    """What a spear token brings the seat, by kind of tile."""
    found: dict[str, int] = {}
    for village in state.realms[seat].villages:
        for piece in village:
            points = book.effects[piece].spears
            if points:
                kind = KINDS[piece >> 1]
                found[kind] = found.get(kind, 0) + points
    return found
