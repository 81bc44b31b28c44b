"""Watching processes from outside, and waiting for what they do rather than for a time."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]


def eventually(condition: Callable[[], object], what: str, seconds: float = 30) -> None:
    """Wait until something is so."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"waited {seconds} s in vain: {what}"
        time.sleep(0.001)


def alive(pid: int) -> bool:
    """Whether a process runs. One that has ended, and only waits for its parent to take note, does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return _state(pid)[:1] != ["Z"]


def busy(pid: int) -> float:
    """Seconds that a process has computed so far."""
    state = _state(pid)
    return sum(map(int, state[11:13])) / os.sysconf("SC_CLK_TCK") if state else 0


def _state(pid: int) -> list[str]:
    """What Linux tells of a process, from its state on; nothing elsewhere."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def megabytes(pid: int) -> float:
    """The most memory a process has had so far."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


def start_program(code: str) -> subprocess.Popen[str]:
    """A program of its own in a terminal of its own, which can be interrupted without harm to the tests."""
    return subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=CHECKOUT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
