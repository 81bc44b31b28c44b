"""Games that bots play among themselves, decision by decision."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hawaii.bots.choosing import choose
from hawaii.bots.dealing import dealer, decision_seed
from hawaii.bots.levels import Level
from hawaii.bots.valuation import Valuation
from hawaii.kernel.events import Event
from hawaii.kernel.game import Game


class Bot(NamedTuple):
    """Who sits at the table: it values positions as usual unless it brings its own valuation."""

    level: Level
    seed: int
    valuation: Valuation[Any] | None = None


class Decided(NamedTuple):
    """A decision, and what came of it."""

    seat: int
    turn: int
    seconds: float
    """How long the bot thought."""
    events: Sequence[Event]


def play_out(game: Game[Any, Any], state: Any, bots: Sequence[Bot]) -> Iterator[Decided]:
    """From a position to the end of the game. Whoever looks on may change the position between decisions."""
    number = 0
    while (seat := state.actor) is not None:
        bot, turn = bots[seat], state.turns
        seed = decision_seed(bot.seed, seat, number)
        deal = dealer(game, state, seat, seed)
        # The processor's time of this thread, not that of the wall: whatever else the machine is doing,
        # other games above all, is not held against the bot. Alone on a core the two are the same.
        start = time.thread_time()
        action = choose(game, deal, seat, bot.level, seed, valuation=bot.valuation)
        seconds = time.thread_time() - start
        yield Decided(seat, turn, seconds, game.play(state, action))
        number += 1
