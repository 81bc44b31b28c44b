"""A turn (rules 4): walk and buy, fish, visit an island, rest or retire."""

from __future__ import annotations

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.actions import Fish, Rest, Retire, Visit, Walk
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.boats import NO_BOATS
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import ChieftainMoved
from hawaii.games.hawaii.flow import end_turn
from hawaii.games.hawaii.payment import FOOT, can_stop, exchangeable
from hawaii.games.hawaii.prices import take_price_token
from hawaii.games.hawaii.state import NO_ISLAND, NO_TOKEN, HawaiiState
from hawaii.games.hawaii.supply import most
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    actions = _walks(book, state, seat) + _at_the_beach(book, state, seat)
    spaces = state.spaces
    actions += [book.retire[space] for space in range(len(spaces)) if space not in spaces]
    return actions


def _walks(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    """The places with a price token and a tile that fits and can be paid for after the walk."""
    realm = state.realms[seat]
    purse = state.purses[seat]
    shell, foot, fruit = purse
    everything = shell + foot + fruit
    replaceable = exchangeable(state.huts, book.worth)
    dearest = (shell if shell > fruit else fruit) + replaceable  # the highest price that can be paid at all
    fits = realm.fits
    costs = book.walking[realm.walk_limit][state.where[seat]]
    actions: list[Action] = []
    for tokens, on_sale, walk, place in zip(state.prices, state.on_sale, costs, state.layout, strict=True):
        if tokens and fits & on_sale:
            price = tokens[0] >> 1
            if (
                price <= dearest
                and walk + price <= everything
                and (
                    foot >= walk  # in feet, which prices do not need
                    or (
                        fruit >= walk
                        and (price <= shell + replaceable or price <= fruit - walk + replaceable)
                    )
                    or (replaceable and can_stop(purse, walk, price, state.huts, book.worth))
                )
            ):
                actions.append(book.walk[place])
    return actions


def _at_the_beach(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    """Fishing, islands within the reach of one's boats, and coming back to the beach to rest."""
    fleet = state.fleets[seat]
    actions: list[Action] = []
    if fleet != NO_BOATS:
        highest = most(book, state, seat, FOOT)
        if highest:
            if state.cove:
                actions.append(book.fishing)  # one boat takes one token for one piece
            fewest = book.harbour[fleet].fewest
            for island, feet, visit in zip(state.docks, book.dock_feet, book.visit, strict=True):
                if island != NO_ISLAND and fewest[feet] <= highest:
                    actions.append(visit)
    if state.where[seat] != BEACH:
        actions.append(book.rest)
    return actions


def apply(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    if isinstance(action, Walk):
        state.aim = position = state.layout.index(book.places[action.place])
        limit = state.realms[seat].walk_limit
        state.cost = book.walking[limit][state.where[seat]][position]
        state.step = step_numbers.PAY_WALK
    elif isinstance(action, Retire):
        _retire(book, state, seat, action, events)
    elif isinstance(action, Fish):
        _to_the_beach(book, state, seat, "cove", 0, events)
        state.step = step_numbers.CATCH
    elif isinstance(action, Visit):
        _to_the_beach(book, state, seat, "dock", action.dock, events)
        state.aim = action.dock - 1
        state.cost = book.dock_feet[state.aim]
        state.step = step_numbers.SAIL
    else:
        assert isinstance(action, Rest)
        _to_the_beach(book, state, seat, "beach", 0, events)
        end_turn(book, state, seat, events)


def _to_the_beach(
    book: Book, state: HawaiiState, seat: int, destination: str, number: int, events: list[Event] | None
) -> None:
    """Coming back to the beach costs nothing."""
    if events is not None:
        origin = book.spot(state.layout, state.where[seat])
        events.append(ChieftainMoved(seat, origin, destination, number))
    state.where[seat] = BEACH


def _retire(book: Book, state: HawaiiState, seat: int, action: Retire, events: list[Event] | None) -> None:
    space = action.space - 1
    _to_the_beach(book, state, seat, "track", action.space, events)
    state.spaces[seat] = space
    token = state.track[space]
    if token != NO_TOKEN:
        state.track[space] = NO_TOKEN
        take_price_token(book, state, seat, token, action.space, events)
    end_turn(book, state, seat, events)
