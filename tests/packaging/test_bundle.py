"""The bundle: made by its one command, installed as its README says, and played with a real mouse."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

from hawaii.bots import Worker
from hawaii.saves import Match
from hawaii.ui.scenes.pause import PauseScene
from tests.bots.processes import CHECKOUT
from tests.ui import test_window as window  # where there is no window, this is left out, too

if sys.platform != "linux":
    pytest.skip("the commands that install it are those of Linux", allow_module_level=True)
if shutil.which("objdump") is None and os.environ.get("CI") != "true":
    pytest.skip("needs objdump (Debian: binutils)", allow_module_level=True)

display = window.display
"""The same virtual screen."""
README = CHECKOUT / "packaging" / "README.md"


def install_commands() -> str:
    """What the README tells somebody on Linux to type."""
    text = README.read_text(encoding="utf-8").split("## On Linux", 1)[1]
    found = re.search(r"\n\n((?:    .*\n)+)", text)
    assert found is not None
    return textwrap.dedent(found[1])


class Installed(window.Desktop):
    """A person whose home has nothing but the bundle, on a machine that seems to have no Python."""

    @property
    def command(self) -> Path:
        return self.home / ".local" / "bin" / "hawaii"

    def start(self) -> None:
        self.program = subprocess.Popen(
            [self.command, "play", "--seats", "person,novice", "--seed", "5"],
            cwd=self.home,
            env={
                "PATH": "/nowhere",
                "HOME": str(self.home),
                "XDG_CONFIG_HOME": str(self.home / "config"),
                "XDG_DATA_HOME": str(self.home / "data"),
                "DISPLAY": self.display,
                "SDL_VIDEODRIVER": "x11",
                "SDL_AUDIODRIVER": "dummy",
                "SDL_VIDEO_WINDOW_POS": "0,0",
            },
        )

    def processes(self) -> int:
        """How many run now that are this program: itself, and those it started."""
        program = self.command.resolve()
        count = 0
        for process in Path("/proc").glob("[0-9]*/exe"):
            try:
                count += process.readlink() == program
            except OSError:  # it has ended just now, or is somebody else's
                continue
        return count


@pytest.fixture
def somebody(display: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installed]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")  # for the scenes that tell where things are
    with Worker() as worker:
        home = tmp_path / "home"
        home.mkdir()
        somebody = Installed(display, home, worker)
        yield somebody
        if somebody.program is not None and somebody.program.poll() is None:
            somebody.program.kill()
            somebody.program.wait(30)


def test_the_bundle_plays_a_few_moves_against_a_bot(somebody: Installed, tmp_path: Path) -> None:
    command = [sys.executable, str(CHECKOUT / "packaging" / "bundle.py"), str(tmp_path / "dist")]
    made = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
    home = {**os.environ, "HOME": str(somebody.home)}
    subprocess.run(["sh", "-e", "-c", install_commands()], cwd=tmp_path, env=home, check=True)
    shutil.rmtree(tmp_path / "dist")  # from here on, only what was installed

    entry = somebody.home / ".local/share/applications/local.hawaii.Hawaii.desktop"
    (started,) = re.findall(r'^Exec="(.+)"$', entry.read_text(encoding="utf-8"), re.M)
    assert Path(started) == somebody.command.resolve()
    icons = somebody.home / ".local/share/icons/hicolor"
    assert (icons / "48x48/apps/local.hawaii.Hawaii.png").is_file()

    somebody.start()
    match = somebody.wait_for_turn()
    for _ in range(2):
        match = buy(somebody, match)
    who = {decision.seat for decision in match.decisions}
    assert who == {0, 1}, "the person and the bot have decided"
    assert len(match.state.realms[0].villages[0]) == 3, "two tiles lie beside the start hut"
    assert somebody.processes() > 1, "the bot thinks in a process of its own"

    pause = PauseScene(somebody.model, somebody.table(match))

    def leave() -> None:
        somebody.key("Escape")
        somebody.click(pause, "pause:quit")

    program = somebody.program
    assert program is not None
    window.until(somebody, leave, lambda: program.poll() == 0, "it ends")
    saved = somebody.saved()
    assert saved is not None
    assert saved.number >= match.number
    assert somebody.store.crashed() == []
    somebody.wait(lambda: somebody.processes() == 0, "all its processes end")


def buy(somebody: Installed, match: Match) -> Match:
    """Drag a tile into a village, confirm its price, and wait until the bot has had its turn."""
    table = somebody.table(match)
    tiles = [widget.key for widget in table.widgets if widget.drags and widget.key.startswith("tile:")]
    tile = next(key for key in tiles if "village:1" in table.gestures.homes(key))
    offered = somebody.table(match)
    offered.pick(tile)
    offered.put("village:1")

    def act() -> None:
        somebody.drag(table, tile, "village:1")
        somebody.click(offered, "card:confirm")

    window.until(somebody, act, lambda: more(somebody, match.number), "a tile is bought")
    return somebody.wait_for_turn(match.number)


def more(somebody: Installed, number: int) -> bool:
    match = somebody.saved()
    return match is not None and match.number > number
