"""Landing on an island: the dock's points and the island's gift (rules 4)."""

from __future__ import annotations

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.actions import Take
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import GiftMissed, IslandVisited, TileGiven
from hawaii.games.hawaii.flow import end_turn
from hawaii.games.hawaii.points import score
from hawaii.games.hawaii.state import NO_ISLAND, HawaiiState
from hawaii.games.hawaii.supply import receive
from hawaii.games.hawaii.tables import KIND, Island
from hawaii.games.hawaii.tiles import fill_spaces, take_tiles
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message


def land(book: Book, state: HawaiiState, seat: int, events: list[Event] | None) -> None:
    """Score the dock; take points and fruits at once; tiles, if any fits, are taken next."""
    dock = state.aim
    number = state.docks[dock]
    island = book.islands[number]
    state.docks[dock] = NO_ISLAND
    state.islands_up += (number,)
    if events is not None:
        events.append(IslandVisited(seat, dock + 1, book.island_names[number]))
    score(state, seat, book.docks[dock].points, "dock", f"dock {dock + 1}", events)
    score(state, seat, island.points, "island", "island", events)
    receive(state, seat, (0, 0, island.fruit), "island", events)
    if _choices(state, seat, island):
        state.step = step_numbers.GIFT
        return
    if island.tiles:
        _miss(book, state, seat, island.number, events)
    end_turn(book, state, seat, events)


def _visited(book: Book, state: HawaiiState) -> Island:
    """The island of this turn: it was the last to go under the stack."""
    return book.islands[state.islands_up[-1]]


def _choices(state: HawaiiState, seat: int, island: Island) -> list[int]:
    """The kinds of the gift that are left and fit."""
    kinds = [KIND[tile] for tile in island.tiles]
    return [kind for kind in kinds if state.stock[kind] and state.realms[seat].fits >> kind & 1]


def _miss(book: Book, state: HawaiiState, seat: int, number: int, events: list[Event] | None) -> None:
    """So many tiles of the gift cannot be taken."""
    if events is not None:
        gone = not any(state.stock[KIND[tile]] for tile in _visited(book, state).tiles)
        reason = Message("gift_gone" if gone else "gift_does_not_fit")
        events.append(GiftMissed(seat, book.island_names[state.islands_up[-1]], number, reason))


def options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    return [book.take[kind] for kind in _choices(state, seat, _visited(book, state))]


def apply(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Take)
    island = _visited(book, state)
    name = book.island_names[state.islands_up[-1]]
    kind = KIND[action.tile]
    if book.is_spaced(kind):
        # Of two kahunas or tikis one is taken if only one fits or is left.
        number = min(island.number, state.stock[kind], state.realms[seat].room_for(book, kind))
        take_tiles(book, state, kind, number)
        if events is not None:
            events.append(TileGiven(seat, action.tile, 1, number, name))
        fill_spaces(book, state, seat, kind, number, events)
        if number < island.number:
            _miss(book, state, seat, island.number - number, events)
        end_turn(book, state, seat, events)
    else:
        side = 1 if island.side == "II" else 0
        take_tiles(book, state, kind, 1)
        if events is not None:
            events.append(TileGiven(seat, action.tile, side + 1, 1, name))
        state.hand = 2 * kind + side
        state.step = step_numbers.SETTLE
