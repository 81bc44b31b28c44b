"""What is worth looking at within a turn: nobody discards what is good or builds against a wall."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hawaii.bots.maori.boards import Boards
from hawaii.games.maori import step_numbers
from hawaii.games.maori.actions import Discard, Fetch, Put, Take
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.tables import Options
from hawaii.games.maori.tile import edges_of, opposite
from hawaii.kernel.actions import Action

KEPT = 1 << 14
"""Answers that are remembered."""


class Sense:
    """Leaves out actions that no player would think about, as long as others are left."""

    def __init__(self, book: Book, boards: Callable[[Options], Boards]) -> None:
        self.book = book
        self.boards = boards
        self._puts: dict[tuple[object, ...], Sequence[Action]] = {}

    def considered(self, state: MaoriState) -> Sequence[Action]:
        if state.step == step_numbers.DISCOVER:
            return self._discoveries(state)
        if state.step == step_numbers.PUT:
            return self._places(state)
        return state.legal

    def _discoveries(self, state: MaoriState) -> Sequence[Action]:
        """Only tiles of islands that nothing can complete are discarded; and any, by who can put none."""
        seat = state.actor
        assert seat is not None
        if not any(isinstance(action, Take | Fetch) for action in state.legal):
            return state.legal
        dead = self.boards(state.options).view(state.boards[seat].pieces).prospects.dead_squares
        discard = self.book.sides[state.options.board].discard
        kept = [action for action in state.legal if not isinstance(action, Discard)]
        if dead:
            kept += [
                action
                for square, action in enumerate(discard)
                if dead >> square & 1 and action in state.legal
            ]
        return kept

    def _places(self, state: MaoriState) -> Sequence[Action]:
        """A tile is not put where its land could never go on; but on a last square it may end the game."""
        seat = state.actor
        assert seat is not None
        board = state.boards[seat]
        if not board.empty & board.empty - 1:
            return state.legal
        options = state.options
        where = (state.own_ships[seat], state.shells[seat]) if options.rules != "basic" else ()
        key = options, board.pieces, state.hand, len(state.legal), where
        found = self._puts.get(key)
        if found is None:
            if len(self._puts) >= KEPT:
                self._puts.clear()
            good = [action for action in state.legal if self._goes_on(state, board.pieces, action)]
            found = self._puts[key] = good if any(isinstance(one, Put) for one in good) else state.legal
        return found

    def _goes_on(self, state: MaoriState, pieces: Sequence[int], action: Action) -> bool:
        """Whether no open edge of the tile would meet a wall or a closed edge."""
        if not isinstance(action, Put):
            return True
        book = self.book
        side = book.sides[state.options.board]
        square = side.grid.numbers[action.square]
        edges = edges_of(action.edges) if action.edges else book.turns[state.hand][0]
        if edges & side.walls[square]:
            return False
        return not any(
            edges & edge and pieces[neighbour] != EMPTY and not book.edges[pieces[neighbour]] & opposite(edge)
            for edge, neighbour in side.grid.beside[square]
        )
