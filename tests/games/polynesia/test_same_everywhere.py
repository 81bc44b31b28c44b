"""The same seed gives the same game in every process."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
import random
from hawaii.games import load_game

game = load_game("polynesia")
for jeopardy in (False, True):
    for players in (2, 3, 4):
        chooser = random.Random(players)
        state = game.start(players, 123 + players, {"jeopardy": jeopardy})
        lines = []
        while not state.over:
            action = chooser.choice(game.actions(state))
            game.play(state, action)
            lines.append(game.encode(action))
        imagined = game.imagine(state, 0, random.Random(1))
        print(game.digest(state), game.digest(imagined), ",".join(lines))
"""


def played_with(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_hash_seeds_do_not_matter() -> None:
    first, second = (played_with(seed) for seed in ("1", "4242"))
    assert len(first.splitlines()) == 6
    assert first == second
