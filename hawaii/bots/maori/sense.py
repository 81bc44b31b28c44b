"""What is worth looking at within a turn: nobody discards what is good, or tries every square for a tile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hawaii.bots.maori.boards import Boards
from hawaii.bots.maori.tempo import Clock
from hawaii.games.maori import step_numbers
from hawaii.games.maori.actions import Fetch, Put, Take
from hawaii.games.maori.board import Pieces
from hawaii.games.maori.book import Book
from hawaii.games.maori.state import ENDLESS, MaoriState
from hawaii.games.maori.tables import Options
from hawaii.games.maori.tile import edges_of
from hawaii.kernel.actions import Action

FEW, FEW_WITH_SHIP = 4, 8
"""Places for a tile that are looked at; more where one's own ship matters, too."""
ENOUGH = 2
"""With so few empty squares it may be better to wait than to fill one."""
KEPT = 1 << 14
"""Answers that are remembered."""


class Sense:
    """Leaves out actions that no player would think about, as long as others are left."""

    def __init__(self, book: Book, clock: Clock, boards: Callable[[Options], Boards]) -> None:
        self.book = book
        self.clock = clock
        self.boards = boards
        self._puts: dict[tuple[object, ...], Sequence[Action]] = {}

    def considered(self, state: MaoriState) -> Sequence[Action]:
        if state.step == step_numbers.DISCOVER:
            return self._discoveries(state)
        if state.step == step_numbers.PUT:
            return self._places(state)
        return state.legal

    def _discoveries(self, state: MaoriState) -> Sequence[Action]:
        """Nobody discards anything but tiles of islands that nothing can complete, or only sails while there
        is much to do. Who has a ship of their own that is hemmed in may do anything.
        """
        seat = state.actor
        assert seat is not None
        busy: list[Action] = [action for action in state.legal if isinstance(action, Take | Fetch)]
        if not busy and state.options.rules != "basic" and state.left == ENDLESS:
            return state.legal
        board = state.boards[seat]
        dead = self.boards(state.options).view(board.pieces).prospects.dead_squares
        if dead:
            discard = self.book.sides[state.options.board].discard
            busy += [
                action
                for square, action in enumerate(discard)
                if dead >> square & 1 and action in state.legal
            ]
        if not busy or board.empty.bit_count() <= ENOUGH:
            busy.append(self.book.nothing)
        return busy

    def _places(self, state: MaoriState) -> Sequence[Action]:
        """The places where a tile does most for the board; and the storage."""
        seat = state.actor
        assert seat is not None
        options, pieces, left = state.options, state.boards[seat].pieces, self.clock.tempo(state).left
        few = FEW if options.rules == "basic" else FEW_WITH_SHIP
        if len(state.legal) <= few:
            return state.legal
        where = (state.own_ships[seat], state.shells[seat]) if options.rules != "basic" else ()
        key = options, pieces, state.hand, len(state.legal), where, left
        found = self._puts.get(key)
        if found is None:
            if len(self._puts) >= KEPT:
                self._puts.clear()
            puts = [action for action in state.legal if isinstance(action, Put)]
            worth = [-self._worth(state, pieces, action, left) for action in puts]
            best = sorted(range(len(puts)), key=lambda number: (worth[number], number))[:few]
            others = [action for action in state.legal if not isinstance(action, Put)]
            found = self._puts[key] = [*(puts[number] for number in best), *others]
        return found

    def _worth(self, state: MaoriState, pieces: Pieces, put: Put, left: int) -> float:
        """What the board is worth with the tile in hand there."""
        boards, book = self.boards(state.options), self.book
        square = boards.side.grid.numbers[put.square]
        edges = edges_of(put.edges) if put.edges else book.turns[state.hand][0]
        after = (*pieces[:square], book.pieces[state.hand, edges], *pieces[square + 1 :])
        return round(boards.value(after, left) if left else boards.view(after).final, 6)
