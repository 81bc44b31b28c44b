"""The golden games of Hawaii."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from hawaii.bots.by_chance import at_random, busily
from hawaii.kernel.actions import Action
from hawaii.kernel.game import Game
from tests.golden.wanted import Player, Wanted, blindly

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"resources": "open"},
    {"kanaloa_counts_fishing_boat": False},
    {"rank_only_those_who_reach": False},
    {"seconds_on_shared_first": True},
    {"rank_only_those_who_reach": False, "seconds_on_shared_first": True, "resources": "open"},
)
RICH = {"shell": 30, "foot": 20}


def builder(seed: int, game: Game[Any, Any]) -> Player:
    """Rich players who like side II, long villages, boats and gods: they see what others never reach."""
    chooser = random.Random(seed)
    busy = busily(seed, game)
    liked = ("buy exchange_hut II", "buy boat II", "buy irrigation II", "buy kane", "visit", "sail", "catch")

    def choose(actions: Sequence[Action]) -> Action:
        wanted = [action for action in actions if action.text.startswith(liked)]
        return chooser.choice(wanted) if wanted and chooser.random() < 0.7 else busy(actions)

    return blindly(choose, game)


PLAYERS = {
    "random": lambda seed, game: blindly(at_random(seed), game),
    "busy": lambda seed, game: blindly(busily(seed, game), game),
    "builder": builder,
}


def wanted() -> Iterator[Wanted]:
    for players in (2, 3, 4, 5):
        for number in range(16):
            kind = ("random", "busy", "builder", "builder")[number % 4]
            name = f"{players}-players-{number:02}-{kind}"
            changes = {"start": RICH} if number % 8 == 7 else {}
            yield Wanted(name, players, 1000 * players + number, OPTIONS[number % 6], PLAYERS[kind], changes)
