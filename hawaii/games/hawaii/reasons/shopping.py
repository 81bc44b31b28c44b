"""Why one cannot walk to a place and buy there."""

from __future__ import annotations

from itertools import count

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.payment import can_stop, more
from hawaii.games.hawaii.reasons.placing import placing, placing_any
from hawaii.games.hawaii.reasons.question import Question, Reasons, tile_name
from hawaii.games.hawaii.tables import KIND
from hawaii.kernel.messages import Message


def buying(question: Question) -> Reasons:
    book, state, wish = question.book, question.state, question.wish
    if wish.tile is not None and wish.tile not in KIND:
        yield Message("why_no_such_tile", {"name": wish.tile})
    elif wish.place is not None and wish.place not in book.places:
        yield Message("why_no_such_place", {"name": wish.place})
    elif wish.side not in (None, 1, 2):
        yield Message("why_no_such_side")
    elif state.purchase is not None:
        yield from placing(question, KIND[state.purchase.tile])
    else:
        yield from _choosing(question)
    if wish.payment is not None or wish.walk_payment is not None or wish.offering is not None:
        yield Message("why_payment")


def _choosing(question: Question) -> Reasons:
    """Nothing is being bought yet: the place, the tile, the price."""
    book, state, wish = question.book, question.state, question.wish
    kind = None if wish.tile is None else KIND[wish.tile]
    place_name = question.begun.get("place", wish.place)
    if place_name is not None:
        place = book.places[place_name]
    elif kind is not None:
        place = book.place_of[kind]
    else:
        yield from _anywhere(question)
        return
    if kind is not None and book.place_of[kind] != place:
        if "place" in question.begun:
            yield Message("why_turn_begun")
        else:
            yield Message("why_not_sold_here", {"tile": tile_name(kind)})
        return
    position = state.layout.index(place)
    yield from _at_place(question, position, kind)
    yield from _shortage(question, position)


def _anywhere(question: Question) -> Reasons:
    """No place was named: what is missing where least is, or else what is wrong with the first place."""
    positions = range(len(question.state.layout))
    reasons = {position: list(_at_place(question, position, None)) for position in positions}
    possible = [position for position in positions if not reasons[position]]
    if possible:
        yield from _shortage(question, min(possible, key=lambda position: sum(_missing(question, position))))
    else:
        yield reasons[0][0]


def _at_place(question: Question, position: int, kind: int | None) -> Reasons:
    """What is wrong with the place or the tile, whatever one has to pay with."""
    book, state, wish = question.book, question.state, question.wish
    tokens = state.prices[position]
    if not tokens:
        yield Message("why_no_price_token")
    elif wish.token is not None and wish.token not in book.names(tokens):
        yield Message("why_no_such_token", {"token": wish.token})
    elif kind is not None:
        yield from _stock(question, position, kind)
        yield from placing(question, kind)
    elif not state.on_sale[position]:
        yield Message("why_place_sold_out")
    else:
        kinds = [kind for kind in book.sold[state.layout[position]] if state.on_sale[position] >> kind & 1]
        if wish.village is not None:
            yield from placing_any(question, kinds)
        elif not state.realms[question.seat].fits & state.on_sale[position]:
            yield Message("why_nothing_fits")


def _stock(question: Question, position: int, kind: int) -> Reasons:
    book, state, wish = question.book, question.state, question.wish
    tops = [stack[-1] if stack else None for stack in state.gods]
    tile = tile_name(kind)
    if not state.stock[kind]:
        yield Message("why_tile_gone", {"tile": tile})
    elif not state.on_sale[position] >> kind & 1:
        yield Message("why_god_covered", {"tile": tile})
    elif wish.side == 2 and book.is_spaced(kind) and state.stock[kind] < 2:
        yield Message("why_only_one_left", {"tile": tile})
    elif wish.stack is not None and (wish.stack, kind) not in enumerate(tops, start=1):
        yield Message("why_not_on_stack", {"tile": tile, "stack": wish.stack})


def _missing(question: Question, position: int) -> tuple[int, int]:
    """The feet that are missing for the walk, and then the shells for the price: so many more would do."""
    book, state, wish = question.book, question.state, question.wish
    walk = 0
    if state.step != step_numbers.BUY:  # else it is paid already
        walk = book.walking[state.realms[question.seat].walk_limit][state.where[question.seat]][position]
    feet = question.feet_short(walk)
    purse = more(question.purse, (0, feet, 0))
    token = book.tokens[wish.token] if wish.token is not None else state.prices[position][0]
    price = (token >> 1) * (wish.side or 1)
    for shells in count():
        if can_stop(more(purse, (shells, 0, 0)), walk, price, state.huts, book.worth):
            break
    return feet, shells


def _shortage(question: Question, position: int) -> Reasons:
    if not question.state.prices[position]:
        return
    feet, shells = _missing(question, position)
    feet_short = Message("why_feet_short", {"count": feet})
    shells_short = Message("why_shells_short", {"count": shells})
    if feet and shells:
        yield Message("why_both_short", {"feet": feet_short, "shells": shells_short})
    elif feet:
        yield feet_short
    elif shells:
        yield shells_short
