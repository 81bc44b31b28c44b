"""A position as plain JSON values with stable ids, and back."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.kinds import GOODS, KEPT, NONE, STONES, TOKENS
from hawaii.games.polynesia.sea import Sea
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.steps import STEP_NUMBERS, STEPS
from hawaii.games.polynesia.tables import Options

Count = Annotated[int, Meta(ge=0, le=999_999)]


class SeatSnapshot(msgspec.Struct, forbid_unknown_fields=True):
    """What belongs to one seat. Members by island; in Jeopardy those behind the beach by row."""

    fish: Count
    shells: Count
    home: Count
    ships: Count
    members: dict[str, Count]
    rear: list[Count]
    tokens: dict[str, Count]
    prizes: Count
    favours: Count


class RouteSnapshot(msgspec.Struct, forbid_unknown_fields=True):
    """A route that has been explored: the goods beside it, and the seats with a ship there."""

    kind: str
    ships: list[Count]


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    options: Options
    actor: int | None
    turns: Count
    step: str
    start: Count
    round: Count
    phase: Count
    cards: list[str]
    bag: list[str]
    drawn: list[str]
    points: Count
    routes: dict[str, RouteSnapshot]
    tokens: dict[str, str]
    unclaimed: list[str]
    seats: list[SeatSnapshot]
    moves: int
    route: str | None
    chance: Annotated[int, Meta(ge=0)]


def take_snapshot(book: Book, state: PolynesiaState) -> Snapshot:
    sea = book.seas[state.players]
    return Snapshot(
        options=state.options,
        actor=state.actor,
        turns=state.turns,
        step=STEPS[state.step].name,
        start=state.start,
        round=state.round,
        phase=state.phase,
        cards=[book.card_names[card] for card in state.cards],
        bag=[STONES[stone] for stone in state.bag],
        drawn=[STONES[stone] for stone in state.drawn],
        points=state.points,
        routes={
            sea.routes[route]: RouteSnapshot(
                GOODS[state.route_kinds[route]], [seat for seat in range(state.players) if ships >> seat & 1]
            )
            for route, ships in enumerate(state.route_ships)
            if ships
        },
        tokens={
            sea.islands[island]: TOKENS[token] for island, token in enumerate(state.tokens) if token != NONE
        },
        unclaimed=[
            name for number, name in enumerate(sea.archipelago_names) if state.unclaimed >> number & 1
        ],
        seats=[_seat(sea, state, seat) for seat in range(state.players)],
        moves=state.moves,
        route=None if state.route == NONE else sea.routes[state.route],
        chance=state.chance,
    )


def _seat(sea: Sea, state: PolynesiaState, seat: int) -> SeatSnapshot:
    members = state.members[seat * sea.size : (seat + 1) * sea.size]
    fish, shells = state.goods[2 * seat : 2 * seat + 2]
    return SeatSnapshot(
        fish=fish,
        shells=shells,
        home=state.home[seat],
        ships=state.ships[seat],
        members={sea.islands[island]: count for island, count in enumerate(members) if count},
        rear=[*state.rear[seat]],
        tokens={TOKENS[token]: state.kept(seat, token) for token in range(KEPT) if state.kept(seat, token)},
        prizes=state.prizes[seat],
        favours=state.favours[seat],
    )


def rebuilt(book: Book, snapshot: Snapshot) -> PolynesiaState:
    """The position of a snapshot. The same position is always written in the same way."""
    players = len(snapshot.seats)
    sea = book.seas[players]
    state = PolynesiaState()
    state.options = snapshot.options
    state.players = players
    state.actor = snapshot.actor
    state.chance = snapshot.chance
    state.legal = ()
    state.turns = snapshot.turns
    state.step = STEP_NUMBERS[snapshot.step]
    state.start = snapshot.start
    state.round = snapshot.round
    state.phase = snapshot.phase
    state.cards = tuple(book.card_numbers[name] for name in snapshot.cards)
    state.bag = tuple(map(STONES.index, snapshot.bag))
    state.drawn = tuple(map(STONES.index, snapshot.drawn))
    state.points = snapshot.points
    _restore_map(sea, snapshot, state)
    state.goods = [amount for seat in snapshot.seats for amount in (seat.fish, seat.shells)]
    state.home = [seat.home for seat in snapshot.seats]
    state.rear = [tuple(seat.rear) for seat in snapshot.seats]
    state.ships = [seat.ships for seat in snapshot.seats]
    state.owned = [seat.tokens.get(name, 0) for seat in snapshot.seats for name in TOKENS[:KEPT]]
    if any(name not in TOKENS[:KEPT] for seat in snapshot.seats for name in seat.tokens):
        raise ValueError("nobody keeps such a token")
    state.prizes = [seat.prizes for seat in snapshot.seats]
    state.favours = [seat.favours for seat in snapshot.seats]
    state.moves = snapshot.moves
    state.route = NONE if snapshot.route is None else sea.route_numbers[snapshot.route]
    if take_snapshot(book, state) != snapshot:
        raise ValueError("written in another way")
    return state


def _restore_map(sea: Sea, snapshot: Snapshot, state: PolynesiaState) -> None:
    state.members = [0] * (sea.size * state.players)
    for seat, found in enumerate(snapshot.seats):
        for name, count in found.members.items():
            state.members[seat * sea.size + sea.numbers[name]] = count
    state.route_ships = [0] * len(sea.routes)
    state.route_kinds = [NONE] * len(sea.routes)
    state.reached = 0
    for name, route in snapshot.routes.items():
        number = sea.route_numbers[name]
        if not route.ships or any(seat >= state.players for seat in route.ships):
            raise ValueError("nobody has a ship there")
        state.route_ships[number] = sum(1 << seat for seat in set(route.ships))
        state.route_kinds[number] = GOODS.index(route.kind)
        state.reached |= sea.touches[number]
    state.tokens = [NONE] * sea.size
    for name, token in snapshot.tokens.items():
        state.tokens[sea.numbers[name]] = TOKENS.index(token)
    state.unclaimed = sum(1 << sea.archipelago_names.index(name) for name in set(snapshot.unclaimed))
