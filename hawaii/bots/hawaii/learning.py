"""How the weights of Hawaii are learned, and written for people to read."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

import msgspec
import numpy as np

from hawaii.bots.hawaii.gifts import give
from hawaii.bots.hawaii.round_points import RoundOutlook, Standing
from hawaii.bots.hawaii.valuation import HawaiiValuation, Offers
from hawaii.bots.hawaii.weights import (
    PieceWeights,
    RealmWeights,
    RoundWeights,
    TableWeights,
    Weights,
    read_weights,
)
from hawaii.bots.hawaii.writing import written_weights
from hawaii.bots.training.halfway import rounded
from hawaii.bots.training.learner import Learner, Lesson, Look, Seen
from hawaii.bots.weights import Group
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.events import RoundScored
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.events import Event
from hawaii.kernel.game import Game

NOISE = 0.551
"""The spread of the logistic function against the deviation of the normal one: the root of 3 through pi."""
SUMS = ("from_pieces", "from_fish", "from_track", "spread")
"""How sums grow: what is fitted before all else."""
LEAST = 0.8
"""No spread is less: the logistic function must not become a step."""

NO_OFFERS = Offers(0, 0, 0, 0, 0.0)


class RoundLook(NamedTuple):
    """What the round may bring: see RoundOutlook."""

    standings: tuple[Standing, ...]
    last_token: int


class HawaiiLearner(Learner):
    """A stage is a round."""

    groups: ClassVar[Mapping[str, type[Group]]] = {
        "pieces": PieceWeights,
        "table": TableWeights,
        "realm": RealmWeights,
    }

    def __init__(self, game: Hawaii, players: int) -> None:
        self.game = game
        self.players = players
        self.stages = len(game.book.rounds)

    def read(self) -> Weights:
        return read_weights(self.players, self.stages)

    def with_rows(self, weights: Weights, rows: Sequence[Sequence[float]], after: Sequence[float]) -> Weights:
        new: Weights = super().with_rows(weights, rows, after)
        return msgspec.structs.replace(new, round=msgspec.structs.replace(new.round, after=rounded(after)))

    def valuation(self, weights: Weights) -> HawaiiValuation:
        return HawaiiValuation(self.game.book, weights)

    def look(self, valuation: Any, state: HawaiiState) -> Look:
        assert isinstance(valuation, HawaiiValuation)
        state = valuation.settled(state)
        standings = tuple(valuation.outlook.standings(state))
        offers = valuation.offers(state, standings)
        seats = [_seen(valuation, state, seat, offered) for seat, offered in enumerate(offers)]
        return Look(state.round, seats, RoundLook(standings, max(state.track) >> 1))

    def give(self, state: HawaiiState, chance: random.Random) -> None:
        give(self.game, state, chance)

    def keeps(self, event: Event) -> bool:
        return isinstance(event, RoundScored)

    def foreseen(self, weights: Weights, look: Look) -> list[float]:
        outlook = RoundOutlook(self.game.book, weights.round)
        return outlook.foreseen(look.stage, look.more.standings, look.more.last_token)

    def refined(self, weights: Weights, lessons: Sequence[Lesson]) -> Weights:
        """How sums grow: of what pieces, fish and track add, all at least nothing; and how sure that is."""
        before = weights.round
        found: dict[str, list[float]] = {name: [] for name in SUMS}
        for now in range(self.stages):
            samples, grown = [], []
            for lesson in lessons:
                results = lesson.events[now]
                assert isinstance(results, RoundScored)
                sums = {result.seat: result.sum for result in results.results}
                for look in lesson.looks:
                    if look.stage == now and not look.before:
                        for seat, standing in enumerate(look.more.standings):
                            if standing.active:
                                samples.append((standing.means, standing.fish, look.more.last_token))
                                grown.append(sums[seat] - standing.total)
            x, y = np.array(samples, dtype=float), np.array(grown, dtype=float)
            slopes = _not_negative(x, y)
            spread = NOISE * float(np.sqrt(np.mean((y - x @ slopes) ** 2)))
            for name, value in zip(found, (*slopes, max(LEAST, spread)), strict=True):
                found[name].append(float(value))
        fields = {name: rounded(values) for name, values in found.items()}
        return msgspec.structs.replace(weights, round=RoundWeights(after=before.after, **fields))

    def written(self, weights: Weights) -> str:
        return written_weights(weights, self.players)


def _seen(valuation: HawaiiValuation, state: HawaiiState, seat: int, offers: Offers | None) -> Seen:
    """A seat as `own` and `values` see it: the features are in the order of the groups."""
    realm, points = state.realms[seat], state.points[seat]
    laid = valuation.realms.features(realm, state.options)
    if offers is not None:
        table = (1, state.order.index(seat), sum(state.fleets[seat]), *offers)
        return Seen(points, [*state.purses[seat], *table, *laid])
    if state.round + 1 == len(valuation.book.rounds):
        return Seen(valuation.own(state, seat), ())
    table = (1, state.spaces[seat], sum(realm.fleet), *NO_OFFERS)
    return Seen(points, [*valuation.with_income(state, seat), *table, *laid], waits=True)


def _not_negative(x: Any, y: Any) -> Any:
    """Least squares without negative slopes: those that would be negative are left out, the worst first."""
    kept = list(range(x.shape[1]))
    while kept:
        slopes = np.linalg.lstsq(x[:, kept], y, rcond=None)[0]
        if slopes.min() >= 0:
            break
        del kept[int(slopes.argmin())]
    found = np.zeros(x.shape[1])
    if kept:
        found[kept] = slopes
    return found


def make(game: Game[Any, Any], players: int) -> HawaiiLearner:
    assert isinstance(game, Hawaii)
    return HawaiiLearner(game, players)
