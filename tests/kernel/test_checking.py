"""A mistake in a player's table is told in one sentence: the file, the key, the value, what was expected."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.kernel.player import complaint


class Mistake(NamedTuple):
    """What the player wrote into a table, and what the sentence must name."""

    table: str
    text: str
    key: str
    value: str
    expected: str


ALL_KINDS = "shell_hut, foot_hut, spear_hut"

MISTAKES = {
    # -- a single value
    "a word for a number": Mistake("start", "shell: many", "shell", "many", "a whole number"),
    "half a shell": Mistake("start", "shell: 3.5", "shell", "3.5", "a whole number"),
    "too small": Mistake("tiles", "hula: {count: 0}", "hula.count", "0", "a whole number, 1 or more"),
    "less than nothing": Mistake("start", "foot: -1", "foot", "-1", "a whole number, 0 or more"),
    "too big": Mistake(
        "rounds", "rounds: {3: {needed: 1000}}", "rounds.3.needed", "1000", "a whole number, 999 or less"
    ),
    "a list for a number": Mistake("docks", "1: {feet: [3]}", "1.feet", "[3]", "a whole number"),
    "a group for a number": Mistake("start", "shell: {a: 1, b: 2}", "shell", "2 values", "a whole number"),
    "nothing for a number": Mistake("start", "shell:", "shell", "missing or empty", "a whole number"),
    "a number for a truth": Mistake(
        "options", "rank_only_those_who_reach: 1", "rank_only_those_who_reach", "1", "true or false"
    ),
    "a wrong word": Mistake("options", "resources: secret", "resources", "secret", "one of hidden, open"),
    "a wrong side": Mistake("islands", "hula: {side: III}", "hula.side", "III", "one of I, II"),
    "a wrong family": Mistake(
        "tiles", "hula: {family: dancer}", "hula.family", "dancer", "one of hut, fruit, god, village"
    ),
    "a number for a group": Mistake("start", "players: 4", "players", "4", "keys with values"),
    "a word for a list": Mistake("places", "hula: {tiles: hula}", "hula.tiles", "hula", "a list"),
    "a number for a name": Mistake("places", "hula: {tiles: [3]}", "hula.tiles", "[3]", "a word"),
    "an empty list": Mistake("places", "hula: {tiles: []}", "hula.tiles", "[]", "at least 1 "),
    # -- keys
    "a missing key": Mistake(
        "rounds", "rounds: {6: {needed: 19}}", "rounds.6.points", "missing", "a value for «points»"
    ),
    "a missing side": Mistake(
        *("tiles", "hula: {income: {shell: {I: 1}}}", "hula.income.shell.II"), "missing", "a value for «II»"
    ),
    "an unknown key": Mistake(
        *("start", "shels: 3", "shels"), "3", "only the keys players, shell, foot, fruit, not «shels»"
    ),
    "an unknown key deep down": Mistake(
        "rounds", "rounds: {1: {income: {feet: 3}}}", "rounds.1.income.feet", "3", "only the keys shell, foot"
    ),
    # -- what must fit together
    "an unknown tile": Mistake(
        *("tiles", "volcano: {count: 3, family: hut}", "volcano", "2 values"),
        f"only the keys {ALL_KINDS}",
    ),
    "a boat that is no boat": Mistake(
        "tiles", "boat: {family: hut}", "boat.family", "hut", "the family «boat» for the tile of that name"
    ),
    "a hut that is a kahuna": Mistake(
        "tiles", "long_hut: {family: kahuna}", "long_hut.family", "kahuna", "the family «kahuna»"
    ),
    "too many places": Mistake("board", "rows: {1: 3}", "rows", "4 values", "10 places in all rows"),
    "a row left out": Mistake(
        "board", "rows: {1: 1, 6: 1}", "rows", "5 values", "the numbers from 1 to 5 as keys"
    ),
    "a board in two parts": Mistake(
        *("board", "rows: {1: 1, 2: 1, 3: 1, 4: 7}\nneighbour_distance: 1", "neighbour_distance", "1"),
        "a distance that joins all places",
    ),
    "a place that sells what there is not": Mistake(
        *("places", "hula: {tiles: [volcano]}", "hula.tiles", "volcano"),
        "the name of a tile in tiles.yaml, not «volcano»",
    ),
    "a tile sold twice": Mistake(
        "places", "hula: {tiles: [hula, taro]}", "hula.tiles", "taro", "every tile at exactly one place"
    ),
    "a god sold from no stack": Mistake(
        *("places", "long_huts: {tiles: [kanaloa]}\ngods: {tiles: [ku, kane, pele, lono, laka]}"),
        *("long_huts.tiles", "kanaloa", "all gods, and only gods, in the stacks of the place «gods»"),
    ),
    "gods in no stack": Mistake(
        "places", "gods: {stacks: 0}", "gods.stacks", "0", "a whole number, 1 or more"
    ),
    "stacks of what is no god": Mistake(
        "places", "hula: {stacks: 2}", "hula.stacks", "2", "a whole number, 0 or less"
    ),
    "an island with what there is not": Mistake(
        "islands", "hula: {tiles: [lava]}", "hula.tiles", "lava", "the name of a tile in tiles.yaml"
    ),
    "dancers who trade": Mistake(
        "tiles",
        "hula: {exchange: {I: 3, II: 4}}",
        "hula.exchange",
        "2 values",
        "no exchange but of exchange huts",
    ),
    "an island with a god": Mistake(
        "islands", "hula: {tiles: [ku]}", "hula.tiles", "ku", "no god and no boat as a gift, so not «ku»"
    ),
    "a token worth nothing": Mistake(
        "tokens", "0: {count: 1, spears: 0, fish: 1}", "0", "3 values", "a value from 1 to 99"
    ),
    "more spears than tokens": Mistake(
        "tokens", "2: {spears: 6}", "2.spears", "6", "a whole number, 5 or less"
    ),
    "fewest above most": Mistake(
        "start", "players: {fewest: 5, most: 4}", "players.fewest", "5", "a whole number, 4 or less"
    ),
    "a tiki space left out": Mistake(
        "realm", "tikis: {8: {column: 1, feet: 2}}", "tikis", "7 values", "the numbers from 1 to 7 as keys"
    ),
    "a round left out": Mistake(
        *("rounds", "rounds: {7: {needed: 9, points: {first: 3, second: 2, others: 1}}}", "rounds"),
        *("6 values", "the numbers from 1 to 6 as keys"),
    ),
    "an income after the last round": Mistake(
        *("rounds", "rounds: {5: {income: {shell: 1, foot: 1}}}", "rounds.5.income", "2 values"),
        "an income for every round but the last",
    ),
    "no income after the first round": Mistake(
        *("rounds", "rounds: {1: {income: null}}", "rounds.1.income", "missing or empty"),
        "an income for every round but the last",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_told_with_file_key_value_and_what_was_expected(
    tmp_path: Path, mistake: Mistake
) -> None:
    sentence = complaint(tmp_path, **{mistake.table: mistake.text})
    told, semicolon, expected = sentence.partition("; ")
    assert semicolon, sentence
    assert told.startswith(f"{tmp_path / 'own' / 'hawaii' / mistake.table}.yaml: «{mistake.key}"), sentence
    assert mistake.value in told.partition("»")[2], sentence
    assert expected.startswith("expected "), sentence
    assert mistake.expected in expected, sentence


@pytest.mark.parametrize(
    ("table", "text", "value", "expected"),
    [
        ("tokens", "2: {count: 4}", "5 values", "at least 25 tokens for all circles and the track, not 24"),
        ("docks", "6: {feet: 7, points: 9}", "5 values", "the numbers from 1 to 5 as keys"),
        (
            *("places", "gods: {tiles: [ku, kane, pele, lono, laka]}", "10 values"),
            "every tile at exactly one place, also «kanaloa»",
        ),
    ],
)
def test_a_file_that_does_not_add_up_is_told_as_a_whole(
    tmp_path: Path, table: str, text: str, value: str, expected: str
) -> None:
    sentence = complaint(tmp_path, **{table: text})
    file = tmp_path / "own" / "hawaii" / f"{table}.yaml"
    assert sentence == f"{file}: the file is a group of {value}; expected {expected}."


def test_more_docks_than_islands(tmp_path: Path) -> None:
    docks = "\n".join(f"{number}: {{feet: 7, points: 9}}" for number in range(5, 11))
    sentence = complaint(tmp_path, docks=docks, islands="five_points: {count: 1}")
    assert sentence.startswith(str(tmp_path / "own" / "hawaii" / "islands.yaml"))
    assert "at least 10 islands, one for each dock" in sentence


@pytest.mark.parametrize(
    ("table", "text"),
    [
        ("places", "hula: {circles: 99}"),
        ("places", "market: {tiles: [hula], circles: 1, printed: 3}"),
        ("tiles", "hula: {family: god}"),
    ],
)
def test_if_the_players_value_does_not_fit_ours_it_is_the_players_file_that_is_named(
    tmp_path: Path, table: str, text: str
) -> None:
    assert str(tmp_path / "own" / "hawaii" / f"{table}.yaml") in complaint(tmp_path, **{table: text})


@pytest.mark.parametrize(("table", "text"), [("start", "fruit: {x: 3}"), ("tokens", "two: {fish: 3}")])
def test_a_word_where_keys_are_numbers_is_told_to_be_a_wrong_key(
    tmp_path: Path, table: str, text: str
) -> None:
    """«fruit.x» is 3, and 3 is a whole number: what is wrong is x."""
    assert "as key" in complaint(tmp_path, **{table: text})


def test_a_number_where_there_may_be_a_group_or_nothing(tmp_path: Path) -> None:
    sentence = complaint(tmp_path, rounds="rounds: {1: {income: 3}}")
    assert sentence.endswith("«rounds.1.income» is 3; expected keys with values.")


@pytest.mark.parametrize(
    ("table", "text", "shown"),
    [
        ("start", "shell: true", "«shell» is true; expected a whole number"),
        ("start", "shell: '5'", "«shell» is '5'; expected a whole number"),
        ("places", "hula: {tiles: [volcano]}", "«hula.tiles» is [volcano]; expected"),
    ],
)
def test_a_value_is_shown_as_the_player_wrote_it(tmp_path: Path, table: str, text: str, shown: str) -> None:
    assert shown in complaint(tmp_path, **{table: text})


@pytest.mark.parametrize(("table", "text"), [("start", "shell: {a: 1}"), ("places", "hula: {tiles: []}")])
def test_one_thing_is_not_counted_as_several(tmp_path: Path, table: str, text: str) -> None:
    sentence = complaint(tmp_path, **{table: text})
    assert "1 values" not in sentence
    assert "1 entries" not in sentence
