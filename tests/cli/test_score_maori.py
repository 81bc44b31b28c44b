"""`hawaii score` counts boards of Maori."""

from __future__ import annotations

import textwrap

import pytest

from tests.cli.desk import Desk
from tests.cli.test_score import counted, example, totals

EMPTY = "[[., ., ., ., .], [., ., ., ., .], [., ., ., ., .], [., ., ., ., .]]"


def test_the_example_of_the_help_is_counted(desk: Desk) -> None:
    said = counted(desk, example(desk, "boards"))
    assert [line for line in said.splitlines() if not line.startswith(" ")] == ["Red:", "Blue:"]
    assert totals(said) == [27, -7]


def test_islands_ships_shells_and_empty_squares_are_told_one_by_one(desk: Desk) -> None:
    said = counted(
        desk,
        """
        boards:
          Red:
            shells: 3
            board: [[E-pl, W-ppl, E-p, ., .], [single-ph, water-bb, ., ., .], *row, *row]
          Blue: {shells: 1, board: *empty}
        """.replace("*row", "[., ., ., ., .]").replace("*empty", EMPTY),
    )
    assert said.partition("Blue")[0] == textwrap.dedent("""\
        Red:
                an island of 1 tile is not complete and goes
             3  Island 1: palms: 3
            10  A lei on island 1
             2  Island 3 with a hut: palms: 1
             4  Most ships: 4
             3  Most shells: 3
           -12  12 empty squares
            10  together
        """)


def test_tiles_of_another_box_and_turned_ones_are_counted_as_they_look(desk: Desk) -> None:
    board = "[[S-h, single-ppppp, ., ., .], [N-p, ., ., ., .], [., ., ., ., .], [., ., ., ., .]]"
    said = counted(desk, f"shells: 0\nboard: {board}\n")
    assert said.splitlines()[0] == "Board:"
    assert "Island 1 with a hut: palms: 1" in said
    assert "Island 2: palms: 5" in said


def test_the_atoll_doubles(desk: Desk) -> None:
    rows = "[[., ., ., ., .], [., single-pp, ., ., .], [., ., ., ., .], [., ., ., ., .]]"
    said = counted(desk, f"boards: {{Red: {{board: {rows}}}}}\noptions: {{board: atoll}}\n")
    assert "   4  Island 1 in the atoll: palms: 2" in said


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("[[E-p]]", "a board needs 4 rows of 5 squares each"),
        (EMPTY.replace("[[.", "[[corner-p", 1), "there is no tile «corner-p» for r1c1"),
        (EMPTY.replace("., .], [", "., water], [", 1), "nothing can lie on r1c5"),
    ],
)
def test_what_cannot_be_a_board_is_told_with_its_name(desk: Desk, board: str, words: str) -> None:
    answer = desk.run("score", desk.write("tonight.yaml", f"boards: {{Red: {{board: {board}}}}}"))
    assert answer.code == 1
    assert "Red" in answer.complained
    assert words in answer.complained
