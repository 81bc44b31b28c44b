"""Putting the tile in hand on the board, or into the storage."""

from __future__ import annotations

from hawaii.games.maori import step_numbers
from hawaii.games.maori.actions import Put
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.events import ShipMoved, TilePut, TileStored
from hawaii.games.maori.flow import end_turn
from hawaii.games.maori.placing import places, steer_price
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.steps.moor import begin_mooring
from hawaii.games.maori.supply import find_shells, pay
from hawaii.games.maori.tile import edge_names, edges_of
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: MaoriState, seat: int) -> list[Action]:
    found = places(book, state, seat, state.hand, state.shells[seat])
    if state.gap != NOWHERE and state.stores[seat] == EMPTY:  # one cannot store what was stored
        return [*found, book.store]
    return found


def apply(book: Book, state: MaoriState, seat: int, action: Action, events: list[Event] | None) -> None:
    kind, state.hand = state.hand, EMPTY
    if isinstance(action, Put):
        _put(book, state, seat, kind, action, events)
    else:
        state.stores[seat] = kind
        if events is not None:
            events.append(TileStored(seat, book.tiles[kind].name))
        begin_mooring(book, state, seat, events)


def _put(
    book: Book, state: MaoriState, seat: int, kind: int, action: Put, events: list[Event] | None
) -> None:
    """Pay the steps of one's own ship, put the tile, and take the shells printed on it after that."""
    square = book.sides[state.options.board].grid.numbers[action.square]
    pay(state, seat, steer_price(book, state, seat, square), "steer", events)
    edges = edges_of(action.edges) if action.edges else book.turns[kind][0]
    state.boards[seat] = state.boards[seat].with_piece(book, square, book.pieces[kind, edges])
    tile = book.tiles[kind]
    if events is not None:
        events.append(TilePut(seat, tile.name, action.square, edge_names(edges)))
    find_shells(book, state, seat, tile.shells, events)
    rules, origin = state.options.rules, state.own_ships[seat]
    if rules == "basic":
        end_turn(book, state, seat, events)
    elif rules == "pro" or origin == NOWHERE:
        # Pro: it must go onto each tile that is put. In both variations it goes onto the first one.
        state.own_ships[seat] = square
        if events is not None:
            names = book.sides[state.options.board].grid.names
            events.append(ShipMoved(seat, "" if origin == NOWHERE else names[origin], action.square))
        end_turn(book, state, seat, events)
    else:
        state.step = step_numbers.MOOR
