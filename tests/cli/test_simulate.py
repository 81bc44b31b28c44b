"""`hawaii simulate`: games by chance or by bots, told as text or as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import pstdev
from typing import Any

import pytest

from tests.cli.desk import Desk


def simulated(desk: Desk, *words: str | Path) -> dict[str, Any]:
    answer = desk.run("simulate", "--json", *words)
    assert answer.code == 0, answer.complained
    found: dict[str, Any] = json.loads(answer.said)
    return found


def test_json_has_games_decisions_seconds_and_scores(desk: Desk) -> None:
    found = simulated(desk, "--games", "3", "--players", "5")
    assert list(found) == ["games", "decisions", "seconds", "scores"]
    assert found["games"] == 3
    assert found["decisions"] > 3 * 5
    assert found["seconds"] > 0
    assert [len(scores) for scores in found["scores"]] == [5, 5, 5]


def test_four_players_and_a_hundred_games_unless_told_otherwise(desk: Desk) -> None:
    found = simulated(desk)
    assert found["games"] == 100
    assert {len(scores) for scores in found["scores"]} == {4}


def test_the_same_seed_gives_the_same_games(desk: Desk) -> None:
    first = simulated(desk, "--games", "4", "--seed", "11")
    again = simulated(desk, "--games", "4", "--seed", "11")
    assert (first["scores"], first["decisions"]) == (again["scores"], again["decisions"])


def test_the_seed_is_that_of_the_first_game(desk: Desk) -> None:
    both = simulated(desk, "--games", "2", "--seed", "11")["scores"]
    assert both[1:] == simulated(desk, "--games", "1", "--seed", "12")["scores"]
    assert both[0] != both[1]


def test_busy_players_decide_more_and_score_more(desk: Desk) -> None:
    idle = simulated(desk, "--games", "20")
    busy = simulated(desk, "--games", "20", "--busy")
    assert busy["decisions"] > idle["decisions"]
    assert sum(map(sum, busy["scores"])) > sum(map(sum, idle["scores"]))


@pytest.mark.parametrize("option", ["rank_only_those_who_reach=false", "seconds_on_shared_first=true"])
def test_an_option_is_played_with(desk: Desk, option: str) -> None:
    usual = simulated(desk, "--games", "30", "--players", "5")["scores"]
    assert simulated(desk, "--games", "30", "--players", "5", "--option", option)["scores"] != usual


def test_several_options_are_all_played_with(desk: Desk) -> None:
    one, other = "rank_only_those_who_reach=false", "seconds_on_shared_first=true"
    words = ("--games", "30", "--players", "5", "--option")
    both = simulated(desk, *words, one, "--option", other)["scores"]
    assert both != simulated(desk, *words, one)["scores"]
    assert both != simulated(desk, *words, other)["scores"]


def test_open_resources_change_nothing_for_players_who_do_not_look(desk: Desk) -> None:
    usual = simulated(desk, "--games", "3")["scores"]
    assert simulated(desk, "--games", "3", "--option", "resources=open")["scores"] == usual


def test_own_tables_are_played_with(desk: Desk) -> None:
    desk.write("own/hawaii/rounds.yaml", "first_space_points: 500")
    found = simulated(desk, "--games", "5", "--tables", desk.folder / "own")["scores"]
    assert all(max(scores) >= 500 for scores in found)


def test_tables_in_the_settings_are_played_with_unless_others_are_named(desk: Desk, settings: Path) -> None:
    (settings / "hawaii").mkdir(parents=True)
    (settings / "hawaii" / "rounds.yaml").write_text("first_space_points: 500")
    desk.write("own/hawaii/start.yaml", "shell: 12")
    assert max(simulated(desk, "--games", "1")["scores"][0]) >= 500
    assert max(simulated(desk, "--games", "1", "--tables", desk.folder / "own")["scores"][0]) < 500


def test_a_mistake_in_own_tables_is_told(desk: Desk) -> None:
    file = desk.write("own/hawaii/rounds.yaml", "first_space_points: many")
    answer = desk.run("simulate", "--tables", desk.folder / "own")
    assert answer.code == 1
    assert answer.sentence() == f"{file}: «first_space_points» is many; expected a whole number."


def test_a_folder_of_tables_that_is_not_there_is_missed(desk: Desk) -> None:
    answer = desk.run("simulate", "--games", "1", "--tables", desk.folder / "nowhere")
    assert str(desk.folder / "nowhere") in answer.sentence()
    assert answer.code == 1


def test_the_text_tells_scores_and_where_points_came_from(desk: Desk) -> None:
    words = ("--games", "5", "--players", "3", "--busy")
    answer = desk.run("simulate", *words)
    scores = [points for one in simulated(desk, *words)["scores"] for points in one]
    lines = answer.said.splitlines()
    assert lines[0].startswith("5 games with 3 players: ")
    spread = f"{sum(scores) / 15:.1f} ± {pstdev(scores):.1f}"
    assert f"lowest {min(scores)}, mean {spread}, highest {max(scores)}" in lines[1]
    means = {line.split(maxsplit=1)[1]: float(line.split()[0]) for line in lines[4:]}
    assert sum(means.values()) == pytest.approx(sum(scores) / 15, abs=0.01 * len(means))
    assert {"round", "kahuna", "dock"} <= set(means)


BOTS = ("--bots", "random,novice,random", "--games", "3", "--workers", "1")


def test_bots_are_ranked_best_first(desk: Desk) -> None:
    found = simulated(desk, *BOTS)
    assert list(found) == ["games", "decisions", "seconds", "scores", "seats", "bots"]
    novice, by_chance = found["bots"]
    assert (novice["name"], novice["games"], novice["wins"]) == ("novice", 3, 3)
    assert (by_chance["name"], by_chance["games"], by_chance["wins"]) == ("random", 6, 0)
    assert novice["score"] > by_chance["score"]


def test_bots_change_seats_from_game_to_game(desk: Desk) -> None:
    found = simulated(desk, *BOTS)
    assert [seats.index("novice") for seats in found["seats"]] == [1, 0, 2]
    for seats, scores in zip(found["seats"], found["scores"], strict=True):
        assert scores.index(max(scores)) == seats.index("novice")


def test_there_are_exactly_as_many_games_by_bots_as_asked_for(desk: Desk) -> None:
    words = ("--bots", "random,random,random", "--games", "4", "--workers", "1")
    found = simulated(desk, *words)
    assert found["games"] == len(found["scores"]) == 4
    assert simulated(desk, *words, "--players", "3")["scores"] == found["scores"]


def test_the_text_tells_the_ranking_after_where_points_came_from(desk: Desk) -> None:
    lines = desk.run("simulate", *BOTS).said.splitlines()
    assert lines[0].startswith("3 games with 3 players: ")
    assert lines[3] == "  points by source, mean of a seat:"
    place = lines.index("  ranking:")
    scores = [points for one in simulated(desk, *BOTS)["scores"] for points in one]
    means = [float(line.split()[0]) for line in lines[4:place]]
    assert sum(means) == pytest.approx(sum(scores) / 9, abs=0.01 * len(means))
    first, second = lines[place + 1 :]
    assert first.split()[:3] == ["1.", "novice", "3.0"]
    assert second.split()[:3] == ["2.", "random", "0.0"]
