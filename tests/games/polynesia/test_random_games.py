"""What must hold in every game of Polynesia, over random ones with every number of players."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.polynesia.telling import TABLES, anybody, polynesia

GAME = polynesia()


@settings(max_examples=60)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**64 - 1), blind=st.booleans())
def test_games_end_and_scores_equal_their_breakdown(
    table: tuple[dict[str, Any], int], seed: int, blind: bool
) -> None:
    """There are no more rounds than stones."""
    options, players = table
    chooser = random.Random(seed)
    state = GAME.start(players, seed, options)
    for _ in range(2000):
        if state.over:
            break
        actions = GAME.actions(state)
        GAME.play(state, chooser.choice(actions) if blind else anybody(chooser, actions))
    assert state.over
    assert 4 <= state.round <= len(state.drawn) <= 10
    assert state.drawn.count(0) == 6
    assert state.drawn[-1] == 0, "the last red stone ends the game at once"
    for seat in range(players):
        assert sum(award.points for award in GAME.breakdown(state, seat)) == GAME.scores(state)[seat]
    assert GAME.scores_before_end(state) == GAME.scores(state)
    best = max(GAME.scores(state))
    assert {GAME.scores(state)[seat] for seat in GAME.winners(state)} == {best}
