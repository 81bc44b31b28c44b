"""Positions of Hawaii in points at the end of the game."""

from __future__ import annotations

from typing import ClassVar

from hawaii.bots.hawaii.features import REALM, Realms
from hawaii.bots.hawaii.round_points import RoundOutlook
from hawaii.bots.hawaii.weights import Weights
from hawaii.bots.valuation import Term, Valuation
from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.game import Hawaii
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.state import ACTIVE, HawaiiState
from hawaii.kernel.checking import read
from hawaii.kernel.folders import resource
from hawaii.kernel.tagged_yaml import read_yaml

CACHED = 1 << 16


class HawaiiValuation(Valuation[HawaiiState]):
    hasty: ClassVar[frozenset[str]] = frozenset({"pay_walk", "pay_tile", "pay_boats", "sail", "offer"})

    def __init__(self, book: Book, weights: Weights) -> None:
        self.book = book
        self.weights = weights
        self.realms = Realms(book)
        self.outlook = RoundOutlook(book, weights.round)
        self._last = len(book.rounds) - 1
        pieces = [weights.pieces[name] for name in ("shell", "foot", "fruit")]
        # by stage: the round, or for who has retired the next one
        self._purse = [*zip(*pieces, strict=True), (0.0, 0.0, 0.0)]
        self._realm = [*zip(*(weights.realm[name] for name in REALM), strict=True)]
        table = weights.table
        self._base = table["base"]
        self._boats = table["boats_ready"]
        self._space = table["space"]
        self._steps = table["steps"]
        self._cache: dict[tuple[object, ...], float] = {}

    def values(self, state: HawaiiState) -> list[float]:
        if state.actor is None:
            # Rules 9: pieces left decide between equals.
            return [p + sum(purse) / 1000 for p, purse in zip(state.points, state.purses, strict=True)]
        found = []
        between = state.step == step_numbers.COLLECT
        now = state.round + between
        for seat, points in enumerate(state.points):
            realm = state.realms[seat]
            shell, foot, fruit = state.purses[seat]
            value = points + self._base[now] + self._realm_value(realm, now, state)
            space = state.spaces[seat]
            if between:
                worth = self._purse[now]
                value += self._space[now - 1] * space
            elif space == ACTIVE:
                worth = self._purse[now]
                value += self._boats[now] * sum(state.fleets[seat])
                if self._steps[now]:
                    value += self._steps[now] * self._way(state, seat)
            else:
                worth = self._purse[now + 1]
                value += self._space[now] * space
                if now == self._last and space == 0:
                    value += self.book.tables.rounds.first_space_points
            found.append(value + worth[0] * shell + worth[1] * foot + worth[2] * fruit)
        if not between:
            for seat, points in enumerate(self.outlook.expected(state)):
                found[seat] += points
        return found

    def _way(self, state: HawaiiState, seat: int) -> float:
        costs = self.book.walking[state.realms[seat].walk_limit][state.where[seat]]
        open_places = [cost for cost, tokens in zip(costs, state.prices, strict=True) if tokens]
        return sum(open_places) / len(open_places) if open_places else 0.0

    def _realm_value(self, realm: Realm, now: int, state: HawaiiState) -> float:
        key = now, realm.villages, realm.kahunas, realm.tikis, realm.boats
        value = self._cache.get(key)
        if value is None:
            if len(self._cache) >= CACHED:
                self._cache.clear()
            features = self.realms.features(realm, state.options)
            value = sum([w * x for w, x in zip(self._realm[now], features, strict=True)])
            self._cache[key] = value
        return value

    def terms(self, state: HawaiiState, seat: int) -> list[Term]:
        return []

    def stage(self, state: HawaiiState) -> int:
        return state.round


def make(game: Hawaii) -> HawaiiValuation:
    values = read_yaml(resource("data", "bots", "hawaii.yaml"))
    return HawaiiValuation(game.book, read(values, Weights, "weights_wrong"))
