"""Landing on an island: the dock's points and the island's gift (rules 4)."""

from __future__ import annotations

from hawaii.games.hawaii import phases
from hawaii.games.hawaii.actions import Take
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import GiftMissed, IslandVisited, TileGiven
from hawaii.games.hawaii.flow import end_turn
from hawaii.games.hawaii.points import score
from hawaii.games.hawaii.state import NO_ISLAND, HawaiiState
from hawaii.games.hawaii.supply import fill_spaces, take_tiles
from hawaii.games.hawaii.tables import KIND, Island
from hawaii.games.hawaii.till import receive
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event
from hawaii.kernel.messages import Message


def land(book: Book, state: HawaiiState, seat: int, events: list[Event] | None) -> None:
    """Score the dock; take points and fruits at once; tiles, if any fits, are taken next."""
    dock = state.aim
    number = state.docks[dock]
    name, island = book.island_names[number], book.islands[number]
    state.docks[dock] = NO_ISLAND
    state.islands_up += (number,)
    if events is not None:
        events.append(IslandVisited(seat, dock + 1, name))
    score(state, seat, book.docks[dock].points, "dock", f"dock {dock + 1}", events)
    score(state, seat, island.points, "island", "island", events)
    receive(state, seat, (0, 0, island.fruit), Message("received_island"), events)
    if not island.tiles:
        end_turn(book, state, seat, events)
    elif _choices(book, state, seat, island):
        state.step = phases.GIFT
    else:
        _miss(book, state, seat, name, island.number, events)
        end_turn(book, state, seat, events)


def _choices(book: Book, state: HawaiiState, seat: int, island: Island) -> list[int]:
    """The kinds of the gift that are left and fit."""
    kinds = [KIND[tile] for tile in island.tiles]
    return [kind for kind in kinds if state.stock[kind] and state.realms[seat].fits >> kind & 1]


def _miss(
    book: Book, state: HawaiiState, seat: int, name: str, number: int, events: list[Event] | None
) -> None:
    if events is None:
        return
    kinds = [KIND[tile] for tile in book.tables.islands[name].tiles]
    gone = not any(state.stock[kind] for kind in kinds)
    events.append(GiftMissed(seat, name, number, Message("gift_gone" if gone else "gift_does_not_fit")))


def options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    island = book.islands[state.islands_up[-1]]
    return [book.take[kind] for kind in _choices(book, state, seat, island)]


def apply(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Take)
    visited = state.islands_up[-1]
    name, island = book.island_names[visited], book.islands[visited]
    kind = KIND[action.tile]
    if book.spaced >> kind & 1:
        number = min(island.number, state.stock[kind], state.realms[seat].room_for(book, kind))
        side = 0
    else:
        number = 1
        side = 1 if island.side == "II" else 0
    take_tiles(book, state, kind, number)
    if events is not None:
        events.append(TileGiven(seat, action.tile, side + 1, number, name))
    if not book.spaced >> kind & 1:
        state.hand = 2 * kind + side
        state.step = phases.SETTLE
        return
    fill_spaces(book, state, seat, kind, number, events)
    if number < island.number:
        _miss(book, state, seat, name, island.number - number, events)
    end_turn(book, state, seat, events)
