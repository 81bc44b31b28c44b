"""`hawaii check`: whether rule tables are good, and whose values they have."""

from __future__ import annotations

import re
from pathlib import Path

from hawaii.games import game_tables
from tests.cli.desk import Answer, Desk

COUNTS = re.compile(r"rulebook: (\d+), from public reports: (\d+), reconstructed: (\d+), your own: (\d+)\.")


def counts(answer: Answer) -> list[int]:
    """Values from the rulebook, from reports, reconstructed, and the player's own."""
    assert answer.code == 0, answer.complained
    assert answer.said.startswith("hawaii: all tables are good.")
    found = COUNTS.search(answer.said)
    assert found, answer.said
    return [int(number) for number in found.groups()]


def test_the_installed_tables_are_good(desk: Desk) -> None:
    rulebook, reports, reconstructed, own = counts(desk.run("check"))
    assert rulebook + reports + reconstructed == len(game_tables("hawaii").sources)
    assert min(rulebook, reports, reconstructed) > 0
    assert own == 0


def test_own_values_are_counted(desk: Desk) -> None:
    desk.write("own/hawaii/start.yaml", "shell: 12\nfoot: 8\n")
    before = counts(desk.run("check"))
    after = counts(desk.run("check", desk.folder / "own"))
    assert after == [before[0], before[1] - 2, before[2], 2]


def test_tables_in_the_settings_are_checked_if_no_folder_is_named(desk: Desk, settings: Path) -> None:
    (settings / "hawaii").mkdir(parents=True)
    (settings / "hawaii" / "start.yaml").write_text("shell: 12")
    assert counts(desk.run("check"))[3] == 1


def test_it_is_told_where_own_tables_belong(desk: Desk, settings: Path) -> None:
    assert desk.run("check").said.endswith(f"Your own tables belong in {settings}\n")


def test_a_bad_table_is_told(desk: Desk) -> None:
    file = desk.write("own/hawaii/docks.yaml", "2: {feet: 0}")
    answer = desk.run("check", desk.folder / "own")
    assert answer.code == 1
    assert answer.sentence() == f"{file}: «2.feet» is 0; expected a whole number, 1 or more."


def test_a_bad_table_in_the_settings_is_told(desk: Desk, settings: Path) -> None:
    (settings / "hawaii").mkdir(parents=True)
    (settings / "hawaii" / "volcano.yaml").write_text("lava: 3")
    answer = desk.run("check")
    assert answer.code == 1
    assert "volcano.yaml is not a table of this game" in answer.sentence()


def test_a_table_that_is_not_yaml_is_told(desk: Desk) -> None:
    file = desk.write("own/hawaii/docks.yaml", "2: {feet: 3\n")
    answer = desk.run("check", desk.folder / "own")
    assert answer.code == 1
    assert answer.sentence().startswith(f"{file} is not valid YAML, line ")


def test_an_empty_folder_is_told_where_tables_belong(desk: Desk) -> None:
    (desk.folder / "empty").mkdir()
    answer = desk.run("check", desk.folder / "empty")
    assert answer.code == 1
    assert str(desk.folder / "empty" / "hawaii") in answer.sentence()


def test_tables_one_folder_too_high_are_not_taken_for_good(desk: Desk) -> None:
    desk.write("own/docks.yaml", "2: {feet: 0}")
    answer = desk.run("check", desk.folder / "own")
    assert answer.code == 1
    assert str(desk.folder / "own" / "hawaii") in answer.sentence()


def test_a_folder_that_is_not_there_is_missed(desk: Desk) -> None:
    answer = desk.run("check", desk.folder / "nowhere")
    assert answer.code == 1
    assert answer.sentence() == f"There is no folder {desk.folder / 'nowhere'}."


def test_a_file_is_no_folder(desk: Desk) -> None:
    file = desk.write("start.yaml", "shell: 12")
    answer = desk.run("check", file)
    assert answer.code == 1
    assert answer.sentence() == f"There is no folder {file}."


def test_a_folder_named_like_a_game_but_without_tables_is_told(desk: Desk) -> None:
    desk.write("elsewhere/hawaii/notes.txt", "no table")
    answer = desk.run("check", desk.folder / "elsewhere")
    assert answer.code == 1
    assert "has no tables of a game" in answer.sentence()
