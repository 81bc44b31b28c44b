"""Turns that fulfil a wish, found by playing them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from hawaii.games.maori import step_numbers
from hawaii.games.maori.actions import Discard, Fetch, Launch, Moor, Nothing, Put, Sail, Store, Take
from hawaii.games.maori.placing import steer_price
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.steps.discover import in_reach
from hawaii.games.maori.steps.sail import sail_price
from hawaii.games.maori.wishes import Wish, begun
from hawaii.kernel.actions import Action
from hawaii.kernel.plans import Plan

if TYPE_CHECKING:
    from hawaii.games.maori.game import Maori


class TurnPlan(Plan, frozen=True):
    """A turn, but for where one's own ship goes at its end, which is a wish by itself.

    A plan that only sails has nothing to `do`.
    """

    do: str = ""
    position: int = 0
    steps: int = 0
    tile: str | None = None
    square: str | None = None
    edges: str | None = None
    sailing: int = 0
    skipping: int = 0
    steering: int = 0
    """Shells for each."""


def find_plans(game: Maori, state: MaoriState, wish: Wish) -> list[TurnPlan]:
    """All turns that fulfil the wish, cheapest first, then those that sail least."""
    plans = [plan for plan in _found(game, state, wish, _begun(game, state)) if _fulfils(plan, wish)]
    plans.sort(key=lambda plan: (plan.cost["shell"], plan.steps, [action.text for action in plan.actions]))
    return plans


def _begun(game: Maori, state: MaoriState) -> TurnPlan:
    """What the turn under way has decided."""
    known = begun(game.book, state)
    known.setdefault("do", "take" if "tile" in known else "")
    return TurnPlan((), {}, **{"position": state.ship + 1, **known})


def _found(game: Maori, state: MaoriState, wish: Wish, so_far: TurnPlan) -> Iterator[TurnPlan]:
    for action in game.actions(state):
        actions = (*so_far.actions, action)
        yield from _followed(game, state, wish, replace(so_far, actions=actions), action)


def _followed(
    game: Maori, state: MaoriState, wish: Wish, so_far: TurnPlan, action: Action
) -> Iterator[TurnPlan]:
    """The turns that go on with this action. What leaves no choice after it is played by itself: it belongs
    to the turn, but not to its actions.
    """
    plan = _with(game, state, action, so_far)
    if not _admits(plan, wish, action):
        return
    if wish.only_sails and isinstance(action, Sail):
        yield plan
        return
    seat = state.actor
    assert seat is not None
    after = state.copy()
    game.step(after).apply(game.book, after, seat, action, None)
    if after.turns != state.turns or after.step == step_numbers.MOOR:
        yield plan
        return
    options = game.step(after).options(game.book, after, seat)
    after.legal = tuple(options)
    if len(options) > 1:
        yield from _found(game, after, wish, plan)
    else:
        yield from _followed(game, after, wish, plan, options[0])


def _with(game: Maori, state: MaoriState, action: Action, plan: TurnPlan) -> TurnPlan:
    """The plan with what one more action decides and costs."""
    book, seat = game.book, state.actor
    assert seat is not None
    changes: dict[str, Any] = {}
    match action:
        case Launch(position=position):
            changes |= {"do": "launch", "position": position}
        case Sail(steps=steps):
            position = (state.ship + steps) % len(book.lines) + 1
            changes |= {"steps": steps, "position": position}
            changes["sailing"] = sail_price(book, state, seat, steps)
        case Take(square=name):
            reach = {book.matrix.names[square]: skipped for square, skipped in in_reach(book, state)}
            changes |= {"do": "take", "tile": name}
            changes["skipping"] = reach[name] * book.tables.play.skipped
        case Put(square=name, edges=edges):
            square = book.sides[state.options.board].grid.numbers[name]
            changes |= {"do": plan.do or "put", "square": name, "edges": edges or None}
            changes["steering"] = steer_price(book, state, seat, square)
        case Store():
            changes["do"] = "store"
        case Fetch():
            changes["do"] = "put"
        case Discard(square=name):
            changes |= {"do": "discard", "square": name}
        case Moor(square=name):
            changes |= {"do": "moor", "square": name}
        case Nothing():
            changes["do"] = "nothing"
    plan = replace(plan, **changes)
    return replace(plan, cost={"shell": plan.sailing + plan.skipping + plan.steering})


def _fulfils(plan: TurnPlan, wish: Wish) -> bool:
    """Whether a turn brings all that the wish names."""
    named = ((wish.position, plan.position), (wish.tile, plan.tile), (wish.square, plan.square))
    return all(wanted in (None, found) for wanted, found in (*named, (wish.edges, plan.edges)))


def _admits(plan: TurnPlan, wish: Wish, action: Action) -> bool:
    """Whether a turn that goes on like this may fulfil the wish."""

    def open_or(wanted: object, found: object) -> bool:
        return wanted is None or wanted == found

    match action:
        case Launch():
            return wish.may("launch") and open_or(wish.position, plan.position)
        case Sail():
            return open_or(wish.position, plan.position)
        case Take():
            return (wish.may("take") or wish.may("store")) and open_or(wish.tile, plan.tile)
        case Put():
            fitting = open_or(wish.square, plan.square) and open_or(wish.edges, plan.edges)
            return wish.may(plan.do) and fitting
        case Discard() | Moor():
            return wish.may(plan.do) and open_or(wish.square, plan.square)
    return wish.may(plan.do)
