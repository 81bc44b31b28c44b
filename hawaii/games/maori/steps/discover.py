"""After sailing: take a tile, put the stored one, discard one, or do nothing."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.games.maori import step_numbers
from hawaii.games.maori.actions import Discard, Fetch, Take
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.events import NothingDone, ShipMoved, TileDiscarded, TileFetched, TileTaken
from hawaii.games.maori.flow import end_turn
from hawaii.games.maori.placing import places
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.steps.moor import begin_mooring
from hawaii.games.maori.supply import pay
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def in_reach(book: Book, state: MaoriState) -> Iterator[tuple[int, int]]:
    """The tiles in front of the ship, the nearest first: the square, and the tiles that are skipped.

    Empty squares cost nothing to skip (ruling). A volcano is neither taken nor passed.
    """
    skipped = 0
    for square in book.lines[state.ship]:
        kind = state.matrix[square]
        if kind in book.volcanoes:
            return
        if kind != EMPTY:
            yield square, skipped
            skipped += 1


def options(book: Book, state: MaoriState, seat: int) -> list[Action]:
    shells = state.shells[seat]
    stored = state.stores[seat]
    actions: list[Action] = []
    for square, skipped in in_reach(book, state):
        price = skipped * book.tables.play.skipped
        if price > shells:
            break
        kind = state.matrix[square]
        if stored == EMPTY or places(book, state, seat, kind, shells - price):
            actions.append(book.take[square])
    if stored != EMPTY and places(book, state, seat, stored, shells):
        actions.append(book.fetch)
    discard = book.sides[state.options.board].discard
    under = state.own_ships[seat] if state.options.rules == "pro" else NOWHERE
    actions += [discard[square] for square in state.boards[seat].squares if square != under]
    actions.append(book.nothing)
    return actions


def apply(book: Book, state: MaoriState, seat: int, action: Action, events: list[Event] | None) -> None:
    if isinstance(action, Take):
        _take(book, state, seat, book.matrix.numbers[action.square], events)
    elif isinstance(action, Fetch):
        state.idle = 0
        state.hand = state.stores[seat]
        state.stores[seat] = EMPTY
        if events is not None:
            events.append(TileFetched(seat, book.tiles[state.hand].name))
        state.step = step_numbers.PUT
    elif isinstance(action, Discard):
        state.idle = 0
        _discard(book, state, seat, action.square, events)
    else:
        state.idle += 1
        if events is not None:
            events.append(NothingDone(seat))
        end_turn(book, state, seat, events)


def _take(book: Book, state: MaoriState, seat: int, square: int, events: list[Event] | None) -> None:
    state.idle = 0
    skipped = next(skipped for found, skipped in in_reach(book, state) if found == square)
    pay(state, seat, skipped * book.tables.play.skipped, "skip", events)
    state.hand = state.matrix[square]
    state.matrix[square] = EMPTY
    state.gap = square
    if events is not None:
        events.append(TileTaken(seat, book.tiles[state.hand].name, book.matrix.names[square]))
    state.step = step_numbers.PUT


def _discard(book: Book, state: MaoriState, seat: int, name: str, events: list[Event] | None) -> None:
    """Out of the game; shells that it brought are kept. A ship on it must go elsewhere."""
    board = state.boards[seat]
    square = book.sides[state.options.board].grid.numbers[name]
    kind = book.kind_of[board.pieces[square]]
    state.boards[seat] = board.without(book, square)
    state.discarded += (kind,)
    if events is not None:
        events.append(TileDiscarded(seat, book.tiles[kind].name, name))
    if state.own_ships[seat] == square and not state.boards[seat].squares:
        state.own_ships[seat] = NOWHERE  # it waits for the next first tile
        if events is not None:
            events.append(ShipMoved(seat, name, ""))
    begin_mooring(book, state, seat, events)
