"""`hawaii score` counts tribes of Polynesia."""

from __future__ import annotations

import json
import textwrap

import pytest

from tests.cli.desk import Desk
from tests.cli.test_score import counted, example, totals

ALBERTO = """
tribes:
  Alberto:
    members: {honu: 1, koru: 1, mako: 1, hokule: 1, manu: 2, kauri: 2, lani: 1}
    tokens: {turtle: 1, mask: 2}
  Laura: {members: {ahi_nui: 3}}
cards: [1.3, 2.4, 3.7]
"""


def told(said: str, name: str) -> list[str]:
    """The lines of a tribe, without its name and its sum."""
    lines = said.partition(f"{name}:\n")[2].splitlines()
    end = next(number for number, line in enumerate(lines) if line.endswith(" together"))
    return [line.strip() for line in lines[:end]]


def test_the_example_of_the_help_is_counted(desk: Desk) -> None:
    said = counted(desk, example(desk, "tribes"))
    assert [line for line in said.splitlines() if not line.startswith(" ")] == [
        "Red:",
        "Blue:",
        "Winner: Red",
    ]
    assert totals(said) == [14, 6]


def test_alberto_of_the_rulebook_has_fifteen_points(desk: Desk) -> None:
    said = counted(desk, ALBERTO)
    assert totals(said) == [15, 0]
    assert said.endswith("Winner: Alberto\n")
    points = [int(line.split()[0]) for line in told(said, "Alberto")]
    assert points == [4, 2, 1, 1, 1, 1, 3, 2]


def test_every_point_is_told(desk: Desk) -> None:
    said = counted(desk, ALBERTO)
    assert said.startswith("Alberto:\n     4  ")
    assert "Turtles on Hokule" in said
    assert "  1  1 turtle token" in said
    assert not any(word in said for word in ("{", "polynesia_"))


def test_cards_may_go_by_their_ids_and_the_file_may_be_json(desk: Desk) -> None:
    tribes = {"Red": {"members": {"manu": 1}, "ships": 3}, "Blue": {"ships": 2}}
    named = {"tribes": tribes, "cards": ["footholds", "collections", "navigators"]}
    said = counted(desk, json.dumps(named))
    assert totals(said) == [4, 0]
    assert said == counted(desk, json.dumps({**named, "cards": ["1.3", "2.4", "3.7"]}))


def test_islands_that_sink_bring_nobody_anywhere(desk: Desk) -> None:
    said = counted(
        desk,
        """
        tribes:
          Red: {members: {nalu: 8, tahi: 2}}
          Blue: {members: {nalu: 8}}
        cards: [1.3, 2.4, 3.5]
        """,
    )
    assert totals(said) == [3, 3]
    assert said.endswith("Shared by: Red, Blue\n")


def test_a_tie_goes_to_more_islands(desk: Desk) -> None:
    tribes = "tribes: {Red: {members: {nalu: 8}}, Blue: {members: {nalu: 7, hau: 1}}}"
    assert counted(desk, f"{tribes}\ncards: [1.3, 2.4, 3.7]").endswith("Winner: Blue\n")


def test_ships_fish_and_shells_are_compared(desk: Desk) -> None:
    tribes = textwrap.dedent("""\
        tribes:
          Red: {ships: 15, fish: 2, shells: 9}
          Blue: {ships: 15, fish: 4, shells: 1, tokens: {shell: 1}}
          Green: {ships: 3, members: {ngaru: 1}, fish: 3}
        """)
    assert totals(counted(desk, f"{tribes}cards: [1.3, 2.4, 3.7]")) == [2, 2, 0]
    assert totals(counted(desk, f"{tribes}cards: [1.3, 2.4, 3.6]")) == [0, 3, 3]
    assert totals(counted(desk, f"{tribes}cards: [1.3, 2.4, 3.8]")) == [4, 0, 0]


def test_point_tokens_of_several_cards_are_told_together(desk: Desk) -> None:
    tribes = textwrap.dedent("""\
        tribes:
          Red: {points: 6, members: {manu: 1}}
          Blue: {points: 3, members: {kauri: 1}}
          Green: {}
        """)
    said = counted(desk, f"{tribes}cards: [1.2, 2.4, 3.1]")
    assert totals(said) == [6, 3, 0]
    assert told(said, "Red") == ["6  6 point tokens"]
    assert told(said, "Blue") == ["3  3 point tokens"]
    assert told(said, "Green") == []


