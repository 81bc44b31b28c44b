"""`hawaii bench`: the figures there are; how big they are is the machine's business."""

from __future__ import annotations

import json

from tests.cli.desk import Desk

FIGURES = [
    "choices_per_second",
    "games_per_second",
    "busy_choices_per_second",
    "busy_games_per_second",
    "microseconds_per_copy",
    "replayed_choices_per_second",
    "evaluations_per_second",
]
QUICK = ("--seconds", "0.001", "--rounds", "1", "--players", "2")


def test_json_has_all_figures_and_none_is_nothing(desk: Desk) -> None:
    figures = json.loads(desk.run("bench", "--json", *QUICK).said)
    assert list(figures) == FIGURES
    assert all(figure > 0 for figure in figures.values()), figures


def test_there_are_more_choices_than_games(desk: Desk) -> None:
    figures = json.loads(desk.run("bench", "--json", *QUICK).said)
    assert figures["choices_per_second"] > figures["games_per_second"]
    assert figures["busy_choices_per_second"] > figures["busy_games_per_second"]


def test_the_text_names_the_same_figures(desk: Desk) -> None:
    lines = desk.run("bench", *QUICK).said.splitlines()
    assert [line.split(maxsplit=1)[1].replace(" ", "_") for line in lines] == FIGURES


def test_what_saving_costs(desk: Desk) -> None:
    figures = json.loads(desk.run("bench", "--saves", "--json", *QUICK).said)
    assert list(figures) == [
        "bytes_of_a_saved_game",
        "microseconds_to_describe_a_match",
        "microseconds_per_plain_write",
        "microseconds_per_autosave",
        "autosave_to_plain_write",
        "milliseconds_to_load",
        "milliseconds_to_undo_at_worst",
    ]
    assert all(figure > 0 for figure in figures.values()), figures
