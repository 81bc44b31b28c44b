"""Tables of the player's own: those that cannot be played with are told, others are played to the end."""

from __future__ import annotations

import re
from inspect import getsource
from pathlib import Path
from typing import NamedTuple

import pytest

from hawaii.bots.by_chance import at_random, busily
from hawaii.games import game_tables, load_game
from hawaii.games.polynesia import Polynesia, consistency
from hawaii.kernel.events import PointsScored
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tables import TableError
from tests.games.polynesia.telling import MAIN, TABLES, Seats, cards, goods, members, route, table, tide
from tests.games.telling import of_kind, offered, play
from tests.kernel.player import own_folder


def own_game(home: Path, **files: str) -> Polynesia:
    found = load_game("polynesia", game_tables("polynesia", own_folder(home, "polynesia", **files)))
    assert isinstance(found, Polynesia)
    return found


# -- wrong -------------------------------------------------------------------------------------------


class Mistake(NamedTuple):
    expected: str
    key: str
    file: str
    text: str


MISTAKES: dict[str, Mistake] = {
    "more players at least than at most": Mistake(
        "expected_at_most", "players.fewest", "start", "players: {fewest: 4, most: 3}"
    ),
    "a number of players without a map": Mistake(
        "expected_one_map", "small.players", "maps", "small: {players: {fewest: 2, most: 2}}"
    ),
    "a number of players with two maps": Mistake(
        "expected_one_map", "large.players", "maps", "large: {players: {fewest: 3, most: 4}}"
    ),
    "an island with a hyphen": Mistake(
        "expected_island_id",
        "small.islands.te-ika",
        "maps",
        "small: {islands: {te-ika: {name: Te Ika, at: [1, 1]}}}",
    ),
    "two volcanoes": Mistake(
        "expected_one_main_island", "small.islands", "maps", "small: {islands: {rua: {symbol: main}}}"
    ),
    "a route to nowhere": Mistake(
        "expected_route", "large.routes", "maps", "large: {routes: [tahi-atlantis]}"
    ),
    "a route to itself": Mistake("expected_route", "small.routes", "maps", "small: {routes: [tahi-tahi]}"),
    "a route of one end": Mistake("expected_route", "small.neutral", "maps", "small: {neutral: [tahi]}"),
    "a route twice": Mistake(
        "expected_routes_once", "small.routes", "maps", "small: {routes: [tahi-rua, rua-tahi]}"
    ),
    "a route that is neutral as well": Mistake(
        "expected_routes_once", "small.routes", "maps", "small: {routes: [tahi-ahi_nui]}"
    ),
    "a neutral route elsewhere": Mistake(
        "expected_neutral_from_main", "small.neutral", "maps", "small: {neutral: [kiri-sina], routes: []}"
    ),
    "no neutral routes": Mistake(
        "expected_neutral_from_main", "small.neutral", "maps", "small: {neutral: []}"
    ),
    "a token too many": Mistake("expected_island_tokens", "green", "tokens", "green: {mask: 4}"),
    "a token too few": Mistake("expected_island_tokens", "orange", "tokens", "orange: {ship: 1}"),
    "an island more for tokens": Mistake(
        "expected_island_tokens", "small.islands", "maps", "small: {islands: {kiri: {token: green}}}"
    ),
    "more members than spaces": Mistake("expected_at_most", "members", "start", "members: 14"),
    "fewer spaces than members": Mistake("expected_at_most", "lower", "boards", "lower: [0, 0]"),
    "more on the main island than there are": Mistake("expected_at_most", "on_main", "start", "on_main: 14"),
    "places for more in the queue": Mistake(
        "expected_places", "rows", "jeopardy", "rows: [3, 3, 2, 2, 2, 2]"
    ),
    "no card of a type for two": Mistake(
        "expected_tide_cards",
        "gateways",
        "cards",
        "\n".join(
            f"{name}: {{from_players: 3}}" for name in ("gateways", "landfalls", "footholds", "strongholds")
        ),
    ),
    "too few point tokens": Mistake("expected_at_least", "points", "start", "points: 3"),
}


