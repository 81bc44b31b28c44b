"""Small words for telling stories of Hawaii in tests."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from hawaii.games import load_game
from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState
from hawaii.kernel.actions import Action
from tests.games.telling import to_the_end

TABLES: list[tuple[dict[str, Any], int]] = [
    ({"resources": resources}, players) for players in (2, 3, 4, 5) for resources in ("hidden", "open")
]
"""Goods that are seen or not, with every number of players."""
LONGEST = 5000
"""No game has as many decisions."""


def hawaii() -> Hawaii:
    """The game, for those who cannot be given it."""
    found = load_game("hawaii")
    assert isinstance(found, Hawaii)
    return found


def village(game: Hawaii, state: HawaiiState, seat: int, number: int) -> list[str]:
    """The tiles of a village, from the left."""
    found: list[str] = game.snapshot(state)["seats"][seat]["villages"][number - 1]
    return found


def decisions(
    game: Hawaii, options: Mapping[str, Any], players: int, seed: int
) -> Iterator[tuple[HawaiiState, Action]]:
    """A whole game by chance: with odd seeds by players who do something if they can."""
    chooser = Random(seed)

    def choose(actions: Sequence[Action]) -> Action:
        active = [action for action in actions if action.text.split()[0] not in game.idle]
        return chooser.choice(active if seed % 2 and active else actions)

    return to_the_end(game, game.start(players, seed, options), choose, LONGEST)
