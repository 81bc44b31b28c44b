"""Hints: legal, the best first, with a reason a player understands."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii import bots
from hawaii.bots.valuation import valuation_of
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.messages import Message
from hawaii.ui.words import Words
from tests.bots.positions import positions

BRIEF = bots.Level(evaluations=300, softness=0)
AT_ONCE = bots.Level(evaluations=1, softness=0)


def advise(game: Hawaii, state: HawaiiState, level: bots.Level | None = BRIEF) -> bots.Advice:
    assert state.actor is not None
    return bots.advise(game, bots.dealer(game, state, state.actor, 1), state.actor, level)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_advice_is_legal_to_the_end_of_the_turn(game: Hawaii, players: int) -> None:
    for state in positions(game, players, seed=players, every=12):
        for suggestion in advise(game, state).suggestions:
            after = state.copy()
            for action in suggestion.actions:
                game.play(after, action)  # raises if it is not legal
            assert after.turns > state.turns


def test_suggestions_begin_differently_and_promise_something(game: Hawaii) -> None:
    for state in positions(game, 3, seed=1, every=15):
        suggestions = advise(game, state).suggestions
        assert 1 <= len(suggestions) <= 3
        assert len({suggestion.action for suggestion in suggestions}) == len(suggestions)
        assert all(0 < suggestion.points < 300 for suggestion in suggestions)


def test_at_first_sight_a_bot_without_softness_plays_the_first_suggestion(game: Hawaii) -> None:
    hasty = bots.Level(evaluations=1, softness=0)
    for state in positions(game, 2, seed=2, every=7):
        assert state.actor is not None
        deal = bots.dealer(game, state, state.actor, 1)
        chosen = bots.choose(game, deal, state.actor, hasty, 1)
        assert advise(game, state, hasty).suggestions[0].action == chosen


def test_there_are_several_suggestions_wherever_there_is_a_choice(game: Hawaii) -> None:
    for state in positions(game, 4, seed=2, every=30):
        assert len(advise(game, state).suggestions) == min(3, len(game.actions(state)))


def test_advice_is_a_masters_unless_another_level_is_asked(game: Hawaii) -> None:
    state = [*positions(game, 2, seed=2, every=15)][-1]
    assert advise(game, state, None) == advise(game, state, bots.level_named("master"))


def test_the_first_suggestion_is_the_best_and_others_tell_how_much_worse_they_are(game: Hawaii) -> None:
    later = list[float]()
    for state in positions(game, 3, seed=1, every=15):
        worse = [suggestion.worse for suggestion in advise(game, state).suggestions]
        assert worse[0] == 0
        assert worse == sorted(worse)
        later += worse[1:]
    assert max(later) > 1


def test_what_is_worse_is_told_by_the_result_not_by_the_points(game: Hawaii) -> None:
    """Between two, a result is one's own points minus those of the other."""
    valuation = valuation_of(game, 2)
    compared = 0
    for state in (state for seed in range(3, 8) for state in positions(game, 2, seed, every=5)):
        seat = state.actor
        assert seat is not None
        results = []
        suggestions = advise(game, state, AT_ONCE).suggestions
        for suggestion in suggestions:
            after = bots.dealer(game, state, seat, 1)()  # what the seat sees, as when it was advised
            for action in suggestion.actions:
                game.follow(after, action)
            values = valuation.values(after)
            results.append(values[seat] - values[1 - seat])
        for suggestion, result in zip(suggestions, results, strict=True):
            assert suggestion.worse == pytest.approx(results[0] - result, abs=1e-5)
            compared += suggestion.points > suggestions[0].points
    assert compared, "no suggestion promised more points than a better one"


def test_every_suggestion_has_one_reason_or_two_that_can_be_said(game: Hawaii) -> None:
    words = Words()
    told = set[str]()
    for seed in range(6):
        for state in positions(game, 2 + seed % 3, seed=seed, every=3):
            for suggestion in advise(game, state, AT_ONCE).suggestions:
                reasons = [words.say(reason) for reason in suggestion.reasons]
                assert 1 <= len(set(reasons)) == len(reasons) <= 2
                told.update(reasons)
    assert len(told) > 50
    for reason in told:
        assert "{" not in reason
        assert not reason.startswith("advice_"), "an id, not words"


