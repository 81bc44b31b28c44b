"""The process in which opponents think: it loses nothing, it stops when told, and it never outstays."""

from __future__ import annotations

import os
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hawaii import bots
from hawaii.bots import Cancelled, Level
from hawaii.bots.worker import Failed, Worker
from hawaii.bots.worker.asking import about
from hawaii.bots.worker.thought import Thought
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from hawaii.kernel.chance import Chance
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tables import tables_as_json
from tests.bots.processes import CHECKOUT, alive, busy, eventually, megabytes, start_program
from tests.kernel.player import own_game

linux = pytest.mark.skipif(sys.platform != "linux", reason="looks at the process through /proc")
unix = pytest.mark.skipif(sys.platform == "win32", reason="sends signals")

LONG = 60  # seconds: nothing takes as long, but a machine may be busy
ENDLESS = Level(evaluations=10_000_000, softness=0)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """For tests that do it no harm."""
    with Worker() as worker:
        yield worker


@pytest.fixture
def lonely() -> Iterator[Worker]:
    """For tests that may end it."""
    with Worker() as worker:
        yield worker


@pytest.fixture
def state(game: Hawaii) -> HawaiiState:
    """In the middle of a game: turns are long."""
    state = game.start(players=3, seed=5)
    chance = Chance(5)
    while state.round < 1:
        game.play(state, state.legal[chance.below(len(state.legal))])
    return state


def in_process(game: Hawaii, state: HawaiiState, level: str | Level, seed: int) -> Action:
    level = bots.level_named(level) if isinstance(level, str) else level
    assert state.actor is not None
    return bots.choose(game, bots.dealer(game, state, state.actor, seed), state.actor, level, seed)


def deep_in_thought(worker: Worker, thought: Thought[Any]) -> int:
    """Wait until the process thinks, for longer than it takes to begin; which process it is."""
    eventually(lambda: worker.pid, "the process starts")
    pid = worker.pid
    assert pid is not None
    begun = busy(pid)
    eventually(lambda: thought.done or busy(pid) > begun + 0.3, "the process thinks")
    assert not thought.done, f"it did not think for long, and answered {thought.result()}"
    return pid


def awake(worker: Worker, game: Hawaii, state: HawaiiState) -> int:
    """A process that has nothing to do but to listen."""
    worker.choose(game, state, "random", 1).result(LONG)
    assert worker.pid is not None
    return worker.pid


# -- the same decisions --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_worker_decides_as_if_it_sat_at_the_table(worker: Worker, game: Hawaii, players: int) -> None:
    state = game.start(players, seed=players)
    chance = Chance(players)
    expected: list[Action] = []
    thoughts: list[Thought[Action]] = []
    decision = 0
    while not state.over:
        decision += 1
        if decision % 2 == 0:
            level = ("random", "novice", "skilled")[decision % 3]
            expected.append(in_process(game, state, level, decision))
            thoughts.append(worker.choose(game, state, level, decision))
        game.play(state, state.legal[chance.below(len(state.legal))])  # the thought does not see it
    assert len(expected) > 30
    assert [thought.result(LONG) for thought in thoughts] == expected


@pytest.mark.parametrize("decisions", [0, 1, 2])
def test_hints_are_those_that_would_be_found_at_the_table(
    worker: Worker, game: Hawaii, state: HawaiiState, decisions: int
) -> None:
    for _ in range(decisions):
        game.play(state, state.legal[0])
    assert state.actor is not None
    advice = worker.advise(game, state, 4).result(LONG)
    assert advice == bots.advise(game, bots.dealer(game, state, state.actor, 4), state.actor)
    assert advice.suggestions[0].action in game.actions(state)


@pytest.mark.parametrize("seed", [-1, 2**63, 2**80 + 7])
def test_any_number_is_a_seed(worker: Worker, game: Hawaii, state: HawaiiState, seed: int) -> None:
    thought = worker.choose(game, state, "random", seed)
    assert thought.result(LONG) == in_process(game, state, "random", seed)


def test_what_a_seat_cannot_know_never_leaves_the_program(game: Hawaii, state: HawaiiState) -> None:
    seat = state.actor
    assert seat is not None
    told, *_ = about(game, state, 4)
    other = game.imagine(state, seat, Chance(99))  # looks the same to the seat, and is not
    assert game.digest(other) != game.digest(state)
    assert about(game, other, 4) == (told, seat, 4)
    assert told["chance"] != state.chance


def test_a_house_rule_holds_in_the_worker_too(
    worker: Worker, game: Hawaii, state: HawaiiState, tmp_path: Path
) -> None:
    dancing = own_game(tmp_path, tiles="hula: {village_tile_points: {I: 20, II: 40}}")
    usual = in_process(game, state, "skilled", 1)
    unusual = in_process(dancing, state, "skilled", 1)
    assert usual != unusual
    asked = [game, dancing, game, dancing]
    thoughts = [worker.choose(rules, state, "skilled", 1) for rules in asked]
    assert [thought.result(LONG) for thought in thoughts] == [usual, unusual, usual, unusual]


