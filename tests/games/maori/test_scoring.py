"""The scoring, as the rulebook tells it."""

from __future__ import annotations

from typing import Any

import pytest

from hawaii.games.maori import Maori
from tests.games.maori.telling import board


def sources(game: Maori, rows: list[list[str]], **options: str) -> dict[str, int]:
    """Points of a board by source, with nobody having most ships or shells but the other player."""
    rival = [["water-bb"] * 3 + ["."] * 2, ["water-bb", "water-b", "water-b", "water-b", "water-b"]]
    seats = [{"board": rows, "shells": 0}, {"board": [*rival, *[["."] * 5] * 2], "shells": 1}]
    return game.points_by_source(game.arrange({"seats": seats, "options": options}), 0)


def test_the_example_of_the_rulebook_brings_37_points(game: Maori) -> None:
    rows = board("""
        E-pl W-pl water . .
        E-pp EW-pp W-pp single-pp .
        E-pph EW-p W-ppp water-bb water-bb
        . . water-b water .
    """)
    state = game.arrange({"seats": [{"board": rows, "shells": 3}, {"shells": 4}]})
    assert game.points_by_source(state, 0) == {
        "palms": 10,
        "huts": 12,
        "leis": 10,
        "ships": 7,
        "empty": -2,
    }
    assert game.scores(state)[0] == 37


def test_a_palm_counts_one_and_two_with_a_hut_on_its_island(game: Maori) -> None:
    rows = board("""
        E-ppp W-p . . .
        E-pp W-ph . . .
        single-pp single-ph . . .
        . . . . .
    """)
    assert sources(game, rows) == {"palms": 4 + 2, "huts": 6 + 2, "empty": -10}


def test_a_second_hut_brings_no_more(game: Maori) -> None:
    one = [["E-pph", "W-p", ".", ".", "."], *[["."] * 5] * 3]
    two = [["E-pph", "W-ph", ".", ".", "."], *[["."] * 5] * 3]
    assert sources(game, one)["huts"] == sources(game, two)["huts"] == 6


def test_a_hut_serves_its_own_island_only(game: Maori) -> None:
    rows = [["E-ph", "W-p", ".", ".", "."], ["E-p", "W-p", ".", ".", "."], *[["."] * 5] * 2]
    assert sources(game, rows) == {"huts": 4, "palms": 2, "empty": -12}


INCOMPLETE: dict[str, list[list[str]]] = {
    "an end before an empty square": [["E-pp", ".", ".", ".", "."], *[["."] * 5] * 3],
    "an end at the border": [["W-pp", ".", ".", ".", "."], *[["."] * 5] * 3],
    "an end against printed land": [[".", ".", "E-pp", ".", "."], *[["."] * 5] * 3],
    "a middle piece with one end": [["E-p", "EW-p", ".", ".", "."], *[["."] * 5] * 3],
    "a turned piece that looks away": [["E-h W", "E-h E", ".", ".", "."], *[["."] * 5] * 3],
}


@pytest.mark.parametrize("rows", INCOMPLETE.values(), ids=INCOMPLETE.keys())
def test_an_incomplete_island_is_removed_and_its_squares_are_empty(
    game: Maori, rows: list[list[str]]
) -> None:
    assert sources(game, rows) == {"empty": -16}


def test_an_end_beside_water_is_removed_but_the_water_stays(game: Maori) -> None:
    rows = [["E-pp", "water", ".", ".", "."], *[["."] * 5] * 3]
    assert sources(game, rows) == {"empty": -15}


def test_an_end_against_a_whole_island_is_removed_but_that_island_stays(game: Maori) -> None:
    rows = [["E-pp", "single-pp", ".", ".", "."], ["E-p", "W-p", "W-ppp", ".", "."], *[["."] * 5] * 2]
    assert sources(game, rows) == {"palms": 4, "empty": -13}


def test_islands_go_north_and_south_too_and_cross_nothing(game: Maori) -> None:
    rows = board("""
        . S-p . . .
        E-p NS-pp W-p . .
        . N-p . . .
        . . . . .
    """)
    assert sources(game, rows) == {"palms": 4, "empty": -13}


def test_a_turned_piece_completes_an_island(game: Maori) -> None:
    rows = board("""
        S-pp . . . .
        EW-h/NS . . . .
        E-h/N . . . .
        . . . . .
    """)
    assert sources(game, rows) == {"huts": 4, "empty": -13}


def test_a_lei_is_two_halves_that_meet(game: Maori) -> None:
    rows = [["E-pl", "W-ppl", ".", ".", "."], ["E-ppl", "W-p", ".", ".", "."], *[["."] * 5] * 2]
    assert sources(game, rows) == {"palms": 6, "leis": 10, "empty": -12}


def test_halves_with_a_piece_between_them_do_not_meet(game: Maori) -> None:
    rows = [["E-pl", "EW-p", "W-pl", ".", "."], *[["."] * 5] * 3]
    assert sources(game, rows) == {"palms": 3, "empty": -13}


def test_a_lei_across_rows_counts_too(game: Maori) -> None:
    rows = [["S-pl", ".", ".", ".", "."], ["N-pl", ".", ".", ".", "."], *[["."] * 5] * 2]
    assert sources(game, rows)["leis"] == 10


def ships(game: Maori, *boards: list[str]) -> list[int]:
    seats = [{"board": [[*row, *["."] * (5 - len(row))], *[["."] * 5] * 3]} for row in boards]
    state = game.arrange({"seats": seats, "players": max(2, len(seats))})
    return [game.points_by_source(state, seat).get("ships", 0) for seat in range(len(seats))]


