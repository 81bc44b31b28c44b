"""Shells going to the supply and coming from it; tiles coming from theirs."""

from __future__ import annotations

from hawaii.games.maori.book import Book
from hawaii.games.maori.events import ShellsFound, ShellsPaid
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.events import Event


def shells_left(book: Book, state: MaoriState) -> int:
    """Shells that nobody has."""
    return book.tables.start.shells - sum(state.shells)


def pay(state: MaoriState, seat: int, shells: int, purpose: str, events: list[Event] | None) -> None:
    """Shells return to the supply at once."""
    if shells:
        state.shells[seat] -= shells
        if events is not None:
            events.append(ShellsPaid(seat, shells, purpose))


def find_shells(book: Book, state: MaoriState, seat: int, printed: int, events: list[Event] | None) -> None:
    """Shells printed on a tile that is put on the board are taken, as far as there are any."""
    if printed:
        found = min(printed, shells_left(book, state))
        state.shells[seat] += found
        if events is not None:
            events.append(ShellsFound(seat, found, printed - found))
