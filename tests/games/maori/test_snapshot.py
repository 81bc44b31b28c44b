"""Positions as plain values and back."""

from __future__ import annotations

from hawaii.games.maori import Maori
from tests.games.maori.saved import in_hand


def test_a_turn_that_is_under_way_is_written_down(game: Maori) -> None:
    saved = in_hand(game)
    assert (saved["step"], saved["hand"], saved["gap"], saved["matrix"][1][0]) == ("put", "S-pl", "r2c1", ".")
