"""Where a tile may be put: empty squares, the way edges fit, and the reach of one's own ship (variations)."""

from __future__ import annotations

from hawaii.games.maori.board import Board
from hawaii.games.maori.book import EMPTY, Book, Side
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.tile import opposite
from hawaii.kernel.actions import Action

UNREACHED = 99
"""Steps to where one's own ship cannot go: more than any board has squares."""
KEPT = 1 << 14
"""Answers that are remembered."""


def places(book: Book, state: MaoriState, seat: int, kind: int, shells: int) -> list[Action]:
    """Every way of putting a tile of the kind on the seat's board for at most so many shells."""
    options = state.options
    side = book.sides[options.board]
    board = state.boards[seat]
    turns = book.turns[kind]
    if options.fit == "free" and options.rules == "basic":
        return anywhere(side, board.empty, turns)
    costs = steering(side, board, state.own_ships[seat]) if options.rules != "basic" else None
    price = book.tables.play.own_step
    found: list[Action] = []
    for square, put in enumerate(side.put):
        if not board.empty >> square & 1 or (costs is not None and costs[square] * price > shells):
            continue
        if costs is not None and costs[square] == UNREACHED:
            continue
        for edges in turns:
            if options.fit == "free" or fits(book, side, board, square, edges):
                found.append(put[edges if len(turns) > 1 else 0])
    return found


def anywhere(side: Side, empty: int, turns: tuple[int, ...]) -> list[Action]:
    """A tile on any empty square, turned any way."""
    if len(turns) == 1:
        turns = (0,)
    key = empty, turns
    found = side.puts.get(key)
    if found is None:
        if len(side.puts) >= KEPT:
            side.puts.clear()
        found = side.puts[key] = [
            put[edges] for square, put in enumerate(side.put) if empty >> square & 1 for edges in turns
        ]
    return found


def fits(book: Book, side: Side, board: Board, square: int, edges: int) -> bool:
    """Whether land meets land and water meets water all around (option "edges")."""
    if edges & side.walls[square]:
        return False
    for edge, neighbour in side.grid.beside[square]:
        piece = board.pieces[neighbour]
        if piece != EMPTY and bool(edges & edge) != bool(book.edges[piece] & opposite(edge)):
            return False
    return True


def steering(side: Side, board: Board, ship: int) -> tuple[int, ...]:
    """By square, the fewest steps over tiles to come beside it with one's own ship; none for a first tile."""
    if ship == NOWHERE:
        return (0,) * len(board.pieces)
    key = board.empty, ship
    found = side.steering.get(key)
    if found is None:
        if len(side.steering) >= KEPT:
            side.steering.clear()
        found = side.steering[key] = _steered(side, board, ship)
    return found


def _steered(side: Side, board: Board, ship: int) -> tuple[int, ...]:
    steps = {ship: 0}
    waiting = [ship]
    for here in waiting:  # breadth first: it grows while it is read
        for square in side.grid.around[here]:
            if board.pieces[square] != EMPTY and square not in steps:
                steps[square] = steps[here] + 1
                waiting.append(square)
    return tuple(
        min((steps[near] for near in around if near in steps), default=UNREACHED)
        for around in side.grid.around
    )


def steer_price(book: Book, state: MaoriState, seat: int, square: int) -> int:
    """The shells for steps of the own ship before a tile is put there; nothing in the basic rules."""
    if state.options.rules == "basic":
        return 0
    side = book.sides[state.options.board]
    steps = steering(side, state.boards[seat], state.own_ships[seat])[square]
    return steps * book.tables.play.own_step
