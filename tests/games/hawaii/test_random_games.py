"""What must hold in every game of Hawaii, over random ones with every number of players."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from hawaii.games import game_tables
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import Chance
from hawaii.kernel.events import PointsScored

GAME = Hawaii(game_tables("hawaii"))

seeds = st.integers(0, 2**64 - 1)
player_counts = st.integers(2, 5)
options = st.fixed_dictionaries(
    {
        "resources": st.sampled_from(["hidden", "open"]),
        "kanaloa_counts_fishing_boat": st.booleans(),
        "rank_only_those_who_reach": st.booleans(),
        "seconds_on_shared_first": st.booleans(),
    }
)


def choice(chooser: random.Random, actions: Sequence[Action], busy: bool) -> Action:
    active = [action for action in actions if action.text.split()[0] not in GAME.idle]
    return chooser.choice(active if busy and active else actions)


@settings(max_examples=60)
@given(players=player_counts, seed=seeds, agreed=options, busy=st.booleans())
def test_games_end_and_scores_equal_their_breakdown(
    players: int, seed: int, agreed: dict[str, object], busy: bool
) -> None:
    chooser = random.Random(seed)
    state = GAME.start(players, seed, agreed)
    scored = [0] * players
    for _ in range(5000):
        if state.over:
            break
        for event in GAME.play(state, choice(chooser, GAME.actions(state), busy)):
            if isinstance(event, PointsScored):
                scored[event.seat] += event.points
        for seat in range(players):
            assert sum(award.points for award in GAME.breakdown(state, seat)) == state.points[seat]
    assert state.over
    assert GAME.scores(state) == tuple(scored)
    assert max(GAME.scores(state)) in [GAME.scores(state)[seat] for seat in GAME.winners(state)]


def test_what_comes_after_an_imagined_round_differs() -> None:
    """Imagined futures lay out different prices, and none of them looks ahead at the true ones."""
    state = GAME.arrange({"order": [0, 1], "seats": [{"foot": 0, "fruit": 0}, {"foot": 0, "fruit": 0}]})
    futures = set()
    for number in range(10):
        imagined = GAME.imagine(state, 0, Chance(number))
        GAME.play(imagined, GAME.decode("retire 1"))
        futures.add(tuple(imagined.prices))
    GAME.play(state, GAME.decode("retire 1"))
    assert len(futures) == 10
    assert tuple(state.prices) not in futures
