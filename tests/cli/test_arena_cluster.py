"""`hawaii arena --dask`: the same games on a cluster, and what is said when there is none."""

from __future__ import annotations

import gc
import json
import socket
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hawaii.bots.arena import dask_crew
from tests.cli.desk import Desk

# Dask's own business, which differs from version to version.
pytestmark = pytest.mark.filterwarnings("ignore")

GAMES = ("arena", "--bots", "random,random,random", "--games", "6", "--option", "resources=open")


@pytest.fixture
def cluster() -> Iterator[str]:
    """Two workers in threads of this process, reached through the network as if far away."""
    distributed: Any = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None
    ) as local:
        yield local.scheduler_address
    gc.collect()  # what it leaves unclosed is complained about here, not in the next test


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_crew, "PATIENCE", 0.5)


def games(file: Path) -> list[dict[str, Any]]:
    """What is in the file, without times and in order."""
    found = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    return sorted(({**game, "seconds": None} for game in found), key=lambda game: int(game["number"]))


def test_a_cluster_plays_the_same_games_as_processes_do(desk: Desk, cluster: str) -> None:
    here, there = desk.folder / "here.jsonl", desk.folder / "there.jsonl"
    assert desk.run(*GAMES, "--workers", "2", "--out", here).code == 0
    answer = desk.run(*GAMES, "--dask", cluster, "--out", there)
    assert answer.code == 0, answer.complained
    assert len(games(there)) == 6
    assert games(there) == games(here)


def test_a_problem_on_the_cluster_is_told_as_if_it_were_here(
    desk: Desk, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hawaii.bots.arena.playing.__version__", "0.0.1")
    answer = desk.run(*GAMES, "--dask", cluster)
    assert answer.code == 1
    assert "does not have this program in this version" in answer.sentence()


def test_a_mistake_on_the_cluster_is_told_in_a_sentence(
    desk: Desk, cluster: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def mistaken(*_: Any) -> None:
        raise RuntimeError("the\nmachine is tired")

    monkeypatch.setattr("hawaii.bots.arena.playing.play_game", mistaken)
    answer = desk.run(*GAMES, "--dask", cluster)
    assert answer.code == 1
    assert answer.sentence().endswith("could not play a game: the machine is tired.")


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense", "gopher://127.0.0.1:9"])
def test_a_cluster_that_is_not_there_is_told(desk: Desk, address: str) -> None:
    answer = desk.run(*GAMES, "--dask", address)
    assert answer.code == 1
    assert f"The Dask cluster at «{address}» cannot be used: " in answer.sentence()


@pytest.mark.usefixtures("impatient")
def test_a_server_that_is_no_scheduler_is_told(desk: Desk) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        answer = desk.run(*GAMES, "--dask", f"127.0.0.1:{silent.getsockname()[1]}")
    assert answer.code == 1
    assert "cannot be used" in answer.sentence()


def test_without_the_extra_it_is_told_how_to_get_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    answer = desk.run(*GAMES, "--dask", "127.0.0.1:8786")
    assert answer.code == 1
    assert "hawaii[cluster]" in answer.sentence()
