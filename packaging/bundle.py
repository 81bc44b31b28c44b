"""Makes a folder that holds the whole program and needs no Python where it is played: dist/hawaii.

python3 packaging/bundle.py           makes it
python3 packaging/bundle.py FOLDER    makes it elsewhere: FOLDER/hawaii
"""

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parent
WORK = CHECKOUT / "build" / "bundle"
HOME = WORK / "venv"
PYTHON = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


class Trouble(Exception):
    """A sentence for whoever wants a bundle."""


def prepare() -> None:
    """An environment with nothing but the program and what packs it, so that nothing else gets packed."""
    project = (CHECKOUT / "pyproject.toml").read_bytes()
    wanted = hashlib.sha256(project + f"{CHECKOUT} {sys.version}".encode()).hexdigest().encode()
    stamp = HOME / "ready-to-pack"
    if PYTHON.exists() and stamp.is_file() and stamp.read_bytes() == wanted:
        return
    print("Setting up; this happens once and takes a minute.", flush=True)
    venv.create(HOME, with_pip=True, clear=True, symlinks=os.name != "nt")
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    trouble = "Setting up did not work. It needs Python's venv and pip, and once a package index."
    _do(trouble, *pip, "--editable", f"{CHECKOUT}[bundle]")
    stamp.write_bytes(wanted)


def bundle(into: Path) -> Path:
    """The folder of the finished bundle. An older one in its place is replaced."""
    if sys.platform == "linux" and shutil.which("objdump") is None:
        raise Trouble("A bundle for Linux is made with the help of objdump (Debian: binutils).")
    prepare()
    print("Packing; this takes a minute.", flush=True)
    icons = WORK / "icons"
    _do("The icons could not be drawn.", HERE / "icons.py", icons)
    places = ["--distpath", str(into), "--workpath", str(WORK / "work")]
    quiet = ["--noconfirm", "--log-level", "ERROR"]
    trouble = "PyInstaller could not make the bundle; what it says stands above."
    _do(trouble, "-m", "PyInstaller", *places, *quiet, HERE / "hawaii.spec")
    made = into / "hawaii"
    _lay_beside(made, icons)
    return made


def _lay_beside(made: Path, icons: Path) -> None:
    """What is not the program: licences, and on Linux what a desktop wants to know of it."""
    shutil.copy(CHECKOUT / "LICENSE", made)
    shutil.copy(HERE / "NOTICES.md", made)
    if sys.platform == "linux":
        share = made / "share"
        shutil.copytree(HERE / "linux" / "share", share)
        shutil.copytree(icons / "hicolor", share / "icons" / "hicolor")


def _do(trouble: str, *words: str | Path) -> None:
    """Run the environment's Python; the trouble is told if that goes wrong."""
    environment = {**os.environ, "PYINSTALLER_CONFIG_DIR": str(WORK / "cache")}  # not in somebody's home
    if subprocess.run([str(PYTHON), *map(str, words)], cwd=CHECKOUT, env=environment).returncode:
        raise Trouble(trouble)


def main() -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  this file is started with whatever python3 is
        print(f"This needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
        return 1
    words = sys.argv[1:]
    if len(words) > 1 or any(word.startswith("-") for word in words):
        print(__doc__)
        return 0 if words in (["-h"], ["--help"]) else 2
    try:
        made = bundle(Path(words[0]).absolute() if words else CHECKOUT / "dist")
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    except (OSError, subprocess.CalledProcessError) as trouble:
        sys.stderr.write(f"The bundle could not be made: {trouble}\n")
        return 1
    print(f"The program is in {made}")
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main())
    except KeyboardInterrupt:
        raise SystemExit(130) from None
