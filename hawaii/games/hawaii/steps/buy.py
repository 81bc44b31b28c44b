"""Buying: a tile, one price token of the place, once or twice its value (rules 4)."""

from __future__ import annotations

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.actions import Buy
from hawaii.games.hawaii.book import BOAT, Book
from hawaii.games.hawaii.events import TileBought
from hawaii.games.hawaii.flow import end_turn
from hawaii.games.hawaii.payment import SHELL
from hawaii.games.hawaii.prices import take_price_token
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.supply import most, pay, payment_options
from hawaii.games.hawaii.tables import KIND, KINDS
from hawaii.games.hawaii.tiles import fill_spaces, moor_boat, stack_showing, take_god, take_tiles
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    position = state.aim
    realm = state.realms[seat]
    highest = most(book, state, seat, SHELL)
    wanted = realm.fits & state.on_sale[position]
    prices = state.prices[position]
    tokens = prices if len(prices) == 1 else sorted(set(prices))
    actions: list[Action] = []
    for kind in book.sold[state.layout[position]]:
        if not wanted >> kind & 1:
            continue
        # Twice the price buys side II, or two kahunas or tikis if both fit and exist.
        double = not book.spaced >> kind & 1 or (state.stock[kind] > 1 and realm.room_for(book, kind) > 1)
        buys = book.buy[kind]
        for token in tokens:
            value = token >> 1
            if value <= highest:
                first, second = buys[token]
                actions.append(first)
                if double and 2 * value <= highest:
                    actions.append(second)
    if state.layout[position] == book.god_place:
        return _with_stacks(state, actions)
    return actions


def _with_stacks(state: HawaiiState, actions: list[Action]) -> list[Action]:
    """Where several stacks show the same god, the stack is part of the choice: another god may come to light.

    With nothing below any of them it makes no difference.
    """
    shown: dict[str, list[int]] = {}
    for number, stack in enumerate(state.gods, start=1):
        if stack:
            shown.setdefault(KINDS[stack[-1]], []).append(number)
    named: list[Action] = []
    for action in actions:
        assert isinstance(action, Buy)
        stacks = shown[action.tile]
        if len(stacks) > 1 and any(len(state.gods[number - 1]) > 1 for number in stacks):
            named += [Buy(action.tile, action.side, action.token, number) for number in stacks]
        else:
            named.append(action)
    return named


def choose(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    assert isinstance(action, Buy)
    state.purchase = action
    state.cost = (book.tokens[action.token] >> 1) * action.side
    state.step = step_numbers.PAY_TILE


def pay_options(book: Book, state: HawaiiState, seat: int) -> list[Action]:
    return payment_options(book, state, seat, SHELL)


def complete(book: Book, state: HawaiiState, seat: int, action: Action, events: list[Event] | None) -> None:
    """Pay, take the token, and take the tile to the realm."""
    purchase = state.purchase
    assert purchase is not None
    pay(book, state, seat, action, SHELL, "tile", events)
    position = state.aim
    token = book.tokens[purchase.token]
    prices = list(state.prices[position])
    prices.remove(token)
    state.prices[position] = tuple(prices)
    take_price_token(book, state, seat, token, 0, events)

    kind = KIND[purchase.tile]
    spaced = book.spaced >> kind & 1
    number = purchase.side if spaced else 1
    god = book.gods >> kind & 1
    stack = purchase.stack or (stack_showing(state, kind) if god else 0)
    if events is not None:
        side = 1 if spaced else purchase.side
        events.append(TileBought(seat, purchase.tile, side, number, purchase.token, stack))
    if god:
        take_god(book, state, kind, stack, events)
    else:
        take_tiles(book, state, kind, number)
    if spaced:
        fill_spaces(book, state, seat, kind, number, events)
        end_turn(book, state, seat, events)
    elif kind == BOAT:
        moor_boat(state, seat, purchase.side - 1, events)
        end_turn(book, state, seat, events)
    else:
        state.hand = 2 * kind + purchase.side - 1
        state.step = step_numbers.SETTLE
