"""What positions of Polynesia are worth to opponents."""

from __future__ import annotations

from math import floor

import pytest

from hawaii.bots.polynesia.valuation import PolynesiaValuation, make
from hawaii.bots.polynesia.weights import SeatWeights, TideWeights
from hawaii.bots.turns import complete_turns
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.kinds import KEPT
from hawaii.games.polynesia.state import PolynesiaState
from tests.bots.polynesia.tables import FIVE_RED, LAST_ROUND, of_all_kinds, table
from tests.bots.positions import positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_worth_its_points(game: Polynesia, players: int) -> None:
    valuation = make(game, players)
    for seed in range(3):
        state = [*positions(game, players, seed, every=1)][-1]
        while not state.over:
            game.play(state, game.actions(state)[-1], quiet=True)
        assert [floor(value + 1e-9) for value in valuation.values(state)] == list(game.scores(state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_would_be_scored_now_is_seen_as_the_rules_see_it(game: Polynesia, players: int) -> None:
    valuation = make(game, players)
    for state in of_all_kinds(game, players, every=6, seeds=range(20)):
        assert valuation.observer.final(valuation.observer.situation(state)) == list(game.scores(state))


def test_every_feature_has_its_weight(game: Polynesia, valuation: PolynesiaValuation) -> None:
    for state in of_all_kinds(game, 2, every=20):
        seen = valuation.observer.situation(state)
        moment, _ = valuation.moment(state, 0)
        features = valuation.seats.features(seen, 0, moment, valuation.observer.tides(seen))
        fields = (*SeatWeights.__struct_fields__, *TideWeights.__struct_fields__)
        assert len(features) == len(fields)


def seats_changed(game: Polynesia, state: PolynesiaState) -> PolynesiaState:
    """The same table of two with each in the place of the other."""
    other = state.copy()
    size = game.book.seas[2].size
    other.members = state.members[size:] + state.members[:size]
    other.goods = state.goods[2:] + state.goods[:2]
    other.owned = state.owned[KEPT:] + state.owned[:KEPT]
    for name in ("home", "rear", "ships", "prizes", "favours"):
        setattr(other, name, getattr(state, name)[::-1])
    other.route_ships = [(ships >> 1) | (ships & 1) << 1 for ships in state.route_ships]
    other.start = 1 - state.start
    assert state.actor is not None
    other.actor = 1 - state.actor
    return other


def test_seats_are_worth_the_same_wherever_they_sit(game: Polynesia, valuation: PolynesiaValuation) -> None:
    for state in of_all_kinds(game, 2, every=7):
        changed = seats_changed(game, state)
        assert valuation.values(changed)[::-1] == pytest.approx(valuation.values(state))


def test_values_stay_within_reason(game: Polynesia) -> None:
    for players in (2, 3, 4):
        valuation = make(game, players)
        for state in of_all_kinds(game, players, every=9):
            assert all(-20 < value < 60 for value in valuation.values(state))


WAY = {"toru-kauri": {"kind": "fish", "ships": [0]}, "kauri-mako": {"kind": "fish", "ships": [0]}}


def test_what_is_better_is_worth_more(game: Polynesia, valuation: PolynesiaValuation) -> None:
    """From the worst to the best place for five members, all else being equal."""
    places: list[dict[str, int]] = [
        {"ahi_nui": 5},
        {"ahi_nui": 3, "toru": 2},
        {"ahi_nui": 3, "kauri": 2},
        {"ahi_nui": 1, "kauri": 3, "mako": 1},
    ]
    for drawn in ([], FIVE_RED, LAST_ROUND):
        worth = [
            valuation.values(table(game, drawn=drawn, routes=WAY, seats=[{"members": place, "fish": 2}, {}]))[
                0
            ]
            for place in places
        ]
        assert worth == sorted(worth)
        assert worth[-1] > worth[0] + 1


def test_who_acts_no_more_before_the_last_stone_has_what_the_rules_count(
    game: Polynesia, valuation: PolynesiaValuation
) -> None:
    """The other has acted at 1; then the volcano erupts for certain."""
    state = table(game, drawn=LAST_ROUND, marker=1, start=1, actor=0)
    assert valuation.values(state)[1] == pytest.approx(game.scores(state)[1])


def test_goods_are_worth_something_while_there_is_time(
    game: Polynesia, valuation: PolynesiaValuation
) -> None:
    cards = ["strongholds", "passages", "navigators"]
    poor, rich = (table(game, cards=cards, seats=[{"fish": fish, "shells": 0}, {}]) for fish in (0, 3))
    assert valuation.values(rich)[0] > valuation.values(poor)[0]


def test_complete_turns_are_legal_and_end_a_turn(game: Polynesia, valuation: PolynesiaValuation) -> None:
    for state in of_all_kinds(game, 2, every=25):
        turns = complete_turns(game, valuation, state)
        assert {turn.actions[0] for turn in turns} <= set(game.actions(state))
        for turn in turns[::7]:
            after = state.copy()
            for action in turn.actions:
                assert after.turns == state.turns
                game.play(after, action)
            assert after.turns > state.turns
