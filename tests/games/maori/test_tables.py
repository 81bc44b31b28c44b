"""Tables of the player's own: those that cannot be played with are told, others are played to the end."""

from __future__ import annotations

import re
from inspect import getsource
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hawaii.bots.by_chance import at_random, busily
from hawaii.games import game_tables, load_game
from hawaii.games.maori import Maori, consistency
from hawaii.kernel.events import PointsScored
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tables import TableError
from tests.games.maori.telling import VARIANTS, matrix, table
from tests.games.telling import of_kind, offered, play
from tests.kernel.player import own_folder


def own_game(home: Path, **files: str) -> Maori:
    found = load_game("maori", game_tables("maori", own_folder(home, "maori", **files)))
    assert isinstance(found, Maori)
    return found


# -- wrong -------------------------------------------------------------------------------------------


class Mistake(NamedTuple):
    expected: str
    key: str
    file: str
    text: str


BARE = "rows: 1, columns: 1, inside: [], ships_at: []"
MISTAKES: dict[str, Mistake] = {
    "a curve": Mistake("expected_maori_tile", "NE-p", "tiles", "NE-p: 1"),
    "a tile of nothing known": Mistake("expected_maori_tile", "E-x", "tiles", "E-x: 1"),
    "things in another order": Mistake("expected_maori_tile", "E-hp", "tiles", "E-hp: 1"),
    "a hyphen and nothing": Mistake("expected_maori_tile", "E-", "tiles", "E-: 1"),
    "palms on water": Mistake("expected_maori_tile", "water-p", "tiles", "water-p: 1"),
    "a volcano with a ship": Mistake("expected_maori_tile", "volcano-b", "tiles", "volcano-b: 1"),
    "a lei without an open edge": Mistake("expected_maori_tile", "single-pl", "tiles", "single-pl: 1"),
    "a lei on a middle piece": Mistake("expected_maori_tile", "EW-pl", "tiles", "EW-pl: 1"),
    "a tile that can be turned, named as it lies": Mistake("expected_maori_tile", "N-h", "tiles", "N-h: 1"),
    "land outside": Mistake("expected_square", "normal.land", "boards", "normal: {land: [r1c6]}"),
    "an atoll outside": Mistake("expected_square", "atoll.inside", "boards", "atoll: {inside: [r5c1]}"),
    "ships outside": Mistake("expected_square", "atoll.ships_at", "boards", "atoll: {ships_at: [here]}"),
    "fewer columns than there is land": Mistake(
        "expected_square", "normal.columns", "boards", "normal: {columns: 4}"
    ),
    "land twice": Mistake("expected_squares_once", "normal.land", "boards", "normal: {land: [r1c1, r1c1]}"),
    "nothing but land": Mistake(
        "expected_open_square", "normal.land", "boards", f"normal: {{{BARE}, land: [r1c1]}}"
    ),
    "more players at least than at most": Mistake(
        "expected_at_most", "players.fewest", "start", "players: {fewest: 4, most: 3}"
    ),
    "a board for fewer than must play": Mistake(
        "expected_at_least", "atoll.players", "boards", "atoll: {players: 1}"
    ),
    "too few shells": Mistake("expected_shells", "shells", "start", "shells: 24"),
    "too many shells for each": Mistake("expected_shells", "shells_each", "start", "shells_each: 7"),
}


def complaint(home: Path, **files: str) -> tuple[str, Message]:
    """The key that is to blame, and what was expected there."""
    with pytest.raises(TableError) as caught:
        own_game(home, **files)
    values = caught.value.message.values
    expected = values["expected"]
    assert isinstance(expected, Message)
    return str(values["key"]), expected


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES.keys())
def test_a_table_that_does_not_fit_is_told(tmp_path: Path, mistake: Mistake) -> None:
    key, expected = complaint(tmp_path, **{mistake.file: mistake.text})
    assert (key, expected.id) == (mistake.key, mistake.expected)


def test_a_deck_too_small_for_the_matrix_is_told() -> None:
    values: dict[str, Any] = {**game_tables("maori").values, "tiles": {"water": 15, "volcano": 30}}
    with pytest.raises(TableError) as caught:
        load_game("maori", {"values": values})
    assert caught.value.message.values["expected"] == Message(
        "expected_maori_tiles", {"count": 16, "found": 15}
    )


