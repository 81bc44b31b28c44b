"""Why a wish cannot be fulfilled: the first thing in its way, in the order a player would look."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count

from hawaii.games.hawaii import phases
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.boats import TOO_MANY
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.payment import FOOT, can_stop, more, reach, spare
from hawaii.games.hawaii.state import NO_ISLAND, HawaiiState
from hawaii.games.hawaii.tables import KIND, KINDS
from hawaii.games.hawaii.wishes import Wish, decided
from hawaii.kernel.messages import Message

Reasons = Iterator[Message]


def why_not(book: Book, state: HawaiiState, wish: Wish) -> Message:
    """The reason why no turn fulfils the wish."""
    if state.actor is None:
        return Message("why_game_over")
    if state.step == phases.COLLECT:
        return Message("why_income_first")
    begun = decided(book, state).known
    elsewhere = begun and not wish.may(begun["do"])
    if elsewhere or any(getattr(wish, part) not in (None, known) for part, known in begun.items()):
        return Message("why_turn_begun")
    kinds: dict[str, Callable[[Book, HawaiiState, int, Wish], Reasons]] = {
        "buy": _buying,
        "fish": _fishing,
        "visit": _visiting,
        "rest": _resting,
        "retire": _retiring,
    }
    what = begun.get("do") or next(do for do in kinds if wish.may(do))
    reasons = kinds[what](book, state, state.actor, wish)
    return next(reasons, Message("why_otherwise"))


def _tile(kind: int) -> Message:
    return Message(f"tile_{KINDS[kind]}")


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


# -- the sea -----------------------------------------------------------------------------------------


def _fishing(book: Book, state: HawaiiState, seat: int, wish: Wish) -> Reasons:
    if not state.cove:
        yield Message("why_cove_empty")
        return
    if wish.fish == ():
        yield Message("why_no_fish_wished")
    cove = Counter(book.fish[token] for token in state.cove)
    wanted = Counter(wish.fish or ())
    for fish, number in sorted((wanted - cove).items()):
        yield Message("why_no_such_fish", {"fish": fish, "count": number})
    yield from _sailing(book, state, seat, wish, max(1, wanted.total()))


def _visiting(book: Book, state: HawaiiState, seat: int, wish: Wish) -> Reasons:
    if state.step in (phases.GIFT, phases.SETTLE):  # the island of the dock has been visited already
        yield from _gift(book, state, seat, wish, state.islands_up[-1])
        return
    docks = range(len(book.docks)) if wish.dock is None else [wish.dock - 1]
    if wish.dock is not None and wish.dock - 1 not in range(len(book.docks)):
        yield Message("why_no_such_dock", {"dock": wish.dock, "most": len(book.docks)})
        return
    for dock in docks:
        if state.docks[dock] != NO_ISLAND:
            yield from _gift(book, state, seat, wish, state.docks[dock])
            yield from _sailing(book, state, seat, wish, book.docks[dock].feet)
    for dock in docks:
        if state.docks[dock] == NO_ISLAND:
            yield Message("why_dock_empty", {"dock": dock + 1})


def _gift(book: Book, state: HawaiiState, seat: int, wish: Wish, island: int) -> Reasons:
    if wish.tile is None:
        return
    if wish.tile not in book.islands[island].tiles:
        yield Message("why_island_gives_other")
        return
    kind = KIND[wish.tile]
    if not state.stock[kind] and state.step != phases.SETTLE:
        yield Message("why_tile_gone", {"tile": _tile(kind)})
    yield from _placing(book, state, seat, kind, wish)


def _sailing(book: Book, state: HawaiiState, seat: int, wish: Wish, cost: int) -> Reasons:
    """Whether the unused boats carry the cost, and its fewest pieces can be paid."""
    if state.step != phases.PAY_BOATS:
        fleet = state.fleets[seat]
        if not any(fleet):
            yield Message("why_no_boats")
            return
        loads = book.harbour[fleet]
        fewest = loads.fewest[cost] if cost < len(loads.fewest) else TOO_MANY
        if fewest == TOO_MANY:
            room = max(cost for cost, ways in enumerate(loads.ways) if ways)
            yield Message("why_boats_too_small", {"room": room, "cost": cost})
            return
        short = _feet_short(book, state, seat, fewest)
        if short:
            yield Message("why_feet_short", {"count": short})
        if wish.boats is not None and wish.boats not in [sail.boats for _, sail in loads.ways[cost]]:
            yield Message("why_not_with_these_boats", {"cost": cost})
    if wish.payment is not None:
        yield Message("why_payment")


def _feet_short(book: Book, state: HawaiiState, seat: int, cost: int) -> int:
    """So many more feet would do, and not one less."""
    purse, replaceable = state.purses[seat], spare(state.huts, book.worth)
    return next(n for n in count() if reach(more(purse, (0, n, 0)), FOOT, replaceable) >= cost)


# -- the island --------------------------------------------------------------------------------------


def _buying(book: Book, state: HawaiiState, seat: int, wish: Wish) -> Reasons:
    if wish.tile is not None and wish.tile not in KIND:
        yield Message("why_no_such_tile", {"name": wish.tile})
        return
    if wish.place is not None and wish.place not in book.places:
        yield Message("why_no_such_place", {"name": wish.place})
        return
    if wish.side not in (None, 1, 2):
        yield Message("why_no_such_side")
        return
    begun = decided(book, state).known
    tile, place_name = begun.get("tile", wish.tile), begun.get("place", wish.place)
    kind = KIND[tile] if tile is not None else None
    if state.purchase is None:
        if kind is None and place_name is None:
            yield from _buying_anywhere(book, state, seat, wish)
            return
        place = book.places[place_name] if place_name is not None else book.place_of[KIND[str(tile)]]
        if kind is not None and book.place_of[kind] != place:
            at_the_place = "place" in begun
            yield (
                Message("why_turn_begun")
                if at_the_place
                else Message("why_not_sold_here", {"tile": _tile(kind)})
            )
            return
        yield from _at_place(book, state, seat, state.layout.index(place), kind, wish)
    elif kind is not None:
        yield from _placing(book, state, seat, kind, wish)
    if wish.payment is not None or wish.walk_payment is not None or wish.offering is not None:
        yield Message("why_payment")


def _buying_anywhere(book: Book, state: HawaiiState, seat: int, wish: Wish) -> Reasons:
    """No place was named: what is missing at the nearest to being possible."""
    reasons = [
        reason
        for position in range(len(state.layout))
        for reason in _at_place(book, state, seat, position, None, wish)
    ]
    short = [reason for reason in reasons if "count" in reason.values]
    yield from sorted(short, key=lambda reason: str(reason.values["count"]).rjust(4))[:1] or reasons[:1]


def _at_place(
    book: Book, state: HawaiiState, seat: int, position: int, kind: int | None, wish: Wish
) -> Reasons:
    tokens = state.prices[position]
    if not tokens:
        yield Message("why_no_price_token")
        return
    if wish.token is not None and wish.token not in [book.token_names[token] for token in tokens]:
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


def _stock(book: Book, state: HawaiiState, position: int, kind: int, wish: Wish) -> Reasons:
    tops = [stack[-1] if stack else None for stack in state.gods]
    if not state.stock[kind]:
        yield Message("why_tile_gone", {"tile": _tile(kind)})
    elif not state.on_sale[position] >> kind & 1:
        yield Message("why_god_covered", {"tile": _tile(kind)})
    elif wish.side == 2 and book.spaced >> kind & 1 and state.stock[kind] < 2:
        yield Message("why_only_one_left", {"tile": _tile(kind)})
    elif wish.stack is not None and (wish.stack, kind) not in enumerate(tops, start=1):
        yield Message("why_not_on_stack", {"tile": _tile(kind), "stack": wish.stack})


def _placing(book: Book, state: HawaiiState, seat: int, kind: int, wish: Wish) -> Reasons:
    """Rules 6, from the whole realm to the single village."""
    realm = state.realms[seat]
    bit = 1 << kind
    tile = _tile(kind)
    if not bit & book.rectangular:
        if wish.village is not None:
            yield Message("why_not_for_villages", {"tile": tile})
        if bit & book.spaced:
            room = realm.room_for(book, kind)
            if not room:
                yield Message("why_spaces_full", {"tile": tile})
            elif wish.side == 2 and room < 2:
                yield Message("why_room_for_one", {"tile": tile})
        return
    if bit & realm.gods:
        yield Message("why_god_owned", {"tile": tile})
    elif wish.village is not None:
        yield from _placing_in(book, state, seat, kind, wish.village)
    elif not bit & realm.fits:
        yield (
            Message("why_gods_everywhere") if bit & book.gods else Message("why_fits_nowhere", {"tile": tile})
        )


def _placing_in(book: Book, state: HawaiiState, seat: int, kind: int, village: int) -> Reasons:
    realm = state.realms[seat]
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
            yield Message("why_village_has", {"village": village, "tile": _tile(kind)})


def _affording(book: Book, state: HawaiiState, seat: int, position: int, wish: Wish) -> Reasons:
    """The walk, then the price after the walk that leaves most: so many more feet, or shells, would do."""
    purse, huts, worth = state.purses[seat], state.huts, book.worth
    walk = 0
    if state.step != phases.BUY:  # else it is paid already
        walk = book.walking[state.realms[seat].walk_limit][state.where[seat]][position]
        short = _feet_short(book, state, seat, walk)
        if short:
            yield Message("why_feet_short", {"count": short})
            return
    token = book.tokens[wish.token] if wish.token is not None else state.prices[position][0]
    price = (token >> 1) * (wish.side or 1)
    short = next(n for n in count() if can_stop(more(purse, (n, 0, 0)), walk, price, huts, worth))
    if short:
        yield Message("why_shells_short", {"count": short})
