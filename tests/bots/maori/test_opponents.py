"""Opponents of all levels play Maori to the end, whatever was agreed on, and the stronger ones win."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

import pytest

from hawaii import bots
from hawaii.bots.arena import contest_of, play_game
from hawaii.games import game_tables, load_game
from hawaii.games.maori import Maori
from tests.bots.maori.tables import EMPTY_MATRIX, agreements, rows
from tests.kernel.player import own_folder


def finish(
    game: Maori, players: int, seed: int, names: list[str], **options: str
) -> tuple[tuple[int, ...], int]:
    """A game by these levels, seat by seat: the scores, and how many laps it took."""
    state = game.start(players, seed, options)
    decisions = 0
    while state.actor is not None:
        own = bots.decision_seed(seed, state.actor, decisions)
        deal = bots.dealer(game, state, state.actor, own)
        level = bots.level_named(names[state.actor])
        game.play(state, bots.choose(game, deal, state.actor, level, own))  # raises if it is not legal
        decisions += 1
    return game.scores(state), state.turns // players


@pytest.mark.parametrize("options", [*agreements()], ids=lambda one: " ".join(one.values()))
def test_whoever_thinks_beats_chance_whatever_was_agreed_on(game: Maori, options: dict[str, str]) -> None:
    scores, laps = finish(game, 2, 3, ["greedy", "random"], **options)
    assert scores[0] > scores[1] + 10
    assert laps < 60


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["novice", "greedy"])
def test_games_have_an_end_with_all_numbers_of_players(game: Maori, level: str, players: int) -> None:
    """Nobody waits for ever for better tiles."""
    scores, laps = finish(game, players, players, [level] * players)
    assert len(scores) == players
    assert max(scores) > 15
    assert laps < 35


def test_nobody_takes_apart_what_is_good_when_no_tiles_are_left(game: Maori) -> None:
    """However soft a level is: there is nothing to take, and all islands are complete."""
    board = "single-p single-p . . . | E-p W-p . . . | water . . . . | . . . . ."
    state = game.arrange(
        {"seats": [{"board": rows(board)}, {}], "matrix": rows(EMPTY_MATRIX), "supply": [], "ship": 16}
    )
    game.play(state, game.decode("sail 1"))
    for seed in range(20):
        deal = bots.dealer(game, state, 0, seed)
        assert bots.choose(game, deal, 0, bots.level_named("novice"), seed).text == "nothing"


def test_stronger_levels_win_more(game: Maori) -> None:
    """Each deal twice, so that it favours nobody."""
    arena = contest_of(game, ("skilled", "novice"), 1, {})
    games = [play_game(game, arena, number) for number in range(6)]
    won = sum(one.seats[winner] == "skilled" for one in games for winner in one.winners)
    lost = sum(one.seats[winner] == "novice" for one in games for winner in one.winners)
    assert won > lost
    scores = {name: mean(one.scores[one.seats.index(name)] for one in games) for name in arena.bots}
    assert scores["skilled"] > scores["novice"]


def test_an_expert_thinks_and_plays_on(game: Maori) -> None:
    state = game.start(2, 2)
    for decisions in range(6):
        assert state.actor is not None
        deal = bots.dealer(game, state, state.actor, decisions)
        game.play(state, bots.choose(game, deal, state.actor, bots.level_named("expert"), decisions))


@pytest.mark.parametrize("size", [3, 6])
def test_bots_play_with_house_rules(tmp_path: Path, size: int) -> None:
    """Boards of another size, other numbers, and tiles that others took out of the box."""
    folder = own_folder(
        tmp_path,
        game="maori",
        boards=f"normal: {{rows: {size}, columns: {size}, land: [], ships_at: []}}",
        scoring="{palm: 2, lei: 25, empty: 3, ship: 0}",
        start="{side: 3, shells_each: 2}",
        tiles="{E-pl: 0, W-pl: 3, volcano: 0}",
    )
    game = load_game("maori", game_tables("maori", folder))
    assert isinstance(game, Maori)
    scores, _ = finish(game, 2, 1, ["greedy", "random"])
    assert scores[0] > scores[1]
