"""The table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from hawaii.games.maori import Maori
from hawaii.games.maori.events import DiscovererPlaced
from hawaii.kernel.events import TurnEnded
from hawaii.kernel.messages import Problem
from tests.games.maori.telling import matrix
from tests.games.telling import offered, play


def test_sixteen_tiles_lie_open_and_the_rest_are_face_down(game: Maori) -> None:
    table = game.snapshot(game.start(2, 1))
    tiles = [tile for row in table["matrix"] for tile in row]
    assert [len(row) for row in table["matrix"]] == [4] * 4
    assert len(table["supply"]) == 97 - 16
    assert Counter(tiles + table["supply"]) == Counter(game.book.tables.tiles)
    assert table["discarded"] == []


def test_no_volcano_is_dealt_into_the_matrix_but_both_come_later(game: Maori) -> None:
    places = set()
    for seed in range(60):
        table = game.snapshot(game.start(2, seed))
        assert all("volcano" not in row for row in table["matrix"])
        assert table["supply"].count("volcano") == 2
        places |= {place for place, tile in enumerate(table["supply"]) if tile == "volcano"}
    assert min(places) < 10
    assert max(places) >= 71


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_five_shells_two_ships_and_an_empty_board(game: Maori, players: int) -> None:
    state = game.start(players, 3)
    seats = game.snapshot(state)["seats"]
    assert len(seats) == players
    empty = [["."] * 5] * 4
    assert seats == [{"shells": 5, "board": empty, "store": None, "ship": None}] * players
    assert [board.ships for board in state.boards] == [2] * players


def test_every_seed_deals_another_table(game: Maori) -> None:
    deals = {str(game.snapshot(game.start(3, seed))["matrix"]) for seed in range(30)}
    assert len(deals) == 30
    assert game.digest(game.start(3, 5)) == game.digest(game.start(3, 5))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_says_who_starts(game: Maori, players: int) -> None:
    assert {game.start(players, seed).actor for seed in range(40)} == set(range(players))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_start_player_places_the_ship_anywhere_and_the_left_neighbour_begins(
    game: Maori, players: int
) -> None:
    for seed in range(8):
        state = game.start(players, seed)
        starter = state.actor
        assert starter is not None
        assert offered(game, state) == [f"launch {position}" for position in range(1, 17)]
        events = play(game, state, f"launch {2 * seed + 1}")
        assert events == [DiscovererPlaced(starter, 2 * seed + 1), TurnEnded(starter)]
        assert state.actor == (starter + 1) % players
        assert game.snapshot(state)["ship"] == 2 * seed + 1
        assert game.step(state).name == "sail"


@pytest.mark.parametrize(
    ("board", "players", "most"),
    [("normal", 1, 5), ("normal", 6, 5), ("atoll", 1, 4), ("atoll", 5, 4)],
)
def test_too_few_or_too_many_players_cannot_play(game: Maori, board: str, players: int, most: int) -> None:
    with pytest.raises(Problem) as caught:
        game.start(players, 1, {"board": board})
    assert caught.value.message.id == "players_out_of_range"
    assert caught.value.message.values == {"fewest": 2, "most": most, "found": players}


@pytest.mark.parametrize(("board", "most"), [("normal", 5), ("atoll", 4)])
def test_as_many_as_the_boards_allow_can_play(game: Maori, board: str, most: int) -> None:
    for players in range(2, most + 1):
        assert len(game.start(players, 1, {"board": board}).boards) == players


@pytest.mark.parametrize(
    "options", [{"rules": "easy"}, {"board": "lagoon"}, {"fit": 1}, {"weather": "fine"}], ids=str
)
def test_options_that_the_game_does_not_have_are_refused(game: Maori, options: dict[str, object]) -> None:
    with pytest.raises(Problem) as caught:
        game.start(2, 1, options)
    assert caught.value.message.id == "option_wrong"


def test_the_basic_game_on_the_normal_side_is_what_players_get_unless_they_agree(game: Maori) -> None:
    assert game.snapshot(game.start(2, 1))["options"] == {
        "rules": "basic",
        "board": "normal",
        "fit": "free",
    }


@pytest.mark.parametrize(("board", "open_squares"), [("normal", 16), ("atoll", 20)])
def test_a_side_has_its_water_squares(game: Maori, board: str, open_squares: int) -> None:
    assert game.start(2, 1, {"board": board}).boards[0].empty.bit_count() == open_squares


def test_a_lap_is_a_turn_of_everybody(game: Maori) -> None:
    state = game.start(3, 2)
    laps = [game.chapter(state)]
    play(game, state, "launch 1")
    while state.turns < 8:
        if len(laps) <= state.turns:
            laps.append(game.chapter(state))
        game.play(state, game.actions(state)[0])
    assert laps == [1, 1, 1, 1, 2, 2, 2, 3]


def test_what_ends_a_lap_is_still_in_it(game: Maori) -> None:
    state = game.arrange({"matrix": matrix(), "ship": 16})
    play(game, state, "sail 1", "nothing", "sail 1")
    held = state.copy()
    assert not game.play_in_turn(held, game.decode("nothing"))
    game.play(state, game.decode("nothing"))
    assert (game.chapter(held), game.chapter(state)) == (1, 2)
    while not state.over:
        last = game.chapter(state)
        play(game, state, "sail 1", "nothing")
    assert game.chapter(state) == last == 2


def test_progress_is_the_fullest_board(game: Maori) -> None:
    boards = [{"board": [["water", "water", ".", ".", "."], *[["."] * 5] * 3]}, {}]
    progress = game.progress(game.arrange({"seats": boards}))
    assert (progress.id, progress.values) == ("progress_board", {"tiles": 2, "squares": 16})
