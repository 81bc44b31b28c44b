"""Data and assets are found from a checkout and from a wheel; the player's tables where the system says."""

from __future__ import annotations

import shutil
from pathlib import Path

import platformdirs
import pytest

from hawaii.games import load_game
from hawaii.games.hawaii import Hawaii
from hawaii.kernel import folders
from hawaii.kernel.folders import own_tables, resource
from hawaii.kernel.messages import Message
from hawaii.ui.words import Words


def laid_out(root: Path, *files: str) -> Path:
    for file in files:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text("aloha: 1\n")
    (root / "hawaii").mkdir(exist_ok=True)
    return root / "hawaii"


def test_the_tables_and_words_of_this_very_program_are_found() -> None:
    assert resource("data", "hawaii", "tiles.yaml").is_file()
    assert resource("assets", "locale", "en", "LC_MESSAGES", "hawaii.mo").is_file()


def test_a_checkout_has_its_data_beside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = laid_out(tmp_path, "data/hawaii/tiles.yaml", "assets/locale/en/LC_MESSAGES/hawaii.mo")
    monkeypatch.setattr(folders, "PACKAGE", package)
    assert resource("data", "hawaii", "tiles.yaml") == tmp_path / "data" / "hawaii" / "tiles.yaml"
    assert resource("assets", "locale") == tmp_path / "assets" / "locale"


def test_a_wheel_has_its_data_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = laid_out(
        tmp_path, "hawaii/data/hawaii/tiles.yaml", "hawaii/assets/locale/en/LC_MESSAGES/hawaii.mo"
    )
    monkeypatch.setattr(folders, "PACKAGE", package)
    assert resource("data", "hawaii", "tiles.yaml") == package / "data" / "hawaii" / "tiles.yaml"
    assert resource("assets", "locale") == package / "assets" / "locale"


def test_what_lies_beside_a_wheel_is_somebody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = laid_out(tmp_path, "hawaii/data/hawaii/tiles.yaml", "data/hawaii/tiles.yaml")
    monkeypatch.setattr(folders, "PACKAGE", package)
    assert resource("data", "hawaii", "tiles.yaml") == package / "data" / "hawaii" / "tiles.yaml"


def test_a_game_from_a_wheel_is_played_with_the_tables_of_the_wheel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "hawaii"
    shutil.copytree(resource("data"), package / "data")
    shutil.copytree(resource("assets"), package / "assets")
    start = package / "data" / "hawaii" / "start.yaml"
    start.write_text(start.read_text(encoding="utf-8").replace("shell: !P 13", "shell: !P 31"))
    monkeypatch.setattr(folders, "PACKAGE", package)
    game = load_game("hawaii")
    assert isinstance(game, Hawaii)
    assert game.book.tables.start.shell == 31
    assert Path(game.tables.files["start"]) == start
    assert Words().say(Message("prompt_over")) == "The game is over."


def move_home(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    for variable in ("XDG_CONFIG_HOME", "HOME", "LOCALAPPDATA", "APPDATA"):
        monkeypatch.setenv(variable, str(home))


def test_own_tables_lie_in_the_settings_of_the_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    move_home(monkeypatch, tmp_path)
    expected = Path(platformdirs.user_config_dir("hawaii", appauthor=False)) / "tables"
    assert own_tables() == expected


def test_asking_for_own_tables_makes_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    move_home(monkeypatch, tmp_path)
    own_tables()
    assert list(tmp_path.iterdir()) == []
