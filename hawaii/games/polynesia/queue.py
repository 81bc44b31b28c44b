"""Jeopardy: everybody's members wait in rows between the crater and the beach."""

from __future__ import annotations

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import QueueClosed, RowBuried
from hawaii.games.polynesia.kinds import RED
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.events import Event


def queue_of(book: Book, state: PolynesiaState, seat: int) -> int:
    """All members of a seat on the main island, wherever they stand."""
    sea = book.seas[state.players]
    return state.members[seat * sea.size + sea.main] + sum(state.rear[seat])


def close_up(book: Book, state: PolynesiaState, seat: int, events: list[Event] | None) -> None:
    """Who waits moves up to free places. Rows that are buried lie behind all who are left."""
    if closed_up(book, state, seat):
        return
    sea = book.seas[state.players]
    rows = queue_rows(book, queue_of(book, state, seat))
    state.members[seat * sea.size + sea.main] = rows[0]
    state.rear[seat] = rows[1:]
    if events is not None:
        events.append(QueueClosed(seat, rows))


def closed_up(book: Book, state: PolynesiaState, seat: int) -> bool:
    """Whether nobody of a seat could move up."""
    if not state.options.jeopardy:
        return True
    sea = book.seas[state.players]
    rows = queue_rows(book, queue_of(book, state, seat))
    return (state.members[seat * sea.size + sea.main], *state.rear[seat]) == rows


def queue_rows(book: Book, waiting: int) -> tuple[int, ...]:
    """So many as they wait after moving up, from the beach to the crater."""
    rows = []
    for places in book.tables.jeopardy.rows:
        rows.append(min(places, waiting))
        waiting -= rows[-1]
    return tuple(rows)


def leave_queue(book: Book, state: PolynesiaState, seat: int, count: int) -> None:
    """Members go straight from the queue, those furthest from the beach first, to where they are put next."""
    rows = [*state.rear[seat]]
    for row in reversed(range(len(rows))):
        gone = min(rows[row], count)
        rows[row] -= gone
        count -= gone
    state.rear[seat] = tuple(rows)
    sea = book.seas[state.players]
    state.members[seat * sea.size + sea.main] -= count


def bury_row(book: Book, state: PolynesiaState, events: list[Event] | None) -> None:
    """After a red stone was drawn: the row nearest the crater that was not yet buried."""
    row = len(book.tables.jeopardy.rows) - state.drawn.count(RED)
    if row < 0:
        return
    sea = book.seas[state.players]
    lost = []
    for seat in range(state.players):
        if row:
            gone = state.rear[seat][row - 1]
            rows = [*state.rear[seat]]
            rows[row - 1] = 0
            state.rear[seat] = tuple(rows)
        else:
            gone = state.members[seat * sea.size + sea.main]
            state.members[seat * sea.size + sea.main] = 0
        state.home[seat] += gone
        lost.append(gone)
    if events is not None:
        events.append(RowBuried(row + 1, tuple(lost)))


def beach_full(book: Book, state: PolynesiaState, seat: int) -> bool:
    """Whether nobody of a seat can come back to the main island. With few rows the beach is buried early."""
    if not state.options.jeopardy:
        return False
    sea = book.seas[state.players]
    buried = state.drawn.count(RED) >= len(book.tables.jeopardy.rows)
    return buried or state.members[seat * sea.size + sea.main] >= book.beach
