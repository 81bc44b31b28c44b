"""One game by bots, from the deal to the final scoring."""

from __future__ import annotations

from typing import Any

import msgspec

from hawaii.bots.arena.contest import Contest
from hawaii.bots.by_bots import Bot, play_out
from hawaii.bots.levels import level_named
from hawaii.kernel.game import Game


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept of a game. All but the seconds is the same whoever plays it, and wherever."""

    number: int
    seed: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    position: str
    """Digest of the position at the end: two games that share it went alike."""
    sources: tuple[dict[str, int], ...]
    """By seat, where the points came from."""
    seconds: tuple[tuple[float, ...], ...]
    """By seat, how long it thought in each of its turns that left it a choice."""


def play_game(game: Game[Any, Any], contest: Contest, number: int) -> Played:
    """Play a game of a contest."""
    names = contest.seats(number)
    bots = [
        Bot(level_named(name), contest.bot_seed(number, place))
        for name, place in zip(names, contest.places(number), strict=True)
    ]
    seed = contest.deal_seed(number)
    state = game.start(len(names), seed, contest.options)
    turns: list[dict[int, float]] = [{} for _ in names]
    decisions = 0
    for decided in play_out(game, state, bots):
        own = turns[decided.seat]
        own[decided.turn] = own.get(decided.turn, 0.0) + decided.seconds
        decisions += 1
    return Played(
        number=number,
        seed=seed,
        seats=names,
        scores=game.scores(state),
        winners=game.winners(state),
        decisions=decisions,
        position=game.digest(state),
        sources=tuple(game.points_by_source(state, seat) for seat in range(len(names))),
        seconds=tuple(tuple(round(spent, 6) for spent in own.values()) for own in turns),
    )
