"""What opponents see on a board: the same as the rules, and what may become of it."""

from __future__ import annotations

import pytest

from hawaii.bots.maori.boards import Boards
from hawaii.bots.maori.prospects import Prospects, Surveyor
from hawaii.games.maori import Maori
from hawaii.games.maori.board_building import build_board
from hawaii.games.maori.scoring import board_score
from tests.bots.maori.tables import agreements, rows
from tests.bots.positions import positions


def seen(game: Maori, text: str, board: str = "normal", strict: bool = False) -> Prospects:
    side = game.book.sides[board]
    return Surveyor(game.book, side, strict).survey(build_board(game.book, side, rows(text)).pieces)


def test_complete_islands_are_seen_as_the_scoring_sees_them(game: Maori) -> None:
    points = 0
    for seed, options in enumerate(agreements()):
        side = game.book.sides[options["board"]]
        boards = Boards(game.book, side, options["fit"] == "edges", [])
        for state in positions(game, 2, seed, every=9, **options):
            for board in state.boards:
                view, scored = boards.view(board.pieces), board_score(game.book, board, options["board"])
                assert view.final == scored.points
                assert view.prospects.sure_ships == scored.ships
                points += view.prospects.points
    assert points > 100


def test_an_island_that_lacks_a_tile(game: Maori) -> None:
    found = seen(game, "E-pph . . . . | . . . . . | . . . . . | . . . . .")
    assert (found.one_open, found.one_points, found.one_hut) == (1, 4, 1)
    (end,) = found.ends
    assert (end.square, end.last, end.lei) == (1, True, False)


def test_a_middle_piece_lacks_two(game: Maori) -> None:
    found = seen(game, ". . . . . | . EW-ppp . . . | . . . . . | . . . . .")
    assert (found.two_open, found.two_points, found.one_open) == (1, 3, 0)


@pytest.mark.parametrize(
    ("why", "board"),
    [
        ("the border", ". . . . . | W-pp . . . . | . . . . . | . . . . ."),
        ("printed land", ". . E-pp . . | . . . . . | . . . . . | . . . . ."),
        ("water", "E-pp water . . . | . . . . . | . . . . . | . . . . ."),
        ("a closed edge", "E-pp E-p . . . | . . . . . | . . . . . | . . . . ."),
    ],
)
def test_what_can_never_be_completed_is_dead(game: Maori, why: str, board: str) -> None:
    found = seen(game, board)
    assert found.dead == 1, why
    assert found.dead_squares.bit_count() == 1


def test_two_islands_that_face_each_other_need_a_middle_piece(game: Maori) -> None:
    found = seen(game, ". . . . . | E-pp . W-p . . | . . . . . | . . . . .")
    assert (found.joins, found.join_points, found.one_open) == (2, 3, 0)
    assert all(end.join for end in found.ends)


def test_where_islands_meet_at_a_corner_only_one_can_be_completed(game: Maori) -> None:
    """There are no curves: the greater one is hoped for. If edges must fit, nothing fits there."""
    board = ". S-p . . . | E-ppp . . . . | . . . . . | . . . . ."
    free = seen(game, board)
    assert (free.one_open, free.one_points, free.dead) == (1, 3, 1)
    strict = seen(game, board, strict=True)
    assert (strict.one_open, strict.dead) == (0, 2)


def test_inside_the_atoll_palms_count_more_if_the_island_can_stay_there(game: Maori) -> None:
    inside = seen(game, ". . . . . | . E-pp . . . | . . . . . | . . . . .", "atoll")
    outwards = seen(game, ". . . . . | . W-pp . . . | . . . . . | . . . . .", "atoll")
    assert (inside.one_points, outwards.one_points) == (4, 2)


def test_open_leis_tell_what_would_close_them(game: Maori) -> None:
    side = game.book.sides["normal"]
    boards = Boards(game.book, side, False, [])
    board = build_board(game.book, side, rows("E-pl . . . . | . . . . . | . . . . . | . . . . ."))
    view = boards.view(board.pieces)
    west = game.book.turns[game.book.kinds["W-pl"]][0]
    assert view.open_leis == (west,)
    assert boards.stored(board.pieces, game.book.kinds["W-ppl"]).points == 3 + 10
    assert boards.stored(board.pieces, game.book.kinds["W-pp"]).points == 3
    assert boards.stored(board.pieces, game.book.kinds["E-pp"]).points == 0
    assert boards.stored(board.pieces, game.book.kinds["water-bb"]).ships == 2


def test_a_square_with_no_empty_one_beside_it_is_lonely(game: Maori) -> None:
    found = seen(game, ". water . . . | water . . . . | . . . . . | . . . . .")
    assert found.lonely == 1
    assert seen(game, ". W-p . . . | water . . . . | . . . . . | . . . . .").lonely == 0


def test_boards_that_do_not_fit_into_memory_are_looked_at_again(game: Maori) -> None:
    side = game.book.sides["normal"]
    boards = Boards(game.book, side, False, [[1.0] * 12] * 2, capacity=2)
    seen_before = {}
    for state in positions(game, 2, seed=3, every=5):
        for board in state.boards:
            seen_before[board.pieces] = (boards.view(board.pieces), boards.value(board.pieces, 1))
    for pieces, found in seen_before.items():
        assert (boards.view(pieces), boards.value(pieces, 1)) == found
