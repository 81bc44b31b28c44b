"""Games to be looked at: played by bots, with the seat of a person at the table."""

from __future__ import annotations

from functools import cache

from hawaii.bots import choose, dealer, level_named
from hawaii.games import load_game
from hawaii.kernel.actions import Action
from hawaii.saves import COLOURS, NAMES, Match, Seat

Options = tuple[tuple[str, str | bool], ...]
LEVELS = (None, "expert", "skilled", "novice", "master")
"""Who sits at the table. All of them play as the skilled do."""


def sample_match(
    players: int, decisions: int, seed: int = 4, game: str = "hawaii", options: Options = ()
) -> Match:
    """A match so many decisions long, or until it is over, in which the person begins a turn."""
    match = _begun(players, seed, game, options)
    for action in _game(players, seed, game, options):
        if match.number >= decisions and match.decider == 0 and not match.state.step:
            break
        match.play(action)
    return match


def _begun(players: int, seed: int, game: str, options: Options) -> Match:
    seats = [
        Seat(NAMES[number], COLOURS[number], level=LEVELS[number], seed=number) for number in range(players)
    ]
    return Match(load_game(game), seats, seed, dict(options))


@cache
def _game(players: int, seed: int, game: str, options: Options) -> tuple[Action, ...]:
    """All decisions of a game."""
    match, level = _begun(players, seed, game, options), level_named("skilled")
    while not match.over:
        seat = match.state.actor
        assert seat is not None
        deal = dealer(match.game, match.state, seat, match.bot_seed)
        match.play(choose(match.game, deal, seat, level, match.bot_seed))
    return tuple(decision.action for decision in match.decisions)
