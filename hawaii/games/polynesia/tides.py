"""What tide cards score at the end, and the point tokens they brought on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.income import of_kind
from hawaii.games.polynesia.kinds import FISH, SHELL
from hawaii.games.polynesia.settled import Settled
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.tables import MostCard
from hawaii.kernel.breakdown import Award
from hawaii.kernel.messages import Message, Values


class End(NamedTuple):
    """What the cards look at: the position, what is left of it, and the seat whose points are asked for."""

    book: Book
    state: PolynesiaState
    after: list[Settled]
    seat: int

    @property
    def own(self) -> Settled:
        return self.after[self.seat]

    @property
    def masks(self) -> int:
        return self.state.masks(self.seat)


class Tide(NamedTuple):
    """Points of a card, and how much there is of what it counts."""

    points: int
    amount: int


def tide_awards(book: Book, state: PolynesiaState, after: list[Settled], seat: int) -> list[Award]:
    """The points of the seat by each of the cards on the table."""
    end = End(book, state, after, seat)
    found: list[Award] = []
    for number in state.cards:
        name = book.card_names[number]
        source = f"tide{book.cards[name].type}"
        for tide in _COUNTING[name](end) if name in _COUNTING else ():
            found.append(Award(tide.points, source, Message(f"polynesia_{name}", {"count": tide.amount})))
        if name == "chieftains":
            found += _chieftains(end, source)
    return found


def _in_row(points: Sequence[int], count: int) -> int:
    """The points for so many; nothing for none."""
    return points[min(count, len(points)) - 1] if count else 0


def _most(card: MostCard, amounts: Sequence[int], seat: int) -> int:
    """A majority needs at least one piece."""
    most = max(amounts)
    if not most or amounts[seat] < most:
        return 0
    return card.alone if amounts.count(most) == 1 else card.shared


def _landfalls(end: End) -> list[Tide]:
    return [Tide(end.state.prizes[end.seat], end.state.prizes[end.seat])]


def _favours(end: End) -> list[Tide]:
    return [Tide(end.state.favours[end.seat], end.state.favours[end.seat])]


def _footholds(end: End) -> list[Tide]:
    count = end.own.archipelagos
    return [Tide(_in_row(end.book.tables.cards.footholds.points, count), count)]


def _strongholds(end: End) -> list[Tide]:
    count = end.own.whole
    return [Tide(_in_row(end.book.tables.cards.strongholds.points, count), count)]


def _collections(end: End) -> list[Tide]:
    return [Tide(_in_row(end.book.tables.cards.collections.points, end.masks), end.masks)]


def _ceremonies(end: End) -> list[Tide]:
    count = end.masks * end.own.archipelagos
    return [Tide(count * end.book.tables.cards.ceremonies.points, count)]


def _faceless(end: End) -> list[Tide]:
    return [] if end.masks else [Tide(end.book.tables.cards.faceless.points, 0)]


def _homebodies(end: End) -> list[Tide]:
    amounts = [one.home for one in end.after]
    return [Tide(_most(end.book.tables.cards.homebodies, amounts, end.seat), amounts[end.seat])]


def _navigators(end: End) -> list[Tide]:
    ships = end.book.tables.start.ships
    amounts = [ships - left for left in end.state.ships]
    return [Tide(_most(end.book.tables.cards.navigators, amounts, end.seat), amounts[end.seat])]


def _fishers(end: End) -> list[Tide]:
    return _richest(end, FISH, end.book.tables.cards.fishers)


def _divers(end: End) -> list[Tide]:
    return _richest(end, SHELL, end.book.tables.cards.divers)


def _richest(end: End, kind: int, card: MostCard) -> list[Tide]:
    """Everybody takes once more of the kind, from the islands that are left and from tokens."""
    book, state = end.book, end.state
    sunk = book.seas[state.players].sinking
    amounts = [
        state.goods[2 * seat + kind] + of_kind(book, state, seat, kind, sunk) for seat in range(state.players)
    ]
    return [Tide(_most(card, amounts, end.seat), amounts[end.seat])]


def _chieftains(end: End, source: str) -> list[Award]:
    """Island by island: who has most members there, alone or with others, and who comes next."""
    book, state, seat = end.book, end.state, end.seat
    sea = book.seas[state.players]
    card = book.tables.cards.chieftains
    found: list[Award] = []
    for island in sorted(sea.turtles):
        if island in sea.sinking:
            continue
        amounts = [state.members[one * sea.size + island] for one in range(state.players)]
        points = _most(card, amounts, seat)
        if not points and amounts.count(max(amounts)) == 1:
            others = sorted({amount for amount in amounts if amount}, reverse=True)
            points = card.second if len(others) > 1 and amounts[seat] == others[1] else 0
        values: Values = {"island": sea.name_of(island), "count": amounts[seat]}
        found.append(Award(points, source, Message("polynesia_chieftains", values)))
    return found


_COUNTING: dict[str, Callable[[End], list[Tide]]] = {
    "landfalls": _landfalls,
    "footholds": _footholds,
    "strongholds": _strongholds,
    "collections": _collections,
    "ceremonies": _ceremonies,
    "faceless": _faceless,
    "friendships": _favours,
    "company": _favours,
    "homebodies": _homebodies,
    "fishers": _fishers,
    "navigators": _navigators,
    "divers": _divers,
}
