"""Setting up (rules 2, 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.board import BEACH
from hawaii.games.hawaii.tables import KINDS
from hawaii.kernel.messages import Problem


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_the_same_but_for_fruits_by_turn_order(game: Hawaii, players: int) -> None:
    state = game.start(players, 11)
    assert state.round == 0
    assert state.actor == state.order[0]
    for place, seat in enumerate(state.order):
        assert state.purses[seat] == (13, 7, (0, 2, 3, 4, 5)[place])
        assert state.where[seat] == BEACH
        assert state.fleets[seat] == (1, 0, 0)
        assert state.points[seat] == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_track_has_a_sorted_token_on_every_space_but_the_first(game: Hawaii, players: int) -> None:
    state = game.start(players, 5)
    assert state.track[0] == 0
    assert len(state.track) == players
    assert state.track[1:] == sorted(state.track[1:])
    assert all(state.track[1:])


def test_a_spear_token_is_the_higher_of_two_equal_values(game: Hawaii) -> None:
    assert game.book.tokens["3"] < game.book.tokens["3s"] < game.book.tokens["4"]


def test_with_five_players_all_tokens_are_laid_out(game: Hawaii) -> None:
    state = game.start(5, 2)
    lying = [token for tokens in state.prices for token in tokens] + list(state.cove) + state.track[1:]
    assert Counter(lying) == Counter(game.book.bag)


def test_a_place_keeps_its_blank_circles_filled_and_the_printed_one_only_within_its_number(
    game: Hawaii,
) -> None:
    for seed in range(30):
        state = game.start(4, seed)
        for position, place in enumerate(state.layout):
            tokens = state.prices[position]
            circles = game.book.circles[place]
            assert len(tokens) in (circles, circles - 1)
            if len(tokens) == circles:
                assert sum(token >> 1 for token in tokens) <= game.book.printed[place]


def test_the_gods_lie_in_two_stacks_of_six_and_only_the_tops_are_for_sale(game: Hawaii) -> None:
    state = game.start(3, 4)
    assert [len(stack) for stack in state.gods] == [6, 6]
    on_sale = state.on_sale[state.layout.index(game.book.god_place)]
    assert {kind for kind in range(len(KINDS)) if on_sale >> kind & 1} == {stack[-1] for stack in state.gods}


def test_four_of_ten_islands_lie_at_the_docks(game: Hawaii) -> None:
    state = game.start(3, 4)
    assert len(state.docks) == 4
    assert Counter((*state.docks, *state.islands_down)) == Counter(game.book.island_stack)


def test_places_and_turn_order_differ_from_seed_to_seed(game: Hawaii) -> None:
    states = [game.start(4, seed) for seed in range(20)]
    assert len({state.layout for state in states}) == 20
    assert len({state.order for state in states}) > 5


@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(game: Hawaii, players: int) -> None:
    with pytest.raises(Problem) as found:
        game.start(players, 1)
    assert found.value.message.id == "players_out_of_range"


def test_unknown_options_are_refused(game: Hawaii) -> None:
    with pytest.raises(Problem) as found:
        game.start(2, 1, {"resources": "stolen"})
    assert found.value.message.values["key"] == "resources"
