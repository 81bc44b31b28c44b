"""What is worth looking at within a turn: nobody explores far from everything, or sails to the volcano."""

from __future__ import annotations

from collections.abc import Sequence

from hawaii.bots.polynesia.chart import Chart, View
from hawaii.bots.polynesia.situation import Observer, Situation
from hawaii.bots.polynesia.unseen import Trail, Unseen
from hawaii.games.polynesia import step_numbers
from hawaii.games.polynesia.actions import Explore, Populate, Sail
from hawaii.games.polynesia.book import Book
from hawaii.games.polynesia.kinds import KEPT, MASK, NONE, SHIP, TURTLE
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.actions import Action

ROUTES, FREE, ISLANDS = 8, 4, 3
"""Routes to explore, those for a ship token, and islands to populate besides the main one."""
MOVES = {3: 4, 2: 3, 1: 3}
"""Moves that are looked at, by how many are left of the travel."""
MORE = 2
"""So many times as much is looked at where a decision is to be made."""
SAFE = 0.8
"""What it is worth, in points, to bring a member away from the volcano."""
SOURCE, TOKEN, MASKED, CLAIM = 0.6, 0.5, 0.8, 0.8
"""Islands with goods, tokens, masks, and archipelagos as far as a card counts them."""
STEP, ROUTE = 0.3, 0.8
"""What one move and one route more take away from that."""
LEAST = 0.02
"""Moves that promise less are left out."""
FAR = 3
"""So many moves ahead."""
REMEMBERED = 1 << 13


class Aims:
    """What the islands of a map are worth to a seat."""

    __slots__ = ("first", "hold", "pull")

    def __init__(self, hold: list[float], first: list[float], pull: list[float]) -> None:
        self.hold = hold
        """What is lost with the last member on it."""
        self.first = first
        """What is gained with the first."""
        self.pull = pull
        """What a member there may come to."""


