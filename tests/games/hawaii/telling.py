"""Small words for telling stories of Hawaii in tests."""

from __future__ import annotations

from hawaii.games.hawaii import Hawaii
from hawaii.games.hawaii.state import HawaiiState


def village(game: Hawaii, state: HawaiiState, seat: int, number: int) -> list[str]:
    """The tiles of a village, from the left."""
    found: list[str] = game.snapshot(state)["seats"][seat]["villages"][number - 1]
    return found
