"""Why a tile has no place in the realm (rules 6), from the whole realm to the single village."""

from __future__ import annotations

from collections.abc import Iterable

from hawaii.games.hawaii.reasons.question import Question, Reasons, tile_name
from hawaii.kernel.messages import Message


def placing(question: Question, kind: int) -> Reasons:
    book, wish = question.book, question.wish
    realm = question.state.realms[question.seat]
    bit = 1 << kind
    tile = tile_name(kind)
    if not bit & book.rectangular:
        if wish.village is not None:
            yield Message("why_not_for_villages", {"tile": tile})
        if bit & book.spaced:
            room = realm.room_for(book, kind)
            if not room:
                yield Message("why_spaces_full", {"tile": tile})
            elif wish.side == 2 and room < 2:
                yield Message("why_room_for_one", {"tile": tile})
    elif bit & realm.gods:
        yield Message("why_god_owned", {"tile": tile})
    elif wish.village is not None:
        yield from _placing_in(question, kind, wish.village)
    elif not bit & realm.fits:
        if bit & book.gods:
            yield Message("why_gods_everywhere")
        else:
            yield Message("why_fits_nowhere", {"tile": tile})


def placing_any(question: Question, kinds: Iterable[int]) -> Reasons:
    """The first reason, if each of the kinds has one."""
    reasons = [next(placing(question, kind), None) for kind in kinds]
    if reasons and reasons[0] is not None and None not in reasons:
        yield reasons[0]


def _placing_in(question: Question, kind: int, village: int) -> Reasons:
    book = question.book
    realm = question.state.realms[question.seat]
    bit = 1 << kind
    row, rows = village - 1, len(realm.villages)
    if not 0 <= row < book.rows:
        yield Message("why_no_such_village", {"village": village, "most": book.rows})
    elif row > rows:
        yield Message("why_village_not_yet", {"village": village, "before": village - 1})
    elif row == rows and not bit & book.huts:
        yield Message("why_village_needs_hut", {"village": village})
    elif row < rows and bit & realm.masks[row]:
        if bit & book.gods:
            yield Message("why_village_has_god", {"village": village})
        else:
            yield Message("why_village_has", {"village": village, "tile": tile_name(kind)})
