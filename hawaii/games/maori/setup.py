"""Setting up the table."""

from __future__ import annotations

from hawaii.games.maori import step_numbers
from hawaii.games.maori.board import Board
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.squares import NOWHERE
from hawaii.games.maori.state import ENDLESS, MaoriState
from hawaii.games.maori.tables import Options
from hawaii.kernel.chance import Chance


def set_up(book: Book, players: int, seed: int, options: Options) -> MaoriState:
    """The table before the discoverer ship is placed."""
    chance = Chance(seed)
    state = MaoriState()
    state.options = options
    state.turns = 0
    state.legal = ()
    lay_out_matrix(book, state, chance)
    state.discarded = ()
    state.ship = NOWHERE
    state.boards = [Board.new(book.sides[options.board])] * players
    state.stores = [EMPTY] * players
    state.shells = [book.tables.start.shells_each] * players
    state.own_ships = [NOWHERE] * players
    state.idle = 0
    state.left = ENDLESS
    state.hand = EMPTY
    state.gap = NOWHERE
    state.actor = chance.below(players)
    state.step = step_numbers.LAUNCH
    state.chance = chance.seed
    return state


def lay_out_matrix(book: Book, state: MaoriState, chance: Chance) -> None:
    """Deal the matrix; volcanoes are set aside, and then shuffled into the supply."""
    tiles = [kind for kind, count in enumerate(book.counts) for _ in range(count)]
    chance.shuffle(tiles)
    size = len(book.matrix.names)
    dealt = [kind for kind in tiles if kind not in book.volcanoes][-size:]
    state.matrix = dealt[::-1]
    for kind in dealt:
        tiles.remove(kind)
    chance.shuffle(tiles)
    state.supply = tuple(tiles)
