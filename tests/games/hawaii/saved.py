"""A position as it comes from a file."""

from __future__ import annotations

from typing import Any

from hawaii.games.hawaii import Hawaii
from tests.games.telling import as_saved


def mid_game(game: Hawaii) -> dict[str, Any]:
    """A snapshot of round 3 with something of everything."""
    state = game.arrange(
        {
            "seed": 4,
            "round": 3,
            "actor": 0,
            "prices": {"hula": [3, "5s"], "coast": [2, 4], "tikis": [2]},
            "cove": [2, "3s", 6],
            "track": [4],
            "docks": ["hula", None, "two_tikis", "fruit_tile"],
            "gods": ["kane", "kane"],
            "seats": [
                {
                    "points": 9,
                    "shell": 14,
                    "foot": 9,
                    "fruit": 8,
                    "villages": [["hula II", "exchange_hut"], ["long_hut", "taro II"]],
                    "kahunas": 1,
                    "tikis": 2,
                    "boats": ["I", "II"],
                    "used": ["I"],
                    "taken": ["6s"],
                    "caught": [4],
                    "at": "hula",
                },
                {"villages": [["irrigation II"]], "boats": ["II"], "used": ["fishing_boat"]},
                {"retired": 3, "taken": ["3s"]},
            ],
        }
    )
    return as_saved(game, state)
