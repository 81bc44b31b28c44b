"""Commands are run as at a fresh desk: no settings of whoever runs the tests, no colours."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.kernel.folders import own_tables
from tests.cli.desk import Desk


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's own folder of tables; it does not exist yet. Also for programs that a test starts."""
    home = tmp_path / "home"
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "APPDATA", "LOCALAPPDATA", "USERPROFILE"):
        monkeypatch.setenv(variable, str(home))
    monkeypatch.setattr("platformdirs.user_config_path", lambda *_, **__: home / "hawaii")
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: home / "data" / "hawaii")
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    folder = own_tables()
    assert folder == home / "hawaii" / "tables"
    return folder


@pytest.fixture
def desk(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Desk:
    return Desk(capsys, tmp_path)
