"""The same seed gives the same game in every process."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.games.every_game import SAMPLES

TABLES = {name: [*sample.variants] for name, sample in SAMPLES.items()}
SCRIPT = """
import json
import random
import sys
from hawaii.games import load_game

for name, tables in json.loads(sys.argv[1]).items():
    game = load_game(name)
    for options, players in tables:
        chooser = random.Random(players)
        state = game.start(players, 123 + players, options)
        lines = []
        while not state.over:
            action = chooser.choice(game.actions(state))
            game.play(state, action)
            lines.append(game.encode(action))
        imagined = game.imagine(state, 0, random.Random(1))
        print(name, game.digest(state), game.digest(imagined), ",".join(lines))
"""


def played_with(hash_seed: str) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    script = [sys.executable, "-c", SCRIPT, json.dumps(TABLES)]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_hash_seeds_do_not_matter() -> None:
    first, second, third = (played_with(seed) for seed in ("0", "1", "4242"))
    assert len(first) == sum(map(len, TABLES.values()))
    assert first == second == third
