"""Populating: members leave the personal board, or in Jeopardy the queue, for an island."""

from __future__ import annotations

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import MembersPlaced
from hawaii.games.polynesia.flow import go_on
from hawaii.games.polynesia.queue import close_up, leave_queue, queue_of
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def waiting(book: Book, state: PolynesiaState, seat: int) -> int:
    """Members that can be brought: on the personal board, or in the queue."""
    return queue_of(book, state, seat) if state.options.jeopardy else state.home[seat]


def islands_to_populate(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    """The main island, where nobody need be already, and all others where the seat has a member.

    In Jeopardy the members come from the main island, so it is no aim.
    """
    if not waiting(book, state, seat):
        return []
    sea = book.seas[state.players]
    first, main = seat * sea.size, sea.main
    found = [] if state.options.jeopardy else [sea.populate[main]]
    members = state.members
    found += [
        action for island, action in enumerate(sea.populate) if members[first + island] and island != main
    ]
    return [*found]


def brought(book: Book, state: PolynesiaState, seat: int, island: int) -> int:
    """How many members Populate brings to an island."""
    play = book.tables.play
    most = play.populate_main if island == book.seas[state.players].main else play.populate_island
    return min(most, waiting(book, state, seat))


def populate(book: Book, state: PolynesiaState, seat: int, island: int, events: list[Event] | None) -> None:
    """And with card 3.3 perhaps one more, if somebody is left."""
    bring_member(book, state, seat, island, brought(book, state, seat, island), "populate", events)
    if book.families in state.cards and state.home[seat]:
        state.step = step_numbers.FAMILY
    else:
        go_on(book, state, seat, events)


def bring_member(
    book: Book,
    state: PolynesiaState,
    seat: int,
    island: int,
    count: int,
    purpose: str,
    events: list[Event] | None,
) -> None:
    """So many, or as many as there are."""
    count = min(count, waiting(book, state, seat))
    if not count:
        return
    sea = book.seas[state.players]
    if state.options.jeopardy:
        leave_queue(book, state, seat, count)
    else:
        state.home[seat] -= count
    state.members[seat * sea.size + island] += count
    if events is not None:
        events.append(MembersPlaced(seat, sea.islands[island], count, purpose))
    close_up(book, state, seat, events)
