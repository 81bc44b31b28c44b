"""The arena: who sits where, with which deals, who has won, and who plays the games."""

from __future__ import annotations

import math
import multiprocessing
import os
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hawaii.bots import Deal, Level, decision_seed, level_named
from hawaii.bots.arena import (
    Contest,
    Played,
    contest_of,
    crew,
    play_game,
    play_games,
    standings,
    usable_cores,
)
from hawaii.bots.arena.contest import opponents_digest
from hawaii.bots.arena.standings import percentile, wilson
from hawaii.games import game_tables, load_game
from hawaii.games.hawaii import Hawaii
from hawaii.kernel.actions import Action
from hawaii.kernel.folders import resource
from hawaii.kernel.messages import Problem
from hawaii.kernel.tables import Tables


def contest(game: Hawaii, *bots: str, seed: int = 1, **options: Any) -> Contest:
    return contest_of(game, bots or ("random", "random", "random"), seed, options)


def played(number: int, seats: str, scores: str, winners: tuple[int, ...]) -> Played:
    """A game that nobody has played."""
    names = tuple(seats.split())
    points = tuple(int(score) for score in scores.split())
    nothing = tuple({"round": score} for score in points)
    return Played(number, number, names, points, winners, 9, "", nothing, tuple((0.0,) for _ in names))


def without_time(games: list[Played]) -> list[Played]:
    return sorted(
        (msgspec.structs.replace(one, seconds=()) for one in games), key=lambda one: int(one.number)
    )


# -- seats and deals -----------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", ["master expert", "master novice novice", "expert skilled novice random"])
def test_every_bot_sits_in_every_seat_equally_often(game: Hawaii, bots: str) -> None:
    arena = contest(game, *bots.split())
    sat = Counter(
        (place, seat)
        for number in range(2 * arena.players)
        for seat, place in enumerate(arena.places(number))
    )
    assert sat == {(place, seat): 2 for place in range(arena.players) for seat in range(arena.players)}


def test_all_games_of_a_set_have_the_same_deal_and_the_next_set_another(game: Hawaii) -> None:
    arena = contest(game, seed=40)
    assert [arena.deal_seed(number) for number in range(6)] == [40, 40, 40, 41, 41, 41]
    found = [play_game(game, arena, number) for number in range(6)]
    assert [one.seed for one in found] == [40, 40, 40, 41, 41, 41]


def test_games_are_rounded_up_to_whole_sets(game: Hawaii) -> None:
    assert [contest(game).whole_sets(games) for games in (1, 3, 4, 400)] == [3, 3, 6, 402]


def test_bots_of_one_name_do_not_play_the_same_game_twice(game: Hawaii) -> None:
    """Otherwise a set of equal bots would be one game counted several times."""
    found = [play_game(game, contest(game), number) for number in range(3)]
    assert len({one.position for one in found}) == 3


def test_bots_that_nobody_knows_are_told(game: Hawaii) -> None:
    with pytest.raises(Problem) as trouble:
        contest(game, "random", "surfer")
    assert trouble.value.message.values["name"] == "surfer"


# -- a game --------------------------------------------------------------------------------------------


class Watched:
    """Bots that play the first action. They note what they were asked, and a decision takes a second."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, Level, int]] = []
        self.dealt: list[Any] = []
        self.clock = 0.0
        monkeypatch.setattr("hawaii.bots.by_bots.choose", self.choose)
        monkeypatch.setattr("time.thread_time", lambda: self.clock)

    def choose(self, game: Hawaii, deal: Deal, seat: int, level: Level, seed: int, valuation: None) -> Action:
        self.clock += 1
        self.asked.append((seat, level, seed))
        self.dealt.append(deal())
        assert self.dealt[-1].actor == seat
        return game.actions(self.dealt[-1])[0]


def test_each_bot_decides_with_its_level_and_a_seed_of_its_own(
    game: Hawaii, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(monkeypatch)
    arena = contest(game, "master", "novice", "novice")
    found = play_game(game, arena, 1)
    assert found.seats == ("novice", "novice", "master")
    assert found.decisions == len(watched.asked)
    for decision, (seat, level, seed) in enumerate(watched.asked):
        assert level == level_named(found.seats[seat])
        assert seed == decision_seed(arena.bot_seed(1, arena.places(1)[seat]), seat, decision)
    assert len({seed for _, _, seed in watched.asked}) == found.decisions


def test_a_bot_is_dealt_what_it_may_know_and_never_the_position_itself(
    game: Hawaii, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(monkeypatch)
    dealt: list[Any] = []
    imagine = Hawaii.imagine

    def noted(*words: Any) -> Any:
        dealt.append(imagine(*words))
        return dealt[-1]

    monkeypatch.setattr(Hawaii, "imagine", noted)
    play_game(game, contest(game), 0)
    assert [id(state) for state in watched.dealt] == [id(state) for state in dealt]


def test_thinking_is_counted_by_turns(game: Hawaii, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision takes a second: a turn as many as it had decisions."""
    watched = Watched(monkeypatch)
    found = play_game(game, contest(game), 0)
    turns: Counter[tuple[int, int]] = Counter(
        (seat, state.turns) for (seat, _, _), state in zip(watched.asked, watched.dealt, strict=True)
    )
    for seat in range(3):
        assert list(found.seconds[seat]) == [n for (sitting, _), n in turns.items() if sitting == seat]
    assert max(map(max, found.seconds)) > 1
    assert sum(map(sum, found.seconds)) == found.decisions


def test_where_points_came_from_adds_up_to_the_score(game: Hawaii) -> None:
    found = play_game(game, contest(game), 0)
    assert tuple(sum(points.values()) for points in found.sources) == found.scores


# -- who is how strong ---------------------------------------------------------------------------------


