"""Finished games to be looked at: the same few games, each time played by somebody else on other days."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path

import msgspec

from hawaii.games import load_game
from hawaii.saves import COLOURS, NAMES, History, Match, Seat, saved_game
from hawaii.saves.file import SavedGame
from hawaii.saves.results import Result, result_of
from hawaii.ui.samples import sample_match

GAMES = 25
FIRST = datetime(2025, 3, 1, 19, 30, tzinfo=UTC)
PLAYERS = (3, 2, 4, 3, 5, 2, 4, 3)
SEEDS = {2: (4, 5, 6, 7), 3: (4, 5, 6), 5: (4,)}
"""Of the games, by number of players: short games are played sooner."""
OPPONENTS = ("novice", "skilled", "skilled", "expert", "expert", "master")
"""They grow stronger."""


def sample_history(folder: Path, game: str = "hawaii") -> History:
    """A history with games by all numbers of players, against all levels; they can be replayed."""
    history = History(folder)
    for result, saved in _finished(game):
        history.record(result, saved)
    return history


@cache
def _finished(game: str) -> tuple[tuple[Result, SavedGame], ...]:
    return tuple(_one(number, game) for number in range(GAMES))


@cache
def _most(game: str) -> int:
    """So many can play at most."""
    most = load_game(game).tables.at("start.players.most")
    assert isinstance(most, int)
    return most


def _one(number: int, game: str) -> tuple[Result, SavedGame]:
    players = min(PLAYERS[number % len(PLAYERS)], _most(game))
    seeds = SEEDS.get(players, SEEDS[5])
    played = sample_match(players, 10_000, seeds[number // 2 % len(seeds)], game)
    me = (number * 7 // 3) % players
    level = OPPONENTS[number * len(OPPONENTS) // GAMES]
    # Who sits where does not change what was decided: the game in the file is the one that is told of.
    names = [NAMES[(seat - me) % players] for seat in range(players)]
    seats = [
        Seat(names[seat], COLOURS[seat], level=None if _is_person(number, seat, me) else level)
        for seat in range(players)
    ]
    match = Match(load_game(game), seats, played.seed)
    match.holds = False
    for decision in played.decisions:
        match.play(decision.action)
    match.id = f"{number + 1:016x}"
    match.seconds = 1500 + 7 * number + 420 * players
    begun = FIRST + timedelta(days=5 * number + number % 3, minutes=37 * number % 200)
    saved = msgspec.structs.replace(
        saved_game(match), begun=begun, saved=begun + timedelta(seconds=match.seconds)
    )
    return result_of(match), saved


def _is_person(number: int, seat: int, me: int) -> bool:
    """Now and then there are two at the screen, and sometimes no bots."""
    return seat == me or (number % 9 == 4 and seat == (me or 2) - 1) or number == 13
