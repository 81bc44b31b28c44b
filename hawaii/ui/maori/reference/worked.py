"""A board at the end of a game, counted by the rules themselves, line by line."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from hawaii.games.maori.board import Board
from hawaii.games.maori.board_building import build_board
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.islands import Island
from hawaii.games.maori.scoring import BoardScore, board_scores, palm_points, scores, shares
from hawaii.games.maori.setup import set_up
from hawaii.games.maori.state import MaoriState
from hawaii.games.maori.tables import Options
from hawaii.kernel.messages import Message, Problem, Values
from hawaii.ui.maori.reference.pictures import LEI, POINT, SHELL, SHIP, laid
from hawaii.ui.maori.reference.told import shells_told, ships_told
from hawaii.ui.reference import Block, Example, Figure, Figures, Heading, Line, Piece, Spot

BOARDS = {
    "normal": (
        "E-pl W-pl water . .",
        "E-pp EW-pp W-pp single-pp S-p",
        "E-pph EW-p W-ppp water-bb .",
        ". . water-b water water-bb",
    ),
    "atoll": (
        "E-pp W-p water-b S-p single-p",
        "water E-pph W-pp N-p water-bb",
        "single-pp E-pl W-pl single-pp S-p",
        "water-b E-pp EW-h W-p .",
    ),
}
"""The board that is counted, by the side of the boards; it fits together in every way of playing."""
SHELLS = (3, 4)
"""Of whoever is counted, and of somebody else."""


class Worked(NamedTuple):
    """The end of a game: the first seat is counted."""

    state: MaoriState
    scores: list[BoardScore]
    total: int

    @property
    def board(self) -> Board:
        return self.state.boards[0]


def worked(book: Book, options: Options) -> Worked | None:
    """None if tables of somebody's own do not allow it."""
    with suppress(Problem):
        side = book.sides[options.board]
        state = set_up(book, 2, 0, options)
        own = build_board(book, side, [row.split() for row in BOARDS[options.board]])
        state.boards = [own, Board.new(side)]
        state.shells = [*SHELLS]
        return Worked(state, board_scores(book, state), scores(book, state)[0])
    return None


def worked_example(book: Book, options: Options) -> list[Block]:
    found = worked(book, options)
    if found is None:
        return []
    lost = {square for island in found.scores[0].islands if not island.complete for square in island.squares}
    title, total = Message("ref_maori_worked_counted"), Message("ref_maori_worked_total")
    return [
        Heading(Message("ref_maori_worked")),
        Figures((_figure(book, options, found.board, lost),), 68),
        Example(title, tuple(_lines(book, found)), Line(total, (POINT,), str(found.total))),
    ]


def _figure(book: Book, options: Options, board: Board, lost: set[int]) -> Figure:
    columns = book.sides[options.board].grid.columns
    cells: list[Piece | Spot | None] = [
        None if piece == EMPTY else laid(book.piece_name(piece), faint=square in lost)
        for square, piece in enumerate(board.pieces)
    ]
    rows = tuple(tuple(cells[start : start + columns]) for start in range(0, len(cells), columns))
    caption = Message("ref_maori_worked_board", {"shells": shells_told(SHELLS[0])})
    atoll = options.board == "atoll"
    ground = "maori/board/atoll" if atoll else "maori/board/normal"
    return Figure(rows, caption, ground=ground, over="maori/board/reef" if atoll else "")


def _lines(book: Book, found: Worked) -> list[Line]:
    lines: list[Line] = []
    own, other = found.scores
    columns = book.sides[found.state.options.board].grid.columns
    for island in own.islands:
        lines += _island(book, found.board, island, columns)
    share = shares(book, found.state, found.scores)[0]
    ships: Values = {"own": ships_told(own.ships), "other": other.ships}
    shells: Values = {"own": shells_told(SHELLS[0]), "other": SHELLS[1]}
    more = own.ships >= other.ships
    lines += [
        Line(
            Message("ref_maori_worked_ships" if more else "ref_maori_worked_ships_fewer", ships),
            (SHIP,),
            f"{share.ships:+d}" if share.ships else "0",
        ),
        Line(
            Message("ref_maori_worked_shells_fewer", shells),
            (SHELL,),
            f"{share.shells:+d}" if share.shells else "0",
        ),
    ]
    lost = own.empty * book.tables.scoring.empty
    empty = Message("ref_maori_worked_empty", {"count": own.empty})
    return [*lines, Line(empty, (), str(-lost))]


def _island(book: Book, board: Board, island: Island, columns: int) -> list[Line]:
    names = [book.piece_name(board.pieces[square]) for square in island.squares]
    pieces = tuple(laid(name, faint=not island.complete) for name in names)
    if not island.complete:
        return [Line(Message("ref_maori_worked_open"), pieces, "0")]
    points = palm_points(book, island)
    each = points // island.palms if island.palms else 0
    values: Values = {"count": island.palms, "each": each}
    if island.inside:
        message = Message("ref_maori_worked_hut_inside" if island.hut else "ref_maori_worked_inside", values)
    else:
        message = Message("ref_maori_worked_hut" if island.hut else "ref_maori_worked_palms", values)
    across = len({square // columns for square in island.squares}) == 1
    lines = [Line(message, pieces, f"+{points}", gap=0 if across else 6)]
    if island.leis:
        lei = Message("ref_maori_worked_lei", {"count": island.leis})
        lines.append(Line(lei, (LEI,), f"+{island.leis * book.tables.scoring.lei}"))
    return lines
