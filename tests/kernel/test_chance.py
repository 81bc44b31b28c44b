"""Seeded chance: the same numbers on every machine, and all of them equally likely."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hawaii.kernel.chance import MASK, Chance

seeds = st.integers(min_value=0, max_value=MASK)

# Published with the reference implementation of SplitMix64.
REFERENCE = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)


class Loaded(Chance):
    """Dice that show the numbers they were given."""

    __slots__ = ("numbers",)

    def __init__(self, *numbers: int) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def next(self) -> int:
        return self.numbers.pop(0)


def test_the_numbers_are_those_of_the_reference_implementation() -> None:
    dice = Chance(1234567)
    assert tuple(dice.next() for _ in REFERENCE) == REFERENCE


def test_a_seed_of_zero_is_a_seed_like_any_other() -> None:
    dice = Chance(0)
    assert [dice.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@given(seeds)
def test_chance_goes_on_from_its_seed(seed: int) -> None:
    dice = Chance(seed)
    dice.next()
    later = Chance(dice.seed)
    assert [later.next() for _ in range(5)] == [dice.next() for _ in range(5)]


@given(st.integers())
def test_any_whole_number_is_a_seed_of_64_bits(seed: int) -> None:
    dice = Chance(seed)
    assert dice.seed == seed % (1 << 64)
    assert 0 <= dice.next() <= MASK
    assert 0 <= dice.seed <= MASK


@given(seeds, st.integers(min_value=1, max_value=MASK))
def test_a_number_below_n_is_below_n(seed: int, n: int) -> None:
    assert 0 <= Chance(seed).below(n) < n


def test_every_number_below_n_comes_about_equally_often() -> None:
    dice = Chance(2011)
    throws = Counter(dice.below(6) for _ in range(60_000))
    assert sorted(throws) == [0, 1, 2, 3, 4, 5]
    # A fair die strays this far (more than five standard deviations) once in a million such tests.
    assert all(abs(times - 10_000) < 500 for times in throws.values()), throws


def test_the_incomplete_last_run_is_drawn_again() -> None:
    # 2**64 = 3 * k + 1: of all numbers only the last is one too many, and would favour 0.
    assert Loaded(MASK, 7).below(3) == 7 % 3
    assert Loaded(MASK - 1, 7).below(3) == (MASK - 1) % 3


def test_a_power_of_two_needs_no_second_draw() -> None:
    assert Loaded(MASK).below(8) == 7


@pytest.mark.parametrize("n", [0, -1, MASK + 1])
def test_there_is_no_number_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match=str(n)):
        Chance(1).below(n)


@given(seeds, st.integers(min_value=1, max_value=64))
def test_some_bits_are_the_upper_ones_of_the_next_number(seed: int, bits: int) -> None:
    assert Chance(seed).getrandbits(bits) == Chance(seed).next() // 2 ** (64 - bits)


@pytest.mark.parametrize("bits", [0, -3, 65])
def test_bits_that_cannot_be_had_at_once_are_refused(bits: int) -> None:
    with pytest.raises(ValueError, match=str(bits)):
        Chance(1).getrandbits(bits)


@given(seeds, st.lists(st.integers()))
def test_shuffling_loses_and_doubles_nothing(seed: int, items: list[int]) -> None:
    shuffled = list(items)
    Chance(seed).shuffle(shuffled)
    assert Counter(shuffled) == Counter(items)


@given(seeds)
def test_the_same_seed_shuffles_in_the_same_way(seed: int) -> None:
    first, second = list(range(25)), list(range(25))
    Chance(seed).shuffle(first)
    Chance(seed).shuffle(second)
    assert first == second


@given(seeds, st.integers(min_value=0, max_value=40))
def test_shuffling_draws_a_number_below_for_every_place(seed: int, length: int) -> None:
    """Fisher and Yates, from the end; and the dice go on from there."""
    shuffled, expected = list(range(length)), list(range(length))
    dice, other = Chance(seed), Chance(seed)
    dice.shuffle(shuffled)
    for place in range(length - 1, 0, -1):
        drawn = other.below(place + 1)
        expected[place], expected[drawn] = expected[drawn], expected[place]
    assert shuffled == expected
    assert dice.seed == other.seed


def test_a_known_shuffle_stays_as_it_is_for_ever() -> None:
    """Saved games depend on it."""
    tokens = list(range(10))
    Chance(7).shuffle(tokens)
    assert tokens == [8, 1, 5, 9, 0, 4, 3, 2, 6, 7]


def test_every_order_comes_about_equally_often() -> None:
    dice = Chance(5)
    orders: Counter[tuple[str, ...]] = Counter()
    for _ in range(24_000):
        gods = ["ku", "kane", "pele", "lono"]
        dice.shuffle(gods)
        orders[tuple(gods)] += 1
    assert len(orders) == 24
    assert all(abs(times - 1_000) < 160 for times in orders.values()), orders
