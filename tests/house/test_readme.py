"""What the README shows is true."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from hawaii.cli import main
from hawaii.saves import History, player_store

README = Path(__file__).parents[2] / "README.md"


def indented_after(words: str) -> str:
    """The first indented block behind some words."""
    text = README.read_text(encoding="utf-8").split(words, 1)[1]
    found = re.search(r"\n\n((?:    .*\n|\n)+)", text)
    assert found is not None
    return textwrap.dedent(found[1]).strip("\n") + "\n"


def test_the_realm_in_the_readme_counts_as_it_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tonight.yaml"
    file.write_text(indented_after("`tonight.yaml`:"), encoding="utf-8")
    tables = tmp_path / "tables" / "hawaii"
    tables.mkdir(parents=True)
    (tables / "start.yaml").write_text("# nothing of one's own\n", encoding="utf-8")
    assert main(["score", str(file), "--tables", str(tmp_path / "tables")]) == 0
    assert capsys.readouterr().out == indented_after("score tonight.yaml`:")


def test_the_house_rule_in_the_readme_is_good(tmp_path: Path) -> None:
    folder = tmp_path / "hawaii"
    folder.mkdir()
    (folder / "rounds.yaml").write_text(indented_after("`hawaii/rounds.yaml` with"), encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 0


def printed_by_program(number: int, capsys: pytest.CaptureFixture[str]) -> str:
    """What a program in the README prints."""
    programs = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S)
    assert len(programs) == 3
    exec(compile(programs[number], "README.md", "exec"), {"__name__": "__main__"})
    return capsys.readouterr().out


def test_the_game_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by_program(0, capsys)
    assert re.fullmatch(r"\(\d+, \d+, \d+, \d+\) \(\d(, \d)*,?\)\n", printed)


def test_the_opponent_in_the_readme_moves_and_advises(capsys: pytest.CaptureFixture[str]) -> None:
    move, *advice = printed_by_program(1, capsys).splitlines()
    assert move
    suggestions, reasons = advice[::2], advice[1::2]
    assert suggestions
    assert all(re.fullmatch(r"\d+ \['.+'\]", suggestion) for suggestion in suggestions)
    assert len(reasons) == len(suggestions)
    assert all(re.fullmatch(r"- .+", reason) for reason in reasons)


def test_the_match_in_the_readme_is_played_and_remembered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path)
    assert printed_by_program(2, capsys) == ""
    (played,) = History(player_store().folder).games("hawaii")
    assert played.names == ("Kai", "Lei")


def test_there_are_exactly_two_commands_to_begin_with() -> None:
    text = README.read_text(encoding="utf-8")
    assert re.findall(r"^    (python3 .*)$", text, re.M) == ["python3 run.py", "python3 run.py tests"]


def test_ci_runs_the_test_command_of_the_readme() -> None:
    script = README.with_name(".ci") / "run"
    assert "python3 run.py tests" in script.read_text(encoding="utf-8").splitlines()
