"""Every number says where it comes from: the rulebook, public reports, a reconstruction, the player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hawaii.games import game_tables
from hawaii.kernel.tables import Tables, read_tables
from tests.kernel.player import own_folder


def tables_of(folder: Path, text: str) -> Tables:
    (folder / "dock.yaml").write_text(text, encoding="utf-8")
    return read_tables(folder)


@pytest.mark.parametrize("source", ["R", "P", "C"])
def test_a_tag_on_a_number_is_kept_beside_it(tmp_path: Path, source: str) -> None:
    tables = tables_of(tmp_path, f"feet: !{source} 3")
    assert tables.values == {"dock": {"feet": 3}}
    assert tables.sources == {"dock.feet": source}


def test_a_tag_on_a_list_holds_for_the_list(tmp_path: Path) -> None:
    tables = tables_of(tmp_path, "tiles: !P [boat, surfer]")
    assert tables.values["dock"]["tiles"] == ["boat", "surfer"]
    assert tables.sources == {"dock.tiles": "P"}


def test_a_tag_on_a_mapping_holds_for_everything_in_it(tmp_path: Path) -> None:
    tables = tables_of(tmp_path, "points: !C {first: 8, others: {third: 2, fourth: 1}}")
    assert tables.values["dock"]["points"] == {"first": 8, "others": {"third": 2, "fourth": 1}}
    assert tables.sources == {
        "dock.points.first": "C",
        "dock.points.others.third": "C",
        "dock.points.others.fourth": "C",
    }


def test_a_tag_inside_a_tagged_mapping_is_the_nearer_one(tmp_path: Path) -> None:
    tables = tables_of(tmp_path, "points: !C {first: !R 8, second: 5}")
    assert tables.sources == {"dock.points.first": "R", "dock.points.second": "C"}


def test_a_tag_on_a_whole_file_holds_for_everything_in_it(tmp_path: Path) -> None:
    tables = tables_of(tmp_path, "!R\nfeet: 3\npoints: 2\n")
    assert tables.values == {"dock": {"feet": 3, "points": 2}}
    assert tables.sources == {"dock.feet": "R", "dock.points": "R"}


def test_a_tag_changes_nothing_about_the_value(tmp_path: Path) -> None:
    tables = tables_of(tmp_path, "a: !R 3\nb: !R three\nc: !R true\nd: !R '3'\ne: !R 0.5\nf: !R\n")
    assert tables.values["dock"] == {"a": 3, "b": "three", "c": True, "d": "3", "e": 0.5, "f": None}


def test_what_is_repeated_by_reference_keeps_its_sources(tmp_path: Path) -> None:
    tables = tables_of(tmp_path, "taro: &fruit {count: !R 4}\nbanana: *fruit\n")
    assert tables.values["dock"] == {"taro": {"count": 4}, "banana": {"count": 4}}
    assert tables.sources == {"dock.taro.count": "R", "dock.banana.count": "R"}


def test_what_a_player_replaces_is_the_players(tmp_path: Path) -> None:
    tables = game_tables("hawaii", own_folder(tmp_path, start="shell: 20"))
    assert tables.sources["start.shell"] == "U"
    assert tables.sources["start.foot"] == "P"


def test_a_player_who_read_it_off_the_box_may_say_so(tmp_path: Path) -> None:
    tables = game_tables("hawaii", own_folder(tmp_path, places="hula: {printed: !P 9}"))
    assert tables.sources["places.hula.printed"] == "P"


def numbers(value: Any, path: str) -> Iterator[str]:
    """The paths of all numbers; a list is one value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from numbers(inner, f"{path}.{key}")
    elif isinstance(value, int | float):
        yield path


def test_every_number_of_hawaii_says_where_it_comes_from() -> None:
    tables = game_tables("hawaii")
    found = [path for name, table in tables.values.items() for path in numbers(table, name)]
    assert len(found) > 150
    assert [path for path in found if tables.sources.get(path) not in ("R", "P", "C")] == []


def test_no_source_is_left_without_its_value() -> None:
    tables = game_tables("hawaii")
    for path in tables.sources:
        value: Any = tables.values
        for key in path.split("."):
            assert key in value, path
            value = value[key]
