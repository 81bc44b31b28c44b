"""How long the volcano sleeps: all that can be known of it is known."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from hawaii.bots.polynesia.lava import Stones, Volcano, stones_in
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.kinds import BLACK, GREY, RED


@pytest.fixture(scope="module")
def volcano(game: Polynesia) -> Volcano:
    return Volcano(game.book.tables.lava)


def eruptions(order: tuple[int, ...]) -> int:
    """Which eruption draws the last red stone, the next stone coming first."""
    bag, count = list(order), 0
    while True:
        count += 1
        draws = 1
        while draws and bag:
            stone = bag.pop(0)
            draws += 1 if stone == BLACK else -1
            if stone == RED and RED not in bag:
                return count


@pytest.mark.parametrize("stones", [(1, 0, 0), (1, 1, 0), (2, 2, 1), (3, 1, 1), (1, 3, 1), (2, 0, 1)])
def test_rounds_are_reckoned_as_if_all_orders_were_tried(volcano: Volcano, stones: Stones) -> None:
    bag = [RED] * stones[0] + [GREY] * stones[1] + [BLACK] * stones[2]
    found = [eruptions(order) for order in permutations(bag)]
    outlook = volcano.outlook(stones, 0)
    assert outlook.rounds == pytest.approx(float(Fraction(sum(found), len(found))))
    assert outlook.ends == pytest.approx(found.count(1) / len(found))
    later = [count - 1 for count in found if count > 1]
    if later:
        assert volcano.outlook(stones, 1).rounds == pytest.approx(sum(later) / len(later))
        assert volcano.outlook(stones, 1).ends == pytest.approx(later.count(1) / len(later))


def test_the_last_stone_ends_the_game_for_certain(volcano: Volcano) -> None:
    assert volcano.outlook((1, 0, 0), 0).ends == 1
    assert volcano.outlook((6, 3, 1), 0).ends == 0
    assert 7 < volcano.outlook((6, 3, 1), 0).rounds < 8.5


def test_each_eruption_brings_the_end_nearer(volcano: Volcano) -> None:
    rounds = [outlook.rounds for outlook in volcano.outlooks((6, 3, 1))]
    assert rounds == sorted(rounds, reverse=True)
    assert rounds[-1] == 1


def test_stones_are_counted_by_kind() -> None:
    assert stones_in((GREY, RED, BLACK, RED)) == (2, 1, 1)
