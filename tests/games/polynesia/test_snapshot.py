"""Positions as plain values and back."""

from __future__ import annotations

from hawaii.games.polynesia import Polynesia
from tests.games.polynesia.saved import ALL, mid_game, paying
from tests.games.telling import as_saved


def test_positions_of_every_kind_come_back(game: Polynesia) -> None:
    steps = set()
    for make in ALL:
        saved = make(game)
        assert as_saved(game, game.restore(saved)) == saved
        steps.add(saved["step"])
    assert {"travel", "act", "pay", "settle", "family", "voyage", "mark", "feast", "decline"} <= steps


def test_a_turn_that_is_under_way_is_written_down(game: Polynesia) -> None:
    saved = mid_game(game)
    assert (saved["step"], saved["moves"], saved["route"]) == ("travel", 2, None)
    assert (paying(game)["step"], paying(game)["route"]) == ("pay", "tahi-manu")
