"""Tables of Polynesia to look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hawaii.bots.search import Search
from hawaii.bots.valuation import valuation_of
from hawaii.games.polynesia import Polynesia
from hawaii.games.polynesia.state import PolynesiaState
from tests.bots.positions import positions

PLAIN = ["strongholds", "passages", "families"]
"""Cards that change little."""
FIVE_RED = ["red", "red", "red", "red", "red"]
LAST_ROUND = [*FIVE_RED, "grey", "grey", "grey", "black"]
"""Nothing but the last red stone is left."""


def table(game: Polynesia, **description: Any) -> PolynesiaState:
    """Seat 0 decides; nothing lies on islands unless it is said."""
    description.setdefault("players", 2)
    description.setdefault("cards", PLAIN)
    description.setdefault("tokens", {})
    return game.arrange(description)


def of_all_kinds(
    game: Polynesia, players: int, every: int, seeds: range = range(6)
) -> Iterator[PolynesiaState]:
    """Positions from games with and without Jeopardy."""
    for seed in seeds:
        yield from positions(game, players, seed, every, jeopardy=seed % 2 == 1)  # type: ignore[arg-type]


def best(game: Polynesia, state: PolynesiaState, evaluations: int = 700) -> str:
    """The best turn that search finds."""
    search = Search(game, valuation_of(game, state.players), state.copy())
    search.run(evaluations)
    return "; ".join(action.text for action in search.root.turns[search.root.ranking()[0]].actions)
