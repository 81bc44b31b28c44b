"""Looking back at a match, and going on differently."""

from __future__ import annotations

from pathlib import Path

import pytest

from hawaii.games import load_game
from hawaii.games.hawaii import Hawaii
from hawaii.saves import COLOURS, NAMES, Match, Replay, Seat
from tests.golden.games import files, read
from tests.saves.players import alone, busy, play, shared


def finished(game: Hawaii) -> Match:
    match = alone(game)
    play(match, busy(game, 1))
    assert match.over
    return match


@pytest.mark.parametrize("file", [*files(), *files("maori")], ids=lambda file: file.stem)
def test_replays_of_golden_games_end_where_the_games_ended(file: Path) -> None:
    golden = read(file)
    game = load_game(golden.game, golden.tables)
    seats = [Seat(NAMES[number], COLOURS[number], level="novice") for number in range(golden.players)]
    match = Match(game, seats, golden.seed, golden.options)
    for text in golden.actions:
        match.play(game.decode(text))
    replay = Replay(match)
    replay.go(0)
    while replay.forward() is not None:
        pass
    assert game.digest(replay.match.state) == golden.digest
    assert list(game.scores(replay.match.state)) == golden.scores[-1]


def test_any_point_is_reached_from_any_other(game: Hawaii) -> None:
    match = finished(game)
    digests = [game.digest(state) for state in match.positions]
    replay = Replay(match)
    for number in (replay.length, 0, 7, 200, 3, 10_000, -5):
        replay.go(number)
        assert replay.at == min(max(number, 0), replay.length)
        assert game.digest(replay.match.state) == digests[replay.at]
    assert match.over, "the match itself stays as it is"


def test_rounds_and_turns_are_known(game: Hawaii) -> None:
    replay = Replay(finished(game))
    assert [chapter for _, chapter in replay.chapters] == [1, 2, 3, 4, 5]
    replay.go(0)
    seen = [0]
    while replay.at < replay.length:
        replay.go(replay.turn(1))
        seen.append(replay.at)
    assert seen == replay.turns
    replay.go(replay.turn(-1))
    assert replay.at == replay.turns[-2]


def test_what_follows_a_held_turn_is_not_seen(game: Hawaii) -> None:
    match = shared(game)
    while not match.held:
        match.play(match.state.legal[-1])
    replay = Replay(match)
    replay.go(0)
    replay.go(replay.length)
    assert replay.match.held
    assert game.digest(replay.match.shown) == game.digest(match.shown)


def test_what_the_others_did_since_the_last_turn(game: Hawaii) -> None:
    match = alone(game)
    decide = busy(game, 3)
    while match.number < 20 or match.decider != 0 or match.state.step:
        match.play(decide(match))
    begin = Replay(match).after_turn_of(0)
    assert match.decisions[begin - 1].seat == 0
    assert all(decision.seat != 0 for decision in match.decisions[begin:])
    match.play(decide(match))
    if match.decider == 0:
        assert Replay(match).after_turn_of(0) == begin, "also in the middle of the next turn"


def test_playing_on_from_here_is_a_new_game(game: Hawaii) -> None:
    match = finished(game)
    replay = Replay(match)
    replay.go(40)
    other = replay.branch()
    assert other.id != match.id
    assert (other.number, other.can_redo) == (40, False)
    assert other.saw_and_undid, "somebody knows what was dealt later"
    play(other, busy(game, 9))
    assert other.over
    assert [one.action for one in other.decisions[:40]] == [one.action for one in match.decisions[:40]]
    assert game.digest(match.state) != game.digest(other.state)
    assert not match.saw_and_undid


def test_a_match_without_decisions_has_nothing_to_look_back_at() -> None:
    replay = Replay(Match(load_game("hawaii"), [Seat("Ana", "red"), Seat("Kai", "blue")], 1))
    assert (replay.length, replay.turns, replay.chapters) == (0, [0], [(0, 1)])
    assert replay.forward() is None
