"""Turns, the marker, the volcano, decline, resources, and the start player."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.events import GoodsMoved, KindDeclined, MarkerMoved, RoundBegun, StoneDrawn
from hawaii.games.polynesia.state import PolynesiaState
from hawaii.kernel.events import GameEnded, TurnEnded
from tests.games.polynesia.telling import MAIN, goods, seat_of, table
from tests.games.telling import of_kind, offered, play


def stones(*first: str) -> dict[str, Any]:
    """The bag with these stones to be drawn first."""
    left = ["red"] * 6 + ["grey"] * 3 + ["black"]
    for stone in first:
        left.remove(stone)
    return {"bag": [*first, *left]}


def last_turn(game: Polynesia, *seats: dict[str, Any], **more: Any) -> PolynesiaState:
    """The last seat acts, and the marker shows 1: after that the volcano."""
    players = max(3, len(seats))
    return table(game, *seats, marker=1, actor=players - 1, **more)


# -- the order of turns ------------------------------------------------------------------------------


def test_everybody_acts_once_at_each_number_clockwise_from_the_start_player(game: Polynesia) -> None:
    state = table(game, start=1, actor=1, players=4, **stones("grey"))
    order, numbers = [], []
    for _ in range(12):
        order.append(state.actor)
        events = play(game, state, "catch fish")
        numbers += [event.number for event in of_kind(events, MarkerMoved)]
    assert order == [1, 2, 3, 0] * 3
    assert numbers == [2, 1, 0]
    assert (game.step(state).name, state.actor) == ("decline", 1)


def test_the_start_player_token_goes_to_the_left_and_the_marker_back_to_three(game: Polynesia) -> None:
    state = last_turn(game, **stones("grey"))
    play(game, state, "catch fish")
    events = play(game, state, "decline shell")
    assert of_kind(events, RoundBegun) == [RoundBegun(2, 1)]
    assert of_kind(events, MarkerMoved) == [MarkerMoved(3)]
    assert (state.start, state.actor, state.round, state.phase) == (1, 1, 2, 0)
    assert game.step(state).name == "act"


def test_after_the_last_seat_the_first_one_starts(game: Polynesia) -> None:
    state = table(game, start=2, actor=1, marker=1, **stones("grey"))
    play(game, state, "catch fish", "decline fish")
    assert (state.start, state.actor) == (0, 0)


# -- the volcano -------------------------------------------------------------------------------------


def test_a_grey_stone_does_nothing(game: Polynesia) -> None:
    state = last_turn(game, **stones("grey"))
    events = play(game, state, "catch fish")
    assert of_kind(events, StoneDrawn) == [StoneDrawn("grey")]
    assert game.snapshot(state)["drawn"] == ["grey"]
    assert game.step(state).name == "decline"


def test_a_red_stone_before_the_sixth_does_nothing(game: Polynesia) -> None:
    state = last_turn(game, drawn=["red"] * 4, bag=["red", "grey", "red", "grey", "grey", "black"])
    play(game, state, "catch fish")
    assert game.snapshot(state)["drawn"] == ["red"] * 5
    assert not state.over


def test_a_black_stone_draws_two_more(game: Polynesia) -> None:
    state = last_turn(game, **stones("black", "red", "grey"))
    events = play(game, state, "catch fish")
    assert [event.stone for event in of_kind(events, StoneDrawn)] == ["black", "red", "grey"]
    assert len(game.snapshot(state)["bag"]) == 7


def test_the_sixth_red_stone_ends_the_game_at_once(game: Polynesia) -> None:
    """Nobody declines, and nobody gets resources."""
    seats = [{"members": {"ngaru": 1}, "fish": 2}]
    state = last_turn(game, *seats, drawn=["red"] * 5, bag=["red", "grey", "grey", "grey", "black"])
    events = play(game, state, "catch fish")
    assert state.over
    assert offered(game, state) == []
    assert goods(game, state, 0)[0] == 2
    assert of_kind(events, GameEnded)
    assert not of_kind(events, KindDeclined)
    assert len(of_kind(events, StoneDrawn)) == 1
    assert (state.round, state.start) == (1, 0)


def test_the_sixth_red_stone_after_a_black_one_ends_it_before_the_second(game: Polynesia) -> None:
    state = last_turn(game, drawn=["red"] * 5, bag=["black", "red", "grey", "grey", "grey"])
    events = play(game, state, "catch fish")
    assert state.over
    assert [event.stone for event in of_kind(events, StoneDrawn)] == ["black", "red"]


def test_the_second_stone_after_a_black_one_ends_it_too(game: Polynesia) -> None:
    state = last_turn(game, drawn=["red"] * 5, bag=["black", "grey", "red", "grey", "grey"])
    play(game, state, "catch fish")
    assert state.over
    assert game.snapshot(state)["bag"] == ["grey", "grey"]


def test_a_black_stone_with_fewer_than_two_left_draws_what_is_left(game: Polynesia) -> None:
    state = last_turn(game, drawn=["red"] * 5 + ["grey"] * 3, bag=["black", "red"])
    events = play(game, state, "catch fish")
    assert [event.stone for event in of_kind(events, StoneDrawn)] == ["black", "red"]
    assert state.over
    assert game.snapshot(state)["bag"] == []


def test_a_turn_can_be_held_before_the_stone_is_drawn(game: Polynesia) -> None:
    state = last_turn(game, **stones("grey"))
    assert not game.play_in_turn(state, game.decode("catch fish"))
    assert game.snapshot(state)["drawn"] == []
    game.play_on(state, None)
    assert game.snapshot(state)["drawn"] == ["grey"]


# -- decline and resources ---------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "left"), [("fish", (0, 4)), ("shell", (5, 0))])
def test_everybody_returns_all_of_what_the_start_player_names(
    game: Polynesia, kind: str, left: tuple[int, int]
) -> None:
    seats = [{"fish": 5, "shells": 4, "members": {MAIN: 13}}] * 3
    state = table(game, *seats, marker=0)
    assert offered(game, state) == ["decline fish", "decline shell"]
    events = play(game, state, f"decline {kind}")
    assert [goods(game, state, seat) for seat in range(3)] == [left] * 3, "the start player, too"
    assert events[0] == KindDeclined(0, kind)
    assert [event.giver for event in of_kind(events, GoodsMoved)] == [0, 1, 2]


def test_resources_come_after_the_decline(game: Polynesia) -> None:
    """Seat 0 is on two islands with fish and one with shells, one of them with several members."""
    seats = [{"members": {"toru": 3, "ngaru": 1, "tahi": 1, "rua": 1, "nalu": 1}, "fish": 7, "shells": 2}]
    state = table(game, *seats, marker=0)
    events = play(game, state, "decline fish")
    assert goods(game, state, 0) == (2, 3)
    income = [event for event in of_kind(events, GoodsMoved) if event.purpose == "income"]
    assert income == [GoodsMoved("fish", 2, None, 0, "income"), GoodsMoved("shell", 1, None, 0, "income")]


def test_islands_with_turtles_or_nothing_bring_nothing(game: Polynesia) -> None:
    seats = [{"members": {MAIN: 2, "honu": 1, "hokule": 1, "rua": 1, "pahi": 1}, "fish": 0, "shells": 0}]
    state = table(game, *seats, marker=0)
    play(game, state, "decline fish")
    assert goods(game, state, 0) == (0, 0)


def test_fish_and_shell_tokens_bring_one_each(game: Polynesia) -> None:
    seats = [
        {"members": {MAIN: 1}, "fish": 0, "shells": 0, "tokens": {"fish": 1}},
        {"members": {"toru": 1}, "fish": 0, "shells": 0, "tokens": {"shell": 1, "turtle": 1}},
    ]
    state = table(game, *seats, marker=0)
    play(game, state, "decline fish")
    assert (goods(game, state, 0), goods(game, state, 1)) == ((1, 0), (1, 1))


def test_the_decline_counts_as_a_turn_of_its_own(game: Polynesia) -> None:
    state = last_turn(game, **stones("grey"))
    play(game, state, "catch fish")
    turns = state.turns
    events = play(game, state, "decline fish")
    assert TurnEnded(0) in events
    assert state.turns == turns + 1


def test_a_whole_round(game: Polynesia) -> None:
    state = table(game, players=2, **stones("red"))
    play(game, state, f"populate {MAIN}", "catch shell")
    play(game, state, f"sail {MAIN} tahi", "stop", "explore tahi-honu", "pay fish")
    play(game, state, "catch fish", f"sail {MAIN} toru")
    assert (game.step(state).name, state.actor) == ("decline", 0)
    play(game, state, "decline shell")
    assert goods(game, state, 0) == (4, 1), "tahi brings a shell"
    assert goods(game, state, 1) == (2, 0), "toru brings a fish"
    assert (state.round, state.actor) == (2, 1)
    assert seat_of(game, state, 0)["home"] == 5
