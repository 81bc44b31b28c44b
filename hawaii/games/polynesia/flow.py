"""The end of a turn, the maintenance, and the end of the game."""

from __future__ import annotations

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import MarkerMoved, RoundBegun, StoneDrawn
from hawaii.games.polynesia.goods import gain
from hawaii.games.polynesia.income import income
from hawaii.games.polynesia.kinds import BLACK, NONE, RED, STONES
from hawaii.games.polynesia.queue import bury_row, close_up
from hawaii.games.polynesia.scoring import tell_scoring
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.events import Event, TurnEnded


def go_on(book: Book, state: PolynesiaState, seat: int, events: list[Event] | None) -> None:
    """After something was done: the travel goes on if moves are left; else the turn is over."""
    if state.moves > 0:
        state.step = step_numbers.TRAVEL
    else:
        end_turn(state, seat, events)


def end_turn(state: PolynesiaState, seat: int, events: list[Event] | None) -> None:
    """What is left to do follows by itself, so that a turn can be held before a stone is drawn."""
    state.moves = NONE
    if events is not None:
        events.append(TurnEnded(seat))
    state.turns += 1
    state.step = step_numbers.TURN_END


def follow_turn(book: Book, state: PolynesiaState, seat: int, events: list[Event] | None) -> None:
    """The next seat, the next number of the marker, or the maintenance."""
    phases = len(book.marker)
    if state.phase == phases:  # the start player has named what declines
        _take_income(book, state, events)
        _begin_round(book, state, events)
        return
    following = (seat + 1) % state.players
    if following == state.start:
        state.phase += 1
        if events is not None:
            events.append(MarkerMoved(book.marker[state.phase] if state.phase < phases else 0))
        if state.phase == phases:
            _erupt(book, state, events)
            return
    _begin_turn(book, state, following, events)


def _begin_turn(book: Book, state: PolynesiaState, seat: int, events: list[Event] | None) -> None:
    state.actor = seat
    state.step = step_numbers.ACT
    close_up(book, state, seat, events)


def _erupt(book: Book, state: PolynesiaState, events: list[Event] | None) -> None:
    """Stones are drawn one by one; the last red one ends the game at once."""
    stones = 1
    while stones and state.bag:
        stones -= 1
        stone = state.bag[-1]
        state.bag = state.bag[:-1]
        state.drawn += (stone,)
        if events is not None:
            events.append(StoneDrawn(STONES[stone]))
        if stone == BLACK:
            stones += book.tables.lava.after_black
        elif stone == RED:
            if state.options.jeopardy:
                bury_row(book, state, events)
            if RED not in state.bag:
                state.actor = None
                state.step = step_numbers.TURN_END
                if events is not None:
                    tell_scoring(book, state, events)
                return
    state.actor = state.start
    state.step = step_numbers.DECLINE


def _take_income(book: Book, state: PolynesiaState, events: list[Event] | None) -> None:
    for seat in range(state.players):
        for kind, count in enumerate(income(book, state, seat)):
            gain(state, seat, kind, count, "income", events)


def _begin_round(book: Book, state: PolynesiaState, events: list[Event] | None) -> None:
    """The start player token goes to the left."""
    state.start = (state.start + 1) % state.players
    state.round += 1
    state.phase = 0
    if events is not None:
        events += [RoundBegun(state.round, state.start), MarkerMoved(book.marker[0])]
    _begin_turn(book, state, state.start, events)
