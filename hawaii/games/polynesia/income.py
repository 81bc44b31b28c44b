"""Resources: what islands and tokens bring."""

from __future__ import annotations

from collections.abc import Container

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.kinds import FISH, FISH_TOKEN, KEPT, SHELL, SHELL_TOKEN
from hawaii.games.polynesia.state import PolynesiaState

TOKEN_OF = {FISH: FISH_TOKEN, SHELL: SHELL_TOKEN}


def income(book: Book, state: PolynesiaState, seat: int, sunk: Container[int] = ()) -> tuple[int, int]:
    """Fish and shells: one for each island of that kind with a member, except those that sank, and for each
    token.
    """
    return of_kind(book, state, seat, FISH, sunk), of_kind(book, state, seat, SHELL, sunk)


def of_kind(book: Book, state: PolynesiaState, seat: int, kind: int, sunk: Container[int] = ()) -> int:
    sea = book.seas[state.players]
    first, members = seat * sea.size, state.members
    islands = sum(1 for island in sea.sources[kind] if members[first + island] and island not in sunk)
    return islands + state.owned[KEPT * seat + TOKEN_OF[kind]]
