"""The scoring: incomplete islands are taken off, then palms, leis, ships, shells and empty squares count."""

from __future__ import annotations

from typing import NamedTuple

from hawaii.games.maori.board import Board
from hawaii.games.maori.book import EMPTY, Book
from hawaii.games.maori.events import IslandRemoved
from hawaii.games.maori.islands import Island, islands_of
from hawaii.games.maori.state import MaoriState
from hawaii.kernel.breakdown import Award
from hawaii.kernel.events import Event, GameEnded, PointsScored
from hawaii.kernel.messages import Message


class BoardScore(NamedTuple):
    """What a board brings by itself, before ships and shells are compared."""

    islands: tuple[Island, ...]
    ships: int
    """On the board and on the tiles that are left."""
    empty: int
    """Squares without a tile, when incomplete islands have been taken off."""
    points: int
    """Of palms and leis, less the empty squares."""


class Shares(NamedTuple):
    """What a seat scores for ships and shells, where those with most do."""

    ships: int
    shells: int


def palm_points(book: Book, island: Island) -> int:
    """Of an island that is complete."""
    scoring = book.tables.scoring
    each = scoring.palm_with_hut if island.hut else scoring.palm
    return island.palms * each * (scoring.atoll if island.inside else 1)


def island_points(book: Book, island: Island) -> int:
    """Palms and leis of a complete island; nothing for another."""
    if not island.complete:
        return 0
    return palm_points(book, island) + island.leis * book.tables.scoring.lei


def board_score(book: Book, board: Board, side_name: str) -> BoardScore:
    side = book.sides[side_name]
    islands = tuple(islands_of(book, side, board))
    lost = {square for island in islands if not island.complete for square in island.squares}
    ships = side.ships + sum(
        book.of_piece[piece].ships
        for square, piece in enumerate(board.pieces)
        if piece != EMPTY and square not in lost
    )
    empty = board.empty.bit_count() + len(lost)
    points = sum(island_points(book, island) for island in islands)
    return BoardScore(islands, ships, empty, points - empty * book.tables.scoring.empty)


def board_scores(book: Book, state: MaoriState) -> list[BoardScore]:
    return [board_score(book, board, state.options.board) for board in state.boards]


def shares(book: Book, state: MaoriState, boards: list[BoardScore]) -> list[Shares]:
    """Those with most ships score them, and those with most shells; who ties scores, too."""
    scoring = book.tables.scoring
    ships, shells = max(board.ships for board in boards), max(state.shells)
    return [
        Shares(
            scoring.ship * board.ships if board.ships == ships else 0,
            scoring.shell * own if own == shells else 0,
        )
        for board, own in zip(boards, state.shells, strict=True)
    ]


def scores(book: Book, state: MaoriState) -> tuple[int, ...]:
    """Points by seat at the end, or if the game ended now."""
    boards = board_scores(book, state)
    return tuple(
        board.points + sum(share) for board, share in zip(boards, shares(book, state, boards), strict=True)
    )


def awards(book: Book, state: MaoriState, seat: int) -> list[Award]:
    """Where each point comes from: island by island, then ships, shells and empty squares."""
    boards = board_scores(book, state)
    own, share = boards[seat], shares(book, state, boards)[seat]
    found: list[Award] = []

    def award(points: int, source: str, reason: str, **values: int | str | Message) -> None:
        if points:
            found.append(Award(points, source, Message(reason, dict(values))))

    for number, island in enumerate(own.islands, start=1):
        if not island.complete:
            continue
        source = "huts" if island.hut else "palms"
        way = "hut" if island.hut else "plain"
        if island.inside:
            way = f"{way}_atoll"
        points = palm_points(book, island)
        award(points, source, f"maori_palms_{way}", number=number, palms=island.palms)
        award(island.leis * book.tables.scoring.lei, "leis", "maori_lei", number=number)
    award(share.ships, "ships", "maori_ships", count=own.ships)
    award(share.shells, "shells", "maori_shells", count=state.shells[seat])
    award(-own.empty * book.tables.scoring.empty, "empty", "maori_empty", count=own.empty)
    return found


def winners(book: Book, state: MaoriState) -> tuple[int, ...]:
    """Most points, then most shells, then shared."""
    results = list(zip(scores(book, state), state.shells, strict=True))
    best = max(results)
    return tuple(seat for seat, found in enumerate(results) if found == best)


def tell_scoring(book: Book, state: MaoriState, events: list[Event]) -> None:
    """The end of the game, as it is told: nothing on the boards changes."""
    names = book.sides[state.options.board].grid.names
    for seat, board in enumerate(board_scores(book, state)):
        for island in board.islands:
            if not island.complete:
                events.append(IslandRemoved(seat, tuple(names[square] for square in island.squares)))
    for seat in range(len(state.boards)):
        for award in awards(book, state, seat):
            events.append(PointsScored(seat, award.points, award.reason))
    events.append(GameEnded(winners(book, state)))
