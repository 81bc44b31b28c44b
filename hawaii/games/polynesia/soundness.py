"""Whether a position can come up in a game: nothing lost or doubled, and a turn that hangs together."""

from __future__ import annotations

from collections import Counter

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.exploring import new_price
from hawaii.games.polynesia.kinds import BLACK, GREY, KEPT, NONE, RED
from hawaii.games.polynesia.queue import closed_up
from hawaii.games.polynesia.setup import tokens_dealt
from hawaii.games.polynesia.state import PolynesiaState


def sound(book: Book, state: PolynesiaState) -> bool:
    return (
        _cards_sound(book, state)
        and _stones_sound(book, state)
        and all(_seat_sound(book, state, seat) for seat in range(state.players))
        and _tokens_sound(book, state)
        and _points_sound(book, state)
        and _turn_sound(book, state)
    )


def _cards_sound(book: Book, state: PolynesiaState) -> bool:
    decks = [book.deck(type_, state.players, state.options) for type_ in (1, 2, 3)]
    return len(state.cards) == 3 and all(card in deck for card, deck in zip(state.cards, decks, strict=True))


def _stones_sound(book: Book, state: PolynesiaState) -> bool:
    """The game is over when, and only when, all red stones are drawn."""
    lava = book.tables.lava
    all_stones = Counter({RED: lava.red, GREY: lava.grey, BLACK: lava.black})
    return Counter([*state.bag, *state.drawn]) == +all_stones and (RED in state.bag) == (
        state.actor is not None
    )


def _seat_sound(book: Book, state: PolynesiaState, seat: int) -> bool:
    """All members and ships are somewhere, and in Jeopardy everybody has a place in the queue."""
    start = book.tables.start
    sea = book.seas[state.players]
    members = sum(state.members[seat * sea.size : (seat + 1) * sea.size]) + sum(state.rear[seat])
    ships = state.ships[seat] + sum(found >> seat & 1 for found in state.route_ships)
    if members + state.home[seat] != start.members or ships != start.ships:
        return False
    if not state.options.jeopardy:
        return not state.rear[seat]
    rows = (state.members[seat * sea.size + sea.main], *state.rear[seat])
    places = book.tables.jeopardy.rows
    left = len(places) - state.drawn.count(RED)  # the others are buried
    return len(rows) == len(places) and all(
        count <= (room if row < left else 0)
        for row, (count, room) in enumerate(zip(rows, places, strict=True))
    )


def _tokens_sound(book: Book, state: PolynesiaState) -> bool:
    """There are no more than were dealt, none where somebody stands, and none where none is dealt."""
    sea = book.seas[state.players]
    for colour in ("green", "orange"):
        dealt = Counter(tokens_dealt(book, colour, state.players))
        lying = Counter(state.tokens[island] for island in sea.tokens[colour])
        if any(lying[token] > dealt[token] for token in lying if token != NONE):
            return False
    bare = {*range(sea.size)}.difference(*sea.tokens.values())
    if any(state.tokens[island] != NONE for island in bare):
        return False
    dealt = Counter(all_tokens(book, state))
    found = tokens_everywhere(state)
    return all(found[token] <= dealt[token] for token in found) and not _overlooked(book, state)


def all_tokens(book: Book, state: PolynesiaState) -> list[int]:
    """The tokens that were dealt, without those that left the game at once."""
    colours = book.seas[state.players].tokens
    dealt = [token for colour in colours for token in tokens_dealt(book, colour, state.players)]
    return [token for token in dealt if token != NONE]


def tokens_everywhere(state: PolynesiaState) -> Counter[int]:
    """By kind, on islands and before players."""
    found = Counter(token for token in state.tokens if token != NONE)
    for seat in range(state.players):
        for token in range(KEPT):
            found[token] += state.kept(seat, token)
    return found


def _overlooked(book: Book, state: PolynesiaState) -> bool:
    """A token, or the point token of an archipelago, where somebody stands."""
    sea = book.seas[state.players]
    for island in range(sea.size):
        if not any(state.members[seat * sea.size + island] for seat in range(state.players)):
            continue
        group = sea.archipelago_of[island]
        if state.tokens[island] != NONE or (group != NONE and state.unclaimed >> group & 1):
            return True
    return False


def _points_sound(book: Book, state: PolynesiaState) -> bool:
    """Point tokens are in the game if a card needs them."""
    sea = book.seas[state.players]
    cards = {*state.cards}
    archipelagos = len(sea.archipelagos) if book.landfalls in cards else 0
    given = book.tables.start.points - archipelagos if book.with_points & cards else 0
    claimed = sum(state.prizes) + state.unclaimed.bit_count()
    return claimed == archipelagos and sum(state.favours) + state.points == given


def _turn_sound(book: Book, state: PolynesiaState) -> bool:
    """What has been decided of the turn must lead to the step it is at."""
    step, phases, seats = state.step, len(book.marker), range(state.players)
    if state.start not in seats or state.round < 1 or state.moves < NONE:
        return False
    if state.actor is None:
        nothing_left = (state.phase, state.moves, state.route) == (phases, NONE, NONE)
        return step == step_numbers.TURN_END and nothing_left
    if state.actor not in seats:
        return False
    if step == step_numbers.DECLINE:
        between = state.phase == phases and state.actor == state.start
        return between and (state.moves, state.route) == (NONE, NONE)
    if not 0 <= state.phase < phases or state.moves >= book.marker[state.phase]:
        return False
    if not closed_up(book, state, state.actor):
        return False
    return _step_sound(book, state)


def _step_sound(book: Book, state: PolynesiaState) -> bool:
    step, travelling, chosen = state.step, state.moves != NONE, state.route != NONE
    cards = {*state.cards}
    fresh = chosen and not state.route_ships[state.route] and state.ships[state.actor or 0] > 0
    if step == step_numbers.ACT:
        return not travelling and not chosen
    if step == step_numbers.PAY:
        most = max(state.goods[2 * (state.actor or 0) :][:2])
        return not travelling and fresh and most >= new_price(book, state, state.route)
    if step == step_numbers.MARK:
        return travelling and fresh
    if chosen:
        return False
    if step == step_numbers.TRAVEL:
        return state.moves > 0
    if step == step_numbers.FEAST:
        return travelling and book.feasts in cards
    if step == step_numbers.VOYAGE:
        return travelling
    if step == step_numbers.SETTLE:
        return book.gateways in cards
    if step == step_numbers.FAMILY:
        return book.families in cards and state.home[state.actor or 0] > 0
    return False