def complaint(home: Path, **files: str) -> tuple[str, Message]:
    """The key that is to blame, and what was expected there."""
    with pytest.raises(TableError) as caught:
        own_game(home, **files)
    values = caught.value.message.values
    expected = values["expected"]
    assert isinstance(expected, Message)
    (file,) = files
    assert str(values["file"]).endswith(f"{file}.yaml")
    return str(values["key"]), expected


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES.keys())
def test_a_table_that_does_not_fit_is_told_with_its_file_and_key(tmp_path: Path, mistake: Mistake) -> None:
    key, expected = complaint(tmp_path, **{mistake.file: mistake.text})
    assert (key, expected.id) == (mistake.key, mistake.expected)


def test_a_type_without_any_card_is_told(tmp_path: Path) -> None:
    names = ("gateways", "landfalls", "footholds", "strongholds")
    changed = "\n".join(f'{name}: {{number: "2.9"}}' for name in names)
    key, expected = complaint(tmp_path, cards=changed)
    assert (key, expected) == ("", Message("expected_tide_cards", {"type": 1}))


def test_every_demand_is_missed_above() -> None:
    written = set(re.findall(r'"(expected_\w+)"', getsource(consistency)))
    assert written == {mistake.expected for mistake in MISTAKES.values()}


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("start", "ships: 0"),
        ("start", "fish: many"),
        ("start", "members: 31"),
        ("start", "players: {fewest: 1}"),
        ("play", "marker: []"),
        ("play", "marker: [3, 0]"),
        ("play", "guide: -1"),
        ("play", "populate_main: 0"),
        ("lava", "red: 0"),
        ("lava", "green: 1"),
        ("boards", "upper: []"),
        ("boards", "lower: [a]"),
        ("scoring", "turtle: one"),
        ("options", "jeopardy: perhaps"),
        ("tokens", "green: {mask: -1}"),
        ("cards", "gateways: {number: one}"),
        ("cards", "gateways: {times: 0}"),
        ("cards", "sharks: {number: '1.5'}"),
        ("cards", "families: {not_with: rain}"),
        ("jeopardy", "rows: []"),
        ("maps", "small: {islands: {rua: {symbol: shark}}}"),
        ("maps", "small: {islands: {rua: {at: [1]}}}"),
        ("maps", "small: {islands: {rua: {token: blue}}}"),
    ],
)
def test_a_value_out_of_its_range_is_told(tmp_path: Path, file: str, text: str) -> None:
    with pytest.raises(TableError):
        own_game(tmp_path, **{file: text})


# -- changed -----------------------------------------------------------------------------------------


