"""A position as plain JSON values with stable ids, and back."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from hawaii.games.maori.board_building import NO_TILE, board_rows, build_board
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.squares import NOWHERE, Grid
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.steps import STEP_NUMBERS, STEPS
from hawaii.games.maori.tables import Options

Count = Annotated[int, Meta(ge=0, le=999_999)]


class SeatSnapshot(msgspec.Struct, forbid_unknown_fields=True):
    """What belongs to one seat. `ship` is the square of its own ship."""

    shells: Count
    board: list[list[str]]
    store: str | None
    ship: str | None


class Snapshot(msgspec.Struct, forbid_unknown_fields=True):
    options: Options
    actor: int | None
    turns: Count
    step: str
    ship: Count
    matrix: list[list[str]]
    supply: list[str]
    discarded: list[str]
    seats: list[SeatSnapshot]
    idle: Count
    left: int
    hand: str | None
    gap: str | None
    chance: Annotated[int, Meta(ge=0)]


def take_snapshot(book: Book, state: MaoriState) -> Snapshot:
    def name(kind: int) -> str | None:
        return None if kind == EMPTY else book.tiles[kind].name

    def square(grid: Grid, number: int) -> str | None:
        return None if number == NOWHERE else grid.names[number]

    side = book.sides[state.options.board]
    matrix = [name(kind) or NO_TILE for kind in state.matrix]
    columns = book.matrix.columns
    return Snapshot(
        options=state.options,
        actor=state.actor,
        turns=state.turns,
        step=STEPS[state.step].name,
        ship=state.ship + 1,
        matrix=[matrix[start : start + columns] for start in range(0, len(matrix), columns)],
        supply=[book.tiles[kind].name for kind in state.supply],
        discarded=[book.tiles[kind].name for kind in state.discarded],
        seats=[
            SeatSnapshot(
                shells=state.shells[seat],
                board=board_rows(book, side, board),
                store=name(state.stores[seat]),
                ship=square(side.grid, state.own_ships[seat]),
            )
            for seat, board in enumerate(state.boards)
        ],
        idle=state.idle,
        left=state.left,
        hand=name(state.hand),
        gap=square(book.matrix, state.gap),
        chance=state.chance,
    )


def rebuilt(book: Book, snapshot: Snapshot) -> MaoriState:
    def kind(name: str | None) -> int:
        return EMPTY if name is None else book.kinds[name]

    side = book.sides[snapshot.options.board]
    if any(len(row) != book.matrix.columns for row in snapshot.matrix):
        raise ValueError("the matrix has another shape")
    state = MaoriState()
    state.actor = snapshot.actor
    state.chance = snapshot.chance
    state.legal = ()
    state.turns = snapshot.turns
    state.step = STEP_NUMBERS[snapshot.step]
    state.options = snapshot.options
    state.ship = snapshot.ship - 1
    state.matrix = [EMPTY if name == NO_TILE else kind(name) for row in snapshot.matrix for name in row]
    state.supply = tuple(map(kind, snapshot.supply))
    state.discarded = tuple(map(kind, snapshot.discarded))
    state.boards = [build_board(book, side, seat.board) for seat in snapshot.seats]
    state.stores = [kind(seat.store) for seat in snapshot.seats]
    state.shells = [seat.shells for seat in snapshot.seats]
    state.own_ships = [
        NOWHERE if seat.ship is None else side.grid.numbers[seat.ship] for seat in snapshot.seats
    ]
    state.idle = snapshot.idle
    state.left = snapshot.left
    state.hand = kind(snapshot.hand)
    state.gap = NOWHERE if snapshot.gap is None else book.matrix.numbers[snapshot.gap]
    return state
