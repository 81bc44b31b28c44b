"""Positions of Hawaii in points at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from hawaii.bots.hawaii.features import Realms
from hawaii.bots.hawaii.reasons import Change, reasons_for
from hawaii.bots.hawaii.round_points import RoundOutlook, Standing
from hawaii.bots.hawaii.weights import RealmWeights, Weights, read_weights
from hawaii.bots.valuation import Valuation
from hawaii.games.hawaii import step_numbers
from hawaii.games.hawaii.book import Book
from hawaii.games.hawaii.flow import begin_round
from hawaii.games.hawaii.game import Hawaii
from hawaii.games.hawaii.payment import Pieces
from hawaii.games.hawaii.realm import Realm
from hawaii.games.hawaii.state import ACTIVE, NO_ISLAND, HawaiiState
from hawaii.games.hawaii.tables import Options
from hawaii.kernel.actions import Action
from hawaii.kernel.messages import Message

CACHED = 1 << 15
"""Realms whose value is kept: others' realms do not change while a seat thinks, and many turns end alike."""


class Offers(NamedTuple):
    """What the table offers a seat: fish its boats can bring, islands they reach and the most points of a
    dock among them, price tokens, and steps to a place that has any, on average.
    """

    fish: int
    islands: int
    dock_points: int
    tokens: int
    steps: float


class HawaiiValuation(Valuation[HawaiiState]):
    """Points so far, what the round may bring, and the worth of everything in hand and in the realm."""

    hasty: ClassVar[frozenset[str]] = frozenset({"pay_walk", "pay_tile", "pay_boats", "sail", "offer"})

    def __init__(self, book: Book, weights: Weights) -> None:
        self.book = book
        self.realms = Realms(book)
        self.outlook = RoundOutlook(book, weights.round)
        self.table = weights.table
        pieces = weights.pieces
        self.pieces = [*zip(pieces.shell, pieces.foot, pieces.fruit, strict=True)]
        self.after = weights.round.after
        self.features = RealmWeights.__struct_fields__
        features = [getattr(weights.realm, name) for name in self.features]
        self.realm = [*zip(*features, strict=True)]
        self._cache: dict[tuple[object, ...], float] = {}

    def values(self, state: HawaiiState) -> list[float]:
        state = self.settled(state)
        found = [self.own(state, seat) for seat in range(len(state.points))]
        if state.actor is not None:
            standings = self.outlook.standings(state)
            foreseen = self.outlook.foreseen(state.round, standings, max(state.track) >> 1)
            offers = self.offers(state, standings)
            for seat, (points, offered) in enumerate(zip(foreseen, offers, strict=True)):
                found[seat] += points
                if offered is not None:
                    found[seat] += self._worth(offered, state.round)
        return found

    def settled(self, state: HawaiiState) -> HawaiiState:
        """The position itself; between rounds, the beginning of the next."""
        if state.step == step_numbers.COLLECT and state.actor is not None:
            return self._next_round(state)
        return state

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
        if state.spaces[seat] != ACTIVE:
            return points + self._retired(state, seat)
        fishing, first, second = state.fleets[seat]
        order, boats = state.order.index(seat), fishing + first + second
        return points + self._begun(state.round, purse, order, boats, state.realms[seat], state.options)

    def _retired(self, state: HawaiiState, seat: int) -> float:
        """Who has retired has what the next round begins with; after the last, what the villages score."""
        now, space, realm = state.round, state.spaces[seat], state.realms[seat]
        if now + 1 == len(self.book.rounds):
            found = [
                village.points
                for village in self.realms.villages(realm, state.options)
                if not village.missing
            ]
            return sum(found) + (0 if space else self.book.tables.rounds.first_space_points)
        purse = self.with_income(state, seat)
        value = self._begun(now + 1, purse, space, sum(realm.fleet), realm, state.options)
        return value + self.after[now]

    def with_income(self, state: HawaiiState, seat: int) -> Pieces:
        """The pieces that a seat will have when the next round begins, but for those it may choose."""
        income, effects = self.book.rounds[state.round].income, state.realms[seat].effects
        shell, foot, fruit = state.purses[seat]
        if income is None:
            return shell, foot, fruit
        return shell + income.shell + effects.shell, foot + income.foot + effects.foot, fruit + effects.fruit

    def _begun(
        self, now: int, purse: Pieces, order: int, boats: int, realm: Realm, options: Options
    ) -> float:
        """What a seat has in a round in which it can still play, before what the table offers."""
        table, worth = self.table, self.pieces[now]
        shell, foot, fruit = purse
        return (
            table.base[now]
            + table.order[now] * order
            + table.boats_ready[now] * boats
            + self._realm_value(realm, now, options)
            + worth[0] * shell
            + worth[1] * foot
            + worth[2] * fruit
        )

    def offers(self, state: HawaiiState, standings: Sequence[Standing]) -> list[Offers | None]:
        """What the table still offers each seat that has not retired."""
        open_places = [position for position, tokens in enumerate(state.prices) if tokens]
        tokens = sum([len(state.prices[position]) for position in open_places])
        docks = [
            (dock.feet, dock.points)
            for dock, island in zip(self.book.docks, state.docks, strict=True)
            if island != NO_ISLAND
        ]
        found: list[Offers | None] = []
        for seat, standing in enumerate(standings):
            if not standing.active:
                found.append(None)
                continue
            room = self.outlook.room(state, seat)
            reached = [points for feet, points in docks if feet <= room]
            steps = 0.0
            if open_places:
                costs = self.book.walking[state.realms[seat].walk_limit][state.where[seat]]
                steps = sum([costs[position] for position in open_places]) / len(open_places)
            found.append(Offers(standing.fish, len(reached), max(reached, default=0), tokens, steps))
        return found

    def _worth(self, offers: Offers, now: int) -> float:
        table = self.table
        fish, islands, dock_points, tokens, steps = offers
        return (
            table.fish[now] * fish
            + table.islands[now] * islands
            + table.dock_points[now] * dock_points
            + table.tokens[now] * tokens
            + table.steps[now] * steps
        )

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

    def reasons(
        self, before: HawaiiState, actions: Sequence[Action], after: HawaiiState, seat: int
    ) -> tuple[Message, ...]:
        return reasons_for(Change(self, before, after, seat), actions[0])


def make(game: Hawaii, players: int) -> HawaiiValuation:
    return HawaiiValuation(game.book, read_weights(players, len(game.book.rounds)))
