"""Why a wish cannot be fulfilled: the first thing in its way, in the order a player would look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.exploring import existing_allowed, existing_price, new_price
from hawaii.games.polynesia.kinds import GOODS, NONE
from hawaii.games.polynesia.populating import waiting
from hawaii.games.polynesia.queue import beach_full
from hawaii.games.polynesia.sea import Sea
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.steps import STEPS
from hawaii.games.polynesia.wishes import Wish
from hawaii.kernel.messages import Message

Reasons = Iterator[Message]

POSSIBLE: dict[int, frozenset[str]] = {
    step_numbers.ACT: frozenset(("explore", "travel", "populate", "catch")),
    step_numbers.PAY: frozenset(("explore",)),
    step_numbers.TRAVEL: frozenset(("travel", "stop")),
    step_numbers.FEAST: frozenset(("feast",)),
    step_numbers.VOYAGE: frozenset(("explore", "forgo")),
    step_numbers.MARK: frozenset(("explore",)),
    step_numbers.SETTLE: frozenset(("populate", "forgo")),
    step_numbers.FAMILY: frozenset(("offer", "forgo")),
    step_numbers.DECLINE: frozenset(("decline",)),
}
"""By step, what can be done then at all."""


class Question(NamedTuple):
    """Why can this seat not have its wish now?"""

    book: Book
    state: PolynesiaState
    seat: int
    wish: Wish

    @property
    def sea(self) -> Sea:
        return self.book.seas[self.state.players]

    def goods(self, kind: int) -> int:
        return self.state.goods[2 * self.seat + kind]

    def members(self, island: int) -> int:
        return self.state.members[self.seat * self.sea.size + island]


def why_not(book: Book, state: PolynesiaState, wish: Wish) -> Message:
    """The reason why no turn fulfils the wish."""
    if state.actor is None:
        return Message("why_game_over")
    question = Question(book, state, state.actor, wish)
    return next(_reasons(question), Message("why_otherwise"))


def _reasons(question: Question) -> Reasons:
    state, wish = question.state, question.wish
    known = (*POSSIBLE[step_numbers.ACT], "stop", "feast", "offer", "forgo", "decline")
    wanted = [do for do in known if wish.may(do)]
    possible = POSSIBLE[state.step]
    if not possible.intersection(wanted):
        yield Message(f"why_polynesia_{STEPS[state.step].name}")
        return
    if wish.may("explore") and "explore" in possible:
        yield from _exploring_anything(question) if wish.route is None else _exploring(question, wish.route)
    if wish.may("travel") and "travel" in possible:
        yield from _travelling(question)
    if wish.may("populate") and "populate" in possible:
        yield from _populating(question)
    if wish.may("offer") and state.step == step_numbers.FAMILY:
        yield Message("why_family_short", {"count": question.book.tables.cards.families.price})


def _exploring_anything(question: Question) -> Reasons:
    state = question.state
    if question.wish.do != "explore":
        return
    if not state.ships[question.seat]:
        yield Message("why_no_ships")
    elif state.step == step_numbers.ACT:
        yield from _price(question, question.book.marker[state.phase])


def _exploring(question: Question, name: str) -> Reasons:
    book, state, sea = question.book, question.state, question.sea
    if name in sea.table.neutral:
        yield Message("why_neutral_route")
        return
    route = sea.route_numbers.get(name)
    if route is None:
        yield Message("why_no_such_route", {"route": name})
        return
    if state.step in (step_numbers.PAY, step_numbers.MARK) and route != state.route:
        yield Message("why_route_chosen")
        return
    if not state.ships[question.seat]:
        yield Message("why_no_ships")
    ships = state.route_ships[route]
    if ships >> question.seat & 1:
        yield Message("why_own_ship")
    elif ships and not existing_allowed(book, state):
        yield Message("why_route_of_another")
    if state.step == step_numbers.VOYAGE:
        return
    if ships:
        kind = state.route_kinds[route]
        if question.wish.kind not in (None, GOODS[kind]):
            yield Message("why_other_kind", {"kind": Message(f"polynesia_kind_{GOODS[kind]}")})
        yield from _short(question, kind, existing_price(book, state, route))
    else:
        yield from _price(question, new_price(book, state, route))


def _price(question: Question, price: int) -> Reasons:
    """Of a new route: all of one kind."""
    if question.wish.kind is not None:
        yield from _short(question, GOODS.index(question.wish.kind), price)
    elif max(question.goods(kind) for kind in range(len(GOODS))) < price:
        yield Message("why_price_of_one_kind", {"count": price})


def _short(question: Question, kind: int, price: int) -> Reasons:
    short = price - question.goods(kind)
    if short > 0:
        yield Message(f"why_{GOODS[kind]}_short", {"count": short})


def _travelling(question: Question) -> Reasons:
    wish, sea, state = question.wish, question.sea, question.state
    for name in (wish.origin, wish.target):
        if name is not None and name not in sea.numbers:
            yield Message("why_no_such_island", {"island": name})
            return
    if wish.origin is not None and not question.members(sea.numbers[wish.origin]):
        yield Message("why_nobody_there", {"island": sea.name_of(sea.numbers[wish.origin])})
        return
    if wish.target is None:
        if wish.origin is not None or wish.do == "travel":
            yield Message("why_no_way_out")
        return
    if wish.target == wish.origin:
        yield Message("why_already_there")
        return
    target = sea.numbers[wish.target]
    if target == sea.main and beach_full(question.book, state, question.seat):
        yield Message("why_beach_full")
    if wish.origin is not None and _neighbours(sea, sea.numbers[wish.origin], target):
        yield from _one_move(question, sea.numbers[wish.origin], target)
        return
    needed, moves = _distance(question, target), _moves(question)
    if not needed:
        yield Message("why_no_explored_way")
    elif needed > moves:
        yield Message("why_too_far", {"count": needed, "moves": moves})
    yield Message("why_no_open_way")


def _distance(question: Question, target: int) -> int:
    """The fewest moves along explored and neutral routes, whoever owns them, from the island of the wish or
    from any with a member; 0 if they do not lead there.
    """
    sea, ships, origin = question.sea, question.state.route_ships, question.wish.origin
    starts = [sea.numbers[origin]] if origin is not None else filter(question.members, range(sea.size))
    reached = set(starts) - {target}
    for moves in range(1, sea.size):
        ways = [way for island in reached for way in sea.ways[island]]
        reached |= {way.target for way in ways if way.route == NONE or ships[way.route]}
        if target in reached:
            return moves
    return 0


def _neighbours(sea: Sea, origin: int, target: int) -> bool:
    return any(way.target == target for way in sea.ways[origin])


def _moves(question: Question) -> int:
    state = question.state
    return question.book.marker[state.phase] if state.moves == NONE else state.moves


def _one_move(question: Question, origin: int, target: int) -> Reasons:
    """Between neighbours: what is missing on the route itself."""
    book, sea, state, seat = question.book, question.sea, question.state, question.seat
    route = sea.route_between(origin, target)
    owners = state.route_ships[route] if route != NONE else 0
    if route == NONE or owners >> seat & 1:
        return
    if not owners:
        yield Message("why_unexplored")
        return
    guides = [
        owner
        for owner in range(state.players)
        if owners >> owner & 1
        and state.members[owner * sea.size + origin]
        and question.wish.guide in (None, owner)
    ]
    if not guides:
        yield Message("why_no_guide")
        return
    kind = state.route_kinds[route]
    yield from _short(question, kind, book.tables.play.guide)
    if target == sea.main and all(beach_full(book, state, owner) for owner in guides):
        yield Message("why_guide_beach_full")


def _populating(question: Question) -> Reasons:
    book, state, sea, name = question.book, question.state, question.sea, question.wish.island
    if name is not None and name not in sea.numbers:
        yield Message("why_no_such_island", {"island": name})
        return
    if not waiting(book, state, question.seat):
        yield Message("why_queue_empty" if state.options.jeopardy else "why_nobody_home")
    if name is None:
        return
    island = sea.numbers[name]
    if island == sea.main and state.options.jeopardy:
        yield Message("why_main_in_jeopardy")
    elif not question.members(island):
        yield Message("why_nobody_there", {"island": sea.name_of(island)})
