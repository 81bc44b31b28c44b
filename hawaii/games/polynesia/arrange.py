"""A position from a small readable mapping: for tests, lessons and counting games played with the box.

    players: 3
    cards: [footholds, collections, navigators]
    actor: 0
    start: 0
    marker: 3
    drawn: [red, grey]
    routes: {tahi-rua: {kind: fish, ships: [0, 2]}}
    tokens: {manu: mask}
    seats:
      - {fish: 2, members: {ahi_nui: 3, manu: 1}, tokens: {turtle: 1}}
      - {}

What is not said is as at the beginning of a game with the same seed. A seat that names its members has all
the others on its personal board. Tokens of islands where somebody stands have been taken; if any are named,
no others lie on the map.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.kinds import GOODS, KEPT, NONE, RED, STONES, TOKENS
from hawaii.games.polynesia.queue import close_up, queue_rows
from hawaii.games.polynesia.sea import Sea
from hawaii.games.polynesia.setup import set_up
from hawaii.games.polynesia.soundness import all_tokens, sound, tokens_everywhere
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.tables import Options
from hawaii.kernel.checking import must

Amount = Annotated[int, Meta(ge=0, le=999)]
Kind = Literal["fish", "shell"]
Stone = Literal["red", "grey", "black"]
Token = Literal["mask", "fish", "shell", "turtle", "ship"]
KeptToken = Literal["mask", "fish", "shell", "turtle"]


class SeatDescription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat. In Jeopardy all members on the main island wait in its queue."""

    fish: Amount | None = None
    shells: Amount | None = None
    members: dict[str, Amount] | None = None
    tokens: dict[KeptToken, Amount] = {}
    prizes: Amount = 0
    """Point tokens of card 1.2."""
    favours: Amount = 0
    """Point tokens of the cards 3.1 and 3.2."""


class RouteDescription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    ships: list[Amount]
    """The seats with a ship there."""


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int | None = None
    seed: int = 0
    options: dict[str, Any] = {}
    cards: list[str] | None = None
    """One of each type."""
    actor: int = 0
    start: int = 0
    round: Annotated[int, Meta(ge=1, le=99)] = 1
    marker: int | None = None
    """The number the phase marker shows; 0 for the decline."""
    drawn: list[Stone] = []
    """Stones in the crater. If all red ones are there, the game is over."""
    bag: list[Stone] | None = None
    """The other stones, the next one first."""
    routes: dict[str, RouteDescription] = {}
    tokens: dict[str, Token] | None = None
    """The tokens on islands; all others that are nobody's are used."""
    seats: list[SeatDescription] = []


def arranged(book: Book, wanted: Description, players: int, options: Options) -> PolynesiaState:
    """The position described, without its legal actions; Problem with a sentence if it cannot be."""
    state = set_up(book, players, wanted.seed, options)
    sea = book.seas[players]
    must(len(wanted.seats) <= players, "seats", len(wanted.seats))
    must(0 <= wanted.actor < players, "actor", wanted.actor)
    must(0 <= wanted.start < players, "start", wanted.start)
    state.actor, state.start, state.round = wanted.actor, wanted.start, wanted.round
    _arrange_cards(book, state, wanted)
    _arrange_stones(state, wanted)
    for seat, description in enumerate(wanted.seats):
        _arrange_seat(book, state, seat, description)
    _arrange_routes(sea, state, wanted)
    _arrange_tokens(book, sea, state, wanted)
    _arrange_points(book, sea, state)
    _arrange_marker(book, state, wanted)
    if state.actor is not None and state.step == step_numbers.ACT:
        close_up(book, state, state.actor, None)
    must(sound(book, state), "seats", len(wanted.seats))
    return state


def _arrange_cards(book: Book, state: PolynesiaState, wanted: Description) -> None:
    if wanted.cards is None:
        return
    for name in wanted.cards:
        must(name in book.cards, "cards", name)
    numbers = tuple(sorted(book.card_numbers[name] for name in wanted.cards))
    decks = [book.deck(type_, state.players, state.options) for type_ in (1, 2, 3)]
    fitting = len(numbers) == 3 and all(card in deck for card, deck in zip(numbers, decks, strict=True))
    must(fitting, "cards", ", ".join(wanted.cards))
    state.cards = numbers


def _arrange_stones(state: PolynesiaState, wanted: Description) -> None:
    left = Counter(state.bag)
    for stone in map(STONES.index, wanted.drawn):
        left[stone] -= 1
        must(left[stone] >= 0, "drawn", STONES[stone])
    state.drawn = tuple(map(STONES.index, wanted.drawn))
    if wanted.bag is not None:
        named = [STONES.index(stone) for stone in wanted.bag]
        must(Counter(named) == +left, "bag", ", ".join(wanted.bag))
        state.bag = tuple(named[::-1])
        return
    bag = []
    for stone in state.bag:  # in their order, as far as they are left
        if left[stone]:
            left[stone] -= 1
            bag.append(stone)
    state.bag = tuple(bag)


