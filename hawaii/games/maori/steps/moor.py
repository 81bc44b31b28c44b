"""Advanced rules: after a tile was put, stored or discarded, one's own ship may go to any tile."""

from __future__ import annotations

from hawaii.games.maori import step_numbers
from hawaii.games.maori.actions import Moor
from hawaii.games.maori.book import Book
from hawaii.games.maori.events import ShipMoved
from hawaii.games.maori.flow import end_turn
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def begin_mooring(book: Book, state: MaoriState, seat: int, events: list[Event] | None) -> None:
    """After storing or discarding: the ship may move if the rules are the advanced ones and it is out."""
    if state.options.rules == "advanced" and state.own_ships[seat] != NOWHERE:
        state.step = step_numbers.MOOR
    else:
        end_turn(book, state, seat, events)


def options(book: Book, state: MaoriState, seat: int) -> list[Action]:
    """Any tile; the one it is on first, which is to stay, unless that was discarded."""
    moor = book.sides[state.options.board].moor
    here = state.own_ships[seat]
    return [moor[square] for square in sorted(state.boards[seat].squares, key=lambda one: (one != here, one))]


def apply(book: Book, state: MaoriState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Moor)
    grid = book.sides[state.options.board].grid
    origin = state.own_ships[seat]
    state.own_ships[seat] = square = grid.numbers[action.square]
    if events is not None and square != origin:
        events.append(ShipMoved(seat, grid.names[origin], action.square))
    end_turn(book, state, seat, events)
