"""Rule tables are read from a folder, and a player's own folder replaces single values."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.games import game_tables, load_game
from hawaii.kernel.messages import Problem
from hawaii.kernel.tables import TableError, read_tables
from hawaii.kernel.tagged_yaml import read_yaml
from tests.kernel.player import complaint, in_words, own_folder, own_game


def test_every_file_of_a_folder_is_a_table(tmp_path: Path) -> None:
    (tmp_path / "docks.yaml").write_text("1: {feet: 3}\n")
    (tmp_path / "boats.yaml").write_text("room: 2\n")
    assert read_tables(tmp_path).values == {"boats": {"room": 2}, "docks": {"1": {"feet": 3}}}


def test_a_player_replaces_one_value_and_leaves_the_others(tmp_path: Path) -> None:
    usual = game_tables("hawaii").values
    changed = game_tables("hawaii", own_folder(tmp_path, rounds="rounds: {2: {needed: 12}}")).values
    assert changed["rounds"]["rounds"]["2"].pop("needed") == 12
    assert usual["rounds"]["rounds"]["2"].pop("needed") == 11
    assert changed == usual


def test_the_game_is_played_with_the_players_value(tmp_path: Path) -> None:
    state = own_game(tmp_path, start="shell: 20").start(players=2, seed=1)
    assert [purse[0] for purse in state.purses] == [20, 20]


def test_a_list_is_replaced_as_one_value(tmp_path: Path) -> None:
    tables = game_tables("hawaii", own_folder(tmp_path, islands="fruit_tile: {tiles: [taro]}"))
    assert tables.values["islands"]["fruit_tile"]["tiles"] == ["taro"]
    assert tables.sources["islands.fruit_tile.tiles"] == "U"


def test_a_player_may_add_to_a_group(tmp_path: Path) -> None:
    game = own_game(tmp_path, docks="5: {feet: 7, points: 12}")
    assert [dock.points for dock in game.book.docks] == [2, 3, 4, 9, 12]


@pytest.mark.parametrize("text", ["", "# shell: 20\n", "---\n", "{}"])
def test_a_file_that_replaces_nothing_changes_nothing(tmp_path: Path, text: str) -> None:
    game = own_game(tmp_path, start=text)
    assert game.tables.values == game_tables("hawaii").values


def test_a_folder_that_is_not_there_changes_nothing(tmp_path: Path) -> None:
    assert game_tables("hawaii", tmp_path / "nowhere") == game_tables("hawaii")


@pytest.mark.parametrize("name", ["start.yml", "Start.YAML", "stars.yaml"])
def test_what_looks_like_a_table_but_has_another_name_is_told(tmp_path: Path, name: str) -> None:
    folder = own_folder(tmp_path)
    (folder / "hawaii" / name).write_text("shell: 20")
    with pytest.raises(TableError) as caught:
        game_tables("hawaii", folder)
    assert f"{name} is not a table of this game" in in_words(caught.value)
    assert "start.yaml" in in_words(caught.value)


def test_a_folder_that_cannot_be_looked_into_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = own_folder(tmp_path)

    def locked(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", locked)
    with pytest.raises(Problem) as caught:
        game_tables("hawaii", folder)
    assert in_words(caught.value).endswith("cannot be read: Permission denied.")


@pytest.mark.parametrize(
    "text",
    [
        "&a [*a]",
        "&a {b: *a}",
        "[" * 3000 + "]" * 3000,
        "[" * 50000,
        "a: !!timestamp x",
        "a: !!int ''",
        "a: !!map [1]",
        "a: !!bool maybe",
        "\x00",
        "a: &a [1]\nb: [" + ", ".join(["*a"] * 500) + "]",
        "{[1]: 2}",
    ],
)
def test_no_file_brings_the_program_down(tmp_path: Path, text: str) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(text)
    with pytest.raises(Problem) as caught:
        read_yaml(file)
    assert in_words(caught.value).startswith(f"{file} is not valid YAML, line ")
    assert "Error" not in in_words(caught.value)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        read_yaml(tmp_path)
    assert in_words(caught.value) == f"{tmp_path} cannot be read: it is no file."


def test_keys_with_dots_are_not_paths(tmp_path: Path) -> None:
    assert "«hula.count» is no key of a table" in complaint(tmp_path, tiles="hula.count: 3")


@pytest.mark.parametrize("name", ["notes.txt", ".start.yaml", "start.yaml~", "README.md"])
def test_files_that_are_no_tables_may_lie_beside_them(tmp_path: Path, name: str) -> None:
    folder = own_folder(tmp_path)
    (folder / "hawaii" / name).write_text("shell: 20")
    assert game_tables("hawaii", folder) == game_tables("hawaii")


def test_a_file_of_no_table_is_named_with_those_there_are(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, volcanoes="lava: 3")
    assert str(tmp_path / "own" / "hawaii" / "volcanoes.yaml") in sentence
    assert "rounds.yaml" in sentence
    assert "tiles.yaml" in sentence


@pytest.mark.parametrize(("text", "shown"), [("[1, 2]", "[1, 2]"), ("aloha", "aloha"), ("3", "3")])
def test_a_file_without_keys_is_shown_with_what_was_expected(tmp_path: Path, text: str, shown: str) -> None:
    sentence = complaint(tmp_path, start=text)
    file = tmp_path / "own" / "hawaii" / "start.yaml"
    assert sentence == f"{file}: the file is {shown}; expected keys with values."


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("shell: 3\nfoot: 4\nshell: 5\n", 3, "«shell» stands here a second time"),
        ("fruit:\n  1: 0\n  1: 2\n", 3, "«1» stands here a second time"),
        ("shell: 3\nfoot: [\n", 3, "did not find expected node content"),
        ("shell: !Q 3\n", 1, "!Q"),
        ("a: &a [*a]\n", 1, "recursive"),
    ],
)
def test_what_is_not_yaml_is_named_with_its_line(tmp_path: Path, text: str, line: int, why: str) -> None:
    with pytest.raises(Problem) as caught:
        own_game(tmp_path, start=text)
    sentence = in_words(caught.value)
    assert sentence.startswith(str(tmp_path / "own" / "hawaii" / "start.yaml"))
    assert f"line {line}:" in sentence
    assert why in sentence


def test_a_file_that_is_no_text_is_not_yaml(tmp_path: Path) -> None:
    file = tmp_path / "start.yaml"
    file.write_bytes(b"shell: \xff\xfe\x00\n")
    with pytest.raises(Problem) as caught:
        read_yaml(file)
    assert in_words(caught.value).startswith(f"{file} is not valid YAML")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    folder = own_folder(tmp_path)
    unreadable = folder / "hawaii" / "start.yaml"
    unreadable.mkdir()
    with pytest.raises(Problem) as caught:
        game_tables("hawaii", folder)
    assert in_words(caught.value).startswith(f"{unreadable} cannot be read: ")


def test_a_game_without_any_table_says_where_they_were_looked_for(tmp_path: Path) -> None:
    with pytest.raises(Problem) as caught:
        read_tables(tmp_path)
    assert in_words(caught.value) == f"There are no rule tables in {tmp_path}."


def test_a_game_nobody_knows_is_named_with_those_there_are() -> None:
    with pytest.raises(Problem) as caught:
        load_game("atlantis")
    assert not isinstance(caught.value, TableError)
    assert in_words(caught.value) == "There is no game «atlantis»; there is hawaii, maori, polynesia."