def _arrange_seat(book: Book, state: PolynesiaState, seat: int, wanted: SeatDescription) -> None:
    sea = book.seas[state.players]
    for kind, amount in enumerate((wanted.fish, wanted.shells)):
        if amount is not None:
            state.goods[2 * seat + kind] = amount
    if wanted.members is not None:
        _arrange_members(book, sea, state, seat, wanted.members)
    for name, count in wanted.tokens.items():
        state.owned[KEPT * seat + TOKENS.index(name)] = count
    state.prizes[seat] = wanted.prizes
    state.favours[seat] = wanted.favours


def _arrange_members(
    book: Book, sea: Sea, state: PolynesiaState, seat: int, members: Mapping[str, int]
) -> None:
    key = f"seats.{seat}.members"
    own = [0] * sea.size
    for name, count in members.items():
        must(name in sea.numbers, key, name)
        own[sea.numbers[name]] = count
    total = book.tables.start.members
    must(sum(own) <= total, key, sum(own))
    if state.options.jeopardy:  # as one who has just had a turn
        waiting = own[sea.main]
        own[sea.main], *rear = queue_rows(book, waiting)
        must(own[sea.main] + sum(rear) == waiting, key, waiting)
        state.rear[seat] = tuple(rear)
    state.members[seat * sea.size : (seat + 1) * sea.size] = own
    state.home[seat] = total - sum(own) - sum(state.rear[seat])


def _arrange_routes(sea: Sea, state: PolynesiaState, wanted: Description) -> None:
    for name, route in wanted.routes.items():
        key = f"routes.{name}"
        must(name in sea.route_numbers, "routes", name)
        number = sea.route_numbers[name]
        fitting = bool(route.ships) and all(seat < state.players for seat in route.ships)
        must(fitting and len({*route.ships}) == len(route.ships), key, str(route.ships))
        state.route_ships[number] = sum(1 << seat for seat in route.ships)
        state.route_kinds[number] = GOODS.index(route.kind)
        state.reached |= sea.touches[number]
        for seat in route.ships:
            state.ships[seat] -= 1
            must(state.ships[seat] >= 0, key, seat)


def _arrange_tokens(book: Book, sea: Sea, state: PolynesiaState, wanted: Description) -> None:
    if wanted.tokens is not None:
        state.tokens = [NONE] * sea.size
        for name, token in wanted.tokens.items():
            must(name in sea.numbers, "tokens", name)
            state.tokens[sea.numbers[name]] = TOKENS.index(token)
    for island in range(sea.size):
        if any(state.members[seat * sea.size + island] for seat in range(state.players)):
            state.tokens[island] = NONE
    if wanted.tokens is None:  # what lies before players does not lie on islands
        spare = tokens_everywhere(state) - Counter(all_tokens(book, state))
        for island, lying in enumerate(state.tokens):
            if spare[lying] > 0:
                spare[lying] -= 1
                state.tokens[island] = NONE


def _arrange_points(book: Book, sea: Sea, state: PolynesiaState) -> None:
    """Archipelagos where somebody stands have been claimed, and as many others as prizes are left over."""
    archipelagos = len(sea.archipelagos) if book.landfalls in state.cards else 0
    total = book.tables.start.points - archipelagos if book.with_points & {*state.cards} else 0
    state.points = total - sum(state.favours)
    must(state.points >= 0, "seats.favours", sum(state.favours))
    visited = [
        any(state.members[seat * sea.size + island] for seat in range(state.players) for island in group)
        for group in sea.archipelagos
    ]
    if archipelagos:
        must(sum(visited) <= sum(state.prizes) <= archipelagos, "seats.prizes", sum(state.prizes))
    state.unclaimed = 0
    free = [number for number in range(archipelagos) if not visited[number]]
    for number in free[: max(0, archipelagos - sum(state.prizes))]:
        state.unclaimed |= 1 << number


def _arrange_marker(book: Book, state: PolynesiaState, wanted: Description) -> None:
    state.phase = 0
    if RED not in state.bag:
        state.actor = None
        state.step = step_numbers.TURN_END
        state.phase = len(book.marker)
    elif wanted.marker == 0:
        must(wanted.actor == wanted.start, "actor", wanted.actor)
        state.phase = len(book.marker)
        state.step = step_numbers.DECLINE
    elif wanted.marker is not None:
        must(wanted.marker in book.marker, "marker", wanted.marker)
        state.phase = book.marker.index(wanted.marker)
