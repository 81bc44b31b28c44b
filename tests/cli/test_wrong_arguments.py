"""Wrong arguments are told in one sentence, with exit code 2."""

from __future__ import annotations

import pytest

from tests.cli.desk import Desk


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("surf", ["surf", "simulate", "arena", "bench", "check", "score"]),
        ("simulate --players 9", ["9", "2 to 5"]),
        ("simulate --players 1", ["1", "2 to 5"]),
        ("simulate --players two", ["--players", "two"]),
        ("simulate --games 0", ["--games", "0", "a whole number from 1"]),
        ("simulate --games x", ["--games", "x", "a whole number from 1"]),
        ("simulate --games -3", ["--games"]),
        ("simulate --games 2.5", ["--games", "2.5"]),
        ("simulate --games ٣", ["--games", "a whole number from 1"]),
        ("simulate --seed x", ["--seed", "x"]),
        ("simulate --game atlantis", ["--game", "atlantis", "hawaii"]),
        ("simulate --option resources", ["--option", "resources", "NAME=VALUE"]),
        ("simulate --option weather=bad", ["weather", "resources"]),
        ("simulate --option =3", ["option", "resources"]),
        ("simulate --option resources=secret", ["resources", "one of hidden, open"]),
        ("simulate --option resources=3", ["resources", "one of hidden, open"]),
        ("simulate --option resources=[", ["resources", "hidden, open"]),
        ("simulate --option seconds_on_shared_first=perhaps", ["seconds_on_shared_first", "true or false"]),
        ("simulate everything", ["everything"]),
        (
            "simulate --bots random,surfer",
            ["--bots", "surfer", "random, novice, greedy, skilled, expert, master"],
        ),
        ("simulate --bots random,random --players 3", ["2 bots", "3 players"]),
        ("simulate --bots random", ["1", "2 to 5"]),
        ("simulate --bots random,random --busy", ["--busy"]),
        ("simulate --workers 0", ["--workers", "0"]),
        ("arena", ["--bots"]),
        (
            "arena --bots master,surfer",
            ["--bots", "surfer", "random, novice, greedy, skilled, expert, master"],
        ),
        ("arena --bots master,", ["--bots", "''", "master"]),
        ("arena --bots master", ["1", "2 to 5"]),
        ("arena --bots random,random,random,random,random,random", ["6", "2 to 5"]),
        ("arena --bots random,random --games 0", ["--games", "0"]),
        ("arena --bots random,random --players 2", ["--players"]),
        ("arena --bots random,random --option weather=bad", ["weather", "resources"]),
        ("arena --bots random,random --dask 127.0.0.1:8786 --workers 3", ["--dask", "--workers"]),
        ("bench --seconds 0", ["--seconds", "0"]),
        ("bench --seconds -1", ["--seconds"]),
        ("bench --seconds nan", ["--seconds", "nan"]),
        ("bench --seconds inf", ["--seconds", "inf"]),
        ("bench --seconds 3601", ["--seconds", "3601", "3600"]),
        ("bench --seconds soon", ["--seconds", "soon"]),
        ("bench --rounds 0", ["--rounds", "0"]),
        ("bench --players 6", ["6", "2 to 5"]),
        ("check here there", ["there"]),
        ("score", ["FILE"]),
    ],
)
def test_a_wrong_argument_is_named_in_a_sentence(desk: Desk, words: str, named: list[str]) -> None:
    answer = desk.run(*words.split())
    sentence = answer.sentence()
    assert answer.code == 2
    assert [name for name in named if name not in sentence] == [], sentence
    assert sentence.endswith("--help` tells more.")


@pytest.mark.parametrize("words", ["simulate --players 9", "simulate --games 0", "bench --option a=b"])
def test_the_help_to_read_is_that_of_the_command(desk: Desk, words: str) -> None:
    command = words.split()[0]
    assert f"`hawaii {command} --help`" in desk.run(*words.split()).sentence()
