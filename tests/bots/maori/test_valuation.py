"""What positions of Maori are worth to opponents."""

from __future__ import annotations

import pytest

from hawaii.bots.maori.valuation import MaoriValuation, make
from hawaii.bots.maori.weights import BoardWeights, SeatWeights
from hawaii.bots.turns import complete_turns
from hawaii.games.maori import Maori
from tests.bots.maori.tables import NOTHING, agreements, table
from tests.bots.positions import positions


@pytest.fixture(scope="module")
def valuation(game: Maori) -> MaoriValuation:
    return make(game, 2)


def test_a_finished_game_is_worth_its_points(game: Maori, valuation: MaoriValuation) -> None:
    for seed in range(3):
        state = [*positions(game, 2, seed, every=1)][-1]
        while not state.over:
            game.play(state, game.actions(state)[-1], quiet=True)
        assert [round(value) for value in valuation.values(state)] == list(game.scores(state))


def test_what_would_be_scored_now_is_seen_as_the_rules_see_it(game: Maori, valuation: MaoriValuation) -> None:
    for seed, options in enumerate(agreements()):
        for state in positions(game, 2, seed, every=11, **options):
            assert valuation.final(state) == list(game.scores(state))


def test_every_feature_has_its_weight(game: Maori, valuation: MaoriValuation) -> None:
    state = game.start(2, 1)
    seats, tempo = valuation.seats(state.options), valuation.clock.tempo(state)
    assert len(seats.features(state, 0, tempo)) == len(SeatWeights.__struct_fields__)
    assert len(seats.boards.view(state.boards[0].pieces).features) == len(BoardWeights.__struct_fields__)


def test_what_is_better_is_worth_more(game: Maori, valuation: MaoriValuation) -> None:
    """From the worst to the best of one board, all else being equal."""
    ranked = [
        "E-pp water . . . | . . . . . | . . . . . | . . . . .",  # nothing can complete it
        "water . . . . | E-pp . . . . | . . . . . | . . . . .",  # it lacks a tile
        "E-pp W-pp . . . | . . . . . | . . . . . | . . . . .",  # complete
        "E-pp W-pph . . . | . . . . . | . . . . . | . . . . .",  # with a hut
        "E-ppl W-ppl . . . | . . . . . | . . . . . | . . . . .",  # with a lei
    ]
    worth = [valuation.values(table(game, board, seed=5))[0] for board in ranked]
    assert worth == sorted(worth)
    assert worth[-1] > worth[0] + 10


def test_what_the_matrix_offers_matters(game: Maori, valuation: MaoriValuation) -> None:
    """The other half of a lei there is worth much; shells and ships make sure to get it."""
    board = "E-ppl . . . . | . . . . . | . . . . . | . . . . ."
    water = "water water water-b water-b | . . . . | . . . . | . . . ."
    offered = water.replace("water ", "W-pl ", 1)
    without, with_it = (valuation.values(table(game, board, matrix=one))[0] for one in (water, offered))
    assert with_it > without + 1


def test_in_the_last_turns_who_has_none_has_what_lies_there(game: Maori, valuation: MaoriValuation) -> None:
    full = "water water water . . | water-b water-b water-b water-b water-b | water-b water-bb water-bb "
    full += "water-bb water-bb | . . single-p single-p single-p"
    state = table(game, NOTHING, full, shells=0)
    tempo = valuation.clock.tempo(state)
    assert (tempo.left, tempo.turns) == (0, (1, 0))
    assert valuation.values(state)[1] == pytest.approx(game.scores(state)[1], abs=1.5)


def test_whoever_fills_a_board_first_ends_the_game(game: Maori, valuation: MaoriValuation) -> None:
    """Three squares are empty on the board of the other, who is the next but one to play."""
    other = "water water water . . | water-b water-b water-b water-b water-b | water-b water-bb water-bb "
    other += "water-bb . | . . . single-p ."
    tempo = valuation.clock.tempo(table(game, NOTHING, other))
    assert tempo.left == 3
    assert tempo.turns == (3 + 1, 16)


def test_hope_fades_when_a_game_goes_on_and_on(game: Maori, valuation: MaoriValuation) -> None:
    """Then a position is worth what it would score, and whoever can fills a square."""
    state = table(game, "E-ppp . . . . | . . . . . | . . . . . | . . . . .", seed=3)
    assert valuation.clock.hope(state) == 1
    hoped = valuation.values(state)
    state.turns = 1000
    assert valuation.clock.hope(state) == 0
    assert valuation.values(state) == list(game.scores(state))
    assert hoped[0] > valuation.values(state)[0]


def test_values_stay_within_reason_whatever_was_agreed_on(game: Maori) -> None:
    for players in (2, 5):
        valuation = make(game, players)
        for seed, options in enumerate(agreements(players)):
            for state in positions(game, players, seed, every=25, **options):
                assert all(-60 < value < 150 for value in valuation.values(state))


def test_complete_turns_are_legal_and_end_a_turn(game: Maori, valuation: MaoriValuation) -> None:
    for seed, options in enumerate(agreements()):
        for state in positions(game, 2, seed, every=40, **options):
            turns = complete_turns(game, valuation, state)
            first = {turn.actions[0] for turn in turns}
            assert first <= set(game.actions(state))
            if game.step(state).name in ("launch", "sail", "moor"):
                assert first == set(game.actions(state))
            for turn in turns[::7]:
                after = state.copy()
                for action in turn.actions:
                    assert after.turns == state.turns
                    game.play(after, action)
                assert after.turns > state.turns


def test_nobody_builds_against_a_wall_or_discards_what_is_good(
    game: Maori, valuation: MaoriValuation
) -> None:
    board = "E-pp water . . . | E-pp W-p . . . | . . . . . | . . . . ."
    state = table(game, board, matrix="E-p . . . | . . . . | . . . . | . . . .", ship=16)
    turns = {
        " ".join(action.text for action in turn.actions) for turn in complete_turns(game, valuation, state)
    }
    assert "sail 1 take r1c1 put r3c1" in turns
    assert "sail 1 take r1c1 put r3c5" not in turns, "its land could never go on"
    assert "sail 1 discard r1c1" in turns, "nothing can complete it"
    assert "sail 1 discard r2c1" not in turns


def test_on_the_last_square_anything_may_be_put(game: Maori, valuation: MaoriValuation) -> None:
    """It may be good to end the game, whatever it costs."""
    board = "water water water . . | water-b water-b water-b water-b water-b | water-b water-b water-bb "
    board += "water-bb water-bb | . . single-p single-p ."
    state = table(game, board, matrix="E-p . . . | . . . . | . . . . | . . . .", ship=16)
    turns = {
        " ".join(action.text for action in turn.actions) for turn in complete_turns(game, valuation, state)
    }
    assert any(turn.startswith("sail 1 take r1c1 put r4c5") for turn in turns)


def test_who_can_put_nothing_may_discard_anything(game: Maori, valuation: MaoriValuation) -> None:
    """In the pro rules a ship may be hemmed in by good tiles."""
    board = "single-p single-p . . . | single-p water . . . | . . . . . | . . . . ."
    state = table(
        game,
        board,
        options={"rules": "pro"},
        ship_at="r1c1",
        shells=0,
        store="water",
        ship=16,
        matrix="water . . . | . . . . | . . . . | . . . .",
    )
    turns = {
        " ".join(action.text for action in turn.actions) for turn in complete_turns(game, valuation, state)
    }
    assert any("discard r2c2" in turn for turn in turns)
