"""A real window on a virtual screen, with a real mouse: a new game, a tile dragged, quit, and back again."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hawaii.bots import Worker
from hawaii.saves import Match, Shelf, Sitting, Store
from hawaii.ui.app import App
from hawaii.ui.hawaii.table import TableScene
from hawaii.ui.scene import Scene
from hawaii.ui.scenes.new_game import NewGameScene
from hawaii.ui.scenes.pause import PauseScene
from hawaii.ui.scenes.title import TitleScene
from hawaii.ui.settings import Settings
from tests.bots.processes import CHECKOUT

SIZE = (1600, 900)
TOOLS = ("Xvfb", "xdotool")
missing = [tool for tool in TOOLS if shutil.which(tool) is None]
if missing and os.environ.get("CI") != "true":
    pytest.skip(f"needs {', '.join(missing)} (Debian: xvfb xdotool)", allow_module_level=True)


@pytest.fixture
def display() -> Iterator[str]:
    """A virtual screen; the X server chooses a number that is free."""
    told, tell = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    words = ["Xvfb", "-noreset", "-displayfd", str(tell), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=[tell], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(tell)
    with os.fdopen(told) as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(30)


class Desktop:
    """A person before the screen. Where things are is known from scenes built with the same layout."""

    def __init__(self, display: str, home: Path, worker: Worker) -> None:
        self.display = display
        self.home = home
        self.store = Store(home / "data" / "hawaii" / "saves")
        self.model = App(Settings(), self.store, worker, SIZE)
        self.program: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        places = {"XDG_CONFIG_HOME": str(self.home / "config"), "XDG_DATA_HOME": str(self.home / "data")}
        places["XDG_CACHE_HOME"] = str(self.home / "cache")
        self.program = subprocess.Popen(
            [sys.executable, "-m", "hawaii"],
            cwd=CHECKOUT,
            env={
                **os.environ,
                **places,
                "DISPLAY": self.display,
                "SDL_VIDEODRIVER": "x11",
                "SDL_AUDIODRIVER": "dummy",
                "SDL_VIDEO_WINDOW_POS": "0,0",
            },
        )

    def wait(self, condition: Callable[[], object], what: str, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, f"waited in vain: {what}"
            assert self.program is None or self.program.poll() in (None, 0), "the program has ended"
            time.sleep(0.02)

    def _xdotool(self, *words: object) -> str:
        environment = {**os.environ, "DISPLAY": self.display}
        ended = subprocess.run(
            ["xdotool", *map(str, words)], env=environment, capture_output=True, text=True, check=False
        )
        return ended.stdout.strip()

    def at(self, scene: Scene, key: str) -> tuple[int, int]:
        widget = scene.widget(key)
        assert widget is not None, key
        x, y = widget.box.middle
        return round(x * self.model.fit.scale), round(y * self.model.fit.scale)

    def click(self, scene: Scene, key: str) -> None:
        self._xdotool("mousemove", *self.at(scene, key))
        self._xdotool("click", 1)

    def drag(self, scene: Scene, key: str, onto: str) -> None:
        start, end = self.at(scene, key), self.at(scene, onto)
        self._xdotool("mousemove", *start)
        self._xdotool("mousedown", 1)
        for part in (0.25, 0.5, 0.75, 1.0):
            self._xdotool("mousemove", *(round(a + (b - a) * part) for a, b in zip(start, end, strict=True)))
        self._xdotool("mouseup", 1)

    def key(self, name: str) -> None:
        self._xdotool("key", name)

    # -- what is saved tells what has happened -----------------------------------------------------

    def saved(self) -> Match | None:
        found = self.store.shelf(Shelf.RUNNING)
        return self.store.load(found[0]).match if found and found[0].saved is not None else None

    def wait_for_turn(self, after: int = -1) -> Match:
        """Until the person decides again, and more than so many decisions have been made."""
        found: list[Match] = []

        def ready() -> bool:
            match = self.saved()
            if match is None or match.number <= after or match.decider != 0 or match.state.step:
                return False
            found.append(match)
            return True

        self.wait(ready, "the turn of the person")
        return found[-1]

    def table(self, match: Match) -> TableScene:
        return TableScene(self.model, Sitting(match, self.model.worker))


@pytest.fixture
def desktop(display: str, tmp_path: Path, worker: Worker) -> Iterator[Desktop]:
    desktop = Desktop(display, tmp_path, worker)
    yield desktop
    if desktop.program is not None and desktop.program.poll() is None:
        desktop.program.kill()
        desktop.program.wait(30)


def until(desktop: Desktop, act: Callable[[], None], condition: Callable[[], object], what: str) -> None:
    """Do something as soon as the program is ready for it: once more, as long as nothing comes of it."""
    for _ in range(30):
        act()
        try:
            desktop.wait(condition, what, seconds=2)
        except AssertionError as trouble:
            if "in vain" not in str(trouble):
                raise
        else:
            return
    raise AssertionError(what)


def test_a_person_plays_quits_and_comes_back(desktop: Desktop) -> None:
    desktop.start()
    title, new = TitleScene(desktop.model), NewGameScene(desktop.model)

    def begin() -> None:
        desktop.click(title, "title_new")
        desktop.click(new, "begin")

    until(desktop, begin, lambda: desktop.saved() is not None, "a game begins")

    # A tile into a village, by dragging it there and confirming its price.
    match = desktop.wait_for_turn()
    before = match.number
    table = desktop.table(match)
    tiles = [widget.key for widget in table.widgets if widget.drags and widget.key.startswith("tile:")]
    tile = next(key for key in tiles if "village:1" in table.gestures.homes(key))

    def buy() -> None:
        desktop.drag(table, tile, "village:1")
        offered = desktop.table(match)
        offered.pick(tile)
        offered.put("village:1")
        desktop.click(offered, "card:confirm")

    until(desktop, buy, lambda: _more(desktop, before), "a tile is bought")
    match = desktop.wait_for_turn(before)
    assert len(match.state.realms[0].villages[0]) == 2

    # Retire, with a key and a click.
    before = match.number
    table = desktop.table(match)
    free = next(key for key in table.gestures.goals() if key.startswith("track:"))

    def retire() -> None:
        desktop.key("c")
        desktop.click(table, free)

    until(desktop, retire, lambda: _more(desktop, before), "the person retires")

    # Quit from the menu, and everything is there when the program is started again.
    pause = PauseScene(desktop.model, table)

    def leave() -> None:
        desktop.key("Escape")
        desktop.click(pause, "pause:quit")

    until(desktop, leave, lambda: desktop.program is not None and desktop.program.poll() == 0, "it ends")
    saved = desktop.saved()
    assert saved is not None
    assert saved.number > before
    assert desktop.store.crashed() == []
    desktop.start()
    again = TitleScene(desktop.model)

    def go_on() -> None:
        desktop.click(again, "title_continue")

    held = lambda: desktop.store.shelf(Shelf.RUNNING)[0].held  # noqa: E731
    until(desktop, go_on, held, "the game goes on")
    until(desktop, leave, lambda: desktop.program is not None and desktop.program.poll() == 0, "it ends")


def _more(desktop: Desktop, number: int) -> bool:
    match = desktop.saved()
    return match is not None and match.number > number
