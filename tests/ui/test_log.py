"""The log: a line for each turn, in words, with nothing left out."""

from __future__ import annotations

import inspect
from itertools import takewhile

import pytest

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii import events as hawaii_events
from hawaii.kernel.events import Event, GameEnded, PointsScored
from hawaii.saves import Match
from hawaii.ui.hawaii import telling
from hawaii.ui.log import clauses_of, log_of
from hawaii.ui.words import Words
from tests.saves.players import busy, people, play

SILENT = {"PriceTokenTaken", "BoatMoored", "TurnOrderSet", "TableCleared", "PricesLaid"}
"""Said by other events, or to be seen on the table."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_is_told_in_words(game: Hawaii, players: int) -> None:
    words = Words()
    told: set[type[Event]] = set()
    silent: set[str] = set()
    for seed in range(3):
        match = Match(game, people(players), seed)
        play(match, busy(game, seed))
        for line in log_of(match):
            for message in line.messages:
                text = words.say(message)
                assert "{" not in text
                assert "_" not in text, text
        for decision in match.decisions:
            for event in decision.events:
                if [*clauses_of("hawaii", [event])]:
                    told.add(type(event))
                else:
                    silent.add(type(event).__name__)
    assert silent <= SILENT | {"TurnEnded"}
    assert {PointsScored, GameEnded, hawaii_events.TileBought, hawaii_events.RoundScored} <= told


def test_each_turn_is_a_line_of_who_took_it(game: Hawaii) -> None:
    match = Match(game, people(3), 1)
    play(match, busy(game, 1), 60)
    lines = log_of(match)
    assert lines[0].heading
    before_scoring = [*takewhile(lambda line: not line.heading, lines[1:])]
    begun = {line.decision: line for line in reversed(before_scoring) if line.seat is not None}
    assert len(begun) > 5
    assert all(line.seat == match.decisions[number].seat for number, line in begun.items())


def test_every_kind_of_event_is_told_or_known_to_be_silent() -> None:
    kinds = {
        name
        for name, kind in vars(hawaii_events).items()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    source = inspect.getsource(telling.tell)
    assert {name for name in kinds if f"case {name}(" not in source} == SILENT
