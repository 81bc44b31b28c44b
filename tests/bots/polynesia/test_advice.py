"""Hints in Polynesia: legal to the end of the turn, and each with a reason or two."""

from __future__ import annotations

import pytest

from hawaii import bots
from hawaii.games.polynesia import Polynesia
from tests.bots.polynesia.tables import of_all_kinds

AT_ONCE = bots.Level(evaluations=1, softness=0)
BRIEF = bots.Level(evaluations=60, softness=0)


@pytest.mark.parametrize("players", [2, 3])
def test_advice_is_legal_to_the_end_of_the_turn_and_tells_why(game: Polynesia, players: int) -> None:
    told = set[str]()
    for state in of_all_kinds(game, players, every=4):
        assert state.actor is not None
        advice = bots.advise(game, bots.dealer(game, state, state.actor, 1), state.actor, AT_ONCE)
        assert 1 <= len({one.action for one in advice.suggestions}) == len(advice.suggestions) <= 3
        for suggestion in advice.suggestions:
            after = state.copy()
            for action in suggestion.actions:
                game.play(after, action)  # raises if it is not legal
            assert after.turns > state.turns
            assert 1 <= len({reason.id for reason in suggestion.reasons}) == len(suggestion.reasons) <= 2
            told.update(reason.id for reason in suggestion.reasons)
    assert len(told) > 15
    assert all(reason.startswith("advice_") for reason in told)


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_suggestion_is_the_best_and_was_thought_through(game: Polynesia, players: int) -> None:
    for state in of_all_kinds(game, players, every=40):
        assert state.actor is not None
        suggestions = bots.advise(
            game, bots.dealer(game, state, state.actor, 1), state.actor, BRIEF
        ).suggestions
        worse = [suggestion.worse for suggestion in suggestions]
        assert worse[0] == 0
        assert worse == sorted(worse)
        assert all(-20 < suggestion.points < 60 for suggestion in suggestions)
