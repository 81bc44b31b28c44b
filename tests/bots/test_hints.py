"""Hints in Maori and Polynesia: legal to the end of the turn, and each with a reason or two."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from hawaii import bots
from hawaii.games.maori import Maori
from hawaii.games.polynesia import Polynesia
from hawaii.kernel.game import Game
from hawaii.kernel.state import State
from tests.bots.maori.tables import agreements
from tests.bots.polynesia.tables import of_all_kinds
from tests.bots.positions import positions

AT_ONCE = bots.Level(evaluations=1, softness=0)
BRIEF = bots.Level(evaluations=60, softness=0)


def advise(game: Game[Any, Any], state: State, level: bots.Level) -> bots.Advice:
    assert state.actor is not None
    return bots.advise(game, bots.dealer(game, state, state.actor, 1), state.actor, level)


def advice_tells_why(game: Game[Any, Any], seen: Iterable[Any]) -> None:
    told = set[str]()
    for state in seen:
        advice = advise(game, state, AT_ONCE)
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


def test_advice_is_legal_to_the_end_of_the_turn_and_tells_why_in_maori(maori: Maori) -> None:
    games = enumerate(agreements())
    advice_tells_why(
        maori, (state for seed, options in games for state in positions(maori, 2, seed, every=12, **options))
    )


@pytest.mark.parametrize("players", [2, 3])
def test_advice_is_legal_to_the_end_of_the_turn_and_tells_why_in_polynesia(
    polynesia: Polynesia, players: int
) -> None:
    advice_tells_why(polynesia, of_all_kinds(polynesia, players, every=4))


def the_first_is_the_best(game: Game[Any, Any], seen: Iterable[Any], least: int, most: int) -> None:
    for state in seen:
        suggestions = advise(game, state, BRIEF).suggestions
        worse = [suggestion.worse for suggestion in suggestions]
        assert worse[0] == 0
        assert worse == sorted(worse)
        assert all(least < suggestion.points < most for suggestion in suggestions)


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_suggestion_is_the_best_and_was_thought_through_in_maori(
    maori: Maori, players: int
) -> None:
    the_first_is_the_best(maori, positions(maori, players, seed=1, every=40), -60, 150)


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_suggestion_is_the_best_and_was_thought_through_in_polynesia(
    polynesia: Polynesia, players: int
) -> None:
    the_first_is_the_best(polynesia, of_all_kinds(polynesia, players, every=40), -20, 60)
