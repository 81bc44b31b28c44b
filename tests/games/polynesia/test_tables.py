"""Tables of Polynesia of the player's own: what they change."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.kernel.messages import Message, Problem
from hawaii.kernel.tables import TableError
from tests.games.polynesia.telling import MAIN, Seats, cards, goods, members, route, table, tide
from tests.games.telling import offered, play
from tests.kernel.player import own_rules


def own_game(home: Path, **files: str) -> Polynesia:
    found = own_rules(home, "polynesia", **files)
    assert isinstance(found, Polynesia)
    return found


def test_a_type_without_any_card_is_told(tmp_path: Path) -> None:
    names = ("gateways", "landfalls", "footholds", "strongholds")
    changed = "\n".join(f'{name}: {{number: "2.9"}}' for name in names)
    with pytest.raises(TableError) as caught:
        own_game(tmp_path, cards=changed)
    values = caught.value.message.values
    assert (values["key"], values["expected"]) == ("", Message("expected_tide_cards", {"type": 1}))
    assert str(values["file"]).endswith("cards.yaml")


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
