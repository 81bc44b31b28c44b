"""Scoring at the end of a round (rules 8): who reaches the needed sum, and who has most."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import RoundScored, SeatResult
from hawaii.games.hawaii.points import by_tile, score
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.tables import Options
from hawaii.kernel.events import Event

FIRST, SECOND, OTHERS, UNRANKED = 1, 2, 3, 0
REASONS = ("", "first", "second", "others")
"""Why points are scored, by rank."""


def token_sum(book: Book, state: HawaiiState, seat: int) -> int:
    """The values of price tokens and the fish on fish tokens."""
    return sum(token >> 1 for token in state.taken[seat]) + sum(
        book.fish[token] for token in state.caught[seat]
    )


def needed_sum(book: Book, state: HawaiiState, seat: int) -> int:
    """What the seat needs this round; surfers make it less, even to nothing."""
    return book.rounds[state.round].needed - state.realms[seat].effects.needed_less


def ranks(sums: Sequence[int], needed: Sequence[int], options: Options) -> list[int]:
    """The rank of each seat: first, second, others, or none for those who miss their needed sum."""
    reached = [total >= goal for total, goal in zip(sums, needed, strict=True)]
    ranked = [
        total
        for total, there in zip(sums, reached, strict=True)
        if there or not options.rank_only_those_who_reach
    ]
    if not any(reached):
        return [UNRANKED] * len(sums)
    highest = max(ranked)
    below = [total for total in ranked if total < highest]
    seconds = ranked.count(highest) == 1 or options.seconds_on_shared_first
    second = max(below) if below and seconds else None

    def rank(total: int, there: bool) -> int:
        if not there:
            return UNRANKED
        if total == highest:
            return FIRST
        return SECOND if total == second else OTHERS

    return [rank(total, there) for total, there in zip(sums, reached, strict=True)]


def score_round(book: Book, state: HawaiiState, events: list[Event] | None) -> None:
    seats = range(len(state.points))
    table = book.rounds[state.round]
    sums = [token_sum(book, state, seat) for seat in seats]
    needed = [needed_sum(book, state, seat) for seat in seats]
    found = ranks(sums, needed, state.options)
    by_rank = (0, table.points.first, table.points.second, table.points.others)
    if events is not None:
        results = tuple(
            SeatResult(seat, sums[seat], needed[seat], found[seat], by_rank[found[seat]]) for seat in seats
        )
        events.append(RoundScored(state.round + 1, results))
    last = state.round + 1 == len(book.rounds)
    for seat in seats:
        rank = found[seat]
        if rank != UNRANKED:
            score(state, seat, by_rank[rank], REASONS[rank], "round", events)
            for tile, points in by_tile(book, state, seat, lambda effects: effects.reached).items():
                score(state, seat, points, "reached", tile, events)
        if last and state.spaces[seat] == 0:
            score(state, seat, book.tables.rounds.first_space_points, "first_space", "first_space", events)
