"""The robot presses every button of every scene, each once on its own, and nothing breaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.bots import Worker
from hawaii.saves import Store
from hawaii.ui.app import App
from hawaii.ui.scenes.title import TitleScene
from hawaii.ui.settings import Settings
from hawaii.ui.shots import SCENES
from tests.ui.robot import Robot

LEAVES = ("title_quit", "pause:quit")
"""Buttons that end the program."""
ALIKE = (
    "jump:",
    "less:",
    "more:",
    "line:",
    "played:",
    "entry:",
    "page:",
    "hit:",
    "link:",
    "seat:",
    "opponent:",
)
"""Of many buttons that do the same to different things, one is enough."""


@pytest.mark.parametrize("name", SCENES)
def test_every_button_can_be_pressed(name: str, worker: Worker, tmp_path: Path) -> None:
    app = App(Settings(speed="off"), Store(tmp_path), worker, (1600, 900))
    robot = Robot(app)
    for key in _buttons(app, name):
        app.push(TitleScene(app))
        app.push(SCENES[name](app))
        robot.send()
        if robot.can_act(key):
            robot.click(key)
            robot.send()
        assert bool(app.scenes) is (key not in LEAVES), key
        app.quit()


def _buttons(app: App, name: str) -> list[str]:
    """What can be clicked in a scene."""
    app.push(SCENES[name](app))
    active = [one.key for one in app.scene.widgets if one.active and min(one.seen.w, one.seen.h) > 0]
    app.quit()
    seen: set[str] = set()
    found: list[str] = []
    for key in active:
        kind = next((begin for begin in ALIKE if key.startswith(begin)), key)
        if kind not in seen:
            seen.add(kind)
            found.append(key)
    return found
