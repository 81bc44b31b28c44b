"""Exploring: which routes a seat may put a ship on, what it costs, and what follows."""

from __future__ import annotations

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import RouteExplored
from hawaii.games.polynesia.flow import go_on
from hawaii.games.polynesia.goods import favour, pay
from hawaii.games.polynesia.kinds import FISH, GOODS, NONE, SHELL
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def is_first(book: Book, state: PolynesiaState, route: int) -> bool:
    """Card 1.1: a new route to an archipelago that no ship touches, also the one between its two islands."""
    touched = book.seas[state.players].touches[route]
    return book.gateways in state.cards and bool(touched & ~state.reached)


def new_price(book: Book, state: PolynesiaState, route: int) -> int:
    """For a new route: what the marker shows, of one kind."""
    marker = book.marker[state.phase]
    return marker * book.tables.cards.gateways.times if is_first(book, state, route) else marker


def existing_allowed(book: Book, state: PolynesiaState) -> bool:
    return state.players > book.tables.play.only_new


def existing_price(book: Book, state: PolynesiaState, route: int) -> int:
    """In all, for a route with ships of others: so many of its kind to each."""
    return book.tables.play.existing * state.route_ships[route].bit_count()


def routes_to_pay(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    """The routes on which the seat can pay for a ship."""
    if not state.ships[seat]:
        return []
    sea = book.seas[state.players]
    goods = state.goods
    fish, shells = goods[2 * seat + FISH], goods[2 * seat + SHELL]
    most = max(fish, shells)
    marker = book.marker[state.phase]
    explore, own = sea.explore, 1 << seat
    others = existing_allowed(book, state)
    first = book.gateways in state.cards
    price = book.tables.play.existing
    found: list[Action] = []
    for route, ships in enumerate(state.route_ships):
        if not ships:
            if most >= marker and (not first or most >= new_price(book, state, route)):
                found.append(explore[route])
        elif (
            others
            and not ships & own
            and goods[2 * seat + state.route_kinds[route]] >= price * ships.bit_count()
        ):
            found.append(explore[route])
    return found


def routes_for_free(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    """The routes on which the seat can put a ship for nothing."""
    if not state.ships[seat]:
        return []
    sea = book.seas[state.players]
    others, own = existing_allowed(book, state), 1 << seat
    return [
        sea.explore[route]
        for route, ships in enumerate(state.route_ships)
        if not ships or (others and not ships & own)
    ]


def company_points(book: Book, state: PolynesiaState, route: int) -> int:
    """Card 3.2: point tokens for each ship that is on a route already, as far as there are any."""
    if book.company not in state.cards:
        return 0
    return min(state.points, state.route_ships[route].bit_count() * book.tables.cards.company.points)


def pay_owners(book: Book, state: PolynesiaState, seat: int, route: int, events: list[Event] | None) -> None:
    """Each owner of a ship on an existing route is paid in its kind."""
    ships = state.route_ships[route]
    for owner in range(state.players):
        if ships >> owner & 1:
            pay(state, seat, state.route_kinds[route], book.tables.play.existing, "explore", events, owner)


def put_ship(
    book: Book,
    state: PolynesiaState,
    seat: int,
    route: int,
    kind: int,
    free: bool,
    events: list[Event] | None,
) -> None:
    """The ship lies on the route; on a new one, a piece of this kind beside it."""
    before = state.route_ships[route]
    sea = book.seas[state.players]
    first = not before and is_first(book, state, route)
    points = company_points(book, state, route)
    state.ships[seat] -= 1
    state.route_ships[route] = before | 1 << seat
    state.route_kinds[route] = kind
    state.reached |= sea.touches[route]
    state.route = NONE
    if events is not None:
        events.append(RouteExplored(seat, sea.routes[route], GOODS[kind], not before, free))
    if points:
        favour(book, state, seat, points, book.company, events)
    if first:
        state.step = step_numbers.SETTLE
    else:
        go_on(book, state, seat, events)
