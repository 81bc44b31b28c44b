"""Tables that are called good can be played with, whatever the player has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.bots.by_chance import busily
from hawaii.kernel.events import PointsScored
from hawaii.kernel.messages import Problem
from hawaii.ui.words import Words
from tests.kernel.player import own_game

CHANGES = {
    "poor": {"start": "shell: 0\nfoot: 0\nfruit: {1: 0, 2: 0, 3: 0, 4: 0, 5: 0}"},
    "six rounds": {
        "rounds": "rounds: {5: {income: {shell: 1, foot: 2}}, "
        "6: {needed: 19, points: {first: 13, second: 10, others: 7}}}"
    },
    "six villages": {"realm": "villages: 6\nkahunas: {6: {points: 20, shells: 3}}"},
    "five docks": {"docks": "5: {feet: 7, points: 12}"},
    "one stack of gods": {"places": "gods: {stacks: 1}"},
    "more stacks than gods": {"places": "gods: {stacks: 13}"},
    "a valuable token": {"tokens": "20: {count: 2, spears: 1, fish: 4}"},
    "a rich island": {"islands": "paradise: {count: 1, points: 9, fruit: 9, tiles: [tiki, hula], number: 2}"},
    "an island of nothing": {"islands": "atoll: {count: 3}"},
    "another board": {"board": "rows: {1: 4, 2: 3, 3: 2, 4: 1}\nneighbour_distance: 1\nstay: 3"},
    "huts that bring points": {"tiles": "shell_hut: {end_points: {I: 1, II: 3}}"},
    "dancers with spears": {"tiles": "hula: {spear_points: {I: 1, II: 2}}"},
    "surfers who walk": {"tiles": "surfer: {walk_limit: {I: 2, II: 1}}"},
    "huts that trade more": {"tiles": "exchange_hut: {exchange: {I: 3, II: 4}}"},
    "four villages, kahuna spaces for five": {"realm": "villages: 4"},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_table_that_is_good_can_be_played_to_the_end(tmp_path: Path, change: dict[str, str]) -> None:
    game = own_game(tmp_path, **change)
    words = Words()
    for seed in range(4):
        state = game.start(players=2 + seed, seed=seed)
        choose = busily(seed, game)
        scored = [0] * (2 + seed)
        while not state.over:
            for event in game.play(state, choose(game.actions(state))):
                if isinstance(event, PointsScored):
                    scored[event.seat] += event.points
                    assert words.say(event.reason) != event.reason.id, "points for a reason without words"
        assert tuple(scored) == game.scores(state)


def test_fewer_players_than_the_tables_have_fruits_for(tmp_path: Path) -> None:
    game = own_game(tmp_path, start="players: {most: 3}")
    assert game.start(players=3, seed=1).actor is not None
    with pytest.raises(Problem):
        game.start(players=4, seed=1)
