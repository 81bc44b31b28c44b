"""The end of the game: a full board and one more turn for everybody else, or long idleness."""

from __future__ import annotations

import pytest

from hawaii.games.maori import Maori
from hawaii.games.maori.events import AllIdle, BoardFilled, IslandRemoved
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.events import Event, GameEnded, PointsScored, TurnEnded
from tests.games.maori.telling import board, table
from tests.games.telling import of_kind, play

ALMOST = board("""
    water water water . .
    water water water-b water-b water-b
    water-b water-b water-b water-b water-b
    . . single-p single-p .
""")
ALSO = board("""
    water-bb water-bb water-bb . .
    water-bb single-pp single-pp single-pp single-p
    E-p W-p E-p W-p single-ph
    . . single-ph single-ps .
""")


def pass_turn(game: Maori, state: MaoriState) -> list[Event]:
    return play(game, state, "sail 1", "nothing")


def fill(game: Maori, state: MaoriState) -> list[Event]:
    """Take the nearest tile, and put it on the last empty square."""
    play(game, state, "sail 1")
    take = next(action for action in game.actions(state) if action.text.startswith("take"))
    game.play(state, take)
    return play(game, state, "put r4c5")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_else_has_one_more_turn(game: Maori, players: int) -> None:
    seats = [{}, {"board": ALMOST}, *[{}] * (players - 2)]
    state = table(game, seats=seats, actor=1)
    events = fill(game, state)
    assert of_kind(events, BoardFilled) == [BoardFilled(1)]
    turns = []
    while not state.over:
        turns.append(state.actor)
        play(game, state, "sail 1")
        play(game, state, next(a.text for a in game.actions(state) if a.text.startswith("take")), "store")
    assert turns == [(2 + number) % players for number in range(players - 1)]


def test_a_second_full_board_changes_nothing(game: Maori) -> None:
    state = table(game, seats=[{"board": ALMOST}, {"board": ALSO}, {}])
    fill(game, state)
    assert state.left == 2
    events = fill(game, state)
    assert not of_kind(events, BoardFilled)
    assert (state.left, state.actor) == (1, 2)
    play(game, state, "sail 1", "nothing")
    assert state.over


def test_a_discard_in_the_last_turn_does_not_go_on_with_the_game(game: Maori) -> None:
    state = table(game, seats=[{"board": ALMOST}, {"board": ALSO}])
    fill(game, state)
    play(game, state, "sail 1", "discard r1c1")
    assert state.over


def test_the_last_events_tell_what_was_removed_and_scored_and_who_has_won(game: Maori) -> None:
    state = table(game, seats=[{"board": ALMOST}, {}])
    fill(game, state)
    events = pass_turn(game, state)
    assert of_kind(events, IslandRemoved) == [IslandRemoved(0, ("r4c5",))]
    ended = events.index(TurnEnded(1))
    assert [type(event) for event in events[ended + 1 :]] == [
        IslandRemoved,
        *[PointsScored] * (len(events) - ended - 3),
        GameEnded,
    ]
    scored = [0, 0]
    for event in of_kind(events, PointsScored):
        scored[event.seat] += event.points
    assert tuple(scored) == game.scores(state)
    assert events[-1] == GameEnded(game.winners(state))


def test_what_was_removed_still_lies_there_to_be_looked_at(game: Maori) -> None:
    state = table(game, seats=[{"board": ALMOST}, {}])
    fill(game, state)
    pass_turn(game, state)
    assert game.snapshot(state)["seats"][0]["board"][3][4] != "."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_ends_at_once_when_everybody_was_idle_twice_in_a_row(game: Maori, players: int) -> None:
    state = table(game, players=players)
    for _ in range(2 * players - 1):
        assert not of_kind(pass_turn(game, state), AllIdle)
        assert not state.over
    events = pass_turn(game, state)
    assert state.over
    assert len(of_kind(events, AllIdle)) == 1


@pytest.mark.parametrize(
    "busy",
    [["take r1c4", "put r2c2"], ["take r1c4", "store"], ["fetch", "put r2c2"], ["discard r1c1"]],
    ids=lambda texts: texts[0] + texts[-1],
)
def test_whoever_does_something_ends_the_idleness(game: Maori, busy: list[str]) -> None:
    fetching = busy[0] == "fetch"
    one = [["water-b", *["."] * 4], *[["."] * 5] * 3]
    seat = {"board": one, **({"store": "E-pl"} if fetching else {})}
    state = table(game, seats=[{}, seat])
    for _ in range(3):
        pass_turn(game, state)
    assert state.idle == 3
    play(game, state, "sail 1", *busy)
    assert state.idle == 0
    for _ in range(4):
        assert not state.over
        pass_turn(game, state)
    assert state.over


def test_in_the_advanced_game_the_ship_moves_before_the_board_is_told_to_be_full(game: Maori) -> None:
    seat = {"board": ALMOST, "ship": "r4c4"}
    state = table(game, seat, options={"rules": "advanced"})
    assert not of_kind(fill(game, state), BoardFilled)
    assert (state.left, state.actor) == (-1, 0)
    saved = game.snapshot(state)
    assert game.snapshot(game.restore(saved)) == saved
    assert of_kind(play(game, state, "moor r1c1"), BoardFilled) == [BoardFilled(0)]
    assert (state.left, state.actor) == (1, 1)


def test_after_the_end_nobody_is_asked(game: Maori) -> None:
    state = table(game, seats=[{"board": ALMOST}, {}])
    fill(game, state)
    pass_turn(game, state)
    assert game.actions(state) == ()
    assert (game.prompt(state).id, game.progress(state).id) == ("prompt_over", "progress_over")


def test_a_game_without_a_full_board_knows_no_end(game: Maori) -> None:
    assert table(game).left == -1
    assert table(game, seats=[{"board": ALMOST}]).left == -1
