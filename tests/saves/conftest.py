"""Stores in folders of their own, and one process in which all bots think."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hawaii.bots import Worker
from hawaii.saves import Store


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "saves")


@pytest.fixture(scope="session")
def worker() -> Iterator[Worker]:
    with Worker() as worker:
        yield worker
