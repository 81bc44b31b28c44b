"""Sets everything up in a virtual environment beside this file, then plays or tests.

python3 run.py            plays; words after it go to the program: python3 run.py --help
python3 run.py tests      runs all tests; words after it go to pytest
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOME = HERE / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(extra: str) -> None:
    """An environment with this checkout and what it needs; made anew only when that has changed."""
    wanted = hashlib.sha256((HERE / "pyproject.toml").read_bytes() + sys.version.encode()).hexdigest()
    stamp = HOME / f"ready{extra or '-to-play'}"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted:
        return
    print("Setting up; this happens once and takes a minute.", flush=True)
    venv.create(HOME, with_pip=True, clear=not PYTHON.exists())
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--editable", f"{HERE}{extra}"], check=True)
    stamp.write_text(wanted)


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  this file is started with whatever python3 is
        print(f"This program needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
        return 1
    words = sys.argv[1:]
    tests = words[:1] == ["tests"]
    try:
        prepare("[test]" if tests else "")
    except (OSError, subprocess.CalledProcessError) as trouble:
        print(
            f"Setting up did not work: {trouble}. It needs Python's venv and ensurepip and a package index."
        )
        return 1
    if not tests:
        return subprocess.run([PYTHON, "-m", "hawaii", *words]).returncode
    whole = ["--numprocesses=2", "--cov", "--cov-report=term", "--cov-fail-under=95"]
    return subprocess.run([PYTHON, "-m", "pytest", *(words[1:] or whole)], cwd=HERE).returncode


if __name__ == "__main__":
    raise SystemExit(main())