def test_a_shared_victory_is_shared() -> None:
    games = [
        played(0, "master expert novice", "70 70 10", (0, 1)),
        played(1, "expert novice master", "50 50 50", (0, 1, 2)),
        played(2, "novice master expert", "10 70 60", (1,)),
    ]
    found = {one.name: one for one in standings(("master", "expert", "novice"), games)}
    assert found["master"].wins == pytest.approx(1 / 2 + 1 / 3 + 1)
    assert found["expert"].wins == pytest.approx(1 / 2 + 1 / 3)
    assert found["novice"].wins == pytest.approx(1 / 3)
    assert math.fsum(one.wins for one in found.values()) == pytest.approx(3)


def test_all_who_share_a_name_count_for_it_in_the_order_first_named() -> None:
    games = [played(0, "novice master novice", "10 20 30", (2,))]
    novice, master = standings(("novice", "master", "novice"), games)
    assert (novice.name, novice.games, novice.wins, novice.rate, novice.score) == ("novice", 2, 1, 0.5, 20)
    assert (master.name, master.games, master.wins, master.score) == ("master", 1, 0, 20)


# Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_the_interval_is_that_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=5e-5)


def test_the_interval_of_who_always_wins_ends_at_one() -> None:
    low, high = wilson(20, 20)
    assert high == 1
    assert low == pytest.approx(1 - 0.1611, abs=5e-5)


def test_percentiles_are_values_that_were_there() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert percentile(values, 95) == 95
    assert percentile([3.0], 95) == 3
    assert percentile([1.0, 2.0], 95) == 2


def test_seconds_are_of_turns_not_of_games() -> None:
    long = msgspec.structs.replace(played(0, "a b", "1 2", (1,)), seconds=((1.0, 1.0, 4.0), (3.0,)))
    short = msgspec.structs.replace(played(1, "b a", "1 2", (1,)), seconds=((5.0,), (2.0,)))
    found = standings("ab", [long, short])[0]
    assert (found.turns, found.seconds_per_turn, found.seconds_median, found.seconds_p95) == (4, 2, 1.5, 4)


# -- who plays -----------------------------------------------------------------------------------------


def test_several_processes_play_the_same_games_as_one_also_with_own_tables() -> None:
    tables = game_tables("hawaii")
    values = {**tables.values, "rounds": {**tables.values["rounds"], "first_space_points": 500}}
    arena = contest_of(load_game("hawaii", Tables(values, tables.sources)), ["random"] * 3, 7, {})
    others = set(multiprocessing.active_children())  # of other tests
    with crew(1) as alone:
        by_one = list(play_games(alone, arena, range(6)))
    assert [one.number for one in by_one] == [0, 1, 2, 3, 4, 5]
    with crew(2) as both:
        by_two = list(play_games(both, arena, range(6)))
    assert without_time(by_two) == without_time(by_one)
    assert max(by_one[0].scores) >= 500
    assert set(multiprocessing.active_children()) <= others


def test_a_process_that_dies_is_told_in_a_sentence(game: Hawaii) -> None:
    others = set(multiprocessing.active_children())
    with pytest.raises(Problem) as trouble, crew(2) as both:  # noqa: PT012  it dies in the middle
        games = play_games(both, contest(game), range(100_000))
        next(games)
        for child in set(multiprocessing.active_children()) - others:
            child.kill()
        for _ in games:
            pass
    assert trouble.value.message.id == "arena_process_died"


def test_a_problem_in_a_game_is_told_as_it_is(game: Hawaii) -> None:
    wrong = contest(game, weather="bad")
    with pytest.raises(Problem) as trouble, crew(1) as alone:
        list(play_games(alone, wrong, [0]))
    assert trouble.value.message.id == "option_wrong"


@pytest.mark.parametrize("other", [{"version": "0.0.1"}, {"opponents": "tuned since"}])
def test_a_machine_with_another_program_does_not_play(game: Hawaii, other: dict[str, str]) -> None:
    elsewhere = msgspec.structs.replace(contest(game), **other)
    with pytest.raises(Problem) as trouble, crew(1) as alone:
        list(play_games(alone, elsewhere, [0]))
    assert trouble.value.message.id == "arena_other_program"


@pytest.mark.parametrize(("learned_anew", "others"), [("2.yaml", True), ("3.yaml", False)])
def test_bots_are_others_once_those_for_their_number_of_players_have_learned(
    learned_anew: str, others: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = opponents_digest.__wrapped__("hawaii", ("novice", "novice"))
    shutil.copytree(resource("data", "bots"), tmp_path / "data" / "bots")
    with (tmp_path / "data" / "bots" / "hawaii" / learned_anew).open("a") as weights:
        weights.write("more: 1\n")
    monkeypatch.setattr("hawaii.bots.arena.contest.resource", tmp_path.joinpath)
    assert (opponents_digest.__wrapped__("hawaii", ("novice", "novice")) != before) == others


def test_a_game_to_be_handed_out_is_a_small_thing(game: Hawaii) -> None:
    assert len(msgspec.msgpack.encode(contest(game))) < 4096


def test_a_mistake_of_the_program_is_not_hidden(game: Hawaii, monkeypatch: pytest.MonkeyPatch) -> None:
    def mistaken(*_: Any, **__: Any) -> Action:
        raise ZeroDivisionError

    monkeypatch.setattr("hawaii.bots.by_bots.choose", mistaken)
    with pytest.raises(ZeroDivisionError), crew(1) as alone:
        list(play_games(alone, contest(game), [0]))


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system does not bind to cores")
def test_only_cores_that_may_be_used_are_counted() -> None:
    before = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(before)})
        assert usable_cores() == 1
    finally:
        os.sched_setaffinity(0, before)
    assert usable_cores() == len(before)
