"""The end of a turn, and of the game."""

from __future__ import annotations

from hawaii.games.maori import step_numbers
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.events import AllIdle, BoardFilled, GapLeft, TileRevealed
from hawaii.games.maori.scoring import tell_scoring
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import ENDLESS, MaoriState
from hawaii.kernel.events import Event, TurnEnded


def end_turn(book: Book, state: MaoriState, seat: int, events: list[Event] | None) -> None:
    """What is left to do follows by itself, so that a turn can be held before anything is revealed."""
    if events is not None:
        if state.left == ENDLESS and not state.boards[seat].empty:
            events.append(BoardFilled(seat))
        events.append(TurnEnded(seat))
    state.turns += 1
    state.step = step_numbers.TURN_END


def follow_turn(book: Book, state: MaoriState, seat: int, events: list[Event] | None) -> None:
    """Fill the gap in the matrix; then the next seat sails, or the game is over."""
    _fill_gap(book, state, events)
    players = len(state.boards)
    if state.left != ENDLESS:
        state.left -= 1
    elif not state.boards[seat].empty:
        state.left = players - 1  # everybody else has one more turn; a second full board changes nothing
    idle = state.idle >= book.tables.play.idle_laps * players
    if state.left == 0 or idle:
        state.actor = None
        if events is not None:
            if state.left != 0:
                events.append(AllIdle())
            tell_scoring(book, state, events)
        return
    state.actor = (seat + 1) % players
    state.step = step_numbers.SAIL


def _fill_gap(book: Book, state: MaoriState, events: list[Event] | None) -> None:
    """Replacing the tile that was taken is the last thing in a turn (ruling); volcanoes come, too."""
    gap = state.gap
    if gap == NOWHERE:
        return
    state.gap = NOWHERE
    kind = EMPTY
    if state.supply:
        kind = state.supply[-1]
        state.supply = state.supply[:-1]
    state.matrix[gap] = kind
    if events is not None:
        name = book.matrix.names[gap]
        events.append(GapLeft(name) if kind == EMPTY else TileRevealed(name, book.tiles[kind].name))
