"""`hawaii arena`: told as text or as JSON, kept in a file, taken up again, and interrupted."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from hawaii.cli.progress import Progress
from tests.cli.desk import Desk

TIMES = ("seconds_per_turn", "seconds_median", "seconds_p95")
THREE = ("--bots", "random,random,random", "--workers", "1")


def held(desk: Desk, *words: str | Path) -> dict[str, Any]:
    """The result of an arena, as JSON."""
    answer = desk.run("arena", "--json", *words)
    assert answer.code == 0, answer.complained
    assert answer.complained == ""
    found: dict[str, Any] = json.loads(answer.said)
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    bots = [{key: value for key, value in bot.items() if key not in TIMES} for bot in found["bots"]]
    return {**found, "bots": bots}


# -- what it tells -------------------------------------------------------------------------------------


def test_json_tells_of_each_bot(desk: Desk) -> None:
    found = held(desk, "--bots", "novice,random", "--games", "2", "--seed", "3", "--workers", "1")
    assert {key: found[key] for key in ("game", "players", "games", "seed")} == {
        "game": "hawaii",
        "players": 2,
        "games": 2,
        "seed": 3,
    }
    novice, by_chance = found["bots"]
    assert (novice["name"], novice["wins"], novice["games"]) == ("novice", 2, 2)
    assert (by_chance["name"], by_chance["wins"], by_chance["games"]) == ("random", 0, 2)
    assert 0 < novice["low"] < novice["high"] == 1
    assert 0 == by_chance["low"] < by_chance["high"] < 1
    assert novice["score"] > by_chance["score"]
    assert novice["seconds_p95"] >= novice["seconds_median"] > 0
    assert novice["seconds_per_turn"] > by_chance["seconds_per_turn"]


def test_games_are_rounded_up_and_it_is_said(desk: Desk) -> None:
    found = held(desk, *THREE, "--games", "4")
    assert (found["games"], found["deals"], found["bots"][0]["games"]) == (6, 2, 18)
    said = desk.run("arena", *THREE, "--games", "4").said
    assert "6 games: 2 deals, with every bot in every seat (4 were asked for)\n" in said
    assert "asked" not in desk.run("arena", *THREE, "--games", "6").said


def test_the_text_is_a_table_in_straight_columns(desk: Desk) -> None:
    words = ("--bots", "random,novice", "--games", "2", "--workers", "1")
    lines = desk.run("arena", *words).said.splitlines()
    head, first, second = lines[lines.index("") + 1 :]
    assert len(head) == len(first) == len(second)
    assert re.split(" {2,}", first)[:4] == ["random", "0.0", "2", "0.0%"]
    assert re.split(" {2,}", second)[:5] == ["novice", "2.0", "2", "100.0%", "34.2% - 100.0%"]
    for column in ("wins", "games", "rate", "score"):
        end = head.index(column) + len(column)
        assert all(line[end - 1] != " " and line[end] == " " for line in (first, second)), column


def test_options_and_tables_are_played_with(desk: Desk) -> None:
    desk.write("own/hawaii/rounds.yaml", "first_space_points: 500")
    words = ("--bots", "random,random,random,random,random", "--workers", "1", "--games", "30")
    usual = held(desk, *words)["bots"][0]["score"]
    assert held(desk, *words, "--tables", desk.folder / "own")["bots"][0]["score"] > usual + 90
    assert held(desk, *words, "--option", "rank_only_those_who_reach=false")["bots"][0]["score"] != usual


def test_two_processes_tell_the_same_as_one(desk: Desk) -> None:
    alone = held(desk, *THREE, "--games", "9")
    both = held(desk, *THREE[:2], "--workers", "2", "--games", "9")
    assert without_times(both) == without_times(alone)


# -- the file ------------------------------------------------------------------------------------------


def test_an_arena_cut_short_goes_on_and_ends_as_if_nothing_had_been(desk: Desk) -> None:
    whole = desk.folder / "whole.jsonl"
    words = (*THREE, "--games", "6")
    in_one_go = held(desk, *words, "--out", whole)
    content = whole.read_bytes()
    lines = content.splitlines(keepends=True)
    assert len(lines) == 1 + 6
    cut = desk.folder / "cut.jsonl"
    for kept in range(len(lines) + 1):
        cut.write_bytes(b"".join([*lines[:kept], *(line[:40] for line in lines[kept : kept + 1])]))
        assert without_times(held(desk, *words, "--out", cut)) == without_times(in_one_go)
        after = cut.read_bytes().splitlines(keepends=True)
        assert len(after) == len(lines)
        assert after[:kept] == lines[:kept], "a game was played again"
    assert cut.read_bytes() == content
    assert held(desk, *words, "--out", cut) == in_one_go


def test_more_games_continue_the_file_and_fewer_look_at_its_beginning(desk: Desk) -> None:
    file = desk.folder / "games.jsonl"
    three = held(desk, *THREE, "--games", "3", "--out", file)
    six = held(desk, *THREE, "--games", "6", "--out", file)
    assert without_times(six) == without_times(held(desk, *THREE, "--games", "6"))
    assert file.read_bytes().count(b"\n") == 1 + 6
    assert held(desk, *THREE, "--games", "3", "--out", file) == three


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--seed", "2"], ["«seed»", "is 1 there", "2 here"]),
        (["--bots", "random,random"], ["«bots»", '["random", "random", "random"] there']),
        (["--option", "resources=open"], ["«options»", "{} there"]),
        (["--tables", "own"], ["«tables»"]),
    ],
)
def test_a_file_of_another_arena_is_refused(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, words: list[str], named: list[str]
) -> None:
    monkeypatch.chdir(desk.folder)
    desk.write("own/hawaii/rounds.yaml", "first_space_points: 500")
    held(desk, *THREE, "--games", "3", "--out", "games.jsonl")
    before = Path("games.jsonl").read_bytes()
    answer = desk.run("arena", *THREE, "--games", "3", "--out", "games.jsonl", *words)
    sentence = answer.sentence()
    assert answer.code == 1
    assert [name for name in ["games.jsonl", *named] if name not in sentence] == [], sentence
    assert Path("games.jsonl").read_bytes() == before


def test_a_damaged_file_is_refused_and_kept(desk: Desk) -> None:
    file = desk.folder / "games.jsonl"
    held(desk, *THREE, "--games", "3", "--out", file)
    lines = file.read_text().splitlines()
    lines[2] = lines[2][:50]
    file.write_text("\n".join(lines) + "\n")
    before = file.read_bytes()
    answer = desk.run("arena", *THREE, "--games", "6", "--out", file)
    assert answer.code == 1
    assert answer.sentence() == f"{file} is damaged in line 3; it was left as it is."
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(desk: Desk) -> None:
    file = desk.folder / "nowhere" / "games.jsonl"
    answer = desk.run("arena", *THREE, "--games", "999999999", "--out", file)
    assert answer.code == 1
    assert str(file) in answer.sentence()


# -- waiting and leaving -------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True

    def shown(self) -> list[str]:
        """What stood in the line, one after the other."""
        return [text.strip() for text in self.getvalue().split("\r") if text.strip()]


def test_there_is_a_bar_on_a_terminal_and_it_is_gone_in_the_end(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    said = desk.run("arena", *THREE, "--games", "3").said
    assert said.startswith("hawaii, 3 players")
    shown = terminal.shown()
    assert shown[0] == f"[{30 * '.'}] 0/3 games"
    assert re.fullmatch(r"\[#{10}\.{20}\] 1/3 games, \d+ s left", shown[1])
    assert shown[-1].startswith(f"[{30 * '#'}] 3/3 games")
    assert terminal.getvalue().endswith(" \r")
    assert "\n" not in terminal.getvalue()


def test_games_that_were_there_are_done_but_say_nothing_about_the_time_left() -> None:
    terminal = Terminal()
    with Progress(10, 5, terminal) as progress:
        assert terminal.shown()[-1].endswith("5/10 games")
        progress.start = time.monotonic() - 60
        progress.step()
    assert re.search(r"6/10 games, 4 min \d\d s left$", terminal.shown()[-1])


def test_a_narrow_terminal_is_not_overrun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    terminal = Terminal()
    with Progress(10, 0, terminal):
        pass
    assert max(len(part) for part in terminal.getvalue().split("\r")) < 20


@pytest.mark.skipif(os.name == "nt", reason="an interrupt is sent in another way there")
@pytest.mark.parametrize("leaving", ["SIGINT", "SIGKILL"])
def test_an_arena_that_is_stopped_keeps_its_games_and_leaves_nobody_behind(desk: Desk, leaving: str) -> None:
    file = desk.folder / "games.jsonl"
    words = ["arena", "--bots", "random,random,random", "--workers", "2", "--out", str(file)]
    running = subprocess.Popen(
        [sys.executable, "-m", "hawaii", *words, "--games", "900000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while running.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 5):
        time.sleep(0.05)
    if leaving == "SIGINT":
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all processes
    else:
        running.kill()
    # Its processes share its output: this ends when the last of them has ended.
    said, complained = running.communicate(timeout=60)
    assert said == ""
    if leaving == "SIGINT":
        assert running.returncode == 130
        assert complained == ""
    assert file.read_bytes().count(b"\n") >= 5
    assert held(desk, *THREE, "--games", "3", "--out", file)["games"] == 3


@pytest.mark.skipif(os.name == "nt", reason="an interrupt is sent in another way there")
def test_a_long_game_in_this_process_is_stopped_at_once(desk: Desk) -> None:
    """Five masters take most of a minute."""
    file = desk.folder / "games.jsonl"
    words = ["arena", "--bots", ",".join(["master"] * 5), "--workers", "1", "--out", str(file)]
    running = subprocess.Popen(
        [sys.executable, "-m", "hawaii", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while running.poll() is None and (not file.exists() or b"\n" not in file.read_bytes()):
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    said, complained = running.communicate(timeout=10)
    assert (running.returncode, said, complained) == (130, "", "")
