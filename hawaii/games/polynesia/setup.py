"""Setting up the table."""

from __future__ import annotations

import msgspec

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.kinds import BLACK, FISH, GREY, KEPT, NONE, RED, SHELL, TOKENS
from hawaii.games.polynesia.sea import Sea
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.tables import Options
from hawaii.kernel.chance import Chance


def set_up(book: Book, players: int, seed: int, options: Options) -> PolynesiaState:
    """The table before the first action."""
    chance = Chance(seed)
    start = book.tables.start
    sea = book.seas[players]
    state = PolynesiaState()
    state.options = options
    state.players = players
    state.turns = 0
    state.legal = ()
    state.route_ships = [0] * len(sea.routes)
    state.route_kinds = [NONE] * len(sea.routes)
    state.reached = 0
    state.tokens = _deal_tokens(book, sea, players, chance)
    state.cards = tuple(_draw(book.deck(type_, players, options), chance) for type_ in (1, 2, 3))
    _place_points(book, sea, state)
    state.bag = _fill_bag(book, chance)
    state.drawn = ()
    state.goods = [0, 0] * players
    for seat in range(players):
        state.goods[2 * seat + FISH] = start.fish
        state.goods[2 * seat + SHELL] = start.shells
    _place_members(book, sea, state)
    state.ships = [start.ships] * players
    state.owned = [0] * (KEPT * players)
    state.prizes = [0] * players
    state.favours = [0] * players
    state.round = 1
    state.phase = 0
    state.moves = NONE
    state.route = NONE
    state.start = state.actor = chance.below(players)
    state.step = step_numbers.ACT
    state.chance = chance.seed
    return state


def tokens_dealt(book: Book, colour: str, players: int) -> list[int]:
    """The tokens of a colour as they are shuffled; those that leave the game once turned up are NONE."""
    found: list[int] = []
    for name, count in msgspec.structs.asdict(getattr(book.tables.tokens, colour)).items():
        if name == "mask4":
            name = "mask" if players >= book.tables.tokens.mask4_players else "cross"
        found += [NONE if name == "cross" else TOKENS.index(name)] * count
    return found


def _deal_tokens(book: Book, sea: Sea, players: int, chance: Chance) -> list[int]:
    tokens = [NONE] * sea.size
    for colour, islands in sea.tokens.items():
        dealt = tokens_dealt(book, colour, players)
        chance.shuffle(dealt)
        for island, token in zip(islands, dealt, strict=True):
            tokens[island] = token
    return tokens


def _draw(deck: list[int], chance: Chance) -> int:
    return deck[chance.below(len(deck))]


def _place_points(book: Book, sea: Sea, state: PolynesiaState) -> None:
    """Point tokens are used only if a card needs them; for card 1.2 one lies on each archipelago."""
    state.points = book.tables.start.points if book.with_points & {*state.cards} else 0
    state.unclaimed = 0
    if book.landfalls in state.cards:
        state.unclaimed = (1 << len(sea.archipelagos)) - 1
        state.points -= len(sea.archipelagos)


def _fill_bag(book: Book, chance: Chance) -> tuple[int, ...]:
    lava = book.tables.lava
    stones = [RED] * lava.red + [GREY] * lava.grey + [BLACK] * lava.black
    chance.shuffle(stones)
    return tuple(stones)


def _place_members(book: Book, sea: Sea, state: PolynesiaState) -> None:
    start = book.tables.start
    jeopardy = state.options.jeopardy
    on_main = book.beach if jeopardy else start.on_main
    state.members = [0] * (sea.size * state.players)
    for seat in range(state.players):
        state.members[seat * sea.size + sea.main] = on_main
    state.rear = [book.rear if jeopardy else ()] * state.players
    state.home = [0 if jeopardy else start.members - on_main] * state.players
