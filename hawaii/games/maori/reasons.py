"""Why a wish cannot be fulfilled: the first thing in its way, in the order a player would look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hawaii.games.maori import step_numbers
from hawaii.games.maori.book import EMPTY, Book, Side
from hawaii.games.maori.placing import UNREACHED, fits, steering
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.steps.discover import in_reach
from hawaii.games.maori.steps.sail import sail_price
from hawaii.games.maori.tile import edges_of
from hawaii.games.maori.wishes import TAKING, Wish, begun
from hawaii.kernel.messages import Message

Reasons = Iterator[Message]


class Question(NamedTuple):
    """Why can this seat not have its wish now?"""

    book: Book
    state: MaoriState
    seat: int
    wish: Wish

    @property
    def side(self) -> Side:
        return self.book.sides[self.state.options.board]

    @property
    def shells(self) -> int:
        return self.state.shells[self.seat]


def why_not(book: Book, state: MaoriState, wish: Wish) -> Message:
    """The reason why no turn fulfils the wish."""
    if state.actor is None:
        return Message("why_game_over")
    question = Question(book, state, state.actor, wish)
    return next(_reasons(question), Message("why_otherwise"))


def _reasons(question: Question) -> Reasons:
    book, state, wish = question.book, question.state, question.wish
    if state.step == step_numbers.LAUNCH:
        yield Message("why_launch_first")
    if state.step == step_numbers.MOOR:
        yield from _mooring(question)
    known = begun(book, state)
    if known.get("position") not in (None, wish.position) and wish.position is not None:
        yield Message("why_sailed")
    if known.get("tile") not in (None, wish.tile) and wish.tile is not None:
        yield Message("why_turn_begun")
    if state.step == step_numbers.PUT and wish.do is not None:
        possible = ("put",) if state.gap == NOWHERE else TAKING
        if wish.do not in possible:
            yield Message("why_turn_begun")
    if wish.position is not None:
        yield from _sailing(question, wish.position)
    if wish.do == "discard":
        yield from _discarding(question)
    elif wish.do == "put":
        yield from _putting(question)
    elif wish.tile is not None or wish.do in TAKING:
        yield from _taking(question)
    elif wish.do == "launch":
        yield Message("why_launched")
    elif wish.do == "moor":
        yield Message("why_not_mooring")
    elif wish.square is not None or wish.edges is not None:
        yield from _placing(question, state.hand)


def _mooring(question: Question) -> Reasons:
    if question.wish.do not in (None, "moor"):
        yield Message("why_moor_first")
    yield Message("why_moor_on_tile")


def _sailing(question: Question, position: int) -> Reasons:
    book, state = question.book, question.state
    if not 1 <= position <= len(book.lines):
        yield Message("why_no_such_position", {"position": position, "most": len(book.lines)})
        return
    if state.step == step_numbers.SAIL:
        steps = (position - 1 - state.ship - 1) % len(book.lines) + 1
        short = sail_price(book, state, question.seat, steps) - question.shells
        if short > 0:
            yield Message("why_maori_shells_short", {"count": short})


def _taking(question: Question) -> Reasons:
    """The matrix first, then the board or the storage."""
    book, state, wish = question.book, question.state, question.wish
    if wish.tile is not None:
        square = book.matrix.numbers.get(wish.tile)
        if square is None:
            yield Message("why_no_such_square", {"square": wish.tile})
            return
        yield from _reaching(question, square)
    elif state.step != step_numbers.PUT:
        yield from _reaching_any(question)
    if wish.do == "store":
        if state.stores[question.seat] != EMPTY:
            yield Message("why_store_full")
        return
    kind = state.hand
    if wish.tile is not None and kind == EMPTY:
        kind = state.matrix[book.matrix.numbers[wish.tile]]
    yield from _placing(question, kind)


def _reaching(question: Question, square: int) -> Reasons:
    book, state = question.book, question.state
    if state.step == step_numbers.PUT:
        return
    kind = state.matrix[square]
    if kind == EMPTY:
        yield Message("why_gap")
        return
    if kind in book.volcanoes:
        yield Message("why_volcano")
        return
    wanted = question.wish.position
    prices = [
        price
        for position, price in prices_of(book, state, question.seat, square)
        if wanted in (None, position + 1)
    ]
    if not prices:
        before = any(square in book.lines[position] for position in _positions(question))
        yield Message("why_behind_volcano" if before else "why_not_before_ship")
    elif min(prices) > question.shells:
        yield Message("why_maori_shells_short", {"count": min(prices) - question.shells})


def _reaching_any(question: Question) -> Reasons:
    """Whether there is anything to take where the ship is, or is to be."""
    book, state = question.book, question.state
    for position in _positions(question):
        there = state.copy()
        there.ship = position
        if any(in_reach(book, there)):
            return
    tiles = {state.matrix[square] for position in _positions(question) for square in book.lines[position]}
    yield Message("why_behind_volcano" if book.volcanoes & tiles else "why_gap")


def _positions(question: Question) -> list[int]:
    """Where the ship may be when a tile is taken, by the wish or as the turn has begun."""
    if question.state.step != step_numbers.SAIL:
        return [question.state.ship]
    wanted = question.wish.position
    return [*range(len(question.book.lines))] if wanted is None else [wanted - 1]


def prices_of(book: Book, state: MaoriState, seat: int, square: int) -> list[tuple[int, int]]:
    """For each position from which a tile of the matrix can be taken: the position, and the shells for
    sailing there and for what is skipped, whether one has them or not.
    """
    found = []
    here = state.ship
    for position, line in enumerate(book.lines):
        if square not in line:
            continue
        if state.step == step_numbers.SAIL:
            price = sail_price(book, state, seat, (position - here - 1) % len(book.lines) + 1)
        elif position == here:
            price = 0
        else:
            continue
        there = state.copy()
        there.ship = position
        reach = dict(in_reach(book, there))
        if square in reach:
            found.append((position, price + reach[square] * book.tables.play.skipped))
    return found


def _putting(question: Question) -> Reasons:
    state = question.state
    stored = state.stores[question.seat]
    if stored == EMPTY and state.step != step_numbers.PUT:
        yield Message("why_store_empty")
        return
    yield from _placing(question, stored if stored != EMPTY else state.hand)


def _placing(question: Question, kind: int) -> Reasons:
    """Why a tile cannot lie on the square wished for, or anywhere."""
    book, state, wish = question.book, question.state, question.wish
    side, board = question.side, state.boards[question.seat]
    if not board.empty:
        yield Message("why_board_full")
        return
    if wish.square is None:
        yield Message("why_fits_nowhere_on_board")
        return
    square = side.grid.numbers.get(wish.square)
    if square is None:
        yield Message("why_no_such_square", {"square": wish.square})
        return
    if side.land >> square & 1:
        yield Message("why_printed_land")
        return
    if not board.empty >> square & 1:
        yield Message("why_square_taken")
        return
    if wish.edges is not None and kind != EMPTY:
        turns = book.turns[kind]
        if len(turns) == 1 or edges_of(wish.edges) not in turns:
            yield Message("why_palms_upright")
    if state.options.fit == "edges" and kind != EMPTY:
        turns = book.turns[kind] if wish.edges is None else (edges_of(wish.edges),)
        if not any(fits(book, side, board, square, edges) for edges in turns):
            yield Message("why_edges")
    if state.options.rules != "basic":
        steps = steering(side, board, state.own_ships[question.seat])[square]
        if steps == UNREACHED:
            yield Message("why_ship_cannot_come")
        elif steps:
            yield Message("why_not_beside_ship", {"count": steps * book.tables.play.own_step})


def _discarding(question: Question) -> Reasons:
    side, state, seat, name = question.side, question.state, question.seat, question.wish.square
    squares = state.boards[seat].squares
    if name is not None and name not in side.grid.numbers:
        yield Message("why_no_such_square", {"square": name})
    elif not squares or (name is not None and side.grid.numbers[name] not in squares):
        yield Message("why_nothing_to_discard")
    elif state.options.rules == "pro" and state.own_ships[seat] == (
        squares[0] if name is None else side.grid.numbers[name]
    ):
        yield Message("why_under_ship")
