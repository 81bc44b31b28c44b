"""The program as it is called: with a command, with none, for help, and in two ways."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hawaii import __version__
from tests.cli.desk import Desk

CHECKOUT = Path(__file__).resolve().parents[2]
COMMANDS = ("play", "simulate", "arena", "bench", "check", "score", "replay", "saves", "shot", "train")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(desk: Desk, command: str) -> None:
    answer = desk.run(command, "--help")
    assert answer.code == 0
    assert answer.said.startswith(f"usage: hawaii {command} ")
    assert answer.complained == ""


def test_help_lists_every_command(desk: Desk) -> None:
    answer = desk.run("--help")
    assert answer.code == 0
    listed = answer.said.partition("commands:")[2]
    assert [line.split()[0] for line in listed.splitlines() if line.startswith("    ")] == [*COMMANDS]


def test_every_command_runs(desk: Desk) -> None:
    realm = desk.write("realm.yaml", "tikis: 6\n")
    for words in (
        ("simulate", "--games", "1"),
        ("arena", "--bots", "random,random", "--games", "1", "--workers", "1"),
        ("bench", "--seconds", "0.001", "--rounds", "1"),
        ("check",),
        ("score", realm),
    ):
        answer = desk.run(*words)
        assert answer.code == 0, words
        assert answer.said.endswith("\n")
        assert answer.complained == ""


@pytest.mark.parametrize("words", [(), ("play",), ("play", "--seats", "person,novice")])
def test_without_a_screen_it_says_so(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "broken")
    answer = desk.run(*words)
    assert answer.code == 1
    assert answer.sentence().startswith("There is no screen to draw on: ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seats", "person,wizard"), "'wizard' cannot sit at the table"),
        (("--seats", ",".join(["novice"] * 6)), "at most 5 can sit at the table"),
        (("--seats", "person"), "1 cannot play this game"),
        (("--seats", "person,novice", "--option", "resources=none"), "resources"),
    ],
)
def test_seats_that_cannot_be_are_told(desk: Desk, words: tuple[str, ...], sentence: str) -> None:
    answer = desk.run("play", *words)
    assert answer.code == 2
    assert sentence in answer.complained


def test_it_tells_its_version(desk: Desk) -> None:
    assert desk.run("--version").said == f"hawaii {__version__}\n"


@pytest.mark.parametrize(
    "words", [["--version"], ["check"], ["simulate", "--players", "9"], ["score", "nowhere.yaml"], ["surf"]]
)
def test_the_module_and_the_console_entry_answer_alike(words: list[str]) -> None:
    scripts = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]
    module, _, function = scripts["hawaii"].partition(":")
    # What installers write into the script of a console entry.
    console = f"import sys; from {module} import {function}; sys.exit({function}())"

    def answer(*start: str) -> tuple[int, str, str]:
        """Started from the checkout, which so is importable."""
        ended = subprocess.run([sys.executable, *start, *words], cwd=CHECKOUT, capture_output=True, text=True)
        return ended.returncode, ended.stdout, ended.stderr

    as_module = answer("-m", "hawaii")
    assert as_module == answer("-c", console)
    assert as_module[1] or as_module[2].startswith("hawaii: ")
    assert "Traceback" not in as_module[2]
