"""Positions of Hawaii in points at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from hawaii.bots.hawaii.features import Realms
from hawaii.bots.hawaii.reasons import Reasons
from hawaii.bots.hawaii.round_points import RoundOutlook
from hawaii.bots.hawaii.weights import RealmWeights, Weights, read_weights
from hawaii.bots.valuation import Valuation
from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.flow import begin_round
from hawaii.games.hawaii.game import Hawaii
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.state import ACTIVE, HawaiiState
from hawaii.games.hawaii.tables import Options
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message

CACHED = 1 << 15
"""Realms whose value is kept: others' realms do not change while a seat thinks, and many turns end alike."""


class HawaiiValuation(Valuation[HawaiiState]):
    """Points so far, what the round may bring, and the worth of everything in hand and in the realm."""

    hasty: ClassVar[frozenset[str]] = frozenset({"pay_walk", "pay_tile", "pay_boats", "sail", "offer"})

    def __init__(self, book: Book, weights: Weights) -> None:
        self.book = book
        self.realms = Realms(book)
        self.outlook = RoundOutlook(book, weights.round)
        self.table = weights.table
        pieces = weights.pieces
        # Who has retired saves pieces for the next round; after the last they are worth nothing.
        self.pieces = [*zip(pieces.shell, pieces.foot, pieces.fruit, strict=True), (0.0, 0.0, 0.0)]
        self.features = RealmWeights.__struct_fields__
        features = [getattr(weights.realm, name) for name in self.features]
        self.realm = [*zip(*features, strict=True)]
        self._cache: dict[tuple[object, ...], float] = {}

    def values(self, state: HawaiiState) -> list[float]:
        if state.step == step_numbers.COLLECT and state.actor is not None:
            state = self._next_round(state)
        found = [self.own(state, seat) for seat in range(len(state.points))]
        if state.actor is not None:
            for seat, points in enumerate(self.outlook.expected(state)):
                found[seat] += points
            self._add_ways(state, found)
        return found

    def _next_round(self, state: HawaiiState) -> HawaiiState:
        """The round is over and its points are scored: what is left to choose hardly matters for the next."""
        ahead = state.copy()
        ahead.chance = 0  # any prices will do, if they are always the same
        begin_round(self.book, ahead, None)
        return ahead

    def own(self, state: HawaiiState, seat: int) -> float:
        points, purse = state.points[seat], state.purses[seat]
        if state.actor is None:
            return points + sum(purse) / 1000  # rules 9: pieces decide between equals
        table, now = self.table, state.round
        value = points + table.base[now] + self._realm_value(state.realms[seat], now, state.options)
        if now:
            value += table.space[now - 1] * state.order.index(seat)
        space = state.spaces[seat]
        if space == ACTIVE:
            fishing, first, second = state.fleets[seat]
            value += table.boats_ready[now] * (fishing + first + second)
            worth = self.pieces[now]
        else:
            value += table.space[now] * space
            if not space and now + 1 == len(self.book.rounds):
                value += self.book.tables.rounds.first_space_points
            worth = self.pieces[now + 1]
        shell, foot, fruit = purse
        return value + worth[0] * shell + worth[1] * foot + worth[2] * fruit

    def _add_ways(self, state: HawaiiState, found: list[float]) -> None:
        """Steps from where chieftains stand to a place with price tokens, on average."""
        open_places = [position for position, tokens in enumerate(state.prices) if tokens]
        if open_places:
            worth = self.table.steps[state.round] / len(open_places)
            for seat, space in enumerate(state.spaces):
                if space == ACTIVE:
                    costs = self.book.walking[state.realms[seat].walk_limit][state.where[seat]]
                    found[seat] += worth * sum([costs[position] for position in open_places])

    def _realm_value(self, realm: Realm, now: int, options: Options) -> float:
        fishing_boat = options.kanaloa_counts_fishing_boat  # the only option that matters here
        key = now, realm.villages, realm.kahunas, realm.tikis, realm.boats, fishing_boat
        value = self._cache.get(key)
        if value is None:
            if len(self._cache) >= CACHED:
                self._cache.clear()
            features = self.realms.features(realm, options)
            value = sum([weight * one for weight, one in zip(self.realm[now], features, strict=True)])
            self._cache[key] = value
        return value

    def stage(self, state: HawaiiState) -> int:
        return state.round

    def reason(
        self, before: HawaiiState, actions: Sequence[Action], after: HawaiiState, seat: int
    ) -> Message:
        return Reasons(self, before, actions, after, seat).best()


def make(game: Hawaii) -> HawaiiValuation:
    return HawaiiValuation(game.book, read_weights(len(game.book.rounds)))
