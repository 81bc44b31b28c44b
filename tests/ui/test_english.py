"""Everything the program says has English words, and all English words are said."""

from __future__ import annotations

from collections import Counter
from string import Formatter
from typing import Any

import pytest

from hawaii.kernel.folders import resource
from hawaii.kernel.tagged_yaml import read_yaml
from hawaii.ui.words import Words
from tests.ui.spoken import all_ids, families, sayings

ENGLISH: dict[str, Any] = Words().forms


def forms(name: str) -> list[str]:
    form = ENGLISH[name]
    return list(form.values()) if isinstance(form, dict) else [form]


def placeholders(name: str) -> set[str]:
    return {field for form in forms(name) for _, field, _, _ in Formatter().parse(form) if field is not None}


def test_the_source_says_a_lot() -> None:
    """Otherwise the tests below look at nothing."""
    assert len(all_ids()) > 100


def test_everything_the_program_says_has_words() -> None:
    assert sorted(all_ids() - set(ENGLISH)) == []


def test_no_words_are_left_that_nobody_says() -> None:
    assert sorted(set(ENGLISH) - all_ids()) == []


def test_words_use_only_values_that_the_message_has() -> None:
    wrong = [
        (saying, sorted(missing))
        for saying in sayings()
        if saying.values is not None and (missing := placeholders(saying.id) - saying.values)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("family", "values"),
    [
        ("prompt_", {"cost"}),
        ("points_", {"round", "tile", "number"}),
        ("received_", {"space"}),
        ("tile_", set[str]()),
        ("advice_income_", {"count"}),
        ("told_to_", {"number"}),
        ("pieces_", {"count"}),
        ("place_", set[str]()),
        ("island_", set[str]()),
        ("effect_", set[str]()),
        ("level_", set[str]()),
        ("shelf_", set[str]()),
        ("speed_", set[str]()),
        ("card_", set[str]()),
        ("button_", set[str]()),
        ("pause_", set[str]()),
    ],
)
def test_words_of_a_family_use_only_values_of_the_family(family: str, values: set[str]) -> None:
    for name in families()[family]:
        assert placeholders(family + name) <= values, family + name


def test_forms_are_text_or_one_and_other() -> None:
    for name, form in ENGLISH.items():
        assert isinstance(form, str) or set(form) == {"one", "other"}, name
        assert all(isinstance(text, str) and text.strip() for text in forms(name)), name


def test_forms_for_one_and_other_go_with_a_count() -> None:
    counted = [name for name, form in ENGLISH.items() if isinstance(form, dict)]
    assert counted
    for saying in sayings():
        if saying.id in counted and saying.values is not None:
            assert "count" in saying.values, saying


def test_no_message_has_words_in_two_files() -> None:
    files = sorted(resource("assets", "locale", "en").glob("*.yaml"))
    assert len(files) > 1
    times = Counter(name for file in files for name in read_yaml(file))
    assert [name for name, number in times.items() if number > 1] == []
