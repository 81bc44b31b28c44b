"""Turns that fulfil a wish, found by playing them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.actions import (
    Catch,
    Decline,
    Explore,
    Feast,
    Forgo,
    Mark,
    Offer,
    Pay,
    Populate,
    Sail,
    Stop,
)
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.exploring import company_points, existing_price, new_price
from hawaii.games.polynesia.kinds import GOODS, NONE
from hawaii.games.polynesia.populating import brought
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.travelling import first_points, friend_points
from hawaii.games.polynesia.wishes import Wish
from hawaii.kernel.actions import Action
from hawaii.kernel.plans import Plan

if TYPE_CHECKING:
    from hawaii.games.polynesia.game import Polynesia


class TurnPlan(Plan, frozen=True):
    """A turn, or as much of it as the wish is about. The cost is goods by kind, and masks."""

    do: str = ""
    route: str | None = None
    kind: str | None = None
    path: tuple[str, ...] = ()
    """The islands of a travel, from the first to the last."""
    ways: tuple[str, ...] = ()
    """How the member moves from each to the next: "alone", "guide" or "mask"."""
    guides: tuple[int | None, ...] = ()
    island: str | None = None
    count: int = 0
    """Members that are brought, goods that are caught."""
    take: bool | None = None
    points: int = 0
    """Point tokens that tide cards bring on the way."""


def find_plans(game: Polynesia, state: PolynesiaState, wish: Wish) -> list[TurnPlan]:
    """All turns that fulfil the wish, cheapest first, then the shortest."""
    plans = [plan for plan in _found(game, state, wish) if _fulfils(plan, wish)]
    plans.sort(key=_dearness)
    return plans


def _dearness(plan: TurnPlan) -> tuple[int, int, int, list[str]]:
    masks = plan.cost.get("mask", 0)
    goods = sum(plan.cost.values()) - masks
    return masks, goods, len(plan.actions), [action.text for action in plan.actions]


def _found(game: Polynesia, state: PolynesiaState, wish: Wish) -> Iterator[TurnPlan]:
    for action in game.actions(state):
        if isinstance(action, Sail):
            if wish.may("travel") and wish.origin in (None, action.origin):
                yield from _travels(game, state, TurnPlan((), {}, do="travel"), action)
        elif isinstance(action, Explore):
            if wish.may("explore") and wish.route in (None, action.route):
                yield from _explorations(game, state, action)
        else:
            yield _single(game.book, state, action)


def _travels(game: Polynesia, state: PolynesiaState, so_far: TurnPlan, action: Sail) -> Iterator[TurnPlan]:
    """The travels of one member that go on with this move, over islands it has not been to. They end where
    something else must be decided.
    """
    plan = _with_move(game.book, state, so_far, action)
    yield plan
    after = state.copy()
    if not game.play_in_turn(after, action) or after.step != step_numbers.TRAVEL:
        return
    for move in after.legal:
        if isinstance(move, Sail) and move.origin == action.target and move.target not in plan.path:
            yield from _travels(game, after, plan, move)


def _with_move(book: Book, state: PolynesiaState, plan: TurnPlan, move: Sail) -> TurnPlan:
    cost = dict(plan.cost)
    sea = book.seas[state.players]
    points = first_points(book, state, sea.numbers[move.target])
    if move.guide is not None:
        points += friend_points(book, state)
        route = sea.route_between(sea.numbers[move.origin], sea.numbers[move.target])
        kind = GOODS[state.route_kinds[route]]
        cost[kind] = cost.get(kind, 0) + book.tables.play.guide
    elif move.way:
        cost["mask"] = cost.get("mask", 0) + 1
    return replace(
        plan,
        actions=(*plan.actions, move),
        cost=cost,
        path=(*(plan.path or (move.origin,)), move.target),
        ways=(*plan.ways, move.way or "alone"),
        guides=(*plan.guides, move.guide),
        points=plan.points + points,
    )


def _explorations(game: Polynesia, state: PolynesiaState, action: Explore) -> Iterator[TurnPlan]:
    """With each kind that can be paid, or put beside the route. A kind that leaves no choice is no action."""
    book, seat = game.book, state.actor
    assert seat is not None
    route = book.seas[state.players].route_numbers[action.route]
    plan = TurnPlan((action,), {}, do="explore", route=action.route)
    free = state.step == step_numbers.VOYAGE
    if state.route_ships[route]:
        kind = GOODS[state.route_kinds[route]]
        price = 0 if free else existing_price(book, state, route)
        points = company_points(book, state, route)
        yield replace(plan, kind=kind, cost={kind: price} if price else {}, points=points)
        return
    after = state.copy()
    game.step(after).apply(book, after, seat, action, None)
    kinds = game.step(after).options(book, after, seat)
    for choice in kinds:
        assert isinstance(choice, Pay | Mark)
        cost = {} if free else {choice.kind: new_price(book, state, route)}
        actions = (action, choice) if len(kinds) > 1 else (action,)
        yield replace(plan, actions=actions, kind=choice.kind, cost=cost)


def _single(book: Book, state: PolynesiaState, action: Action) -> TurnPlan:
    """A decision that is a plan by itself."""
    seat = state.actor
    assert seat is not None
    plan = TurnPlan((action,), {})
    match action:
        case Pay(kind=kind) | Mark(kind=kind):
            route = book.seas[state.players].routes[state.route] if state.route != NONE else None
            cost = {kind: new_price(book, state, state.route)} if isinstance(action, Pay) else {}
            return replace(plan, do="explore", route=route, kind=kind, cost=cost)
        case Populate(island=island):
            count = brought(book, state, seat, book.seas[state.players].numbers[island])
            return replace(plan, do="populate", island=island, count=count)
        case Catch(kind=kind):
            return replace(plan, do="catch", kind=kind, count=book.marker[state.phase])
        case Feast(way=way, kind=kind):
            return replace(
                plan, do="feast", kind=kind, take=way == "take", count=book.tables.cards.feasts.goods
            )
        case Offer(kind=kind):
            return replace(
                plan, do="offer", kind=kind, cost={kind: book.tables.cards.families.price}, count=1
            )
        case Decline(kind=kind):
            return replace(plan, do="decline", kind=kind)
        case Stop():
            return replace(plan, do="stop")
    assert isinstance(action, Forgo)
    return replace(plan, do="forgo")


def _fulfils(plan: TurnPlan, wish: Wish) -> bool:
    """Whether a turn brings all that the wish names."""
    last = len(plan.ways) == 1
    named = (
        (wish.route, plan.route),
        (wish.kind, plan.kind),
        (wish.origin, plan.path[0] if plan.path else None),
        (wish.target, plan.path[-1] if plan.path else None),
        (wish.way, plan.ways[0] if last else None),
        (wish.guide, plan.guides[0] if last else None),
        (wish.island, plan.island),
        (wish.take, plan.take),
    )
    return wish.may(plan.do) and all(wanted in (None, found) for wanted, found in named)
