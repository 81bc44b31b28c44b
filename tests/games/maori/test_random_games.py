"""What must hold in every game of Maori, over random ones of every variant with every number of players."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.maori.telling import TABLES, decisions, maori

GAME = maori()


@settings(max_examples=40)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**64 - 1), lazy=st.booleans())
def test_games_end_and_scores_equal_their_breakdown(
    table: tuple[dict[str, Any], int], seed: int, lazy: bool
) -> None:
    """Also where everybody plays by chance alone, and discards as often as chance does."""
    options, players = table
    choose = random.Random(seed).choice
    state = GAME.start(players, seed, options)
    for _ in range(9000):
        if state.over:
            break
        actions = GAME.actions(state)
        busy = [action for action in actions if action.text != "nothing"]
        GAME.play(state, choose(actions if lazy else busy or actions))
    assert state.over
    for seat in range(players):
        assert sum(award.points for award in GAME.breakdown(state, seat)) == GAME.scores(state)[seat]
    assert GAME.scores_before_end(state) == GAME.scores(state)
    best = max(GAME.scores(state))
    assert {GAME.scores(state)[seat] for seat in GAME.winners(state)} == {best}


def test_these_games_see_full_boards_and_idle_ends_and_dry_supplies() -> None:
    ends, dry = set(), False
    for options, players in TABLES:
        for seed in (31 + players, 32 + players):
            for state, _ in decisions(GAME, options, players, seed):
                dry = dry or not state.supply
            ends.add((options["fit"], state.left == 0))
    assert {("free", True), ("free", False), ("edges", False)} <= ends
    assert dry
