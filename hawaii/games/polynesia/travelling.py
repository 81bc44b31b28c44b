"""Travelling: moves along routes, with guides or masks where one has no ship, and what is found there."""

from __future__ import annotations

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.actions import Sail
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.events import MemberSailed, PointsTaken, TokenSpent, TokenTaken
from hawaii.games.polynesia.flow import go_on
from hawaii.games.polynesia.goods import favour, pay
from hawaii.games.polynesia.kinds import KEPT, MASK, NONE, SHIP, TOKENS
from hawaii.games.polynesia.populating import bring_member
from hawaii.games.polynesia.queue import beach_full, close_up
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event


def moves(book: Book, state: PolynesiaState, seat: int) -> list[Action]:
    """All moves of one member of the seat along one route."""
    sea = book.seas[state.players]
    size, main = sea.size, sea.main
    members, ships, goods = state.members, state.route_ships, state.goods
    own, first = 1 << seat, seat * size
    price = book.tables.play.guide
    passage = book.passages in state.cards and state.masks(seat) > 0
    jeopardy = state.options.jeopardy
    closed = jeopardy and beach_full(book, state, seat)
    found: list[Action] = []
    for island, ways in enumerate(sea.ways):
        if not members[first + island]:
            continue
        for route, target, alone, guided, masked in ways:
            if closed and target == main:
                continue
            if route < 0 or (owners := ships[route]) & own:
                found.append(alone)
            elif owners:
                if goods[2 * seat + state.route_kinds[route]] >= price:
                    for owner in range(state.players):
                        if (
                            owners >> owner & 1
                            and members[owner * size + island]
                            and not (jeopardy and target == main and beach_full(book, state, owner))
                        ):
                            found.append(guided[owner])
                if passage:
                    found.append(masked)
    return found


def sail(book: Book, state: PolynesiaState, seat: int, action: Sail, events: list[Event] | None) -> None:
    """One move, complete: payment, guide, point tokens, the token of the island and its effect."""
    sea = book.seas[state.players]
    origin, target = sea.numbers[action.origin], sea.numbers[action.target]
    if state.moves == NONE:
        state.moves = book.marker[state.phase]
    state.moves -= 1
    if action.guide is not None:
        kind = state.route_kinds[sea.route_between(origin, target)]
        pay(state, seat, kind, book.tables.play.guide, "guide", events, action.guide)
    elif action.way:
        state.owned[KEPT * seat + MASK] -= 1
        if events is not None:
            events.append(TokenSpent(seat, TOKENS[MASK], True))
    _move(book, state, seat, origin, target, action.way or "alone", events)
    if action.guide is not None:
        _move(book, state, action.guide, origin, target, "guiding", events)
        if book.friendships in state.cards:
            for one in (seat, action.guide):
                points = book.tables.cards.friendships.points
                favour(book, state, one, points, book.friendships, events)
    if origin == sea.main:
        close_up(book, state, seat, events)
    _arrive(book, state, seat, target, events)


def friend_points(book: Book, state: PolynesiaState) -> int:
    """Card 3.1: point tokens for whoever moves with a guide, as far as there are any; those of the guide come
    after.
    """
    return min(state.points, book.tables.cards.friendships.points) if book.friendships in state.cards else 0


def first_points(book: Book, state: PolynesiaState, island: int) -> int:
    """Card 1.2: the point token for whoever is first in the archipelago of an island."""
    archipelago = book.seas[state.players].archipelago_of[island]
    return state.unclaimed >> archipelago & 1 if archipelago != NONE else 0


def _move(
    book: Book,
    state: PolynesiaState,
    seat: int,
    origin: int,
    target: int,
    way: str,
    events: list[Event] | None,
) -> None:
    sea = book.seas[state.players]
    state.members[seat * sea.size + origin] -= 1
    state.members[seat * sea.size + target] += 1
    if events is not None:
        events.append(MemberSailed(seat, sea.islands[origin], sea.islands[target], way))


def _arrive(book: Book, state: PolynesiaState, seat: int, island: int, events: list[Event] | None) -> None:
    """The active player is first in an archipelago, and takes the token, whoever else came along."""
    sea = book.seas[state.players]
    if first_points(book, state, island):
        state.unclaimed &= ~(1 << sea.archipelago_of[island])
        state.prizes[seat] += 1
        if events is not None:
            events.append(PointsTaken(seat, 1, book.card_names[book.landfalls]))
    token = state.tokens[island]
    if token == NONE:
        go_on(book, state, seat, events)
        return
    state.tokens[island] = NONE
    if events is not None:
        events.append(TokenTaken(seat, sea.islands[island], TOKENS[token]))
    if token == SHIP:
        state.step = step_numbers.VOYAGE
    elif token == MASK and book.feasts in state.cards:
        state.step = step_numbers.FEAST
    elif token == MASK and book.arrivals in state.cards:
        if events is not None:
            events.append(TokenSpent(seat, TOKENS[MASK], True))
        bring_member(book, state, seat, island, 1, "arrival", events)
        go_on(book, state, seat, events)
    else:
        state.owned[KEPT * seat + token] += 1
        go_on(book, state, seat, events)
