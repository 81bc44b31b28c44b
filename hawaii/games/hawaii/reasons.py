"""Why a wish cannot be fulfilled: the first thing in its way, in the order a player would look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from hawaii.games.hawaii import phases
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.boats import TOO_MANY
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.payment import FOOT, SHELL, huts_left, less, payments, reach, replaced, spare
from hawaii.games.hawaii.plans import Wish
from hawaii.games.hawaii.state import NO_ISLAND, HawaiiState
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.messages import Message

Reasons = Iterator[Message]


def why_not(book: Book, state: HawaiiState, wish: Wish) -> Message:
    """The reason why no turn fulfils the wish."""
    if state.actor is None:
        return Message("why_game_over")
    if state.step == phases.COLLECT:
        return Message("why_income_first")
    if state.step != phases.TURN:
        return Message("why_turn_begun")
    kinds: dict[str, Callable[[Book, HawaiiState, int, Wish], Reasons]] = {
        "buy": _buying,
        "fish": _fishing,
        "visit": _visiting,
        "rest": _resting,
        "retire": _retiring,
    }
    reasons = kinds[_what(wish)](book, state, state.actor, wish)
    return next(reasons, Message("why_otherwise"))


def _what(wish: Wish) -> str:
    if wish.do is not None:
        return wish.do
    if wish.dock is not None:
        return "visit"
    if wish.space is not None:
        return "retire"
    return "fish" if wish.fish is not None else "buy"


def _resting(book: Book, state: HawaiiState, seat: int, wish: Wish) -> Reasons:
    if state.where[seat] == BEACH:
        yield Message("why_rest_on_beach")


def _retiring(book: Book, state: HawaiiState, seat: int, wish: Wish) -> Reasons:
    if wish.space is None:
        return
    if not 1 <= wish.space <= len(state.spaces):
        yield Message("why_no_such_space", {"space": wish.space, "most": len(state.spaces)})
    elif wish.space - 1 in state.spaces:
        yield Message("why_space_taken", {"space": wish.space})


def _feet_short(book: Book, state: HawaiiState, seat: int, cost: int) -> Reasons:
    most = reach(state.purses[seat], FOOT, spare(state.huts, book.worth))
    if most < cost:
        yield Message("why_feet_short", {"count": cost - most})


def _boats(book: Book, state: HawaiiState, seat: int, cost: int) -> Reasons:
    """Whether the unused boats carry the cost, and its fewest pieces can be paid."""
    loads = book.harbour[state.fleets[seat]]
    if not any(state.fleets[seat]):
        yield Message("why_no_boats")
        return
    fewest = loads.fewest[cost] if cost < len(loads.fewest) else TOO_MANY
    if fewest == TOO_MANY:
        room = max(cost for cost, ways in enumerate(loads.ways) if ways)
        yield Message("why_boats_too_small", {"room": room, "cost": cost})
        return
    yield from _feet_short(book, state, seat, fewest)


def _fishing(book: Book, state: HawaiiState, seat: int, wish: Wish) -> Reasons:
    if not state.cove:
        yield Message("why_cove_empty")
        return
    cove = Counter(book.fish[token] for token in state.cove)
    wanted = Counter(wish.fish or ())
    for fish, number in sorted((wanted - cove).items()):
        yield Message("why_no_such_fish", {"fish": fish, "count": number})
    yield from _boats(book, state, seat, max(1, sum(wanted.values())))


def _visiting(book: Book, state: HawaiiState, seat: int, wish: Wish) -> Reasons:
    docks = [wish.dock - 1] if wish.dock is not None else range(len(book.docks))
    for dock in docks:
        if not 0 <= dock < len(book.docks):
            yield Message("why_no_such_dock", {"dock": dock + 1, "most": len(book.docks)})
        elif state.docks[dock] == NO_ISLAND:
            yield Message("why_dock_empty", {"dock": dock + 1})
        else:
            yield from _boats(book, state, seat, book.docks[dock].feet)


def _buying(book: Book, state: HawaiiState, seat: int, wish: Wish) -> Reasons:
    if wish.tile is not None and wish.tile not in KINDS:
        yield Message("why_no_such_tile", {"name": wish.tile})
        return
    if wish.place is not None and wish.place not in book.places:
        yield Message("why_no_such_place", {"name": wish.place})
        return
    if wish.place is None and wish.tile is None:
        return
    kind = KINDS.index(wish.tile) if wish.tile is not None else None
    place = book.places[wish.place] if wish.place is not None else book.place_of[KINDS.index(str(wish.tile))]
    if kind is not None and book.place_of[kind] != place:
        yield Message("why_not_sold_here", {"tile": _tile(kind)})
        return
    position = state.layout.index(place)
    if not state.prices[position]:
        yield Message("why_no_price_token")
        return
    names = [book.token_names[token] for token in state.prices[position]]
    if wish.token is not None and wish.token not in names:
        yield Message("why_no_such_token", {"token": wish.token})
        return
    if kind is not None:
        yield from _stock(book, state, position, kind, wish)
        yield from _placing(book, state, seat, kind, wish)
    elif not state.on_sale[position]:
        yield Message("why_place_sold_out")
    elif not state.realms[seat].fits & state.on_sale[position]:
        yield Message("why_nothing_fits")
    yield from _affording(book, state, seat, position, wish)


def _tile(kind: int) -> Message:
    return Message(f"tile_{KINDS[kind]}")


def _stock(book: Book, state: HawaiiState, position: int, kind: int, wish: Wish) -> Reasons:
    if not state.stock[kind]:
        yield Message("why_tile_gone", {"tile": _tile(kind)})
    elif not state.on_sale[position] >> kind & 1:
        yield Message("why_god_covered", {"tile": _tile(kind)})
    elif wish.side == 2 and book.spaced >> kind & 1 and state.stock[kind] < 2:
        yield Message("why_only_one_left", {"tile": _tile(kind)})


def _placing(book: Book, state: HawaiiState, seat: int, kind: int, wish: Wish) -> Reasons:
    """Rules 6, from the whole realm to the single village."""
    realm = state.realms[seat]
    bit = 1 << kind
    if bit & book.spaced:
        room = realm.room_for(book, kind)
        if not room:
            yield Message("why_spaces_full", {"tile": _tile(kind)})
        elif wish.side == 2 and room < 2:
            yield Message("why_room_for_one", {"tile": _tile(kind)})
        return
    if not bit & book.rectangular:
        return
    if bit & realm.gods:
        yield Message("why_god_owned", {"tile": _tile(kind)})
        return
    if wish.village is None:
        if not bit & realm.fits:
            yield Message("why_fits_nowhere", {"tile": _tile(kind)})
        return
    row = wish.village - 1
    rows = len(realm.villages)
    if not 0 <= row < book.rows:
        yield Message("why_no_such_village", {"village": wish.village, "most": book.rows})
    elif row > rows:
        yield Message("why_village_not_yet", {"village": wish.village, "before": wish.village - 1})
    elif row == rows and not bit & book.huts:
        yield Message("why_village_needs_hut", {"village": wish.village})
    elif row < rows and bit & realm.masks[row]:
        there = "why_village_has_god" if bit & book.gods else "why_village_has"
        yield Message(there, {"village": wish.village, "tile": _tile(kind)})


def _affording(book: Book, state: HawaiiState, seat: int, position: int, wish: Wish) -> Reasons:
    """The walk, and the price after the walk that leaves most."""
    purse, huts, worth = state.purses[seat], state.huts, book.worth
    walk = book.walking[state.realms[seat].effects.walk_limit][state.where[seat]][position]
    yield from _feet_short(book, state, seat, walk)
    token = book.tokens[wish.token] if wish.token is not None else state.prices[position][0]
    price = (token >> 1) * (wish.side if wish.side in (1, 2) else 1)
    left = [
        reach(less(purse, pieces), SHELL, spare(huts_left(huts, worth, replaced(pieces, FOOT)), worth))
        for pieces in payments(purse, walk, FOOT, spare(huts, worth))
    ]
    if left and max(left) < price:
        yield Message("why_shells_short", {"count": price - max(left)})
    if wish.payment is not None or wish.walk_payment is not None:
        yield Message("why_payment")
