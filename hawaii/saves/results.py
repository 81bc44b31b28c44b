"""How a match ended: what is remembered of it when its file is long gone."""

from __future__ import annotations

import msgspec

from hawaii.saves.match import Match
from hawaii.saves.seats import Seat


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat did."""

    seat: Seat
    score: int
    won: float
    """1 for a victory, a part of it if it was shared."""
    sources: dict[str, int]
    """Where the points came from."""


class Result(msgspec.Struct, frozen=True):
    id: str
    game: str
    decisions: int
    seconds: int
    saw_and_undid: bool
    seats: tuple[SeatResult, ...]


def result_of(match: Match) -> Result:
    """The result of a match that is over."""
    game, state = match.game, match.state
    assert state.over, "it goes on"
    winners = game.winners(state)
    scores = game.scores(state)
    found = []
    for number, seat in enumerate(match.seats):
        won = 1 / len(winners) if number in winners else 0.0
        found.append(SeatResult(seat, scores[number], won, game.points_by_source(state, number)))
    return Result(match.id, game.name, match.number, int(match.seconds), match.saw_and_undid, tuple(found))
