"""What each seat would have left if the volcano erupted now."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.queue import queue_of
from hawaii.games.polynesia.state import PolynesiaState


class Settled(NamedTuple):
    """A seat after the main island and its neighbours sank."""

    sunk: int
    """Members that come back to the personal board."""
    home: int
    """Members there, with those."""
    islands: tuple[int, ...]
    """Those that are left with a member on them."""
    archipelagos: int
    """With a member on one of their islands."""
    whole: int
    """With a member on each of their islands."""


def settled(book: Book, state: PolynesiaState) -> list[Settled]:
    """By seat."""
    return [_settled(book, state, seat) for seat in range(state.players)]


def _settled(book: Book, state: PolynesiaState, seat: int) -> Settled:
    sea = book.seas[state.players]
    first = seat * sea.size
    own = state.members[first : first + sea.size]
    sunk = queue_of(book, state, seat) + sum(own[island] for island in sea.near)
    islands = tuple(island for island, count in enumerate(own) if count and island not in sea.sinking)
    present = [sum(1 for island in group if own[island]) for group in sea.archipelagos]
    whole = sum(1 for group, found in zip(sea.archipelagos, present, strict=True) if found == len(group))
    return Settled(sunk, state.home[seat] + sunk, islands, sum(map(bool, present)), whole)