class Sense:
    """Leaves out actions that no player would think about, as long as others are left."""

    def __init__(self, book: Book, observer: Observer) -> None:
        self.book = book
        self.observer = observer
        self._aims: dict[tuple[object, ...], Aims] = {}
        number = book.card_numbers
        self._claims = {number["landfalls"], number["footholds"], number["strongholds"]}
        self._ceremonies = number["ceremonies"]
        self._navigators = number["navigators"]

    def considered(self, state: PolynesiaState) -> Sequence[Action]:
        step = state.step
        if step not in (
            step_numbers.ACT,
            step_numbers.TRAVEL,
            step_numbers.VOYAGE,
            step_numbers.SETTLE,
        ):
            return state.legal
        seat = state.actor
        assert seat is not None
        seen = self.observer.situation(state)
        aims = self.aims(seen, seat)
        more = MORE if isinstance(state.bag, Unseen) and state.turns == state.bag.turn else 1
        routes = [action for action in state.legal if isinstance(action, Explore)]
        sails = [action for action in state.legal if isinstance(action, Sail)]
        islands = [action for action in state.legal if isinstance(action, Populate)]
        others = [action for action in state.legal if not isinstance(action, Explore | Sail | Populate)]
        found: list[Action] = [
            *self._routes(seen, seat, aims, routes, FREE if state.moves != NONE else ROUTES * more),
            *self._moves(state, seat, aims, sails, more),
            *self._islands(state, aims, islands, ISLANDS * more),
            *others,
        ]
        return found or state.legal

    def aims(self, seen: Situation, seat: int) -> Aims:
        state, view = seen.state, seen.views[seat]
        routes = seen.fleets.own[seat]
        masks = state.owned[KEPT * seat + MASK]
        free = seen.fleets.free[seat]
        key = (view.present, routes, free, tuple(state.tokens), state.cards, state.unclaimed, masks)
        found = self._aims.get(key)
        if found is None:
            if len(self._aims) >= REMEMBERED:
                self._aims.clear()
            found = self._aims[key] = self._looked(seen, seat, view, routes)
        return found

    def _looked(self, seen: Situation, seat: int, view: View, routes: int) -> Aims:
        state = seen.state
        chart = self.observer.charts[state.players]
        sea, size = chart.sea, chart.size
        cards = state.cards
        claims = CLAIM if cards[0] in self._claims or cards[1] == self._ceremonies else 0.0
        whole = cards[0] == self.observer.strongholds
        sources = chart.sources[0] | chart.sources[1]
        hold, first = [0.0] * size, [0.0] * size
        for island in range(size):
            bit = 1 << island
            worth = float(sea.turtles.get(island, 0))
            if bit & sources:
                worth += SOURCE
            archipelago = sea.archipelago_of[island]
            if archipelago != NONE and claims:
                alone = not chart.archipelagos[archipelago] & view.present & ~bit
                if cards[0] != self.book.landfalls:
                    worth += claims if alone or whole else 0.0
                elif state.unclaimed >> archipelago & 1:
                    first[island] += claims
            hold[island] = worth
            token = state.tokens[island]
            if token != NONE:
                worth += MASKED if token == MASK else 1.0 if token == TURTLE else TOKEN
                if token == SHIP:
                    worth += TOKEN
            first[island] += worth
        safe = [0.0 if chart.sinking >> island & 1 else SAFE for island in range(size)]
        absent = [0.0 if view.present >> island & 1 else first[island] for island in range(size)]
        pull = [safe[island] + absent[island] for island in range(size)]
        for route in _listed(seen.fleets.free[seat]):  # one has not explored it yet
            for here, there in (sea.ends[route], sea.ends[route][::-1]):
                pull[here] = max(pull[here], safe[there] + absent[there] - ROUTE)
        network = chart.network(routes)
        ways = [_listed(near) for near in network]
        for _ in range(FAR):
            pull = [
                max([pull[island], *[pull[way] - STEP for way in ways[island]]]) for island in range(size)
            ]
        return Aims(hold, first, pull)

    # -- exploring ---------------------------------------------------------------------------------

    def _routes(
        self, seen: Situation, seat: int, aims: Aims, routes: Sequence[Explore], most: int
    ) -> Sequence[Action]:
        """Those that lead on from where one can get, to the most."""
        if not routes:
            return routes
        chart = self.observer.charts[seen.state.players]
        sea, view = chart.sea, seen.views[seat]
        ranked = []
        for number, action in enumerate(routes):
            route = sea.route_numbers[action.route]
            one, other = sea.ends[route]
            here, there = view.everywhere >> one & 1, view.everywhere >> other & 1
            if here == there:
                if here and self._navigators in seen.state.cards:
                    ranked.append((0.0, number))
                continue
            new = other if here else one
            ranked.append((-self._promise(chart, aims, view, new), number))
        ranked.sort()
        return [routes[number] for _, number in ranked[:most]]

    def _promise(self, chart: Chart, aims: Aims, view: View, island: int) -> float:
        """What an island promises that becomes reachable, and those around it."""
        safe = 0.0 if chart.sinking >> island & 1 else SAFE
        around = [
            aims.first[way.target] - ROUTE
            for way in chart.sea.ways[island]
            if not view.everywhere >> way.target & 1
        ]
        later = sum(worth for worth in around if worth > 0)
        return safe + max(aims.first[island], aims.pull[island] - SAFE) + 0.3 * later

    # -- travelling --------------------------------------------------------------------------------

    def _moves(
        self, state: PolynesiaState, seat: int, aims: Aims, moves: Sequence[Sail], more: int
    ) -> Sequence[Action]:
        """Those that bring most. Moves of different members are looked at in one order only."""
        if not moves:
            return moves
        chart = self.observer.charts[state.players]
        sea, size = chart.sea, chart.size
        numbers, members = sea.numbers, state.members
        trail = self._trail(state, seat)
        gathering = self.observer.chieftains in state.cards
        ranked = []
        for number, move in enumerate(moves):
            origin, target = numbers[move.origin], numbers[move.target]
            if trail is not None and trail.left >> target & 1:
                continue
            if trail is not None and origin != trail.target and origin < trail.begun:
                continue
            if chart.sinking >> target & 1 and not chart.sinking >> origin & 1:
                continue
            if target == sea.main and aims.pull[target] <= aims.pull[origin]:
                continue
            gain = aims.pull[target] - (0.0 if chart.sinking >> origin & 1 else SAFE)
            if members[seat * size + origin] == 1:
                gain -= aims.hold[origin]
            if move.way:
                gain -= STEP
            if gain < LEAST and not gathering:
                continue
            ranked.append((-gain, number))
        ranked.sort()
        left = state.moves if state.moves != NONE else self.book.marker[state.phase]
        return [moves[number] for _, number in ranked[: MOVES.get(left, 3) * more]]

    def _trail(self, state: PolynesiaState, seat: int) -> Trail | None:
        """How the travel went on; and what comes now is remembered."""
        bag = state.bag
        if not isinstance(bag, Unseen):
            return None
        trail = None
        if state.step == step_numbers.TRAVEL and bag.trail is not None:
            before = bag.trail
            if before.tokens == state.tokens:  # else something was found that may change everything
                size = self.book.seas[state.players].size
                first = seat * size
                old, new = before.members[first : first + size], state.members[first : first + size]
                changes = [n - o for o, n in zip(old, new, strict=True)]
                if -1 in changes and 1 in changes:
                    origin, target = changes.index(-1), changes.index(1)
                    begun = before.begun if origin == before.target else origin
                    left = before.left | 1 << origin
                    trail = Trail(state.members, state.tokens, begun, target, left)
        state.bag = bag.but(trail=trail or Trail(state.members, state.tokens, NONE, NONE, 0))
        return trail

    # -- populating --------------------------------------------------------------------------------

    def _islands(
        self, state: PolynesiaState, aims: Aims, islands: Sequence[Populate], most: int
    ) -> Sequence[Action]:
        """The main island, and those that do not sink, the most hopeful first."""
        if not islands:
            return islands
        chart = self.observer.charts[state.players]
        sea = chart.sea
        main: list[Action] = [action for action in islands if action.island == sea.islands[sea.main]]
        ranked = sorted(
            (
                (-aims.pull[sea.numbers[action.island]] - aims.hold[sea.numbers[action.island]] / 10, number)
                for number, action in enumerate(islands)
                if not chart.sinking >> sea.numbers[action.island] & 1
            )
        )
        return main + [islands[number] for _, number in ranked[:most]]


def _listed(islands: int) -> list[int]:
    found = []
    while islands:
        low = islands & -islands
        islands ^= low
        found.append(low.bit_length() - 1)
    return found