def test_every_demand_is_missed_above() -> None:
    written = set(re.findall(r'"(expected_\w+)"', getsource(consistency)))
    assert written == {mistake.expected for mistake in MISTAKES.values()} | {"expected_maori_tiles"}


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("start", "side: 1"),
        ("start", "side: 7"),
        ("start", "shells: many"),
        ("start", "players: {fewest: 1}"),
        ("play", "step: -1"),
        ("play", "idle_laps: 0"),
        ("scoring", "lei: ten"),
        ("options", "rules: easy"),
        ("boards", "normal: {rows: 10}"),
        ("boards", "normal: {ships: 0}"),
        ("boards", "lagoon: {rows: 4}"),
        ("tiles", "E-p: -1"),
        ("tiles", "E-p: 100"),
    ],
)
def test_a_value_out_of_its_range_is_told(tmp_path: Path, file: str, text: str) -> None:
    with pytest.raises(TableError):
        own_game(tmp_path, **{file: text})


# -- changed -----------------------------------------------------------------------------------------


CHANGES: dict[str, dict[str, str]] = {
    "rich": {"start": "shells: 200\nshells_each: 30"},
    "poor": {"start": "shells: 0\nshells_each: 0"},
    "one ship": {"boards": "normal: {ships: 1}\natoll: {ships: 1}", "start": "shells_each: 0"},
    "free sailing": {"play": "step: 0\nskipped: 0\nown_step: 0"},
    "dear sailing": {"play": "step: 3\nskipped: 2\nown_step: 4"},
    "a small matrix": {"start": "side: 2"},
    "a large matrix": {"start": "side: 6"},
    "small boards": {
        "boards": "normal: {rows: 2, columns: 2, land: [r1c1], ships_at: []}\n"
        "atoll: {rows: 3, columns: 3, inside: [r2c2], ships_at: []}"
    },
    "large boards": {"boards": "normal: {rows: 9, columns: 9}\natoll: {rows: 9, columns: 9}"},
    "many volcanoes": {"tiles": "volcano: 60"},
    "no volcanoes": {"tiles": "volcano: 0"},
    "tiles of the house": {"tiles": "E-l: 9\nwater-s: 9\nE: 4\nsingle: 3\nEW-phsb: 2"},
    "points of the house": {"scoring": "palm: 0\nlei: 50\nempty: 3\natoll: 5\nship: 2\nshell: 0"},
    "an end at once": {"play": "idle_laps: 1"},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_table_that_is_good_can_be_played_to_the_end(tmp_path: Path, change: dict[str, str]) -> None:
    game = own_game(tmp_path, **change)
    for seed, options in enumerate(VARIANTS):
        players = 2 + seed % 3
        state = game.start(players, seed, options)
        choose = busily(seed, game) if seed % 2 else at_random(seed)
        scored = [0] * players
        for number in range(9000):
            if state.over:
                break
            if number % 40 == 0:
                assert game.digest(game.restore(game.snapshot(state))) == game.digest(state)
            for event in of_kind(game.play(state, choose(game.actions(state))), PointsScored):
                scored[event.seat] += event.points
        assert state.over
        assert tuple(scored) == game.scores(state)


def test_prices_of_the_house_are_paid(tmp_path: Path) -> None:
    game = own_game(tmp_path, play="step: 2\nskipped: 3")
    state = table(game, {"shells": 7}, matrix=matrix())
    assert offered(game, state)[-1] == "sail 5"
    play(game, state, "sail 3", "take r2c3")
    assert state.shells[0] == 7 - 2 - 3


def test_the_ships_of_the_house_give_steps(tmp_path: Path) -> None:
    game = own_game(tmp_path, boards="normal: {ships: 4}")
    assert offered(game, table(game, {"shells": 0}))[-1] == "sail 4"


def test_points_of_the_house_are_counted(tmp_path: Path) -> None:
    rows = [["E-pl", "W-ppl", "single-ph", ".", "."], *[["."] * 5] * 3]
    game = own_game(tmp_path, scoring="palm: 3\npalm_with_hut: 5\nlei: 7\nship: 2\nshell: 4\nempty: 6")
    state = table(game, seats=[{"board": rows, "shells": 2}, {"shells": 1}])
    assert game.points_by_source(state, 0) == {
        "palms": 9,
        "huts": 5,
        "leis": 7,
        "ships": 4,
        "shells": 8,
        "empty": -78,
    }


def test_the_ship_sails_around_a_matrix_of_another_size(tmp_path: Path) -> None:
    game = own_game(tmp_path, start="side: 2")
    assert offered(game, game.start(2, 1)) == [f"launch {position}" for position in range(1, 9)]


def test_laps_of_the_house_end_the_game(tmp_path: Path) -> None:
    game = own_game(tmp_path, play="idle_laps: 1")
    state = table(game)
    play(game, state, "sail 1", "nothing", "sail 1", "nothing")
    assert state.over


def test_the_players_of_the_house_are_held_to(tmp_path: Path) -> None:
    game = own_game(tmp_path, boards="normal: {players: 3}")
    assert len(game.start(3, 1).boards) == 3
    with pytest.raises(Problem) as caught:
        game.start(4, 1)
    assert caught.value.message.id == "players_out_of_range"
