"""Reasons for turns that put nothing on the board."""

from __future__ import annotations

from collections.abc import Iterator

from hawaii.bots.maori.reasons.change import Change
from hawaii.bots.reasons import Reason
from hawaii.games.maori.actions import Discard, Moor, Nothing
from hawaii.games.maori.book import EMPTY
from hawaii.games.maori.squares import NOWHERE
from hawaii.kernel.messages import Message

LATER = 0.5
"""How much of what a stored tile could do now is believed in."""


def waiting_reasons(change: Change) -> Iterator[Reason]:
    if change.stored != EMPTY:
        yield from _stored(change, change.stored)
    elif change.action(Discard):
        yield Reason(1.0, "room", Message("advice_maori_discard"))
    elif change.action(Nothing):
        yield Reason(0.0, "nothing", Message("advice_maori_nothing"))
    elif isinstance(change.actions[0], Moor):
        yield from _moored(change)


def _stored(change: Change, kind: int) -> Iterator[Reason]:
    points = change.boards.stored(change.after.boards[change.seat].pieces, kind).points
    if points >= 1:
        yield Reason(LATER * points, "stored", Message("advice_maori_stored_fits", {"count": round(points)}))
    else:
        is_land = change.book.tiles[kind].is_land
        yield Reason(
            0.0, "stored", Message("advice_maori_stored" if is_land else "advice_maori_stored_water")
        )


def _moored(change: Change) -> Iterator[Reason]:
    ship = change.after.own_ships[change.seat]
    if ship == NOWHERE:
        return
    around = change.side.grid.around[ship]
    ends = sum(change.new.open_squares >> square & 1 for square in around)
    empty = sum(change.after.boards[change.seat].empty >> square & 1 for square in around)
    if ends:
        yield Reason(float(ends), "moor", Message("advice_maori_moor_ends", {"count": ends}))
    elif empty:
        yield Reason(empty / 4, "moor", Message("advice_maori_moor", {"count": empty}))
