"""`hawaii score`: realms from a table with the real box, counted village by village."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from hawaii.games.hawaii.tables import KINDS
from tests.cli.desk import Desk


def counted(desk: Desk, text: str) -> str:
    answer = desk.run("score", desk.write("realm.yaml", text))
    assert answer.code == 0, answer.complained
    return answer.said


def totals(said: str) -> list[int]:
    return [int(line.split()[0]) for line in said.splitlines() if line.endswith(" together")]


def example(desk: Desk, of: str = "realms") -> str:
    """The file that the help shows."""
    help_text = desk.run("score", "--help").said
    lines = help_text.partition(f"a file for two {of}")[2].partition("\ntiles: ")[0].splitlines()[1:]
    return textwrap.dedent("\n".join(line for line in lines if not line or line.startswith("  ")))


def test_the_example_of_the_help_counts_113_and_57(desk: Desk) -> None:
    said = counted(desk, example(desk))
    assert [line for line in said.splitlines() if not line.startswith(" ")] == ["Red:", "Blue:"]
    assert totals(said) == [113, 57]


def test_the_tiles_of_the_help_are_the_tiles_of_the_game(desk: Desk) -> None:
    listed = desk.run("score", "--help").said.partition("tiles: ")[2].partition(", with II")[0].split()
    assert listed == [kind for kind in KINDS if kind not in ("boat", "kahuna", "tiki")]


def test_a_single_realm_needs_no_name(desk: Desk) -> None:
    said = counted(desk, "villages: [[long_hut II, hula, taro, banana II, laka II]]\nkahunas: 1\ntikis: 1\n")
    assert said == textwrap.dedent("""\
        Realm:
          Village 1, 6 long: 22
             5  kahuna before village 1
             5  long hut in village 1
             6  hula dancer in village 1, tiles: 6
             6  Laka in village 1, fruits: 3
            22  together
        """)


def test_a_village_that_does_not_reach_the_last_tiki_is_out(desk: Desk) -> None:
    villages = "villages: [[long_hut II, hula], [long_hut II, hula II]]\nkahunas: 2\n"
    said = counted(desk, f"{villages}tikis: 4\n")
    assert "Village 1, 3 long: 13" in said
    assert "Village 2, 2 long: does not reach the last tiki, over column 3" in said
    assert totals(said) == [13]
    assert totals(counted(desk, f"{villages}tikis: 5\n")) == [13 + 14]


def test_without_a_tiki_no_village_counts(desk: Desk) -> None:
    said = counted(desk, "points: 40\nvillages: [[long_hut II, hula]]\nkahunas: 1\n")
    assert "without a tiki no village counts" in said
    assert totals(said) == [40]


def test_the_start_hut_may_be_written_or_not(desk: Desk) -> None:
    without = counted(desk, "villages: [[hula II]]\ntikis: 6\n")
    assert counted(desk, "villages: [[start_hut, hula II]]\ntikis: 6\n") == without
    assert totals(without) == [4]


def test_five_realms_can_be_counted_at_once(desk: Desk) -> None:
    realms = "\n".join(f"  Seat {seat}: {{points: {seat}}}" for seat in range(1, 6))
    assert totals(counted(desk, f"realms:\n{realms}\n")) == [1, 2, 3, 4, 5]


def test_a_reading_of_the_rules_can_be_chosen(desk: Desk) -> None:
    realm = "villages: [[kanaloa II]]\ntikis: 6\nboats: [I]\n"
    assert totals(counted(desk, realm)) == [8]
    assert totals(counted(desk, f"{realm}options: {{kanaloa_counts_fishing_boat: false}}\n")) == [4]


def test_tables_in_the_settings_count(desk: Desk, settings: Path) -> None:
    """Who corrected a value from the box counts with the corrected value."""
    (settings / "hawaii").mkdir(parents=True)
    (settings / "hawaii" / "realm.yaml").write_text("kahunas: {1: {points: 7}}")
    assert totals(counted(desk, "villages: [[hula]]\nkahunas: 1\ntikis: 6\n")) == [7 + 2]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        # six shell huts, in one realm and in two
        (
            "villages: [[shell_hut], [shell_hut], [shell_hut], [shell_hut], [shell_hut], [shell_hut]]",
            "village 6",
        ),
        (
            "realms: {Red: {villages: [[shell_hut], [shell_hut], [shell_hut], [shell_hut], [shell_hut]]}, "
            "Blue: {villages: [[shell_hut]]}}",
            "only 5 tiles of shell",
        ),
        ("villages: [[hula, taro, hula II]]", "«hula II»"),
        ("villages: [[ku], [long_hut, ku]]", "«ku"),
        ("villages: [[ku, kane]]", "«kane"),
        ("villages: [[hula], [taro]]", "«taro"),
        ("villages: [[volcano]]", "«volcano"),
        ("villages: [[hula III]]", "«hula III»"),
        ("villages: [[tiki]]", "«tiki"),
        ("villages: [[hula, start_hut]]", "start hut"),
        ("tikis: 7", "7 tikis"),
        ("tikis: -1", "-1 tikis"),
        ("kahunas: 6", "6 kahunas"),
        ("boats: [I, I, I, I, I, I, I, I, II]", "only 8 tiles of boat"),
        ("points: -3", "-3"),
        ("realms: {A: {}, B: {}, C: {}, D: {}, E: {}, F: {}}", "6"),
        ("options: {weather: bad}\ntikis: 1", "weather"),
        ("options: 3\ntikis: 1", "options"),
    ],
)
def test_a_realm_that_cannot_be_is_told_in_a_sentence(desk: Desk, text: str, named: str) -> None:
    answer = desk.run("score", desk.write("realm.yaml", text))
    assert answer.code == 1
    assert named in answer.sentence()


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("tikis: x", ["tikis", "a whole number"]),
        ("villages: hula", ["villages", "a list"]),
        ("villages: [hula]", ["villages", "a list"]),
        ("boats: [III]", ["boats", "one of I, II"]),
        ("vilages: [[hula]]", ["vilages", "villages"]),
        ("realms: {Red: {}, Blue: {tikis: x}}", ["Blue", "tikis", "a whole number"]),
        ("realms: {Red: {}, Blue: {tkis: 1}}", ["Blue", "tkis"]),
        ("realms: {Red: {}, Blue: 3}", ["Blue", "keys with values"]),
    ],
)
def test_what_is_written_wrong_is_named(desk: Desk, text: str, named: list[str]) -> None:
    answer = desk.run("score", desk.write("realm.yaml", text))
    sentence = answer.sentence()
    assert answer.code == 1
    assert [name for name in named if name not in sentence] == [], sentence


@pytest.mark.parametrize(
    "text", ["", "# nothing yet\n", "[1, 2]", "aloha", "realms:", "realms: []", "realms: {}"]
)
def test_a_file_without_a_realm_is_told_where_to_see_one(desk: Desk, text: str) -> None:
    file = desk.write("realm.yaml", text)
    answer = desk.run("score", file)
    assert answer.code == 1
    assert answer.sentence() == f"{file} describes no realm; `hawaii score --help` shows how one looks."


@pytest.mark.parametrize("text", ["tikis: [", "tikis: 1\ntikis: 2", "tikis: !Q 1"])
def test_a_file_that_is_not_yaml_is_told_with_its_line(desk: Desk, text: str) -> None:
    file = desk.write("realm.yaml", text)
    answer = desk.run("score", file)
    assert answer.code == 1
    assert answer.sentence().startswith(f"{file} is not valid YAML, line ")


def test_a_file_that_is_not_there_is_named(desk: Desk) -> None:
    answer = desk.run("score", desk.folder / "nowhere.yaml")
    assert answer.code == 1
    assert answer.sentence().startswith(f"{desk.folder / 'nowhere.yaml'} cannot be read: ")


def test_a_folder_cannot_be_read_as_a_realm(desk: Desk) -> None:
    answer = desk.run("score", desk.folder)
    assert answer.code == 1
    assert answer.sentence().startswith(f"{desk.folder} cannot be read: ")
