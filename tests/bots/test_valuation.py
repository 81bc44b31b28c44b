"""What positions of Hawaii are worth to opponents."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from hawaii.bots.hawaii.features import Realms
from hawaii.bots.hawaii.valuation import HawaiiValuation, make
from hawaii.bots.hawaii.weights import RealmWeights, read_weights
from hawaii.bots.turns import complete_turns
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.book import TIKI
from hawaii.games.hawaii.final_scoring import final_scoring
from tests.bots.positions import positions
from tests.kernel.player import own_game


@pytest.fixture(scope="module")
def valuation(game: Hawaii) -> HawaiiValuation:
    return make(game, 3)


def test_a_finished_game_is_worth_its_points(game: Hawaii, valuation: HawaiiValuation) -> None:
    state = [*positions(game, 3, seed=1, every=1)][-1]
    while not state.over:
        game.play(state, game.actions(state)[-1], quiet=True)
    assert [round(value) for value in valuation.values(state)] == list(game.scores(state))


def test_points_expected_before_the_last_round_are_about_those_scored(
    game: Hawaii, valuation: HawaiiValuation
) -> None:
    """Players as good as their valuation: what they expect on average, they get."""
    surprises: list[float] = []
    for seed in range(10):
        state = game.start(2, seed)
        foreseen: list[float] = []
        while not state.over:
            if state.round == 4 and not foreseen:
                foreseen = valuation.values(state)
            seat = state.actor
            assert seat is not None
            state = max(complete_turns(game, valuation, state), key=lambda turn: turn.values[seat]).state
            game.play_on(state, None)
        surprises += [s - f for f, s in zip(foreseen, game.scores(state), strict=True)]
    assert abs(mean(surprises)) < 8


def test_villages_are_seen_as_the_final_scoring_sees_them(game: Hawaii) -> None:
    realms = Realms(game.book)
    for state in positions(game, 4, seed=2, every=10):
        for realm in state.realms:
            scored = final_scoring(game.book, realm, state.options)
            for village, official in zip(realms.villages(realm, state.options), scored, strict=True):
                assert (village.missing == 0) == official.counts


def test_villages_that_count_are_worth_what_they_score(game: Hawaii) -> None:
    realms = Realms(game.book)
    worth = 0
    for state in positions(game, 4, seed=2, every=10):
        for realm in state.realms:
            while realm.room_for(game.book, TIKI):
                realm = realm.with_tiki(game.book)  # now all villages count
            scored = final_scoring(game.book, realm, state.options)
            for village, official in zip(realms.villages(realm, state.options), scored, strict=True):
                assert village.points == sum(award.points for award in official.awards)
                worth += village.points
    assert worth > 100


def test_a_fruit_tile_without_income_still_waters(tmp_path: Path) -> None:
    game = own_game(tmp_path, tiles="banana: {income: {fruit: {I: 0, II: 1}}}")
    state = game.arrange({"seats": [{"villages": [["irrigation", "banana", "taro"]], "tikis": 6}, {}]})
    assert Realms(game.book).villages(state.realms[0], state.options)[0].points == 3


def test_more_of_anything_in_hand_is_never_worse(game: Hawaii, valuation: HawaiiValuation) -> None:
    for state in positions(game, 3, seed=3, every=15):
        assert state.actor is not None
        before = valuation.values(state)[state.actor]
        for kind in range(3):
            richer = state.copy()
            purse = list(state.purses[state.actor])
            purse[kind] += 1
            richer.purses[state.actor] = purse[0], purse[1], purse[2]
            assert valuation.values(richer)[state.actor] > before


def test_to_play_early_in_a_round_is_worth_something(game: Hawaii, valuation: HawaiiValuation) -> None:
    first, second = (
        game.arrange({"round": 3, "order": order, "actor": 0, "seats": [{"fruit": 0}, {"fruit": 0}]})
        for order in ([0, 1], [1, 0])
    )
    assert valuation.values(first)[0] > valuation.values(second)[0]


def test_choosing_an_income_belongs_to_the_next_round(game: Hawaii, valuation: HawaiiValuation) -> None:
    """Between rounds a position is worth about what it is when the round begins."""
    seen, differences = 0, []
    for seed in range(30):
        for state in positions(game, 2, seed, every=1):
            if game.step(state).name == "collect":
                after = state.copy()
                while game.step(after).name == "collect":
                    game.play(after, game.actions(after)[0], quiet=True)
                for between, begun in zip(valuation.values(state), valuation.values(after), strict=True):
                    differences.append(between - begun)
                    assert abs(between - begun) < 8  # prices are not dealt yet, and may be good or bad
                seen += 1
    assert seen > 5
    assert abs(mean(differences)) < 2


def test_every_feature_of_a_realm_has_its_weight(game: Hawaii) -> None:
    state = game.start(2, 1)
    assert len(Realms(game.book).features(state.realms[0], state.options)) == len(
        RealmWeights.__struct_fields__
    )


def test_complete_turns_are_legal_and_end_a_turn(game: Hawaii, valuation: HawaiiValuation) -> None:
    for state in positions(game, 3, seed=9, every=15):
        turns = complete_turns(game, valuation, state)
        assert {turn.actions[0] for turn in turns} == set(game.actions(state))
        for turn in turns:
            after = state.copy()
            for action in turn.actions:
                assert after.turns == state.turns
                game.play(after, action)
            assert after.turns > state.turns
            game.play_on(turn.state, None)  # until then, nothing is laid out for the next seat
            assert game.digest(turn.state) == game.digest(after)
            assert turn.state.legal == after.legal


def test_with_more_rounds_the_first_are_alike(game: Hawaii) -> None:
    longer = read_weights(2, 7)
    printed = read_weights(2, 5)
    assert longer.pieces.shell == (*printed.pieces.shell[:1] * 2, *printed.pieces.shell)
    assert longer.round.spread == (*printed.round.spread[:1] * 2, *printed.round.spread)
