"""Opponents learn from games against themselves."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from hawaii.bots.hawaii.learning import HawaiiLearner
from hawaii.bots.training.fitting import fitted
from hawaii.bots.training.learner import Learner, Lesson, Look, Seen
from hawaii.games.hawaii import Hawaii
from tests.bots.positions import positions


def dot(features: Sequence[float], row: Sequence[float]) -> float:
    return sum(weight * number for weight, number in zip(row, features, strict=True))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_learned_is_what_is_valued(game: Hawaii, players: int) -> None:
    """Points for certain, what the round may bring, and the weights times the features."""
    learner = HawaiiLearner(game, players)
    weights = learner.read()
    valuation = learner.valuation(weights)
    rows = learner.rows(weights)
    for state in positions(game, players, seed=4, every=7):
        look = learner.look(valuation, state)
        foreseen = learner.foreseen(weights, look)
        for value, seen, more in zip(valuation.values(state), look.seats, foreseen, strict=True):
            expected = seen.points + more
            if seen.features:
                expected += dot(seen.features, rows[look.stage + seen.waits])
                expected += weights.round.after[look.stage] if seen.waits else 0
            assert value == pytest.approx(expected, abs=1e-6)


class Market(Learner):
    """A game of two stages in which apples and pears are worth points, but nobody has told how many."""

    names = ("apples", "pears", "always")
    stages = 2

    def rows(self, weights: Any) -> list[list[float]]:
        return [list(row) for row in weights]

    def with_rows(self, weights: Any, rows: Sequence[Sequence[float]], after: Sequence[float]) -> Any:
        self.after = after
        return rows

    def give(self, state: Any, chance: random.Random) -> None:
        raise NotImplementedError

    def foreseen(self, weights: Any, look: Look) -> Sequence[float]:
        return [look.more] * len(look.seats)

    def look(self, valuation: Any, state: Any) -> Look:
        raise NotImplementedError

    def read(self) -> Any:
        raise NotImplementedError

    def valuation(self, weights: Any) -> Any:
        raise NotImplementedError

    def written(self, weights: Any) -> str:
        raise NotImplementedError


def market_day(chance: random.Random) -> Lesson:
    """Who has apples early sells half of them before the end; who waits finds about one pear more. Before the
    second stage, everybody is given some apples.
    """
    early = [(chance.randrange(8), chance.randrange(5)) for _ in range(2)]
    late = [(apples // 2, pears + chance.randrange(3)) for apples, pears in early]
    paid = [3.0 * (apples - apples // 2) for apples, _ in early]
    kept = [(apples, pears) for (apples, _), (_, pears) in zip(late, early, strict=True)]
    rich = [(apples + chance.randrange(6), pears) for apples, pears in late]
    scores = [
        round(money + 4 * apples + 2 * pears + 10 + chance.gauss(0, 2))
        for (apples, pears), money in zip(rich, paid, strict=True)
    ]
    looks = [
        Look(0, seen([0.0, 0.0], early), 1.0, before=True),
        Look(0, seen([0.0, 0.0], early), 1.0),
        Look(0, seen(paid, kept, waits=True), 0.0),
        Look(1, seen(paid, late), 0.0, before=True),
        Look(1, seen(paid, rich), 0.0),
        Look(1, [Seen(float(score), ()) for score in scores], 0.0),
    ]
    return Lesson(looks, [], (scores[0], scores[1]))


def seen(points: Sequence[float], has: Sequence[tuple[int, int]], waits: bool = False) -> list[Seen]:
    return [Seen(money, (*own, 1), waits) for money, own in zip(points, has, strict=True)]


def test_least_squares_find_what_things_are_worth() -> None:
    chance = random.Random(8)
    lessons = [market_day(chance) for _ in range(600)]
    market = Market()
    rows, misses = fitted(market, [[0.0, 0.0, 5.0], [0.0, 0.0, 5.0]], lessons)
    apples, pears, always = rows[1]
    assert (apples, pears, always) == pytest.approx((4, 2, 10), abs=0.5)
    apples, pears, always = rows[0]  # half of the apples are sold for 3, the other half kept for 4
    assert (apples, pears) == pytest.approx((3.5, 2), abs=0.5)
    assert always == pytest.approx(10 + 2 - 1, abs=1.2)  # a pear more on average; one point is foreseen
    assert misses[1] < misses[0] < 4
    assert market.after == pytest.approx([2, 0], abs=0.4)  # the pear that is found


def test_weights_that_no_game_tells_of_stay_as_they_were() -> None:
    seats = [Seen(0.0, (0, 1, 1))] * 2
    looks = [Look(stage, seats, 0.0, before) for stage in (0, 1) for before in (True, False)]
    lesson = Lesson(looks, [], (12, 12))
    rows, _ = fitted(Market(), [[7.0, 2.0, 10.0], [5.0, 2.0, 10.0]], [lesson] * 50)
    assert [row[0] for row in rows] == [7.0, 5.0]


def test_gifts_change_what_seats_have_and_can_do(game: Hawaii) -> None:
    """Not the rules: whatever was given, the game goes on to its end."""
    learner, changed = HawaiiLearner(game, 3), 0
    for seed in range(12):
        chance = random.Random(seed)
        state = game.start(3, seed)
        before = state.purses[:], state.realms[:], state.legal
        learner.give(state, chance)
        changed += (state.purses != before[0]) + (state.realms != before[1]) + (state.legal != before[2])
        assert all(min(purse) >= 0 for purse in state.purses)
        assert state.fleets == [realm.fleet for realm in state.realms]
        while not state.over:
            game.play(state, chance.choice(game.actions(state)))
    assert changed > 24


def test_games_may_end_before_the_last_stage() -> None:
    seats = [Seen(0.0, (1, 1, 1))] * 2
    short = Lesson([Look(0, seats, 0.0, before) for before in (True, False)], [], (20, 20))
    rows, misses = fitted(Market(), [[7.0, 2.0, 10.0], [5.0, 2.0, 10.0]], [short] * 50)
    assert rows[1] == [5.0, 2.0, 10.0]
    assert sum(rows[0]) == pytest.approx(20, abs=0.1)
    assert misses[1] == 0
