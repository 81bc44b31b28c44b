"""A position from a small readable mapping: for tests, lessons and counting games played with the box.

    players: 2
    actor: 0
    ship: 3
    matrix: [[E-p, W-pp, water, single-p], …]
    seats:
      - {shells: 7, board: [[E-p, W-pp, ., ., .], …], store: water-b, ship: r1c2}
      - {}

What is not said is as at the beginning of a game with the same seed. Tiles that are named are taken from
wherever they would lie; the first of `supply` come next. The ship stands at position 1 unless it is said.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hawaii.games.maori import step_numbers
from hawaii.games.maori.board_building import NO_TILE, build_board
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.setup import set_up
from hawaii.games.maori.soundness import sound
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import ENDLESS, MaoriState
from hawaii.games.maori.tables import Options
from hawaii.kernel.chance import Chance
from hawaii.kernel.checking import must
from hawaii.kernel.messages import Message, Problem, Values

Amount = Annotated[int, Meta(ge=0, le=999)]


class SeatDescription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat. Tiles are written as in the table; those that may be turned also as they lie: "E-h N"."""

    shells: Amount | None = None
    board: list[list[str]] | None = None
    store: str | None = None
    ship: str | None = None
    """The square of the own ship, in the advanced and pro rules; the first tile if it is not said."""


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int | None = None
    seed: int = 0
    options: dict[str, Any] = {}
    actor: int = 0
    ship: int = 1
    matrix: list[list[str]] | None = None
    supply: list[str] | None = None
    """The whole supply, the next tile first; what is left over is out of the game."""
    left: Annotated[int, Meta(ge=-1)] | None = None
    """Turns until the end, once a board is full."""
    idle: Amount = 0
    seats: list[SeatDescription] = []


def arranged(book: Book, wanted: Description, players: int, options: Options) -> MaoriState:
    """The position described, without its legal actions; Problem with a sentence if it cannot be."""
    state = set_up(book, players, wanted.seed, options)
    must(len(wanted.seats) <= players, "seats", len(wanted.seats))
    must(0 <= wanted.actor < players, "actor", wanted.actor)
    must(1 <= wanted.ship <= len(book.lines), "ship", wanted.ship)
    state.turns = 1
    state.actor = wanted.actor
    state.step = step_numbers.SAIL
    state.ship = wanted.ship - 1
    state.idle = wanted.idle
    for seat, description in enumerate(wanted.seats):
        _arrange_seat(book, state, seat, description)
    given = book.tables.start.shells
    must(sum(state.shells) <= given, "seats.shells", sum(state.shells))
    _arrange_tiles(book, state, wanted)
    full = [seat for seat, board in enumerate(state.boards) if not board.empty]
    if wanted.left is not None:
        state.left = wanted.left
    elif full:  # whoever filled a board first, it was the last to play
        state.left = players - 1
    ending = 1 <= state.left < players if full else state.left == ENDLESS
    must(ending, "left", state.left)
    must(sound(book, state), "seats", len(wanted.seats))
    return state


def _arrange_seat(book: Book, state: MaoriState, seat: int, wanted: SeatDescription) -> None:
    side = book.sides[state.options.board]
    if wanted.shells is not None:
        state.shells[seat] = wanted.shells
    if wanted.board is not None:
        try:
            state.boards[seat] = build_board(book, side, wanted.board)
        except Problem as problem:
            values: Values = {"key": f"seats.{seat}", "problem": problem.message}
            raise Problem(Message("description_realm", values)) from None
    if wanted.store is not None:
        state.stores[seat] = _kind(book, wanted.store, f"seats.{seat}.store")
    squares = state.boards[seat].squares
    if state.options.rules != "basic" and squares:
        known = wanted.ship is None or side.grid.numbers.get(wanted.ship, NOWHERE) in squares
        must(known, f"seats.{seat}.ship", wanted.ship or "")
        state.own_ships[seat] = squares[0] if wanted.ship is None else side.grid.numbers[wanted.ship]
    else:
        must(wanted.ship is None, f"seats.{seat}.ship", wanted.ship or "")


def _kind(book: Book, name: str, key: str) -> int:
    must(name in book.kinds, key, name)
    return book.kinds[name]


def _arrange_tiles(book: Book, state: MaoriState, wanted: Description) -> None:
    """Tiles named lie where they were named; the matrix and the supply are dealt from the others."""
    bag = Counter(dict(enumerate(book.counts)))

    def claim(kind: int) -> int:
        if kind != EMPTY:
            bag[kind] -= 1
            if bag[kind] < 0:
                values: Values = {"name": book.tiles[kind].name, "most": book.counts[kind]}
                raise Problem(Message("description_too_many", values))
        return kind

    for board in state.boards:
        for square in board.squares:
            claim(book.kind_of[board.pieces[square]])
    for stored in state.stores:
        claim(stored)
    if wanted.matrix is not None:
        side = book.matrix.rows
        shape = len(wanted.matrix) == side and all(len(row) == side for row in wanted.matrix)
        must(shape, "matrix", len(wanted.matrix))
        names = [name for row in wanted.matrix for name in row]
        state.matrix = [EMPTY if name == NO_TILE else claim(_kind(book, name, "matrix")) for name in names]
    supply = [claim(_kind(book, name, "supply")) for name in wanted.supply or ()][::-1]
    if wanted.matrix is None:
        state.matrix = [_dealt(book, state.matrix[square], bag) for square in range(len(state.matrix))]
    rest = sorted((+bag).elements())
    if wanted.supply is None and EMPTY not in state.matrix:  # gaps are left only when the supply is exhausted
        Chance(wanted.seed).shuffle(rest)
        supply, rest = rest, []
    state.discarded = tuple(rest)
    state.supply = tuple(supply)


def _dealt(book: Book, kind: int, bag: Counter[int]) -> int:
    """The tile that was dealt, or, if it lies elsewhere, the first that is left, if there is one."""
    if bag[kind] < 1:
        kind = next((other for other in sorted(+bag) if other not in book.volcanoes), EMPTY)
    if kind != EMPTY:
        bag[kind] -= 1
    return kind
