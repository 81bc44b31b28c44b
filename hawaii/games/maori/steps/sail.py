"""The discoverer ship: where it begins, and how far it sails."""

from __future__ import annotations

from hawaii.games.maori import step_numbers
from hawaii.games.maori.actions import Launch, Sail
from hawaii.games.maori.book import Book
from hawaii.games.maori.events import DiscovererPlaced, DiscovererSailed
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.supply import pay
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event, TurnEnded


def launch_options(book: Book, state: MaoriState, seat: int) -> list[Action]:
    return [*book.launch]


def launch(book: Book, state: MaoriState, seat: int, action: Action, events: list[Event] | None) -> None:
    """The start player places the ship; the player to the left has the first turn."""
    assert isinstance(action, Launch)
    state.ship = action.position - 1
    if events is not None:
        events += [DiscovererPlaced(seat, action.position), TurnEnded(seat)]
    state.turns += 1
    state.actor = (seat + 1) % len(state.boards)
    state.step = step_numbers.SAIL


def options(book: Book, state: MaoriState, seat: int) -> list[Action]:
    """At least one step; as many as one has ships are free, each further one costs a shell."""
    price = book.tables.play.step
    if not price:
        return [*book.sail]
    return [*book.sail[: state.boards[seat].ships + state.shells[seat] // price]]


def sail_price(book: Book, state: MaoriState, seat: int, steps: int) -> int:
    return max(0, steps - state.boards[seat].ships) * book.tables.play.step


def apply(book: Book, state: MaoriState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Sail)
    pay(state, seat, sail_price(book, state, seat, action.steps), "sail", events)
    origin = state.ship
    state.ship = (origin + action.steps) % len(book.lines)
    if events is not None:
        events.append(DiscovererSailed(seat, origin + 1, state.ship + 1, action.steps))
    state.step = step_numbers.DISCOVER
