"""Setting up: once, and again when something has changed."""

from __future__ import annotations

import importlib.util
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

RUN = Path(__file__).parents[2] / "run.py"


class Workshop:
    """run.py in a folder of its own, with its tools taken away: what it would have done is noted."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.done: list[str] = []
        self.answer: Callable[[], int] = lambda: 0
        (folder / "pyproject.toml").write_text("[project]\n")
        specification = importlib.util.spec_from_file_location("run", RUN)
        assert specification is not None
        assert specification.loader is not None
        self.run = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(self.run)
        monkeypatch.setattr(self.run, "HERE", folder)
        monkeypatch.setattr(self.run, "HOME", folder / ".venv")
        monkeypatch.setattr(self.run, "PYTHON", folder / ".venv" / "python")
        monkeypatch.setattr("venv.create", self._create)
        monkeypatch.setattr("subprocess.run", self._run)

    def _create(self, home: Path, **_: Any) -> None:
        self.done.append("create")
        home.mkdir(exist_ok=True)
        (home / "python").touch()

    def _run(self, command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        self.done.append("install" if "pip" in command else " ".join(command[1:]))
        return subprocess.CompletedProcess(command, self.answer())

    def main(self, *words: str) -> int:
        self.done.clear()
        self.monkeypatch.setattr("sys.argv", ["run.py", *words])
        code: int = self.run.main()
        return code


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def test_it_is_set_up_once(workshop: Workshop) -> None:
    assert workshop.main("check") == 0
    assert workshop.done == ["create", "install", "-P -m hawaii check"]
    workshop.main()
    assert workshop.done == ["-P -m hawaii"]


def test_tests_need_more_than_playing(workshop: Workshop) -> None:
    workshop.main()
    workshop.main("tests")
    assert workshop.done[:2] == ["create", "install"]
    assert workshop.done[2].startswith("-m pytest --numprocesses=2 --cov")
    workshop.main("tests", "-k", "pele")
    assert workshop.done == ["-m pytest -k pele"]


def test_who_can_test_can_play(workshop: Workshop) -> None:
    workshop.main("tests")
    workshop.main()
    assert workshop.done == ["-P -m hawaii"]


@pytest.mark.parametrize("change", ["pyproject.toml", ".venv/ready-to-play"])
def test_it_is_set_up_again_when_something_has_changed(workshop: Workshop, change: str) -> None:
    workshop.main()
    (workshop.folder / change).write_bytes(b"\xff")
    workshop.main()
    assert workshop.done[0] == "create"


def test_it_is_set_up_again_when_its_python_is_gone(workshop: Workshop) -> None:
    workshop.main()
    (workshop.folder / ".venv" / "python").unlink()
    workshop.main()
    assert workshop.done[0] == "create"


def test_what_goes_wrong_is_said_and_tried_again(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> int:
        raise subprocess.CalledProcessError(1, "pip")

    workshop.answer = fail
    assert workshop.main() == 1
    assert capsys.readouterr().err.startswith("Setting up did not work.")
    workshop.answer = lambda: 0
    workshop.main()
    assert workshop.done[:2] == ["create", "install"]


def test_what_the_program_answers_is_passed_on(workshop: Workshop) -> None:
    workshop.main()
    workshop.answer = lambda: 2
    assert workshop.main("frob") == 2
