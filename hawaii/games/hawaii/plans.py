"""Complete turns that fulfil a wish, found by playing them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.actions import (
    RESOURCES,
    Buy,
    Catch,
    Fish,
    Rest,
    Retire,
    Sail,
    Settle,
    Take,
    Visit,
    Walk,
)
from hawaii.games.hawaii.events import (
    BoatsUsed,
    ChieftainMoved,
    ExchangeHutsUsed,
    FishCaught,
    Paid,
    TileBought,
    TileGiven,
    TilePlaced,
)
from hawaii.games.hawaii.state import HawaiiState
from hawaii.games.hawaii.wishes import Decided, Wish, decided
from hawaii.kernel.actions import Action
from hawaii.kernel.events import Event, TurnEnded
from hawaii.kernel.plans import Plan

if TYPE_CHECKING:
    from hawaii.games.hawaii.game import Hawaii


class TurnPlan(Plan, frozen=True):
    """A complete turn. Payments are (shells, feet, fruits), boats (fishing boat, boats I, boats II)."""

    do: str
    place: str | None = None
    tile: str | None = None
    token: str | None = None
    side: int | None = None
    stack: int | None = None
    village: int | None = None
    walk_payment: tuple[int, int, int] | None = None
    payment: tuple[int, int, int] | None = None
    offering: tuple[int, int, int] | None = None
    dock: int | None = None
    fish: tuple[int, ...] | None = None
    boats: tuple[int, int, int] | None = None
    space: int | None = None
    huts: int = 0
    """Exchange huts used."""


def find_plans(game: Hawaii, state: HawaiiState, wish: Wish) -> list[TurnPlan]:
    """All turns that fulfil the wish, cheapest first: fewest pieces, then fewest fruits, then fewest huts."""
    if state.over or state.step == step_numbers.COLLECT:
        return []  # there is no turn
    begun = decided(game.book, state)
    plans = []
    for actions, events in _turns(game, state, wish):
        plan = _summary(game, begun, actions, events)
        if _fulfils(plan, wish, begun):
            plans.append(plan)
    plans.sort(key=_price)
    return plans


def _price(plan: TurnPlan) -> tuple[int, int, int, list[str]]:
    return (
        sum(plan.cost.values()),
        plan.cost["fruit"],
        plan.huts,
        [action.text for action in plan.actions],
    )


def _turns(game: Hawaii, state: HawaiiState, wish: Wish) -> Iterator[tuple[list[Action], list[Event]]]:
    """Every row of actions to the end of the turn that may still fulfil the wish, with its events."""
    for action in game.actions(state):
        if not _admits(game, wish, action):
            continue
        after = state.copy()
        events: list[Event] = []
        for event in game.play(after, action):
            if isinstance(event, TurnEnded):
                break
            events.append(event)
        if after.turns != state.turns:
            yield [action], events
        else:
            for actions, more in _turns(game, after, wish):
                yield [action, *actions], events + more


def _admits(game: Hawaii, wish: Wish, action: Action) -> bool:
    """Whether a turn with this action may fulfil the wish; what it leaves open is looked at in the end."""

    def open_or(wanted: object, found: object) -> bool:
        return wanted is None or wanted == found

    match action:
        case Walk(place=place):
            sold = game.book.tables.places[place].tiles
            return wish.may("buy") and open_or(wish.place, place) and wish.tile in (None, *sold)
        case Fish():
            return wish.may("fish")
        case Visit(dock=dock):
            return wish.may("visit") and open_or(wish.dock, dock)
        case Rest():
            return wish.may("rest")
        case Retire(space=space):
            return wish.may("retire") and open_or(wish.space, space)
        case Buy(tile=tile, side=side, token=token, stack=stack):
            return (
                open_or(wish.tile, tile)
                and open_or(wish.side, side)
                and open_or(wish.token, token)
                and (not stack or open_or(wish.stack, stack))
            )
        case Settle(village=village):
            return open_or(wish.village, village)
        case Catch(fish=fish):
            return wish.fish is None or tuple(sorted(wish.fish)) == fish
        case Sail():
            return open_or(wish.boats, action.boats)
        case Take(tile=tile):
            return open_or(wish.tile, tile)
    return True


def _summary(game: Hawaii, begun: Decided, actions: list[Action], events: list[Event]) -> TurnPlan:
    """What a turn is about, from what had been decided of it and from what happened."""
    found: dict[str, Any] = dict(begun.known)
    huts = 0
    paid = [0, 0, 0]
    for event in events:
        match event:
            case ChieftainMoved(destination=destination, number=number):
                found.update(_destination(destination, number))
            case Paid(shell=shell, foot=foot, fruit=fruit, purpose=purpose):
                pieces = (shell, foot, fruit)
                paid = [a + b for a, b in zip(paid, pieces, strict=True)]
                key = {"walk": "walk_payment", "offering": "offering"}.get(purpose, "payment")
                found[key] = pieces
            case ExchangeHutsUsed(first=first, second=second):
                huts += first + second
            case TileBought(tile=tile, side=side, number=number, token=token, stack=stack):
                found.update(tile=tile, side=max(side, number), token=token, stack=stack or None)
            case TileGiven(tile=tile, side=side, number=number) if found.get("do") == "visit":
                found.update(tile=tile, side=max(side, number))
            case TilePlaced(village=village):
                found["village"] = village
            case BoatsUsed(fishing=fishing, first=first, second=second):
                found["boats"] = (fishing, first, second)
            case FishCaught(tokens=tokens):
                fish = game.book.fish
                found["fish"] = tuple(sorted(fish[game.book.tokens[token]] for token in tokens))
            case _:
                pass
    cost = dict(zip(RESOURCES, paid, strict=True))
    return TurnPlan(actions=tuple(actions), cost=cost, huts=huts, **found)


def _destination(name: str, number: int) -> dict[str, Any]:
    match name:
        case "cove":
            return {"do": "fish"}
        case "dock":
            return {"do": "visit", "dock": number}
        case "track":
            return {"do": "retire", "space": number}
        case "beach":
            return {"do": "rest"}
    return {"do": "buy", "place": name}


def _fulfils(plan: TurnPlan, wish: Wish, begun: Decided) -> bool:
    for field in ("do", "place", "tile", "token", "side", "stack", "village", "dock", "boats", "space"):
        wanted = getattr(wish, field)
        if wanted is not None and field not in begun.passed and wanted != getattr(plan, field):
            return False
    if wish.fish is not None and tuple(sorted(wish.fish)) != plan.fish:
        return False
    for field in ("walk_payment", "payment", "offering"):
        pieces = getattr(wish, field)
        if pieces is not None and field not in begun.passed:
            wanted = tuple(pieces.get(name, 0) for name in RESOURCES)
            if wanted != (getattr(plan, field) or (0, 0, 0)):
                return False
    return True
