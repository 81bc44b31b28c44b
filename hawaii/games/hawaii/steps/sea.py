"""Fishing and sailing to islands: the fish, the boats, the payment (rules 4, 5)."""

from __future__ import annotations

from bisect import bisect_right

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.actions import Catch, Sail
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import BoatsUsed, FishCaught
from hawaii.games.hawaii.flow import end_turn
from hawaii.games.hawaii.payment import FOOT
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.steps.gift import land
from hawaii.games.hawaii.supply import most, pay, payment_options
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def catch_options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    """Any choice of fish: 1 foot and one boat space for each token."""
    fewest = book.harbour[state.fleets[seat]].fewest  # more tokens never cost fewer pieces
    tokens = bisect_right(fewest, most(book, state, seat, FOOT), 1, len(state.cove) + 1) - 1
    return book.catches(tuple(sorted([book.fish[token] for token in state.cove])), tokens)


def catch(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Catch)
    state.catch = action
    state.cost = len(action.fish)
    state.step = step_numbers.SAIL


def sail_options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    """Any set of boats that may carry the cost."""
    highest = most(book, state, seat, FOOT)
    ways = book.harbour[state.fleets[seat]].ways[state.cost]
    return [action for pieces, action in ways if pieces <= highest]


def sail(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Sail)
    fleet = state.fleets[seat]
    state.cost = next(pieces for pieces, way in book.harbour[fleet].ways[state.cost] if way == action)
    fishing, first, second = action.boats
    state.fleets[seat] = fleet[0] - fishing, fleet[1] - first, fleet[2] - second
    if events is not None:
        events.append(BoatsUsed(seat, fishing, first, second))
    state.step = step_numbers.PAY_BOATS


def pay_options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    return payment_options(book, state, seat, FOOT)


def depart(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    """Pay, then bring in the fish or land on the island."""
    pay(book, state, seat, action, FOOT, "boats", events)
    if state.catch is None:
        land(book, state, seat, events)
        return
    cove = list(state.cove)
    for fish in state.catch.fish:
        # Which of several tokens with as many fish makes no difference: the lowest.
        token = next(token for token in cove if book.fish[token] == fish)
        cove.remove(token)
        state.caught[seat] += (token,)
    state.cove = tuple(cove)
    if events is not None:
        caught = state.caught[seat][-len(state.catch.fish) :]
        events.append(FishCaught(seat, book.names(caught), sum([book.fish[token] for token in caught])))
    end_turn(book, state, seat, events)
