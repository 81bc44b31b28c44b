"""The command that makes a bundle: what it does, in which order, and what it says when it cannot."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.bots.processes import CHECKOUT

PACKING = ["icons.py", "PyInstaller"]


class Workshop:
    """bundle.py in a folder of its own, with its tools taken away: what it would have done is noted."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.done: list[str] = []
        self.breaks = ""
        """The tool that does not work."""
        specification = importlib.util.spec_from_file_location("bundle", CHECKOUT / "packaging" / "bundle.py")
        assert specification is not None
        assert specification.loader is not None
        self.bundle = importlib.util.module_from_spec(specification)
        specification.loader.exec_module(self.bundle)
        (folder / "pyproject.toml").write_text("[project]\n")
        (folder / "LICENSE").write_text("Be kind.\n")
        monkeypatch.setattr(self.bundle, "CHECKOUT", folder)
        monkeypatch.setattr(self.bundle, "WORK", folder / "build")
        monkeypatch.setattr(self.bundle, "HOME", folder / "build" / "venv")
        monkeypatch.setattr(self.bundle, "PYTHON", folder / "build" / "venv" / "python")
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
        monkeypatch.setattr("venv.create", self._create)
        monkeypatch.setattr("subprocess.run", self._run)

    def _create(self, home: Path, **_: Any) -> None:
        self.done.append("create")
        home.mkdir(parents=True, exist_ok=True)
        (home / "python").touch()

    def _run(self, command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        tool = command[2] if command[1] == "-m" else Path(command[1]).name
        self.done.append(tool)
        if tool == "icons.py":
            (Path(command[-1]) / "hicolor").mkdir(parents=True, exist_ok=True)
        elif tool == "PyInstaller":
            made = Path(command[command.index("--distpath") + 1]) / "hawaii"
            made.mkdir(parents=True)
        return subprocess.CompletedProcess(command, tool == self.breaks)

    def main(self, *words: str) -> int:
        self.done.clear()
        self.monkeypatch.setattr("sys.argv", ["bundle.py", *words])
        code: int = self.bundle.main()
        return code


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def test_it_is_set_up_once_and_packed_every_time(workshop: Workshop) -> None:
    assert workshop.main(str(workshop.folder / "one")) == 0
    assert workshop.done == ["create", "pip", *PACKING]
    workshop.main(str(workshop.folder / "two"))
    assert workshop.done == PACKING


def test_it_is_set_up_again_when_the_project_needs_something_else(workshop: Workshop) -> None:
    workshop.main(str(workshop.folder / "one"))
    (workshop.folder / "pyproject.toml").write_text("[project]\ndependencies = []\n")
    workshop.main(str(workshop.folder / "two"))
    assert workshop.done[:2] == ["create", "pip"]


def test_licences_and_what_a_desktop_wants_to_know_lie_beside_the_program(workshop: Workshop) -> None:
    assert workshop.main() == 0
    made = workshop.folder / "dist" / "hawaii"
    beside = {file.name for file in made.iterdir()}
    assert beside == {"LICENSE", "NOTICES.md", "share"}
    assert {file.name for file in (made / "share").iterdir()} == {"applications", "icons", "metainfo"}


@pytest.mark.parametrize(
    ("tool", "said"),
    [
        ("pip", "Setting up did not work."),
        ("icons.py", "The icons"),
        ("PyInstaller", "PyInstaller could not"),
    ],
)
def test_what_goes_wrong_is_said_in_a_sentence(
    workshop: Workshop, capsys: pytest.CaptureFixture[str], tool: str, said: str
) -> None:
    workshop.breaks = tool
    assert workshop.main() == 1
    assert capsys.readouterr().err.startswith(said)
    assert workshop.done[-1] == tool
    workshop.breaks = ""
    workshop.main(str(workshop.folder / "again"))
    assert workshop.done[-2:] == PACKING


def test_a_missing_objdump_is_missed_before_anything_is_done(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert workshop.main() == 1
    assert "binutils" in capsys.readouterr().err
    assert workshop.done == []


@pytest.mark.parametrize(("words", "code"), [(["--help"], 0), (["--fast"], 2), (["here", "there"], 2)])
def test_words_that_it_does_not_know_tell_how_it_is_used(
    workshop: Workshop, capsys: pytest.CaptureFixture[str], words: list[str], code: int
) -> None:
    assert workshop.main(*words) == code
    assert "python3 packaging/bundle.py FOLDER" in capsys.readouterr().out
    assert workshop.done == []