def test_only_those_with_most_ships_score_them(game: Maori) -> None:
    assert ships(game, ["water-bb"], ["water-b"], []) == [4, 0, 0]
    assert ships(game, ["water-bb"], ["water-b", "water-b"], ["water-b"]) == [4, 4, 0]
    assert ships(game, [], []) == [2, 2]


def test_ships_on_incomplete_islands_do_not_count_at_the_end(game: Maori) -> None:
    assert ships(game, ["E-pb"], []) == [2, 2]
    assert ships(game, ["E-pb", "W-p"], []) == [3, 0]


def shells(game: Maori, *numbers: int) -> list[int]:
    state = game.arrange({"seats": [{"shells": number} for number in numbers]})
    return [game.points_by_source(state, seat).get("shells", 0) for seat in range(len(numbers))]


def test_only_those_with_most_shells_score_them(game: Maori) -> None:
    assert shells(game, 7, 6, 6) == [7, 0, 0]
    assert shells(game, 7, 7, 6) == [7, 7, 0]
    assert shells(game, 0, 0) == [0, 0]


def test_shells_printed_on_tiles_are_not_counted(game: Maori) -> None:
    rows = [["E-pss", "W-pss", ".", ".", "."], *[["."] * 5] * 3]
    state = game.arrange({"seats": [{"board": rows, "shells": 1}, {"shells": 0}]})
    assert game.points_by_source(state, 0)["shells"] == 1


# -- the atoll ---------------------------------------------------------------------------------------


def test_palms_of_islands_wholly_inside_the_atoll_count_double(game: Maori) -> None:
    rows = board("""
        . . . . .
        . E-pp EW-p W-p .
        . single-ph . . .
        . . . . .
    """)
    assert sources(game, rows, board="atoll") == {"palms": 8, "huts": 4, "empty": -16}


def test_an_island_that_reaches_out_of_the_atoll_counts_once(game: Maori) -> None:
    rows = board("""
        . . . . .
        E-pp EW-p W-p . .
        . . S-p . .
        . . N-ph . .
    """)
    assert sources(game, rows, board="atoll") == {"palms": 4, "huts": 4, "empty": -15}


def test_leis_are_not_doubled(game: Maori) -> None:
    rows = board("""
        . . . . .
        . E-pl W-pl . .
        . . . . .
        . . . . .
    """)
    assert sources(game, rows, board="atoll") == {"palms": 4, "leis": 10, "empty": -18}


def test_the_same_squares_are_nothing_special_on_the_normal_side(game: Maori) -> None:
    rows = board("""
        . . . . .
        . E-pp EW-p W-p .
        . . . . .
        . . . . .
    """)
    assert sources(game, rows)["palms"] == 4


def test_the_ships_in_the_atoll_count_covered_or_not_but_the_square_is_empty(game: Maori) -> None:
    covered = [["."] * 5, [".", ".", "water", ".", "."], *[["."] * 5] * 2]
    seats = [{"board": covered, "shells": 0}, {"shells": 0}]
    state = game.arrange({"seats": seats, "options": {"board": "atoll"}})
    assert game.points_by_source(state, 0) == {"ships": 2, "empty": -19}
    assert game.points_by_source(state, 1) == {"ships": 2, "empty": -20}


# -- the winner --------------------------------------------------------------------------------------


def winners(game: Maori, *seats: dict[str, Any]) -> tuple[int, ...]:
    return game.winners(game.arrange({"seats": list(seats)}))


def one(*names: str) -> list[list[str]]:
    return [[*names, *["."] * (5 - len(names))], *[["."] * 5] * 3]


def test_most_points_win(game: Maori) -> None:
    assert winners(game, {"shells": 5}, {"shells": 5, "board": one("single-p")}) == (1,)


def test_among_those_with_most_points_most_shells_win(game: Maori) -> None:
    """Three shells with the majority are as good as a tile with two palms on a square."""
    seats = [{"board": one("single-pp"), "shells": 2}, {"shells": 3}]
    state = game.arrange({"seats": seats})
    assert game.scores(state) == (2 + 2 - 15, 2 + 3 - 16)
    assert game.winners(state) == (1,)


def test_with_as_many_shells_they_share_it(game: Maori) -> None:
    assert winners(game, {"shells": 4}, {"shells": 4}, {"shells": 3}) == (0, 1)


def test_the_breakdown_names_every_island(game: Maori) -> None:
    rows = [["single-p", "single-ph", ".", ".", "."], ["E-pl", "W-pl", ".", ".", "."], *[["."] * 5] * 2]
    state = game.arrange({"seats": [{"board": rows, "shells": 6}]})
    found = [(award.source, award.points) for award in game.breakdown(state, 0)]
    assert found == [
        ("palms", 1),
        ("huts", 2),
        ("palms", 2),
        ("leis", 10),
        ("ships", 2),
        ("shells", 6),
        ("empty", -12),
    ]


def test_what_each_board_brings_can_be_looked_at(game: Maori) -> None:
    rows = board("""
        S-pl single-pb . . .
        N-ppl water-bb . . .
        E-ph . . . .
        . . . . .
    """)
    state = game.arrange({"options": {"board": "atoll"}, "seats": [{"board": rows}]})
    found = game.board_scores(state)[0]
    assert [(island.complete, island.palms, island.hut, island.leis) for island in found.islands] == [
        (True, 3, False, 1),
        (True, 1, False, 0),
        (False, 1, True, 0),
    ]
    assert (found.ships, found.empty, found.points) == (5, 16, 3 + 10 + 1 - 16)
