"""Whose turn it is, and what follows when everybody has retired (rules 4, 8)."""

from __future__ import annotations

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.events import IslandsMoved, RoundBegan, TableCleared, TurnOrderSet
from hawaii.games.hawaii.final_scoring import score_realms
from hawaii.games.hawaii.income import pay_income
from hawaii.games.hawaii.islands import fill_docks
from hawaii.games.hawaii.payment import NO_HUTS
from hawaii.games.hawaii.prices import lay_out_prices
from hawaii.games.hawaii.round_scoring import score_round
from hawaii.games.hawaii.state import ACTIVE, NOWHERE, HawaiiState
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import Event, TurnEnded


def end_turn(book: Book, state: HawaiiState, seat: int, events: list[Event] | None) -> None:
    """The next seat in track order that has not retired; when there is none, the end of the round comes."""
    if events is not None:
        events.append(TurnEnded(seat))
    state.turns += 1
    state.purchase = None
    state.catch = None
    state.aim = NOWHERE
    state.cost = 0
    order = state.order
    here = order.index(seat) + 1
    for following in order[here:] + order[:here]:
        if state.spaces[following] == ACTIVE:
            begin_turn(state, following)
            return
    state.step = step_numbers.ROUND_END


def begin_turn(state: HawaiiState, seat: int) -> None:
    state.actor = seat
    state.step = step_numbers.TURN
    state.huts = state.realms[seat].huts


def end_round(book: Book, state: HawaiiState, seat: int, events: list[Event] | None) -> None:
    """When all have retired: round scoring, then income; after the last round the final scoring instead."""
    score_round(book, state, events)
    state.huts = NO_HUTS
    if state.round + 1 == len(book.rounds):
        score_realms(book, state, events)
        state.actor = None
        state.step = step_numbers.TURN  # of which there will be no more
        return
    state.choosers = pay_income(book, state, events)
    if state.choosers:
        state.actor = state.choosers[0]
        state.step = step_numbers.COLLECT
    else:
        begin_round(book, state, events)


def begin_round(book: Book, state: HawaiiState, events: list[Event] | None) -> None:
    """New turn order, chieftains to the beach, boats ready, new prices, islands moved."""
    seats = range(len(state.points))
    state.order = tuple(sorted(seats, key=state.spaces.__getitem__))
    state.round += 1
    for seat in seats:
        state.where[seat] = BEACH
        state.spaces[seat] = ACTIVE
        state.taken[seat] = ()
        state.caught[seat] = ()
        state.fleets[seat] = state.realms[seat].fleet
    if events is not None:
        events += [TurnOrderSet(state.order), TableCleared()]
    chance = Chance(state.chance)
    lay_out_prices(book, state, chance, events)
    shuffled = fill_docks(state, chance)
    state.chance = chance.seed
    if events is not None:
        docks = tuple(book.island_names[island] for island in state.docks)
        events += [IslandsMoved(docks, shuffled), RoundBegan(state.round + 1)]
    begin_turn(state, state.order[0])