def test_point_tokens_of_archipelagos_are_told_as_such(desk: Desk) -> None:
    said = counted(
        desk, "tribes: {Red: {points: 2, members: {manu: 1}}, Blue: {points: 1}}\ncards: [1.2, 2.4, 3.7]"
    )
    assert told(said, "Red") == ["2  First in 2 archipelagos"]


def test_four_play_on_the_other_side(desk: Desk) -> None:
    said = counted(
        desk,
        "tribes: {A: {members: {tiare: 8}}, B: {}, C: {}, D: {tokens: {mask: 4}}}\ncards: [1.1, 2.4, 3.3]",
    )
    assert totals(said) == [4, 0, 0, 5]


def test_jeopardy_is_counted_too(desk: Desk) -> None:
    tribes = "tribes: {Red: {members: {nalu: 8, ahi_nui: 2}}, Blue: {}}\noptions: {jeopardy: true}\n"
    assert totals(counted(desk, f"{tribes}cards: [1.3, 2.4, 3.7]")) == [3, 0]


CARDS = "cards: [1.3, 2.4, 3.7]"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (f"tribes: {{Red: {{}}}}\n{CARDS}", ["1 cannot play"]),
        (f"members: {{manu: 1}}\n{CARDS}", ["1 cannot play"]),
        (f"tribes: {{A: {{}}, B: {{}}, C: {{}}, D: {{}}, E: {{}}}}\n{CARDS}", ["5 cannot play"]),
        ("tribes: {Red: {}, Blue: {}}", ["«cards» is missing"]),
        ("tribes: {Red: {}, Blue: {}}\ncards: []", ["«cards» is missing"]),
        ("tribes: {Red: {}, Blue: {}}\ncards: 3", ["cards", "a list"]),
        ("tribes: {Red: {}, Blue: {}}\ncards: [1.3, 2.4]", ["cards", "footholds, collections"]),
        ("tribes: {Red: {}, Blue: {}}\ncards: [1.3, 2.4, 3.9]", ["cards", "3.9"]),
        ("tribes: {Red: {}, Blue: {}}\ncards: [1.3, 2.4, 3.1]", ["cards", "friendships"]),
        (f"tribes: {{Red: {{}}, Blue: {{members: {{atlantis: 1}}}}}}\n{CARDS}", ["Blue.members", "atlantis"]),
        (f"tribes: {{Red: {{}}, Blue: {{members: {{rua: 14}}}}}}\n{CARDS}", ["Blue.members", "14"]),
        (f"tribes: {{Red: {{}}, Blue: {{ships: 16}}}}\n{CARDS}", ["Blue.ships", "16"]),
        (f"tribes: {{Red: {{}}, Blue: {{fish: x}}}}\n{CARDS}", ["Blue", "fish", "a whole number"]),
        (f"tribes: {{Red: {{}}, Blue: {{boats: 1}}}}\n{CARDS}", ["Blue", "boats"]),
        (f"tribes: {{Red: {{}}, Blue: 3}}\n{CARDS}", ["Blue", "keys with values"]),
        (f"tribes: {{Red: {{}}, Blue: {{tokens: {{cross: 1}}}}}}\n{CARDS}", ["Blue", "cross"]),
        (f"tribes: {{Red: {{points: 1}}, Blue: {{}}}}\n{CARDS}", ["points", "1"]),
        ("tribes: {Red: {points: 5}, Blue: {}}\ncards: [1.2, 2.4, 3.7]", ["points", "5"]),
        ("tribes: {Red: {members: {manu: 1}}, Blue: {}}\ncards: [1.2, 2.4, 3.7]", ["points", "0"]),
        (f"tribes: {{Red: {{}}, Blue: {{}}}}\noptions: {{weather: bad}}\n{CARDS}", ["weather"]),
        (f"tribes:\n{CARDS}", ["describes no realm"]),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(desk: Desk, text: str, named: list[str]) -> None:
    answer = desk.run("score", desk.write("tonight.yaml", text))
    assert answer.code == 1
    sentence = answer.sentence()
    assert [name for name in named if name not in sentence] == [], sentence
