"""Tiles leaving their places and coming into realms (rules 6)."""

from __future__ import annotations

from hawaii.games.hawaii.book import KAHUNA, TIKI, Book
from hawaii.games.hawaii.events import BoatMoored, GodRevealed, KahunaPlaced, TikiPlaced, TilePlaced
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.supply import receive
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.events import Event


def take_tiles(book: Book, state: HawaiiState, kind: int, number: int) -> None:
    """Tiles leave their place, which may have none of the kind left. Gods: see `take_god`."""
    state.stock[kind] -= number
    if not state.stock[kind]:
        position = state.layout.index(book.place_of[kind])
        state.on_sale[position] &= ~(1 << kind)


def stack_showing(state: HawaiiState, kind: int) -> int:
    """The first stack with the god on top, from 1."""
    return 1 + next(i for i, gods in enumerate(state.gods) if gods and gods[-1] == kind)


def take_god(book: Book, state: HawaiiState, kind: int, stack: int, events: list[Event] | None) -> None:
    """A god leaves the top of a stack."""
    state.stock[kind] -= 1
    state.gods[stack - 1] = state.gods[stack - 1][:-1]
    position = state.layout.index(book.god_place)
    state.on_sale[position] = gods_on_top(state)
    if events is not None and state.gods[stack - 1]:
        events.append(GodRevealed(stack, KINDS[state.gods[stack - 1][-1]]))


def gods_on_top(state: HawaiiState) -> int:
    """The gods that can be bought, a bit each."""
    return sum({1 << stack[-1] for stack in state.gods if stack})


def lay_out_tiles(book: Book, state: HawaiiState) -> None:
    """Note at each position what can be bought there."""
    state.on_sale = [kinds_on_sale(book, state, position) for position in range(len(state.layout))]


def kinds_on_sale(book: Book, state: HawaiiState, position: int) -> int:
    """The kinds that can be bought at a position, a bit each."""
    place = state.layout[position]
    if place == book.god_place:
        return gods_on_top(state)
    return sum(1 << kind for kind in book.sold[place] if state.stock[kind])


def settle_tile(
    book: Book, state: HawaiiState, seat: int, piece: int, row: int, events: list[Event] | None
) -> None:
    """A rectangular tile goes to the end of a row."""
    realm = state.realms[seat] = state.realms[seat].with_tile(book, piece, row)
    if events is not None:
        tile = KINDS[piece >> 1]
        events.append(TilePlaced(seat, tile, (piece & 1) + 1, row + 1, len(realm.villages[row])))


def fill_spaces(
    book: Book, state: HawaiiState, seat: int, kind: int, number: int, events: list[Event] | None
) -> None:
    """Kahunas or tikis go to their next spaces, which give shells or feet when they are filled."""
    for _ in range(number):
        realm = state.realms[seat]
        if kind == KAHUNA:
            space = realm.kahunas
            state.realms[seat] = realm.with_kahuna(book)
            if events is not None:
                events.append(KahunaPlaced(seat, space + 1))
            pieces = (book.kahuna_spaces[space].shells, 0, 0)
        else:
            assert kind == TIKI
            space = realm.tikis
            state.realms[seat] = realm.with_tiki(book)
            if events is not None:
                events.append(TikiPlaced(seat, space + 1))
            pieces = (0, book.tiki_spaces[space].feet, 0)
        receive(state, seat, pieces, KINDS[kind], events, space + 1)


def moor_boat(state: HawaiiState, seat: int, side: int, events: list[Event] | None) -> None:
    """A boat comes to lie beside the realm. The turn it was bought in is over before it can be used."""
    state.realms[seat] = state.realms[seat].with_boat(side)
    fishing, first, second = state.fleets[seat]
    state.fleets[seat] = (fishing, first, second + 1) if side else (fishing, first + 1, second)
    if events is not None:
        events.append(BoatMoored(seat, side + 1))
