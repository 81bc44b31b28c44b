"""Everything the program says has English words, and all English words are said."""

from __future__ import annotations

import re
from collections.abc import Sequence
from gettext import GNUTranslations
from pathlib import Path
from string import Formatter

import pytest

from hawaii.kernel.folders import resource
from tests.ui.compile_words import catalogue, written
from tests.ui.spoken import all_ids, families, sayings

FILE = resource("assets", "locale", "en", "LC_MESSAGES", "hawaii.po")
ENGLISH: dict[str, str | Sequence[str]] = {
    message.id if isinstance(message.id, str) else message.id[0]: message.string
    for message in catalogue(FILE)
    if message.id
}
"""The words for each id; for one and for several, where there is a count."""


def forms(name: str) -> list[str]:
    form = ENGLISH[name]
    return [form] if isinstance(form, str) else list(form)


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
        ("level_", set[str]()),
        ("shelf_", set[str]()),
        ("stats_tab_", set[str]()),
        ("stats_source_", set[str]()),
        ("speed_", set[str]()),
        ("card_", set[str]()),
        ("button_", {"key", "decision"}),
        ("pause_", set[str]()),
        ("section_", set[str]()),
        ("setting_", set[str]()),
        ("arrangement_", set[str]()),
        ("asking_", set[str]()),
        ("theme_", set[str]()),
        ("key_", set[str]()),
        ("key_does_", set[str]()),
    ],
)
def test_words_of_a_family_use_only_values_of_the_family(family: str, values: set[str]) -> None:
    for name in families()[family]:
        assert placeholders(family + name) <= values, family + name


def test_no_words_are_empty() -> None:
    for name in ENGLISH:
        assert all(text.strip() for text in forms(name)), name


def test_forms_for_one_and_other_go_with_a_count() -> None:
    counted = [name for name, form in ENGLISH.items() if not isinstance(form, str)]
    assert counted
    for saying in sayings():
        if saying.id in counted and saying.values is not None:
            assert "count" in saying.values, saying


def test_no_message_has_words_twice() -> None:
    ids = re.findall(r'^msgid "(.+)"$', FILE.read_text(encoding="utf-8"), re.M)
    assert len(ids) == len(set(ids)) == len(ENGLISH)


@pytest.mark.parametrize("file", written(), ids=lambda file: file.parents[1].name)
def test_catalogues_are_compiled_as_they_are_written(file: Path) -> None:
    """Otherwise: python -m tests.ui.compile_words."""
    with file.with_suffix(".mo").open("rb") as stream:
        read = GNUTranslations(stream)
    for message in catalogue(file):
        if isinstance(message.id, str):
            assert read.gettext(message.id) == message.string or not message.id
        else:
            name = message.id[0]
            one, several = (read.ngettext(name, name, count) for count in (1, 2))
            assert (one, several) == tuple(message.string)
