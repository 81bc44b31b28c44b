"""A window that nobody sees."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from hawaii.bots import Worker
from hawaii.saves import Store
from hawaii.ui.app import App
from hawaii.ui.settings import Settings
from tests.ui.robot import Robot


@pytest.fixture(scope="session", autouse=True)
def no_screen() -> Iterator[None]:
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    yield
    if before is None:
        del os.environ["SDL_VIDEODRIVER"]
    else:
        os.environ["SDL_VIDEODRIVER"] = before


@pytest.fixture(autouse=True)
def own_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings or games of whoever runs the tests."""
    monkeypatch.setattr("platformdirs.user_config_path", lambda *_, **__: tmp_path / "config")
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "data")
    monkeypatch.setattr("platformdirs.user_cache_path", lambda *_, **__: tmp_path / "cache")


@pytest.fixture(scope="session")
def worker() -> Iterator[Worker]:
    with Worker() as worker:
        yield worker


@pytest.fixture
def app(worker: Worker, tmp_path: Path) -> Iterator[App]:
    settings = Settings(speed="off")
    app = App(settings, Store(tmp_path / "saves"), worker, (1600, 900))
    yield app
    app.quit()


@pytest.fixture
def robot(app: App) -> Robot:
    return Robot(app)
