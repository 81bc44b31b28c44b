"""`hawaii train`: opponents that learn, told round by round, with weights in a file."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hawaii.bots.hawaii.weights import Weights
from hawaii.bots.maori.weights import Weights as MaoriWeights
from hawaii.kernel.checking import check_file
from tests.cli.desk import Desk

SHORT = ("train", "--rounds", "2", "--games", "3", "--trials", "2", "--evaluations", "1", "--workers", "1")


def test_rounds_are_told_and_weights_are_written(desk: Desk, tmp_path: Path) -> None:
    answer = desk.run(*SHORT, "--players", "3", "--seed", "9", "--out", tmp_path)
    assert answer.code == 0, answer.complained
    title, head, first, second = answer.said.splitlines()
    assert title == "hawaii, 3 players, seed 9: 3 games a round"
    assert "won against before" in head
    assert [first.split()[0], second.split()[0]] == ["1", "2"]
    assert [file.name for file in tmp_path.iterdir()] == ["3.yaml"]
    check_file(tmp_path / "3.yaml", Weights)
    assert "with 3 players" in (tmp_path / "3.yaml").read_text(encoding="utf-8")


def test_opponents_of_maori_learn_as_well(desk: Desk, tmp_path: Path) -> None:
    answer = desk.run(*SHORT, "--game", "maori", "--seed", "9", "--out", tmp_path)
    assert answer.code == 0, answer.complained
    assert answer.said.splitlines()[0] == "maori, 2 players, seed 9: 3 games a round"
    check_file(tmp_path / "2.yaml", MaoriWeights)
    assert "in Maori with 2 players" in (tmp_path / "2.yaml").read_text(encoding="utf-8")


def test_the_same_arguments_teach_the_same(desk: Desk, tmp_path: Path) -> None:
    found = []
    for name in ("once", "again"):
        folder = tmp_path / name
        folder.mkdir()
        answer = desk.run(*SHORT, "--out", folder)
        found.append((answer.said, (folder / "2.yaml").read_bytes()))
    assert found[0] == found[1]


def test_a_folder_that_is_not_there_is_named(desk: Desk, tmp_path: Path) -> None:
    answer = desk.run(*SHORT, "--out", tmp_path / "nowhere")
    assert answer.code == 1
    assert "nowhere" in answer.complained


def test_without_its_extra_it_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("hawaii.bots.training")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    answer = desk.run(*SHORT)
    assert answer.code == 1
    assert "hawaii[train]" in answer.complained
