"""The stronger of two opponents wins. (Of Hawaii, the arena tells.)"""

from __future__ import annotations

from statistics import mean

import pytest

from hawaii.bots.arena import contest_of, play_game
from hawaii.games import load_game


@pytest.mark.parametrize("name", ["maori", "polynesia"])
def test_stronger_levels_win_more(name: str) -> None:
    """Each deal twice, so that it favours nobody."""
    game = load_game(name)
    arena = contest_of(game, ("skilled", "novice"), 1, {})
    games = [play_game(game, arena, number) for number in range(6)]
    won = sum(one.seats[winner] == "skilled" for one in games for winner in one.winners)
    lost = sum(one.seats[winner] == "novice" for one in games for winner in one.winners)
    assert won > lost
    scores = {name: mean(one.scores[one.seats.index(name)] for one in games) for name in arena.bots}
    assert scores["skilled"] > scores["novice"]
