"""Points during the game: each goes onto the score track and into the tally, and is told."""

from __future__ import annotations

from collections.abc import Callable

from hawaii.games.hawaii.book import Book, Effects
from hawaii.games.hawaii.state import HawaiiState, Scored
from hawaii.games.hawaii.tables import KIND, KINDS
from hawaii.kernel.events import Event, PointsScored
from hawaii.kernel.messages import Message


def score(
    state: HawaiiState, seat: int, points: int, why: str, source: str, events: list[Event] | None
) -> None:
    """`why` is the kind of reason; `source` what brings the points: a tile, "dock 2", "island", "round"."""
    if points:
        state.points[seat] += points
        scored = Scored(state.round + 1, why, source, points)
        state.tally[seat] += (scored,)
        if events is not None:
            events.append(PointsScored(seat, points, reason(scored)))


def reason(scored: Scored) -> Message:
    kind, _, number = scored.source.partition(" ")
    values: dict[str, int | Message] = {"round": scored.round}
    if kind in KIND:
        values["tile"] = Message(f"tile_{kind}")
    if number:
        values["number"] = int(number)
    return Message(f"points_{scored.why}", values)


def by_tile(book: Book, state: HawaiiState, seat: int, effect: Callable[[Effects], int]) -> dict[str, int]:
    """How much the tiles of a realm bring of an effect, by kind."""
    found: dict[str, int] = {}
    for village in state.realms[seat].villages:
        for piece in village:
            number = effect(book.effects[piece])
            if number:
                kind = KINDS[piece >> 1]
                found[kind] = found.get(kind, 0) + number
    return found
