"""The search, on a toy where looking ahead pays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hawaii.bots.choosing import Cancelled, choose, choose_softly, searched
from hawaii.bots.levels import Level
from hawaii.bots.search import Fork, Search, result
from hawaii.bots.turns import Turn
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import Chance
from tests.bots.farming import BURN, PICK, PLANT, Farming, Fields, ShortSighted


def search(players: int, evaluations: int) -> Search:
    game = Farming()
    found = Search(game, ShortSighted(), game.start(players, 1))
    found.run(evaluations)
    return found


def best(found: Search) -> Action:
    return found.root.turns[found.root.best()].actions[0]


def test_who_does_not_look_ahead_takes_what_is_best_at_once() -> None:
    """Two points, or three that the other loses for one: between two players that is the same."""
    assert best(search(2, 0)) in (PICK, BURN)
    assert best(search(3, 0)) == PICK


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_looks_ahead_plants(players: int) -> None:
    assert best(search(players, 1500)) == PLANT


def test_every_farmer_is_expected_to_do_the_best_for_itself() -> None:
    """With more than two, nobody plays only to hurt: all plant three times."""
    found = search(3, 5000)
    values = found.root.values[found.root.best()]
    assert values == [15.0, 15.0, 15.0]


def test_a_search_values_as_many_positions_as_it_may_and_hardly_more() -> None:
    game = Farming()
    valuation = ShortSighted()
    found = Search(game, valuation, game.start(2, 1))
    found.run(200)
    line = 6 * 3  # six turns to the end, three options each
    assert 200 <= found.evaluations <= 200 + line
    assert valuation.asked <= found.evaluations + line


def test_the_same_search_finds_the_same() -> None:
    first, second = search(3, 500), search(3, 500)
    assert first.root.visits == second.root.visits
    assert first.root.results == second.root.results


def test_a_deadline_ends_a_search_early() -> None:
    game = Farming()
    found = Search(game, ShortSighted(), game.start(2, 1))
    found.run(10**9, deadline=0.0)
    assert found.root.total == 0
    assert best(found) in (PICK, BURN)


def test_a_search_nobody_waits_for_ends_at_once() -> None:
    game = Farming()
    asked = 0

    def check() -> None:
        nonlocal asked
        asked += 1
        if asked > 5:
            raise Cancelled

    with pytest.raises(Cancelled):
        Search(game, ShortSighted(), game.start(2, 1), check).run(10**9)
    assert asked == 6


def test_between_two_what_the_other_gets_is_lost() -> None:
    assert result([30.0, 20.0], 0) == 10.0
    assert result([30.0, 20.0], 1) == -10.0


def test_with_more_players_ones_own_points_come_first() -> None:
    assert result([31.0, 22.0, 5.0], 0) > result([30.0, 20.0, 5.0], 0)


def fork_with(*results: float) -> Fork:
    """Three ways to work, of which nobody else takes notice."""
    state = Farming().start(2, 1)
    ways = (PICK, PLANT, BURN)
    return Fork(0, [Turn((way,), state, [value, 0.0]) for way, value in zip(ways, results, strict=True)])


def test_of_turns_of_one_kind_only_the_best_few_are_looked_at() -> None:
    state = Farming().start(2, 1)
    ways = [Turn((PICK,), state, [float(value), 0.0]) for value in range(9)]
    ways.append(Turn((PLANT,), state, [-5.0, 0.0]))
    assert len(Fork(0, ways).turns) == 10
    varied = Fork(0, ways, kind=lambda actions: actions[0].text)
    assert [turn.values[0] for turn in varied.turns] == [8.0, 7.0, 6.0, -5.0]


class NearSighted(ShortSighted):
    """Looks no further than to the end of the next turn."""

    def horizon(self, state: Fields) -> Callable[[Fields], bool]:
        end = state.turns + 2
        return lambda later: later.turns < end


def test_a_game_says_how_far_search_looks() -> None:
    """Plants are ripe at the end: who does not look that far never plants."""
    game = Farming()
    found = Search(game, NearSighted(), game.start(2, 1))
    found.run(5000)
    assert best(found) in (PICK, BURN)
    assert max(found.root.ends) == 2


def test_a_game_may_need_more_thought_than_another() -> None:
    game, level = Farming(), Level(evaluations=400, softness=0)

    class Thorough(ShortSighted):
        effort = 3.0

    state = game.start(2, 1)
    looked_at = [
        searched(game, state.copy, 0, level, valuation=valuation).evaluations
        for valuation in (ShortSighted(), Thorough())
    ]
    assert looked_at[1] > 2 * looked_at[0]


def test_without_softness_the_best_is_chosen() -> None:
    fork = fork_with(4.9, 5.0, 1.0)
    assert {choose_softly(fork, 0.0, Chance(seed)) for seed in range(50)} == {PLANT}


def test_a_turn_worse_by_the_softness_is_chosen_1_over_e_times_as_often() -> None:
    fork = fork_with(3.0, 5.0, -20.0)
    chosen = [choose_softly(fork, 2.0, Chance(seed)) for seed in range(4000)]
    assert chosen.count(BURN) == 0, "a blunder is no way to be weak"
    assert chosen.count(PICK) / chosen.count(PLANT) == pytest.approx(0.368, abs=0.04)


def test_turns_that_were_not_tried_are_thought_to_change_like_the_most_hopeful() -> None:
    fork = fork_with(4.9, 5.0, 4.5)  # ranked: plant, pick, burn
    fork.learn(0, [4.0, 0.0], end=0)
    assert fork.estimates() == pytest.approx([4.0, 3.9, 3.5])
    assert fork.ranking() == [0, 1, 2]
    fork.learn(1, [6.0, 0.0], end=0)
    assert fork.estimates() == pytest.approx([4.0, 6.0, 3.5])
    assert fork.ranking() == [1, 0, 2]


def test_a_turn_that_was_not_tried_is_never_thought_the_best() -> None:
    fork = fork_with(4.9, 5.0, 4.8)
    fork.learn(1, [3.0, 0.0], end=0)
    assert fork.ranking()[0] == 1


def test_of_two_ways_to_the_very_same_the_softest_takes_the_shorter() -> None:
    """Nobody rests first who can retire at once."""
    fork = fork_with(5.0, 4.0, -50.0)
    fork.learn(0, [4.5, 0.0], end=8)
    fork.learn(1, [4.5, 0.0], end=7)
    assert {choose_softly(fork, 2.0, Chance(seed)) for seed in range(50)} == {PLANT}


def test_even_a_search_that_knows_everything_can_be_stopped() -> None:
    """All lines of the toy are soon known; looking at them again must not go on for ever."""
    game = Farming()
    asked = 0

    def check() -> None:
        nonlocal asked
        asked += 1
        if asked > 5000:
            raise Cancelled

    with pytest.raises(Cancelled):
        Search(game, ShortSighted(), game.start(2, 1), check).run(10**9)


def test_a_game_may_need_a_firmer_hand_than_another() -> None:
    """Where turns differ by little, the same softness would be play by chance."""

    class Firm(ShortSighted):
        softness = 0.0

    game, level = Farming(), Level(evaluations=1, softness=9.0)
    state = game.start(3, 1)
    soft, firm = (
        {choose(game, state.copy, 0, level, seed, valuation=valuation) for seed in range(30)}
        for valuation in (ShortSighted(), Firm())
    )
    assert len(soft) == 3
    assert firm == {PICK}
