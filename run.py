"""Sets everything up in a virtual environment beside this file, then plays or tests.

python3 run.py            plays; words after it go to the program: python3 run.py --help
python3 run.py tests      runs all tests; words after it go to pytest
"""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOME = HERE / ".venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
WHOLE = ["--numprocesses=2", "--cov", "--cov-report=term", "--cov-fail-under=95"]


def prepare(extra: str) -> None:
    """An environment with this checkout and what it needs; made anew only when something has changed."""
    project = (HERE / "pyproject.toml").read_bytes()
    wanted = hashlib.sha256(project + f"{HERE} {sys.version}".encode()).hexdigest().encode()
    enough = [HOME / "ready-to-test"] if extra else [HOME / "ready-to-play", HOME / "ready-to-test"]
    if PYTHON.exists() and any(stamp.is_file() and stamp.read_bytes() == wanted for stamp in enough):
        return
    print("Setting up; this happens once and takes a minute.", flush=True)
    venv.create(HOME, with_pip=True, clear=True, symlinks=os.name != "nt")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--editable", f"{HERE}{extra}"], check=True)
    enough[0].write_bytes(wanted)


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  this file is started with whatever python3 is
        print(f"This program needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
        return 1
    words = sys.argv[1:]
    tests = words[:1] == ["tests"]
    try:
        prepare("[test]" if tests else "")
    except OSError as trouble:
        sys.stderr.write(f"Setting up did not work: {trouble}\n")
        return 1
    except subprocess.CalledProcessError:
        sys.stderr.write(
            "Setting up did not work. It needs Python's venv and pip, and once a package index.\n"
        )
        return 1
    if tests:
        command = [str(PYTHON), "-m", "pytest", *(words[1:] or WHOLE)]
        return subprocess.run(command, cwd=HERE).returncode
    # -P: nothing in the folder we are called from is taken for a part of the program
    environment = {**os.environ, "HAWAII_COMMAND": "python3 run.py"}
    return subprocess.run([str(PYTHON), "-P", "-m", "hawaii", *words], env=environment).returncode


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except KeyboardInterrupt:
        raise SystemExit(130) from None