def test_tables_are_told_once_for_a_game(
    lonely: Worker, game: Hawaii, state: HawaiiState, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []

    def counted(tables: Any) -> dict[str, Any]:
        told.append(tables)
        return tables_as_json(tables)

    monkeypatch.setattr("hawaii.bots.worker.mind.tables_as_json", counted)
    for seed in range(3):
        lonely.choose(game, state, "random", seed).result(LONG)
    assert told == [game.tables]


# -- nothing is lost -----------------------------------------------------------------------------------


@linux
def test_a_worker_killed_in_mid_thought_loses_nothing(
    lonely: Worker, game: Hawaii, state: HawaiiState
) -> None:
    level = Level(evaluations=12_000, softness=0)
    awake(lonely, game, state)
    thought = lonely.choose(game, state, level, 3)
    pid = deep_in_thought(lonely, thought)
    os.kill(pid, signal.SIGKILL)
    assert thought.result(LONG) == in_process(game, state, level, 3)
    assert lonely.pid != pid


@unix
def test_a_worker_killed_while_nobody_asks_loses_nothing(
    lonely: Worker, game: Hawaii, state: HawaiiState
) -> None:
    pid = awake(lonely, game, state)
    os.kill(pid, signal.SIGKILL)
    eventually(lambda: not alive(pid), "it dies")
    assert lonely.choose(game, state, "skilled", 3).result(LONG) == in_process(game, state, "skilled", 3)


@unix
def test_a_worker_that_dies_again_and_again_is_given_up(
    lonely: Worker, game: Hawaii, state: HawaiiState
) -> None:
    killed: set[int] = set()
    thought = lonely.choose(game, state, ENDLESS, 3)

    def done() -> bool:
        pid = lonely.pid
        if pid is not None and pid not in killed:
            os.kill(pid, signal.SIGKILL)
            killed.add(pid)
        return thought.done

    eventually(done, "it is given up")
    with pytest.raises(Problem) as caught:
        thought.result()
    assert caught.value.message == Message("worker_died", {"times": 3})
    assert len(killed) == 3
    assert lonely.choose(game, state, "random", 3).result(LONG)  # the next question has a chance again


class Damaged(Hawaii):
    """A game whose positions cannot be told."""

    def snapshot(self, state: HawaiiState) -> dict[str, Any]:
        return {**super().snapshot(state), "round": "midnight"}


def test_a_problem_in_the_worker_is_the_same_sentence(
    worker: Worker, game: Hawaii, state: HawaiiState
) -> None:
    damaged = Damaged(game.tables)
    with pytest.raises(Problem) as here:
        damaged.restore(damaged.snapshot(state))
    with pytest.raises(Problem) as there:
        worker.choose(damaged, state, "skilled", 1).result(LONG)
    assert there.value.message == here.value.message
    assert there.value.message.id == "snapshot_wrong"


def test_a_mistake_in_the_program_is_named_and_the_worker_lives_on(
    worker: Worker, game: Hawaii, state: HawaiiState
) -> None:
    pid = awake(worker, game, state)
    thought = worker.choose(game, state, Level(evaluations=-5, softness=0), 1)
    with pytest.raises(Failed, match=r"ValidationError: .*evaluations"):
        thought.result(LONG)
    assert awake(worker, game, state) == pid


def test_a_level_that_does_not_exist_is_told_at_once(
    worker: Worker, game: Hawaii, state: HawaiiState
) -> None:
    with pytest.raises(Problem) as caught:
        worker.choose(game, state, "wizard", 1)
    assert caught.value.message.id == "unknown_level"


# -- stopping ------------------------------------------------------------------------------------------


@linux
def test_a_cancelled_worker_is_free_within_a_tenth_of_a_second(
    lonely: Worker, game: Hawaii, state: HawaiiState
) -> None:
    times: list[float] = []
    pids = {awake(lonely, game, state)}
    for seed in range(5):
        thought = lonely.choose(game, state, ENDLESS, seed)
        pids.add(deep_in_thought(lonely, thought))
        begun = time.perf_counter()
        thought.cancel()
        assert thought.done
        pids.add(awake(lonely, game, state))
        times.append(time.perf_counter() - begun)
        with pytest.raises(Cancelled):
            thought.result()
    assert len(pids) == 1, "it had to be killed"
    assert statistics.median(times) < 0.1, times


def test_a_question_cancelled_before_its_turn_is_never_thought_about(
    worker: Worker, game: Hawaii, state: HawaiiState
) -> None:
    first, second = (worker.choose(game, state, ENDLESS, seed) for seed in (1, 2))
    third = worker.choose(game, state, "skilled", 3)
    second.cancel()
    first.cancel()
    assert third.result(LONG) == in_process(game, state, "skilled", 3)
    for thought in (first, second):
        with pytest.raises(Cancelled):
            thought.result()


def test_an_answer_that_is_there_cannot_be_cancelled(
    worker: Worker, game: Hawaii, state: HawaiiState
) -> None:
    thought = worker.choose(game, state, "random", 3)
    action = thought.result(LONG)
    thought.cancel()
    assert thought.result() == action


def test_who_waits_only_so_long_can_wait_again(worker: Worker, game: Hawaii, state: HawaiiState) -> None:
    thought = worker.choose(game, state, ENDLESS, 3)
    with pytest.raises(TimeoutError):
        thought.result(0.01)
    assert not thought.done
    thought.cancel()
    with pytest.raises(Cancelled):
        thought.result()


@linux
def test_a_worker_that_stands_still_holds_nobody_up(
    lonely: Worker, game: Hawaii, state: HawaiiState, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hawaii.bots.worker.worker.PATIENCE", 0.05)
    thought = lonely.choose(game, state, ENDLESS, 3)
    pid = deep_in_thought(lonely, thought)
    os.kill(pid, signal.SIGSTOP)
    begun = time.perf_counter()
    thoughts = [thought, *(lonely.choose(game, state, ENDLESS, seed) for seed in range(5))]
    assert not any(thought.done for thought in thoughts)
    for thought in thoughts:
        thought.cancel()
    assert time.perf_counter() - begun < 0.5
    assert awake(lonely, game, state) != pid
    assert not alive(pid)


# -- the end -------------------------------------------------------------------------------------------


def test_nothing_is_started_before_the_first_question() -> None:
    with Worker() as worker:
        assert worker.pid is None


@unix
def test_closing_leaves_no_process(game: Hawaii, state: HawaiiState) -> None:
    worker = Worker()
    pid = awake(worker, game, state)
    thoughts = [worker.choose(game, state, ENDLESS, seed) for seed in (1, 2)]
    worker.close()
    worker.close()
    assert not alive(pid)
    assert worker.pid is None
    for thought in thoughts:
        with pytest.raises(Cancelled):
            thought.result()
        thought.cancel()
    with pytest.raises(RuntimeError, match="closed"):
        worker.choose(game, state, "random", 1)


PROGRAM = """
from hawaii.bots import Level
from hawaii.bots.worker import Worker
from hawaii.games import load_game

game = load_game("hawaii")
state = game.start(players=2, seed=1)
worker = Worker()
worker.choose(game, state, "random", 1).result()
{thinking}
try:
    print(worker.pid, flush=True)
    {ending}
except KeyboardInterrupt:
    print("enough")
"""
THINKING = "thought = worker.choose(game, state, Level(10_000_000, 0), 1)"


def program(ending: str, thinking: str = THINKING) -> tuple[subprocess.Popen[str], int]:
    """A program with a worker, and the worker's process."""
    started = start_program(PROGRAM.format(thinking=thinking, ending=ending))
    assert started.stdout is not None
    return started, int(started.stdout.readline())


@unix
@pytest.mark.parametrize("thinking", ["", THINKING])
def test_the_worker_ends_when_its_program_is_killed(thinking: str) -> None:
    started, pid = program("import time; time.sleep(600)", thinking)
    with started:
        assert alive(pid)
        started.kill()
        assert started.wait(LONG) == -signal.SIGKILL
        eventually(lambda: not alive(pid), "the worker ends")


@unix
def test_a_program_that_ends_while_the_worker_thinks_ends_quietly() -> None:
    started, pid = program("")
    with started:
        assert started.communicate(timeout=LONG) == ("", "")
        assert started.returncode == 0
    eventually(lambda: not alive(pid), "the worker ends")


@unix
@pytest.mark.parametrize("just_starting", [False, True])
def test_an_interrupted_terminal_shows_nothing_of_the_worker(just_starting: bool) -> None:
    fresh = "worker.close(); worker = Worker()\n"
    until = "\nwhile worker.pid is None: pass" if just_starting else ""
    started, pid = program("thought.result()", f"{fresh if just_starting else ''}{THINKING}{until}")
    with started:
        os.killpg(started.pid, signal.SIGINT)
        assert started.communicate(timeout=LONG) == ("enough\n", "")
    eventually(lambda: not alive(pid), "the worker ends")


# -- a small guest -------------------------------------------------------------------------------------


@linux
def test_the_worker_is_small(worker: Worker, game: Hawaii, state: HawaiiState) -> None:
    for seed in range(3):
        worker.choose(game, state, "master", seed).result(LONG)
    pid = awake(worker, game, state)
    assert megabytes(pid) < 150
    assert "pygame" not in Path(f"/proc/{pid}/maps").read_text()


def loaded_after(code: str) -> set[str]:
    """The parts of the program, and pygame, that a fresh interpreter has loaded after some lines."""
    code += "\nimport sys; print(*(name for name in sys.modules if name.startswith(('hawaii', 'pygame'))))"
    ended = subprocess.run([sys.executable, "-c", code], cwd=CHECKOUT, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
    return set(ended.stdout.split())


def test_the_worker_knows_no_screen() -> None:
    loaded = loaded_after("import hawaii.bots.worker.thinking")
    assert "hawaii.games" in loaded
    assert not [name for name in loaded if name.startswith(("pygame", "hawaii.ui", "hawaii.cli"))]


def test_the_worker_may_read_how_the_program_begins() -> None:
    """Python does so in each process it starts, under another name."""
    loaded = loaded_after("import runpy; runpy.run_module('hawaii.__main__', run_name='__mp_main__')")
    assert loaded == {"hawaii"}
