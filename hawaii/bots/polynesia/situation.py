"""A position as opponents look at it: what each seat sees of the map, and what it would score now."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.bots.polynesia.chart import KEPT, Chart, View
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.exploring import existing_allowed
from hawaii.games.polynesia.income import TOKEN_OF
from hawaii.games.polynesia.kinds import FISH, MASK, SHELL, TURTLE
from hawaii.games.polynesia.kinds import KEPT as KEPT_TOKENS
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.games.polynesia.tables import MostCard

Amounts = Sequence[int]


class Fleets:
    """The ships on the map."""

    __slots__ = ("free", "own")

    def __init__(self, ships: Sequence[int], players: int, only_new: bool) -> None:
        self.own = [
            sum([1 << route for route, seats in enumerate(ships) if seats >> seat & 1])
            for seat in range(players)
        ]
        """By seat, its routes as bits."""
        taken = sum([1 << route for route, seats in enumerate(ships) if seats])
        everything = (1 << len(ships)) - 1
        self.free = [everything & ~(taken if only_new else own) for own in self.own]
        """By seat, the routes that it could explore."""


class Situation:
    """Made anew for each position; what it is made of is remembered."""

    __slots__ = ("fleets", "lost", "state", "views")

    def __init__(self, state: PolynesiaState, fleets: Fleets, views: list[View]) -> None:
        self.state = state
        self.fleets = fleets
        self.views = views
        jeopardy = state.options.jeopardy
        self.lost = [
            view.sinking + home + (sum(rear) if jeopardy else 0)
            for view, home, rear in zip(views, state.home, state.rear, strict=True)
        ]
        """By seat, the members on the personal board if the volcano erupted now."""

    def goods(self, kind: int) -> list[int]:
        """By seat, with what comes once more at the end."""
        state, token = self.state, TOKEN_OF[kind]
        return [
            state.goods[2 * seat + kind] + view.lasting[kind] + state.owned[KEPT_TOKENS * seat + token]
            for seat, view in enumerate(self.views)
        ]

    def ships(self) -> list[int]:
        return [own.bit_count() for own in self.fleets.own]


class Observer:
    """Looks at positions of games with the same tables."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.charts = {players: Chart(sea) for players, sea in book.seas.items()}
        self._fleets: dict[tuple[int, ...], Fleets] = {}
        number = book.card_numbers
        cards = book.tables.cards
        self.footholds, self.strongholds = number["footholds"], number["strongholds"]
        self.collections, self.ceremonies = number["collections"], number["ceremonies"]
        self.faceless, self.chieftains = number["faceless"], number["chieftains"]
        self.majorities: dict[int, MostCard] = {
            number["homebodies"]: cards.homebodies,
            number["fishers"]: cards.fishers,
            number["navigators"]: cards.navigators,
            number["divers"]: cards.divers,
        }
        self._kind_of = {number["fishers"]: FISH, number["divers"]: SHELL}
        self._homebodies = number["homebodies"]

    def situation(self, state: PolynesiaState) -> Situation:
        chart = self.charts[state.players]
        key = tuple(state.route_ships)
        fleets = self._fleets.get(key)
        if fleets is None or len(fleets.own) != state.players:
            if len(self._fleets) >= KEPT:
                self._fleets.clear()
            only_new = not existing_allowed(self.book, state)
            fleets = self._fleets[key] = Fleets(key, state.players, only_new)
        size, members = chart.size, state.members
        views = [
            chart.view(tuple(members[seat * size : (seat + 1) * size]), routes)
            for seat, routes in enumerate(fleets.own)
        ]
        return Situation(state, fleets, views)

    def amounts(self, seen: Situation, card: int) -> list[int]:
        """By seat, what a card for the most counts."""
        if card == self._homebodies:
            return seen.lost
        if (kind := self._kind_of.get(card)) is not None:
            return seen.goods(kind)
        return seen.ships()

    def sure(self, state: PolynesiaState, seat: int) -> int:
        """Points that nobody can lose."""
        tokens = state.owned[KEPT_TOKENS * seat + TURTLE] * self.book.tables.scoring.turtle_token
        return tokens + state.prizes[seat] + state.favours[seat]

    def tides(self, seen: Situation) -> list[int]:
        """By seat, points of the cards if the volcano erupted now, but for point tokens."""
        state = seen.state
        first, second, third = state.cards
        found = [0] * state.players
        cards = self.book.tables.cards
        for seat, view in enumerate(seen.views):
            masks = state.owned[KEPT_TOKENS * seat + MASK]
            points = 0
            if first == self.footholds:
                points += in_row(cards.footholds.points, view.archipelagos.bit_count())
            elif first == self.strongholds:
                points += in_row(cards.strongholds.points, view.whole.bit_count())
            if second == self.collections:
                points += in_row(cards.collections.points, masks)
            elif second == self.ceremonies:
                points += cards.ceremonies.points * masks * view.archipelagos.bit_count()
            elif second == self.faceless:
                points += 0 if masks else cards.faceless.points
            found[seat] = points
        if (card := self.majorities.get(third)) is not None:
            amounts = self.amounts(seen, third)
            most = max(amounts)
            points = card.alone if amounts.count(most) == 1 else card.shared
            for seat, amount in enumerate(amounts):
                if amount == most and most:
                    found[seat] += points
        elif third == self.chieftains:
            for seat, points in enumerate(self._chieftains(state)):
                found[seat] += points
        return found

    def _chieftains(self, state: PolynesiaState) -> list[int]:
        card, sea = self.book.tables.cards.chieftains, self.book.seas[state.players]
        found = [0] * state.players
        for island in sea.turtles:
            if island in sea.sinking:
                continue
            amounts = state.members[island :: sea.size]
            most = max(amounts)
            if not most:
                continue
            alone = amounts.count(most) == 1
            second = max([amount for amount in amounts if amount < most], default=0)
            for seat, amount in enumerate(amounts):
                if amount == most:
                    found[seat] += card.alone if alone else card.shared
                elif alone and amount and amount == second:
                    found[seat] += card.second
        return found

    def final(self, seen: Situation) -> list[int]:
        """What everybody scores, if the game is over or the volcano erupted now."""
        free = self.book.free
        return [
            free[lost] + view.turtles + self.sure(seen.state, seat) + tide
            for seat, (lost, view, tide) in enumerate(
                zip(seen.lost, seen.views, self.tides(seen), strict=True)
            )
        ]


def in_row(points: Sequence[int], count: int) -> int:
    """The points for so many; nothing for none."""
    return points[min(count, len(points)) - 1] if count else 0
