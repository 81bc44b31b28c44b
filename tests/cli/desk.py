"""Running a command of the program, and what it answered."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from hawaii.cli import main


class Answer(NamedTuple):
    code: int
    said: str
    complained: str

    def sentence(self) -> str:
        """What went wrong, in one line and not by a traceback; nothing else was said."""
        assert self.said == ""
        assert self.complained.startswith("hawaii: "), self.complained
        assert self.complained.endswith(".\n"), self.complained
        assert self.complained.count("\n") == 1, self.complained
        assert "Traceback" not in self.complained
        assert "Expected `" not in self.complained, "the words of a library, not ours"
        return self.complained.removeprefix("hawaii: ").rstrip()


class Desk:
    """Where commands are typed."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.capsys = capsys
        self.folder = folder

    def run(self, *words: str | Path) -> Answer:
        self.capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else -1
        return Answer(code, *self.capsys.readouterr())

    def write(self, name: str, text: str) -> Path:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        return file
