"""The program at the end of a pipe, on a full disk, with an old terminal, and when it is interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

HAWAII = [sys.executable, "-m", "hawaii"]


@pytest.mark.parametrize("words", [["saves"], ["check"], ["--help"], ["simulate", "--games", "2", "--json"]])
def test_a_reader_who_has_seen_enough_is_no_trouble(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*HAWAII, *words], stdout=writing, stderr=subprocess.PIPE, text=True)
    os.close(writing)
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize("words", [["saves"], ["check"]])
def test_a_full_disk_is_told(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*HAWAII, *words], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("hawaii: the output cannot be written: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(os.name == "nt", reason="closing standard output is said with a shell of another kind")
def test_no_output_at_all_is_no_trouble() -> None:
    done = subprocess.run(
        ["sh", "-c", '"$0" -m hawaii check >&-', sys.executable], stderr=subprocess.PIPE, text=True
    )
    assert done.stderr == ""


def test_letters_that_the_terminal_lacks_are_spelled(tmp_path: Path) -> None:
    file = tmp_path / "realm.yaml"
    file.write_text("realms: {Hōkū: {tikis: 1}}", encoding="utf-8")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*HAWAII, "score", str(file)], env=environment, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith("H\\u014dk\\u016b:\n")


@pytest.mark.skipif(os.name == "nt", reason="an interrupt is sent in another way there")
def test_an_interrupt_ends_it_without_a_word() -> None:
    # The child says when it is under way: by then Python's own interrupt handler is in place.
    script = """
import sys
import hawaii.cli.bench as bench
from hawaii.cli import main

measure = bench._measure
bench._measure = lambda *words: (print("go", flush=True), measure(*words))[1]
sys.exit(main(["bench", "--seconds", "3600"]))
"""
    running = subprocess.Popen(
        [sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "go\n"
    running.send_signal(signal.SIGINT)
    _, complaint = running.communicate(timeout=60)
    assert complaint == ""
    assert running.returncode == 130
