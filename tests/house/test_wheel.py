"""The wheel carries its data and plays a game far from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]

BUILD = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"

PLAY = """
import sys
from pathlib import Path
import hawaii
from hawaii.games import load_game
from hawaii.kernel.folders import resource
from hawaii.ui.words import Words

home = Path(sys.argv[1])
assert Path(hawaii.__file__).is_relative_to(home), hawaii.__file__
assert resource("data").is_relative_to(home), resource("data")
game = load_game("hawaii")
assert all(Path(file).is_relative_to(home) for file in game.tables.files.values())
state = game.start(players=4, seed=7)
while not state.over:
    game.play(state, game.actions(state)[0])
print(Words().say(game.prompt(state)))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)], cwd=CHECKOUT, capture_output=True, text=True
    )
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / built.stdout.split()[-1]


def test_the_wheel_carries_tables_and_words(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        inside = set(packed.namelist())
    assert {"hawaii/__main__.py", "hawaii/games/hawaii/steps/turn.py"} <= inside
    for folder in ("data", "assets"):
        files = [file for file in (CHECKOUT / folder).rglob("*") if file.is_file()]
        assert files
        assert {f"hawaii/{file.relative_to(CHECKOUT).as_posix()}" for file in files} <= inside
    assert {"hawaii/data/hawaii/tiles.yaml", "hawaii/assets/locale/en/LC_MESSAGES/hawaii.mo"} <= inside


def test_the_wheel_carries_nothing_that_is_not_the_program(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        tops = {name.partition("/")[0] for name in packed.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"hawaii"}


def test_a_game_is_played_from_the_unpacked_wheel(wheel: Path, tmp_path: Path) -> None:
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    elsewhere.mkdir()
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(home)
    played = subprocess.run(
        [sys.executable, "-c", PLAY, str(home.resolve())],
        cwd=elsewhere,
        env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True,
        text=True,
    )
    assert played.returncode == 0, played.stdout + played.stderr
    assert played.stdout == "The game is over.\n"
