"""Putting a tile into a village (rules 6), and Kane's tiki after that (rules 7)."""

from __future__ import annotations

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.actions import Decline, Settle
from hawaii.games.hawaii.book import TIKI, Book
from hawaii.games.hawaii.events import TileGiven
from hawaii.games.hawaii.flow import end_turn
from hawaii.games.hawaii.state import EMPTY, HawaiiState
from hawaii.games.hawaii.supply import hand_over
from hawaii.games.hawaii.tables import KINDS
from hawaii.games.hawaii.tiles import fill_spaces, settle_tile, take_tiles
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    rows = state.realms[seat].rows_for(book, state.hand >> 1)
    return [book.settle[row] for row in rows]


def apply(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Settle)
    piece = state.hand
    state.hand = EMPTY
    settle_tile(book, state, seat, piece, action.village - 1, events)
    offering = book.tiles[piece >> 1].tiki_offering
    if offering and state.purchase is not None and tiki_to_be_had(book, state, seat, offering):
        state.cost = offering
        state.step = step_numbers.OFFER
    else:
        end_turn(book, state, seat, events)


def tiki_to_be_had(book: Book, state: HawaiiState, seat: int, offering: int) -> bool:
    """Kane's tiki needs the pieces, a free space and a tiki left."""
    enough = sum(state.purses[seat]) >= offering
    return enough and state.stock[TIKI] > 0 and state.realms[seat].room_for(book, TIKI) > 0


def offer_options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    """Any pieces, also mixed; or nothing."""
    purse = state.purses[seat]
    cost = state.cost
    ways = [
        (shell, foot, cost - shell - foot)
        for shell in range(min(purse[0], cost), -1, -1)
        for foot in range(min(purse[1], cost - shell), -1, -1)
        if cost - shell - foot <= purse[2]
    ]
    return [*(book.pay[pieces] for pieces in ways), book.decline]


def offer(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    if not isinstance(action, Decline):
        hand_over(state, seat, action, "offering", events)  # it may be mixed without exchange huts
        take_tiles(book, state, TIKI, 1)
        if events is not None:
            assert state.purchase is not None
            events.append(TileGiven(seat, KINDS[TIKI], 1, 1, state.purchase.tile))
        fill_spaces(book, state, seat, TIKI, 1, events)
    end_turn(book, state, seat, events)
