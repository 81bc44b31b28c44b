"""The game against the referee: whole games by chance, and positions that chance seldom comes to."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hawaii.games import game_tables, load_game
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from tests.games.polynesia.referee import Referee, Table
from tests.games.polynesia.telling import TABLES, anybody, decisions, deck, explored, polynesia, traveller
from tests.games.telling import offered

GAME = polynesia()


def referee_of(game: Polynesia, players: int) -> Referee:
    """It knows what is printed on the map, and nothing else of the game."""
    side = game.tables.values["maps"]["large" if players == 4 else "small"]
    islands = {name: {"archipelago": None, **row} for name, row in side["islands"].items()}
    return Referee({**side, "islands": islands})


REFEREES = {players: referee_of(GAME, players) for players in (2, 3, 4)}


def scores_agree(game: Polynesia, referee: Referee, state: PolynesiaState, table: Table) -> None:
    for seat in range(state.players):
        assert game.points_by_source(state, seat) == referee.points(table, seat)
    assert list(game.scores(state)) == referee.scores(table)
    assert list(game.winners(state)) == referee.winners(table)


def legal_agree(game: Polynesia, referee: Referee, state: PolynesiaState, table: Table) -> None:
    actions = offered(game, state)
    assert len(actions) > 1
    assert len(set(actions)) == len(actions)
    assert set(actions) == referee.legal(table)


def goes_as_the_referee_says(game: Polynesia, state: PolynesiaState, seed: int) -> None:
    """The rest of a game by chance, position by position."""
    referee = REFEREES[state.players] if game is GAME else referee_of(game, state.players)
    chooser, choose = Random(seed), (anybody, traveller)[seed % 2]
    table = game.snapshot(state)
    for number in range(2000):
        if state.over:
            break
        legal_agree(game, referee, state, table)
        if number % 8 == 0:
            scores_agree(game, referee, state, table)
        action = choose(chooser, game.actions(state))
        table = referee.after(table, action.text)
        game.play(state, action)
        assert game.snapshot(state) == table
    assert state.over
    scores_agree(game, referee, state, table)


@pytest.mark.parametrize(("options", "players"), TABLES)
def test_a_game_with_any_cards_goes_as_the_referee_says(options: dict[str, Any], players: int) -> None:
    """Many cards with many others; on an empty sea and on one that is known."""
    together = list(product(*deck(players, options["jeopardy"])))
    for seed, cards in enumerate(together):
        if (seed + seed // 8) % (5 if players == 4 else 3) == 0:
            known = explored(GAME, players, seed) if seed % 2 else {}
            state = GAME.arrange(
                {"players": players, "seed": seed, "options": options, "cards": [*cards], **known}
            )
            goes_as_the_referee_says(GAME, state, seed // 2)


HARBOURS = {"ahi_nui-ngaru", "ahi_nui-manu"}


@pytest.fixture(scope="module")
def harbours() -> Polynesia:
    """A map of the house on which players have routes to the main island: guides leave it and come back."""
    values = game_tables("polynesia").values
    small = values["maps"]["small"]
    maps = {**values["maps"], "small": {**small, "routes": [*small["routes"], *sorted(HARBOURS)]}}
    found = load_game("polynesia", {"values": {**values, "maps": maps}})
    assert isinstance(found, Polynesia)
    return found


@pytest.mark.parametrize("jeopardy", [False, True])
def test_guides_leave_the_main_island_and_come_back_as_the_referee_says(
    harbours: Polynesia, jeopardy: bool
) -> None:
    routes = {
        "ahi_nui-ngaru": {"kind": "fish", "ships": [1, 2]},
        "ahi_nui-manu": {"kind": "shell", "ships": [0]},
        "manu-mahina": {"kind": "fish", "ships": [2]},
    }
    for seed in range(1, 30, 2):
        state = harbours.arrange(
            {
                "players": 3,
                "seed": seed,
                "options": {"jeopardy": jeopardy},
                "cards": [("gateways", "footholds")[seed % 4 // 2], "passages", "friendships"],
                "routes": routes,
                "seats": [{"fish": 20, "shells": 20}] * 3,
            }
        )
        goes_as_the_referee_says(harbours, state, seed)


# -- any position ------------------------------------------------------------------------------------


@st.composite
def described(draw: st.DrawFn) -> dict[str, Any]:
    """A table with anything anywhere: what chance seldom comes to, and what nobody would."""
    players = draw(st.integers(2, 4))
    jeopardy = draw(st.booleans())
    referee = REFEREES[players]
    chosen = [draw(st.sampled_from(group)) for group in deck(players, jeopardy)]
    islands = sorted(referee.islands)
    seats: list[dict[str, Any]] = []
    for _ in range(players):
        visited = draw(st.lists(st.sampled_from(islands), max_size=9))
        standing = {name: visited.count(name) for name in visited}
        seats.append(
            {
                "members": standing,
                "fish": draw(st.integers(0, 9)),
                "shells": draw(st.integers(0, 9)),
            }
        )
    box = {"mask": 4 if players == 4 else 3, "fish": 1, "shell": 1, "turtle": 2}
    for token, most in box.items():
        for _ in range(draw(st.integers(0, most))):
            kept = seats[draw(st.integers(0, players - 1))].setdefault("tokens", {})
            kept[token] = kept.get(token, 0) + 1
    if "landfalls" in chosen:
        reached = {referee.islands[name]["archipelago"] for seat in seats for name in seat["members"]}
        for _ in reached - {None}:
            first = seats[draw(st.integers(0, players - 1))]
            first["prizes"] = first.get("prizes", 0) + 1
    if {"friendships", "company"} & {*chosen}:
        for seat in seats[:3]:
            seat["favours"] = draw(st.integers(0, 2))
    routes: dict[str, dict[str, Any]] = {}
    for name in draw(st.lists(st.sampled_from(referee.routes), max_size=25, unique=True)):
        ships = draw(st.lists(st.integers(0, players - 1), min_size=1, max_size=players, unique=True))
        routes[name] = {"kind": draw(st.sampled_from(["fish", "shell"])), "ships": sorted(ships)}
    for owner in range(players):  # nobody has more ships than there are
        own_routes = [name for name, route in routes.items() if owner in route["ships"]]
        for name in own_routes[15:]:
            routes[name]["ships"].remove(owner)
    return {
        "players": players,
        "seed": draw(st.integers(0, 99)),
        "options": {"jeopardy": jeopardy},
        "cards": chosen,
        "seats": seats,
        "routes": {name: route for name, route in routes.items() if route["ships"]},
        "marker": draw(st.sampled_from([3, 2, 1])),
        "start": draw(st.integers(0, players - 1)),
        "actor": draw(st.integers(0, players - 1)),
        "drawn": draw(st.sampled_from([[], ["grey"], ["black", "grey", "grey"]])),
    }


@settings(max_examples=120)
@given(description=described())
def test_any_position_is_judged_and_counted_as_the_referee_does(description: dict[str, Any]) -> None:
    state = GAME.arrange(description)
    table = GAME.snapshot(state)
    referee = REFEREES[state.players]
    legal_agree(GAME, referee, state, table)
    scores_agree(GAME, referee, state, table)
    for action in GAME.actions(state)[::3]:
        after = state.copy()
        GAME.play(after, action)
        expected = referee.after(table, action.text)
        assert GAME.snapshot(after) == expected
        if not after.over:
            legal_agree(GAME, referee, after, expected)


@settings(max_examples=25)
@given(description=described(), seed=st.integers(0, 999))
def test_from_any_position_the_game_goes_as_the_referee_says(description: dict[str, Any], seed: int) -> None:
    goes_as_the_referee_says(GAME, GAME.arrange(description), seed)


def test_these_games_see_everything_that_can_be_decided() -> None:
    words: set[str] = set()
    ways, chosen = set(), set()
    for options, players in TABLES:
        for seed in range(20):
            for state, action in decisions(GAME, options, players, seed):
                chosen.update(GAME.snapshot(state)["cards"])
                words.add(action.text.split()[0])
                if action.text.startswith("sail"):
                    ways.add((*action.text.split(), "alone")[3])
    assert words == {
        *("explore", "pay", "sail", "stop", "populate", "catch"),
        *("feast", "mark", "offer", "forgo", "decline"),
    }
    assert ways == {"alone", "guide", "mask"}
    assert len(chosen) == 18
