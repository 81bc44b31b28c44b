"""Setting up the table (rules 2, 3)."""

from __future__ import annotations

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.islands import fill_docks
from hawaii.games.hawaii.payment import NO_HUTS
from hawaii.games.hawaii.prices import lay_out_prices
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.state import ACTIVE, EMPTY, NO_ISLAND, NOWHERE, HawaiiState
from hawaii.games.hawaii.tables import KINDS, Options
from hawaii.games.hawaii.tiles import lay_out_tiles
from hawaii.kernel.chance import Chance


def set_up(book: Book, players: int, seed: int, options: Options) -> HawaiiState:
    """The table before the first turn."""
    chance = Chance(seed)
    state = HawaiiState()
    seats = range(players)

    layout = list(range(len(book.place_names)))
    chance.shuffle(layout)
    order = list(seats)
    chance.shuffle(order)

    state.turns = 0
    state.options = options
    state.round = 0
    state.order = tuple(order)
    state.layout = tuple(layout)
    state.stock = [tile.count for tile in book.tiles]
    _stack_gods(book, state, chance)

    state.docks = [NO_ISLAND] * len(book.docks)
    stack = list(book.island_stack)
    chance.shuffle(stack)
    state.islands_down, state.islands_up = tuple(stack), ()
    fill_docks(state, chance)

    start = book.tables.start
    state.points = [0] * players
    state.purses = [(start.shell, start.foot, start.fruit[order.index(seat) + 1]) for seat in seats]
    state.realms = [Realm.new(book) for _ in seats]
    state.fleets = [realm.fleet for realm in state.realms]
    state.taken = [()] * players
    state.caught = [()] * players
    state.where = [BEACH] * players
    state.spaces = [ACTIVE] * players
    state.tally = [()] * players

    state.prices = [()] * len(layout)
    lay_out_prices(book, state, chance, None)
    lay_out_tiles(book, state)
    state.chance = chance.seed

    state.aim = NOWHERE
    state.cost = 0
    state.purchase = None
    state.catch = None
    state.hand = EMPTY
    state.choosers = ()
    state.step = step_numbers.TURN
    state.actor = order[0]
    state.huts = NO_HUTS
    state.legal = ()
    return state


def _stack_gods(book: Book, state: HawaiiState, chance: Chance) -> None:
    gods = [kind for kind in range(len(KINDS)) if book.is_god(kind) for _ in range(state.stock[kind])]
    chance.shuffle(gods)
    stacks = book.god_stacks
    state.gods = [tuple(gods[stack::stacks]) for stack in range(stacks)]