CHANGES: dict[str, dict[str, str]] = {
    "rich": {"start": "fish: 60\nshells: 60"},
    "poor": {"start": "fish: 0\nshells: 0\nships: 1"},
    "few members": {"start": "members: 4\non_main: 1", "jeopardy": "rows: [1, 3]"},
    "all on the main island": {"start": "on_main: 13"},
    "nobody on the main island": {"start": "on_main: 0"},
    "free": {"play": "existing: 0\nguide: 0", "cards": "families: {price: 0}"},
    "dear": {"play": "existing: 5\nguide: 4"},
    "one number": {"play": "marker: [1]"},
    "many numbers": {"play": "marker: [9, 1, 9, 2]"},
    "existing routes for two": {"play": "only_new: 0"},
    "existing routes for nobody": {"play": "only_new: 9"},
    "one red stone": {"lava": "red: 1"},
    "many stones": {"lava": "red: 9\ngrey: 0\nblack: 6\nafter_black: 3"},
    "only red stones": {"lava": "grey: 0\nblack: 0"},
    "a black stone that does nothing": {"lava": "after_black: 0"},
    "short boards": {"boards": "upper: [9, 1, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]\nlower: []"},
    "masks for all": {"tokens": "mask4_players: 2"},
    "points of the house": {
        "scoring": "turtle: 3\nturtles: 9\nturtle_token: 0",
        "cards": "footholds: {points: [7]}\ncollections: {points: [-9, 1]}\nfaceless: {points: 4}",
    },
    "another coast": {
        "maps": "small: {neutral: [ahi_nui-kiri], routes: [tahi-rua, kiri-sina, ahi_nui-tahi]}"
    },
    "a small archipelago": {"maps": "large: {islands: {manu: {archipelago: Z}}}"},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_table_that_is_good_can_be_played_to_the_end(tmp_path: Path, change: dict[str, str]) -> None:
    game = own_game(tmp_path, **change)
    for seed, (options, players) in enumerate(TABLES):
        state = game.start(players, seed, options)
        choose = busily(seed, game) if seed % 2 else at_random(seed)
        scored = [0] * players
        for number in range(2000):
            if state.over:
                break
            if number % 20 == 0:
                assert game.digest(game.restore(game.snapshot(state))) == game.digest(state)
            for event in of_kind(game.play(state, choose(game.actions(state))), PointsScored):
                scored[event.seat] += event.points
        assert state.over
        assert tuple(scored) == game.scores(state)


def test_prices_of_the_house_are_paid(tmp_path: Path) -> None:
    game = own_game(tmp_path, play="existing: 1\nguide: 2", cards="gateways: {times: 3}")
    seats: Seats = [{"members": {"rua": 1}, "fish": 9}, {"members": {"rua": 1}}]
    routes = {"rua-ngaru": route("fish", 1)}
    state = table(game, *seats, routes=routes, cards=cards("gateways"))
    explored = state.copy()
    play(game, explored, "explore rua-ngaru")
    assert goods(game, explored, 0)[0] == 8
    play(game, state, "sail rua ngaru guide 1")
    assert goods(game, state, 0)[0] == 7
    dear = table(game, *seats, cards=cards("gateways"))
    play(game, dear, "explore rua-manu")
    assert goods(game, dear, 0)[0] == 0


def test_members_of_the_house_are_brought(tmp_path: Path) -> None:
    game = own_game(tmp_path, play="populate_main: 4\npopulate_island: 2")
    state = table(game, {"members": {"rua": 1}})
    brought = state.copy()
    play(game, brought, f"populate {MAIN}")
    assert members(game, brought, 0) == {MAIN: 4, "rua": 1}
    play(game, state, "populate rua")
    assert members(game, state, 0) == {"rua": 3}


def test_points_of_the_house_are_counted(tmp_path: Path) -> None:
    game = own_game(
        tmp_path, scoring="turtle: 3", cards="navigators: {alone: 8}\nfootholds: {points: [6, 7]}"
    )
    own = {"members": {"honu": 1, "manu": 1, "kauri": 1, "lani": 1}}
    state = table(game, own, routes={"tahi-rua": route("fish", 0)})
    assert game.points_by_source(state, 0)["turtles"] == 3
    assert (tide(game, state, 1)[0], tide(game, state, 3)[0]) == (7, 8)


def test_the_marker_of_the_house_moves(tmp_path: Path) -> None:
    game = own_game(tmp_path, play="marker: [5, 4]")
    state = table(game, {"fish": 5}, players=2)
    play(game, state, "explore tahi-rua", "catch fish", "catch fish")
    assert goods(game, state, 0)[0] == 4
    play(game, state, "catch fish")
    assert game.step(state).name == "decline" or state.over


def test_two_may_explore_existing_routes_where_the_house_allows(tmp_path: Path) -> None:
    game = own_game(tmp_path, play="only_new: 1")
    state = table(game, players=2, routes={"tahi-rua": route("fish", 1)})
    assert "explore tahi-rua" in offered(game, state)


def test_the_players_of_the_house_are_held_to(tmp_path: Path) -> None:
    game = own_game(tmp_path, start="players: {fewest: 2, most: 3}")
    assert game.start(3, 1).players == 3
    with pytest.raises(Problem) as caught:
        game.start(4, 1)
    assert caught.value.message.id == "players_out_of_range"
