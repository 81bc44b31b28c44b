"""The file of a saved game: readable, checked, and of a version."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.kernel.messages import Message, Problem
from hawaii.saves import Match, load_file, migrations, saved_game
from hawaii.saves import file as saved_file
from hawaii.saves.file import LARGEST, decode_file, encode_file
from tests.kernel.player import in_words
from tests.saves.players import alone, busy, play


@pytest.fixture
def match(game: Hawaii) -> Match:
    match = alone(game)
    match.title = "Aunt Lei's birthday"
    play(match, busy(game, 1), 40)
    return match


def written(match: Match, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_bytes(encode_file(saved_game(match)))
    return file


def checksum_of(content: dict[str, Any]) -> str:
    lines = {key: saved_file.canonical(value) for key, value in content.items() if key != "checksum"}
    return saved_file._checksum(lines)


def sentence(content: bytes) -> str:
    with pytest.raises(Problem) as caught:
        decode_file(content, "game.json")
    return in_words(caught.value)


def test_people_can_read_it(match: Match, tmp_path: Path) -> None:
    lines = written(match, tmp_path).read_text(encoding="utf-8").splitlines()
    assert lines[1] == '"format": "saved game of hawaii",'
    assert '"game": "hawaii",' in lines
    assert lines[-2].startswith('"checksum": ')
    assert "walk " in next(line for line in lines if line.startswith('"actions"'))
    assert len(lines) < 40


def test_everything_comes_back(match: Match, tmp_path: Path) -> None:
    match.seconds = 61.5
    match.undo()
    loaded, notices = load_file(written(match, tmp_path))
    assert notices == ()
    before, after = saved_game(match), saved_game(loaded)
    for name in before.__struct_fields__:
        if name != "saved":
            assert getattr(after, name) == getattr(before, name), name
    assert loaded.can_redo


def test_who_formats_a_file_anew_does_it_no_harm(match: Match, tmp_path: Path) -> None:
    file = written(match, tmp_path)
    content = json.loads(file.read_text(encoding="utf-8"))
    file.write_text("\ufeff" + json.dumps(content, indent=4), encoding="utf-8")
    assert load_file(file).notices == ()


def test_a_newer_version_is_refused_with_the_one_it_needs(match: Match, tmp_path: Path) -> None:
    content = json.loads(written(match, tmp_path).read_bytes())
    content |= {"version": 999, "program": "7.3"}
    said = sentence(json.dumps(content).encode())
    assert "saved by version 7.3" in said


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "cannot be read as JSON"),
        (b"hello", "cannot be read as JSON"),
        (b"\x89PNG\r\n\x1a\n", "cannot be read as JSON"),
        (b"[" * 100_000, "cannot be read as JSON"),
        (b"[]", "is not a saved game"),
        (b"{}", "is not a saved game"),
        (b'{"format": "saved game of chess"}', "is not a saved game"),
        (b'{"format": "saved game of hawaii"}', "does not say its version"),
        (b'{"format": "saved game of hawaii", "version": true}', "does not say its version"),
        (b'{"format": "saved game of hawaii", "version": 1}', "expected a value for"),
        (b" " * (LARGEST + 1), "far too large"),
    ],
)
def test_what_is_no_saved_game_is_told(content: bytes, words: str) -> None:
    assert words in sentence(content)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("seats", [], "expected a list with at least 1"),
        ("scores", "many", "«scores» is many; expected a list"),
        ("actions", [[7]], "«actions»"),
        ("actions", [["walk hula"] * 50_000], "«actions» is a list of 1"),
        ("seed", -1, "«seed» is -1; expected a whole number, 0 or more"),
        ("id", "../../x", "«id» is ../../x"),
        ("saved", "yesterday", "«saved» is yesterday"),
        ("cheat", True, "expected only the keys"),
        ("title", "a" * 81, "«title»"),
        ("title", "\x1b[2J", "names that can be printed"),
        ("saved", "0001-01-01T00:00:00Z", "a date of this age"),
        ("actions", [["retire 1"] * 999] * 11, "at most 10000 decisions"),
    ],
)
def test_wrong_values_are_named(match: Match, tmp_path: Path, key: str, value: Any, words: str) -> None:
    content = {**json.loads(written(match, tmp_path).read_bytes()), key: value}
    said = sentence(json.dumps({**content, "checksum": checksum_of(content)}).encode())
    assert said.startswith("game.json is damaged: ")
    assert words in said


@pytest.mark.parametrize("key", saved_file.DEFAULTS)
@pytest.mark.parametrize("value", [None, {"a": [7]}])
def test_what_a_game_can_do_without_may_be_damaged(
    game: Hawaii, match: Match, tmp_path: Path, key: str, value: Any
) -> None:
    content = {**json.loads(written(match, tmp_path).read_bytes()), key: value}
    file = tmp_path / "damaged.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    loaded, notices = load_file(file)
    assert [notice.id for notice in notices] == ["save_mended"]
    assert game.digest(loaded.state) == game.digest(match.state)
    assert load_file(written(loaded, tmp_path)).notices == ()


def test_whatever_a_match_holds_its_file_can_be_read(game: Hawaii, tmp_path: Path) -> None:
    match = alone(game)
    match.title = "\x1b" + "Leilani's " * 500
    match.seconds = 1e12
    match.times_saved = 2**61
    assert load_file(written(match, tmp_path)).notices == ()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(Problem) as caught:
        load_file(tmp_path / "pipe.json")
    assert "it is no file" in in_words(caught.value)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    for file in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(Problem) as caught:
            load_file(file)
        assert "cannot be read" in in_words(caught.value)


# -- versions ------------------------------------------------------------------------------------------


def name_in_capitals(content: dict[str, Any]) -> None:
    content["title"] = content.pop("name").upper()


def test_older_versions_are_brought_up_step_by_step(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if there had been two earlier forms of the file."""
    old = json.loads(written(match, tmp_path).read_bytes())
    old["name"] = old.pop("title")
    old["people"] = old.pop("seats")
    old["checksum"] = checksum_of(old)
    file = tmp_path / "old.json"
    file.write_text(json.dumps(old), encoding="utf-8")
    steps: dict[int, migrations.Migration] = {
        1: name_in_capitals,
        2: lambda content: content.update(seats=content.pop("people")),
    }
    monkeypatch.setattr(migrations, "MIGRATIONS", steps)
    monkeypatch.setattr(migrations, "VERSION", 3)
    monkeypatch.setattr(saved_file, "VERSION", 3)
    loaded, notices = load_file(file)
    assert loaded.title == "AUNT LEI'S BIRTHDAY"
    assert notices == (), "the checksum is that of the file as it was stored"
    assert json.loads(file.read_bytes()) == old, "the file itself is left alone"


def test_a_file_that_is_not_what_its_version_says_is_told(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = written(match, tmp_path).read_bytes()
    monkeypatch.setattr(migrations, "MIGRATIONS", {1: name_in_capitals})
    monkeypatch.setattr(migrations, "VERSION", 2)
    monkeypatch.setattr(saved_file, "VERSION", 2)
    with pytest.raises(Problem) as caught:
        decode_file(content, "game.json")
    assert caught.value.message.values["why"] == Message("save_not_of_its_version", {"version": 1})


def test_there_is_a_step_from_every_version_to_the_next() -> None:
    assert sorted(migrations.MIGRATIONS) == list(range(1, migrations.VERSION))


OLD = sorted((Path(__file__).parent / "files").glob("version-*/*.json"))


def test_there_are_files_of_every_version() -> None:
    found = {int(file.parent.name.removeprefix("version-")) for file in OLD}
    assert found == set(range(1, migrations.VERSION + 1))


@pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_files_of_every_version_are_loaded_for_ever(game: Hawaii, file: Path) -> None:
    loaded, notices = load_file(file)
    assert notices == ()
    play(loaded, busy(game, 1))
    assert loaded.over
