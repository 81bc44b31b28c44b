"""Opponents of Maori learn from games against themselves, in all variations."""

from __future__ import annotations

import random

import pytest

from hawaii.bots.maori.learning import MaoriLearner
from hawaii.bots.maori.weights import KNOTS, LAST, between, phase
from hawaii.games.maori import Maori
from hawaii.games.maori.soundness import tiles_everywhere
from tests.bots.maori.tables import agreements
from tests.bots.positions import positions


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_learned_is_what_is_valued(game: Maori, players: int) -> None:
    """Where the file has a number; between them it is between."""
    learner = MaoriLearner(game, players)
    weights = learner.read()
    valuation, rows = learner.valuation(weights), learner.rows(weights)
    compared = 0
    for seed, options in enumerate(agreements(players)):
        for state in positions(game, players, seed, every=7, **options):
            tempo = valuation.clock.tempo(state)
            if tempo.left not in (*KNOTS, 0) or valuation.clock.hope(state) < 1 or state.hand >= 0:
                continue
            look = learner.look(valuation, state)
            foreseen = learner.foreseen(weights, look)
            for value, seen, more in zip(valuation.values(state), look.seats, foreseen, strict=True):
                learned = sum(w * f for w, f in zip(rows[look.stage], seen.features, strict=True))
                assert value == pytest.approx(seen.points + more + learned, abs=1e-6)
                compared += 1
    assert compared > 100


def test_phases_go_by_the_empty_squares_of_the_fullest_board() -> None:
    assert [phase(empty) for empty in KNOTS] == [*range(LAST)]
    values = tuple(float(empty) for empty in (*KNOTS, 0))
    assert [between(values, empty) for empty in range(1, 17)] == [float(empty) for empty in range(1, 17)]
    assert between(values, 36) == 16


def test_lessons_are_played_in_all_variations(game: Maori) -> None:
    found = [MaoriLearner(game, 4).agreed(random.Random(seed)) for seed in range(60)]
    assert {one["rules"] for one in found} == {"basic", "advanced", "pro"}
    assert {one["board"] for one in found} == {"normal", "atoll"}
    assert {one["fit"] for one in found} == {"free", "edges"}
    assert {MaoriLearner(game, 5).agreed(random.Random(seed))["board"] for seed in range(20)} == {"normal"}


def test_gifts_change_what_seats_have_and_lose_nothing(game: Maori) -> None:
    """Whatever was given, the game goes on to its end."""
    learner, changed = MaoriLearner(game, 3), 0
    for seed in range(8):
        chance = random.Random(seed)
        state = game.start(3, seed)
        tiles = tiles_everywhere(game.book, state)
        learner.give(state, chance)
        assert state.shells == [5, 5, 5], "nobody can use it before the ship is placed"
        while not state.over:
            before = state.shells[:], state.stores[:]
            learner.give(state, chance)
            changed += (state.shells, state.stores) != before
            assert min(state.shells) >= 0
            assert sum(state.shells) <= game.book.tables.start.shells
            assert tiles_everywhere(game.book, state) == tiles
            game.play(state, chance.choice(game.actions(state)))
    assert changed > 24