SAY = Words().say
LONG = ["long_hut II", "hula", "taro", "banana"]


def reason(game: Hawaii, seat: dict[str, Any], **table: Any) -> Message:
    """Why the advice is given to seat 0, which has nothing but what is said."""
    empty = {"shell": 0, "foot": 0, "fruit": 0}
    other = table.pop("other", {})
    description = {
        "round": 5,
        "prices": {},
        "cove": [],
        "track": [],
        "docks": [None] * 4,
        **table,
        "seats": [{**empty, **seat}, {**empty, "retired": 2, **other}],
    }
    return advise(game, game.arrange(description)).suggestions[0].reasons[0]


def test_completing_a_village_for_the_tikis(game: Hawaii) -> None:
    """Four tiles, and the second tiki stands above column 5: long hut 5, kahuna 5, dancer 5."""
    found = reason(
        game,
        {"shell": 2, "foot": 1, "at": "orchard", "villages": [[], LONG], "tikis": 2, "kahunas": 2},
        prices={"orchard": [2]},
    )
    assert found == Message("advice_completes", {"village": 2, "points": 15})
    assert SAY(found) == "completes village 2 for the tikis: +15"


def test_a_tiki_that_brings_two_villages_in(game: Hawaii) -> None:
    found = reason(
        game,
        {"shell": 2, "foot": 1, "at": "tikis", "villages": [LONG[1:], LONG], "tikis": 2},
        prices={"tikis": [2]},
    )
    assert found.id == "advice_completes_several"


def test_income_in_the_first_round(game: Hawaii) -> None:
    found = reason(
        game,
        {"shell": 4, "foot": 1, "at": "supply_huts"},
        round=1,
        prices={"supply_huts": [2]},
    )
    assert found.id in ("advice_income_shell", "advice_income_foot")
    assert found.values == {"count": 2}


def test_points_at_a_dock(game: Hawaii) -> None:
    found = reason(game, {"foot": 6, "boats": ["II", "II"]}, docks=[None, None, None, "five_points"])
    assert found == Message("advice_points", {"points": 14})


def test_reaching_the_needed_sum(game: Hawaii) -> None:
    found = reason(game, {"foot": 2, "taken": [6, 6, 4]}, cove=[2])
    assert SAY(found) == "reaches the needed sum, 17 of 17: 12 points so far"


def test_with_nothing_left_to_do_one_retires(game: Hawaii) -> None:
    """Resting first would change nothing."""
    rich = {"taken": [6, 6, 6, 3], "at": "hula"}
    assert reason(game, rich, round=2, other={"retired": 1}) == Message("advice_retire")
    assert reason(game, rich) == Message("advice_retire_first", {"points": 2})


def test_retiring_for_the_token_that_reaches_the_needed_sum(game: Hawaii) -> None:
    state = game.arrange(
        {
            "round": 5,
            "actor": 0,
            "prices": {},
            "cove": [],
            "track": [4],
            "docks": [None] * 4,
            "seats": [
                {"shell": 0, "foot": 0, "fruit": 0, "taken": [6, 6, 2], "at": "hula"},
                {"shell": 0, "foot": 0, "fruit": 0, "at": "hula"},
            ],
        }
    )
    found = advise(game, state).suggestions[0].reasons
    assert [SAY(one) for one in found] == ["reaches the needed sum, 18 of 17: 12 points so far"]


def test_more_for_the_rank_once_the_needed_sum_is_reached(game: Hawaii) -> None:
    found = reason(game, {"foot": 2, "taken": [6, 6, 5]}, cove=[2], other={"taken": [5, 5, 4, 3]})
    assert SAY(found) == "highest sum of the round so far: 12 points"
