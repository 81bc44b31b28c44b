"""A program that plays and saves is killed at any moment; at most the last decision is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import pytest

from hawaii.bots import Worker
from hawaii.games import load_game
from hawaii.games.hawaii import Hawaii
from hawaii.saves import Shelf, Sitting, Store
from tests.bots.processes import CHECKOUT
from tests.saves.players import texts
from tests.saves.playing import new_match, play_on

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sends signals")

KILLS = 6
MANY_KILLS = 200


@cache
def uninterrupted(seed: int) -> tuple[list[str], str]:
    """All decisions of the game of a seed, and its end."""
    game = load_game("hawaii")
    assert isinstance(game, Hawaii)
    match = new_match(game, seed)
    with Worker() as worker:
        sitting = Sitting(match, worker)
        while not match.over:
            play_on(sitting)
    return texts(match), game.digest(match.state)


class Program:
    """One life of the program, from its start until it is killed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.saves.playing", str(folder), str(seed)],
            cwd=CHECKOUT,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def live(self, decisions: int, more: float) -> list[str]:
        """All it said until it had made so many decisions, and a moment more; then it is killed."""
        assert self.process.stdout is not None
        said: list[str] = []
        while decisions:
            said.append(self.process.stdout.readline())
            assert said[-1], "it ended by itself"
            decisions -= said[-1].startswith("decided")
        end = time.perf_counter() + more
        while time.perf_counter() < end:
            pass
        os.killpg(self.process.pid, signal.SIGKILL)
        rest = self.process.stdout.readlines()
        self.process.stdout.close()
        self.process.wait(60)
        return [*said, *(line for line in rest if line.endswith("\n"))]


def told(lines: list[str]) -> tuple[str, int, int]:
    """The game that was played last, its seed, and how many decisions were made."""
    name, seed, made = "", 0, 0
    for line in lines:
        match line.split():
            case ["begin", found, number, before]:
                name, seed, made = found, int(number), int(before)
            case ["decided", number]:
                made = int(number)
    return name, seed, made


def test_killed_at_any_moment_at_most_the_last_decision_is_missing(
    store: Store, game: Hawaii, thorough: bool
) -> None:
    chance = random.Random(1)
    assert store.folder is not None
    lost = 0
    kills = MANY_KILLS if thorough else KILLS
    for _ in range(kills):
        lines = Program(store.folder, seed=1).live(chance.randrange(1, 60), chance.uniform(0, 0.004))
        name, seed, made = told(lines)
        decisions, _ = uninterrupted(seed)
        running = {entry.saved.id: entry for entry in store.shelf(Shelf.RUNNING) if entry.saved is not None}
        if name not in running:
            finished = {entry.saved.id for entry in store.shelf(Shelf.FINISHED) if entry.saved is not None}
            assert name in finished or made <= 1, "it was over, or had hardly begun"
            continue
        entry = running[name]
        assert entry.crashed
        loaded, notices = store.load(entry)
        assert notices == ()
        assert loaded.number >= made - 1
        lost += loaded.number < made
        assert texts(loaded) == decisions[: loaded.number]
    print(f"{kills} kills; {lost} times the last decision was missing")


def test_a_game_that_was_killed_again_and_again_ends_as_if_nothing_had_happened(
    store: Store, game: Hawaii
) -> None:
    decisions, end = uninterrupted(7)
    assert store.folder is not None
    lives = 0
    while not store.shelf(Shelf.FINISHED):
        Program(store.folder, seed=7).live(len(decisions) // 3, 0.001)
        lives += 1
    assert 2 < lives < 8
    loaded, _ = store.load(store.shelf(Shelf.FINISHED)[0])
    assert texts(loaded) == decisions
    assert game.digest(loaded.state) == end
