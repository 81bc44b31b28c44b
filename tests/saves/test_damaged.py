"""Files damaged in every way: each is loaded, or saved in part, or refused with a sentence."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.bots.processes import CHECKOUT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="measures memory as Unix does")

FILES = 500
MANY_FILES = 10_000


def test_whatever_happens_to_a_file_it_is_loaded_or_refused_with_a_sentence(thorough: bool) -> None:
    """In a process of its own, for its memory: not even a file of 200 MB needs much."""
    number = MANY_FILES if thorough else FILES
    ended = subprocess.run(
        [sys.executable, "-m", "tests.saves.damaging", str(number)],
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert ended.returncode == 0, ended.stderr
    told = json.loads(ended.stdout)
    print(told)
    assert sum(told["outcomes"].values()) == number + 1
    assert {"loaded", "saved in part", "refused", "refused (200 MB)"} == set(told["outcomes"])
    assert told["megabytes"] < 300
    assert told["longest_seconds"] < 30, "it hangs"
