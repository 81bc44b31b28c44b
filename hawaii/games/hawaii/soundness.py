"""Whether a position can come up in a game: nothing lost or doubled, and a turn that hangs together."""

from __future__ import annotations

from collections import Counter

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.book import BOAT, KAHUNA, START_HUT, TIKI, Book
from hawaii.games.hawaii.income import income_choosers
from hawaii.games.hawaii.state import ACTIVE, EMPTY, NO_ISLAND, NO_TOKEN, NOWHERE, HawaiiState
from hawaii.games.hawaii.steps import buy, settle
from hawaii.games.hawaii.tables import KIND


def sound(book: Book, state: HawaiiState) -> bool:
    return (
        _seats_sound(book, state)
        and _tiles_sound(book, state)
        and _tokens_sound(book, state)
        and _islands_sound(book, state)
        and _turn_sound(book, state)
    )


def tiles_owned(state: HawaiiState) -> Counter[int]:
    """The tiles in all realms and in hand, by kind."""
    owned = Counter() if state.hand == EMPTY else Counter([state.hand >> 1])
    for realm in state.realms:
        pieces = [piece for village in realm.villages for piece in village if piece != START_HUT]
        owned.update(piece >> 1 for piece in pieces)
        owned.update({BOAT: sum(realm.boats), KAHUNA: realm.kahunas, TIKI: realm.tikis})
    return +owned


def _seats_sound(book: Book, state: HawaiiState) -> bool:
    seats = range(len(state.points))
    allowed = book.tables.start.players
    retired = [space for space in state.spaces if space != ACTIVE]
    return (
        allowed.fewest <= len(seats) <= allowed.most
        and sorted(state.order) == list(seats)
        and 0 <= state.round < len(book.rounds)
        and len(set(retired)) == len(retired)
        and set(retired) <= set(seats)
        and all(state.where[seat] == BEACH for seat in seats if state.spaces[seat] != ACTIVE)
        and all(
            ready <= own
            for fleet, realm in zip(state.fleets, state.realms, strict=True)
            for ready, own in zip(fleet, realm.fleet, strict=True)
        )
        and all(
            points == sum(scored.points for scored in tally) or state.actor is None
            for points, tally in zip(state.points, state.tally, strict=True)
        )
        and all(1 <= scored.round <= state.round + 1 for tally in state.tally for scored in tally)
    )


def _tiles_sound(book: Book, state: HawaiiState) -> bool:
    stacked = Counter(kind for stack in state.gods for kind in stack)
    gods = {kind: number for kind, number in enumerate(state.stock) if number and book.is_god(kind)}
    return (
        min(state.stock) >= 0
        and stacked == Counter(gods)
        and len(state.gods) == book.god_stacks
        and sorted(state.layout) == list(range(len(book.place_names)))
        and tiles_owned(state) + Counter(dict(enumerate(state.stock)))
        == Counter({kind: tile.count for kind, tile in enumerate(book.tiles)})
    )


def _tokens_sound(book: Book, state: HawaiiState) -> bool:
    lying = Counter(token for tokens in (*state.prices, *state.taken, *state.caught) for token in tokens)
    lying.update(state.cove)
    lying.update(token for token in state.track if token != NO_TOKEN)
    return (
        lying <= Counter(book.bag)
        and len(state.track) == len(state.points)
        and state.track[0] == NO_TOKEN
        and all(list(tokens) == sorted(tokens) for tokens in (*state.prices, state.cove))
    )


def _islands_sound(book: Book, state: HawaiiState) -> bool:
    found = Counter(state.islands_down + state.islands_up + tuple(state.docks))
    del found[NO_ISLAND]
    return found == Counter(book.island_stack) and len(state.docks) == len(book.docks)


def _turn_sound(book: Book, state: HawaiiState) -> bool:
    """What has been decided of the turn must lead to the step it is at."""
    seat, step = state.actor, state.step
    idle = (state.purchase, state.catch, state.hand, state.aim, state.cost) == (None, None, EMPTY, NOWHERE, 0)
    if seat is None:
        return idle and not state.choosers and ACTIVE not in state.spaces
    if seat not in range(len(state.points)):
        return False
    if step == step_numbers.COLLECT:
        return (
            idle
            and ACTIVE not in state.spaces
            and state.choosers[:1] == (seat,)
            and state.round + 1 < len(book.rounds)
            and income_choosers(state)[-len(state.choosers) :] == state.choosers
        )
    huts = state.realms[seat].huts
    if state.choosers or state.spaces[seat] != ACTIVE or state.huts[0] > huts[0] or state.huts[1] > huts[1]:
        return False
    if step == step_numbers.TURN:
        return idle and state.huts == huts
    if state.purchase is None and step in (
        step_numbers.SETTLE,
        step_numbers.GIFT,
        step_numbers.SAIL,
        step_numbers.PAY_BOATS,
    ):
        return _voyage_sound(book, state, seat)
    if step == step_numbers.CATCH:
        return idle and state.where[seat] == BEACH
    return _purchase_sound(book, state, seat)


def _voyage_sound(book: Book, state: HawaiiState, seat: int) -> bool:
    """On the way to fish or to an island, or on the island."""
    if state.where[seat] != BEACH or (state.step == step_numbers.SETTLE) == (state.hand == EMPTY):
        return False
    if state.catch is not None:
        fish = Counter(state.catch.fish)
        there = fish <= Counter(book.fish[token] for token in state.cove)
        cost = fish.total()
        right_step = state.step in (step_numbers.SAIL, step_numbers.PAY_BOATS) and state.aim == NOWHERE
    else:
        if state.aim not in range(len(book.docks)):
            return False
        landed = state.step in (step_numbers.GIFT, step_numbers.SETTLE)
        there = (state.docks[state.aim] == NO_ISLAND) == landed and (bool(state.islands_up) or not landed)
        cost = book.docks[state.aim].feet
        right_step = True
    if state.step == step_numbers.SAIL:
        return there and right_step and state.cost == cost
    if state.step == step_numbers.PAY_BOATS:
        return there and right_step and 1 <= state.cost <= cost
    return there and right_step


def _purchase_sound(book: Book, state: HawaiiState, seat: int) -> bool:
    """Walking to a place, or buying there."""
    step, bought, position = state.step, state.purchase, state.aim
    if position not in range(len(state.layout)) or state.catch is not None:
        return False
    if (step == step_numbers.SETTLE) == (state.hand == EMPTY):
        return False
    if step == step_numbers.PAY_WALK:
        walk = book.walking[state.realms[seat].walk_limit][state.where[seat]][position]
        return bought is None and state.cost == walk and bool(state.prices[position])
    if state.where[seat] != position:
        return False
    if step == step_numbers.BUY:
        return bought is None
    if bought is None:
        return False
    value = book.tokens[bought.token] >> 1
    if step == step_numbers.PAY_TILE:
        return bought in buy.options(book, state, seat) and state.cost == value * bought.side
    kind = KIND[bought.tile]
    if step == step_numbers.SETTLE:
        return state.hand == 2 * kind + bought.side - 1
    offering = book.tiles[kind].tiki_offering
    owned = {piece >> 1 for village in state.realms[seat].villages for piece in village}
    return (
        step == step_numbers.OFFER
        and state.cost == offering > 0
        and kind in owned
        and settle.tiki_to_be_had(book, state, seat, offering)
    )
